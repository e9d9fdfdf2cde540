import type { GraphQLSchema } from 'graphql'
import { nameIn, type Dialect } from './dialect.ts'
import type { RestService, WebhookRow } from './endpoint.ts'
import { PUBLISHED, type JsonSchema } from './json-schema.ts'
import type { Components } from './openapi-components.ts'
import { fragmentsIn, webhookData } from './webhooks.ts'

type OpenApiObject = Readonly<Record<string, unknown>>

type DescribedWebhook = Pick<WebhookRow, 'event' | 'description'> & {
  readonly schema: JsonSchema
  readonly example: unknown
}

const TAG = 'Webhooks'

/** How a receiver verifies a delivery. */
const STANDARD = `**Signature.** Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com). \`webhook-signature\` contains \`v1,\` followed by the base64 of the HMAC-SHA256 of \
\`{webhook-id}.{webhook-timestamp}.{raw body}\`, keyed with the bytes that follow \`whsec_\` in the secret, in base64. Compute it over the raw body, compare in \
constant time, and reject a \`webhook-timestamp\` that is more than five minutes off. After a rotation both secrets are valid for 24 hours: the header then contains two signatures \
separated by a space, of which one must match.`

/** How a receiver verifies a signature of only the body. */
const OF_BODY = `**Signature.** \`X-Webhook-Signature\` is the HMAC-SHA256 of the raw body in hexadecimal digits, keyed with the whole secret, including \`whsec_\`. Compute it over \
the raw body, compare in constant time, and reject a signature that does not match. For 24 hours after a rotation the previous secret is used, so you have time to replace it. \
The headers of [Standard Webhooks](https://www.standardwebhooks.com) are also sent, for receivers that use a library: during these 24 hours \`webhook-signature\` contains signatures with both secrets, \
and \`webhook-id\` is the id of the event.`

const RESPONSES = `**Responses.** A 2xx status within 30 seconds is success. Any other response is a failure, including redirects, which are never followed. 410 disables the subscription: pending deliveries \
fail, and no new ones are created until its status is set to ACTIVE.

**Attempts.** The first attempt is made immediately. After failures, further attempts follow after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours, each delay extended by up to a tenth, \
or by more if a 429 or 503 response requests it with \`Retry-After\`. After the sixth failure the delivery has failed and can be retried manually.`

const ORDER = `**Order.** Each event is delivered at least once, with the same \`webhook-id\` and the same bytes on every attempt, so a receiver can discard duplicates. Events may arrive out of \
order; \`sequence\` numbers the events of one resource.`

const ORDER_OF_BODY = `**Order.** Each event is delivered at least once. The \`id\` in the body identifies the delivery and is the same on every attempt, including manual retries, so a receiver can discard duplicates. Events may \
arrive out of order; \`timestamp\` is the time of the event.`

/** Introduction to webhooks for receivers. */
export const webhookIntroduction = ({ deliveries }: Pick<Dialect, 'deliveries'>): string =>
  [
    'A webhook subscription consists of a URL and a list of events; each event is sent to the URL as a signed POST request with a JSON body.',
    ...(deliveries === 'signed-body' ? [OF_BODY, RESPONSES, ORDER_OF_BODY] : [STANDARD, RESPONSES, ORDER]),
  ].join('\n\n')

/** The tag of the webhook operations. */
export const webhookTags = (dialect: Dialect): Readonly<Record<string, string>> => ({
  [TAG]: webhookIntroduction(dialect),
})

const STANDARD_PARAMETERS: Readonly<Record<string, OpenApiObject>> = {
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Id of the event. It is the same on every attempt.',
    schema: PUBLISHED['UUID'],
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Time at which this attempt was signed, in Unix seconds.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures separated by spaces. Each is `v1,` followed by the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{raw body}`.',
    schema: { type: 'string', pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$' },
  },
}

const BODY_PARAMETERS: Readonly<Record<string, OpenApiObject>> = {
  WebhookBodySignature: {
    name: 'X-Webhook-Signature',
    in: 'header',
    required: true,
    description: 'The HMAC-SHA256 of the raw body in hexadecimal digits, keyed with the whole secret.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
}

/** Headers that every delivery carries. */
export const webhookParameters = ({ deliveries }: Dialect): Readonly<Record<string, OpenApiObject>> => ({
  ...(deliveries === 'signed-body' && BODY_PARAMETERS),
  ...STANDARD_PARAMETERS,
})

/** The test event, which every service sends on request. */
function testEvent(dialect: Dialect): DescribedWebhook {
  const subscriptionId = nameIn(dialect, 'subscriptionId')
  return {
    event: 'webhook.test',
    description:
      'Test event, sent on request by `POST /webhooks/subscriptions/{id}/test`. It cannot be subscribed to.',
    schema: {
      component: 'WebhookTest',
      about: 'Data of a test event.',
      type: 'object',
      properties: {
        [subscriptionId]: { ...PUBLISHED['UUID'], description: 'Id of the tested subscription.' },
        message: { type: 'string', description: 'A human-readable message.' },
      },
      required: [subscriptionId, 'message'],
    },
    example: {
      [subscriptionId]: '01a1ffa5-b4f7-769d-8330-9d5a9997d412',
      message: 'This is a test of the webhook subscription.',
    },
  }
}

/** The OpenAPI webhooks of a service by event; the receiver implements these operations. */
export function webhooksOf(
  service: RestService,
  schema: GraphQLSchema,
  components: Components,
): Readonly<Record<string, OpenApiObject>> {
  const fragments = fragmentsIn(service)
  const declared = (service.webhooks ?? []).map(row => {
    const data = webhookData({ ...service, fragments }, row, schema).schema
    // Data that only this event uses is no resource of a route, so its schema has its own name.
    return {
      ...row,
      schema: hasSequence(service.dialect) ? data : { ...data, component: row.data },
      example: exampleOf(service, row, data),
    }
  })
  return Object.fromEntries(
    [...declared, testEvent(service.dialect)].map(row => [
      row.event,
      { post: deliveryOf(row, components, service.dialect) },
    ]),
  )
}

/** The example of the fragment at the time of the event: when the event is named after a status, the resource has that status. */
function exampleOf({ examples }: RestService, { event, data }: WebhookRow, properties: JsonSchema): unknown {
  const example = examples?.fragments[data]
  const status = event.split('.').at(-1)
  const statuses = (properties['properties'] as { status?: { enum?: readonly string[] } } | undefined)?.status
    ?.enum
  return (
    example && {
      ...example,
      ...(status !== undefined && statuses?.includes(status) && { status }),
      ...examples.events?.[event],
    }
  )
}

function deliveryOf(
  { event, description, schema, example }: DescribedWebhook,
  components: Components,
  dialect: Dialect,
): OpenApiObject {
  const words = event.split(/[._]/)
  const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return {
    operationId: `receive${name}`,
    summary: event,
    description,
    tags: [TAG],
    security: [],
    parameters: Object.keys(webhookParameters(dialect)).map(each => ({
      $ref: `#/components/parameters/${each}`,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: components.refer(bodySchema(`${name}Event`, event, description, schema, dialect)),
          ...(example !== undefined && {
            example: { ...BODY, event, ...(hasSequence(dialect) && { sequence: 1 }), data: example },
          }),
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. The event is not sent again.' },
      410: { description: 'The receiver is gone. The subscription is disabled.' },
      default: { description: 'Not received. The event is sent again later.' },
    },
  }
}

/** Envelope of the data in an example. */
const BODY = { id: '01a1ffa6-8d33-763d-8c0d-c17f9f0b0d2c', event: '', timestamp: '2026-11-21T19:47:47.669Z' }

const hasSequence = ({ deliveries }: Dialect): boolean => deliveries !== 'signed-body'

const bodySchema = (
  component: string,
  event: string,
  about: string,
  data: JsonSchema,
  dialect: Dialect,
): JsonSchema => ({
  component,
  about,
  type: 'object',
  properties: {
    id: {
      ...PUBLISHED['UUID'],
      description: hasSequence(dialect)
        ? 'Id of the event, equal to the header webhook-id.'
        : 'Id of the delivery. It is the same on every attempt.',
    },
    event: { type: 'string', enum: [event], description: 'Name of the event.' },
    timestamp: { ...PUBLISHED['DateTime'], description: 'Time at which the event happened.' },
    ...(hasSequence(dialect) && {
      sequence: {
        type: 'integer',
        minimum: 1,
        description: 'Number of the event within its resource, starting at 1.',
      },
    }),
    data: {
      ...data,
      description: hasSequence(dialect)
        ? "The resource at the time of the event, in the format of the service's responses."
        : 'Details of the event at the time it happened.',
    },
  },
  required: ['id', 'event', 'timestamp', ...(hasSequence(dialect) ? ['sequence'] : []), 'data'],
})
