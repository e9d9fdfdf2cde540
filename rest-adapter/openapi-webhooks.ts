import type { GraphQLSchema } from 'graphql'
import { nameIn, type Dialect } from './dialect.ts'
import type { RestService, WebhookRow } from './endpoint.ts'
import { PUBLISHED, type JsonSchema } from './json-schema.ts'
import type { Components } from './openapi-components.ts'
import { webhookData } from './webhooks.ts'

type Described = Readonly<Record<string, unknown>>

type Told = Pick<WebhookRow, 'event' | 'description'> & { readonly schema: JsonSchema; readonly example: unknown }

const TAG = 'Webhooks'

/** How a receiver checks what every delivery carries. */
const STANDARD = `**Signature.** Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com). \`webhook-signature\` holds \`v1,\` and the base64 of the HMAC-SHA256 of \
\`{webhook-id}.{webhook-timestamp}.{raw body}\`, keyed with the bytes that follow \`whsec_\` in the secret, in base64. Compute it over the body as it was received, compare in \
constant time, and refuse a \`webhook-timestamp\` that is more than five minutes off. After a rotation both secrets are good for 24 hours: the header then holds two signatures, \
parted by a space, and one that fits is enough.`

/** How a receiver checks a signature of the body alone. */
const OF_BODY = `**Signature.** \`X-Webhook-Signature\` is the HMAC-SHA256 of the raw body in hexadecimal digits, keyed with the secret as it was shown, \`whsec_\` included. Compute it over \
the body as it was received, compare in constant time, and refuse what does not fit. After a rotation it is made with the secret before for 24 hours, so there is time to change it. \
The headers of [Standard Webhooks](https://www.standardwebhooks.com) stand beside it, for receivers who would rather use a library: \`webhook-signature\` is made with both secrets meanwhile, \
and \`webhook-id\` is the id of the event.`

const ANSWERS = `**Answers.** A status of 2xx within 30 seconds is success. Everything else is a failure, also a redirect, which is never followed. 410 disables the subscription: what waited has \
failed, and nothing more is collected until its status is set to ACTIVE.

**Attempts.** The first is made at once; after a failure the next follow 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours later, each up to a tenth longer, \
and later still where a 429 or 503 asks for it with \`Retry-After\`. After the sixth the delivery has failed, and can be retried by hand.`

const ORDER = `**Order.** An event is told at least once, under the same \`webhook-id\` and with the same bytes on every attempt, so a receiver can drop what it has seen. Events may overtake each \
other; \`sequence\` counts those of one resource.`

const ORDER_OF_BODY = `**Order.** An event is told at least once. The \`id\` of the body is the delivery's and the same on every attempt, also by hand, so a receiver can drop what it has seen. Events may \
overtake each other; \`timestamp\` says when each happened.`

/** What is to be known of webhooks before one is received. */
export const webhookWords = ({ deliveries }: Pick<Dialect, 'deliveries'>): string => [
  'A webhook subscription names a URL and the events to tell there; each event is sent to it as a signed POST of JSON.',
  ...(deliveries === 'signed-body' ? [OF_BODY, ANSWERS, ORDER_OF_BODY] : [STANDARD, ANSWERS, ORDER]),
].join('\n\n')

/** The group in which webhooks are managed and received. */
export const webhookTags = (dialect: Dialect): Readonly<Record<string, string>> => ({ [TAG]: webhookWords(dialect) })

const STANDARD_PARAMETERS: Readonly<Record<string, Described>> = {
  WebhookId: { name: 'webhook-id', in: 'header', required: true, description: 'Id of the event, the same on every attempt.', schema: PUBLISHED['UUID'] },
  WebhookTimestamp: { name: 'webhook-timestamp', in: 'header', required: true, description: 'When this attempt was signed, in seconds since 1970.', schema: { type: 'string', pattern: '^[0-9]+$' } },
  WebhookSignature: {
    name: 'webhook-signature', in: 'header', required: true,
    description: 'Signatures parted by spaces, each `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{raw body}`.',
    schema: { type: 'string', pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$' },
  },
}

const BODY_PARAMETERS: Readonly<Record<string, Described>> = {
  WebhookBodySignature: {
    name: 'X-Webhook-Signature', in: 'header', required: true,
    description: 'The HMAC-SHA256 of the raw body in hexadecimal digits, keyed with the secret as it was shown.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
}

/** The headers of every delivery. */
export const webhookParameters = ({ deliveries }: Dialect): Readonly<Record<string, Described>> =>
  ({ ...(deliveries === 'signed-body' && BODY_PARAMETERS), ...STANDARD_PARAMETERS })

/** An event that every service sends when it is asked to. */
function testOf(dialect: Dialect): Told {
  const subscriptionId = nameIn(dialect, 'subscriptionId')
  return {
    event: 'webhook.test',
    description: 'A test was asked for by `POST /webhooks/subscriptions/{id}/test`. It cannot be subscribed to.',
    schema: {
      component: 'WebhookTest', about: 'What a test tells.', type: 'object',
      properties: {
        [subscriptionId]: { ...PUBLISHED['UUID'], description: 'Id of the subscription that is tested.' },
        message: { type: 'string', description: 'A sentence for people.' },
      },
      required: [subscriptionId, 'message'],
    },
    example: { [subscriptionId]: '01a1ffa5-b4f7-769d-8330-9d5a9997d412', message: 'This is a test of the webhook subscription.' },
  }
}

/** What the service sends to its subscriptions, by event; the requests are the receiver's to answer. */
export function webhooksOf(service: RestService, schema: GraphQLSchema, components: Components): Readonly<Record<string, Described>> {
  const told = (service.webhooks ?? []).map(row => {
    const data = webhookData(service, row, schema).schema
    // What is worded for its event alone is no resource that routes show, so it has a name of its own.
    return { ...row, schema: hasSequence(service.dialect) ? data : { ...data, component: row.data }, example: exampleOf(service, row, data) }
  })
  return Object.fromEntries([...told, testOf(service.dialect)].map(row => [row.event, { post: deliveryOf(row, components, service.dialect) }]))
}

/** The fragment's example as it stands when the event is told: a status that the event is named after is the resource's. */
function exampleOf({ examples }: RestService, { event, data }: WebhookRow, properties: JsonSchema): unknown {
  const example = examples?.fragments[data]
  const status = event.split('.').at(-1)
  const statuses = (properties['properties'] as { status?: { enum?: readonly string[] } } | undefined)?.status?.enum
  return example && { ...example, ...(status !== undefined && statuses?.includes(status) && { status }), ...examples.events?.[event] }
}

function deliveryOf({ event, description, schema, example }: Told, components: Components, dialect: Dialect): Described {
  const words = event.split(/[._]/)
  const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return {
    operationId: `receive${name}`,
    summary: event,
    description: description,
    tags: [TAG],
    security: [],
    parameters: Object.keys(webhookParameters(dialect)).map(each => ({ $ref: `#/components/parameters/${each}` })),
    requestBody: { required: true, content: { 'application/json': {
      schema: components.refer(bodySchema(`${name}Event`, event, description, schema, dialect)),
      ...(example !== undefined && { example: { ...BODY, event, ...(hasSequence(dialect) && { sequence: 1 }), data: example } }),
    } } },
    responses: {
      '2XX': { description: 'Received; it is not sent again.' },
      410: { description: 'Gone: the subscription is disabled.' },
      default: { description: 'Not received; it is sent again later.' },
    },
  }
}

/** What stands around the data in an example. */
const BODY = { id: '01a1ffa6-8d33-763d-8c0d-c17f9f0b0d2c', event: '', timestamp: '2026-11-21T19:47:47.669Z' }

const hasSequence = ({ deliveries }: Dialect): boolean => deliveries !== 'signed-body'

const bodySchema = (component: string, event: string, about: string, data: JsonSchema, dialect: Dialect): JsonSchema => ({
  component, about, type: 'object',
  properties: {
    id: { ...PUBLISHED['UUID'], description: hasSequence(dialect) ? 'Id of the event, equal to the header webhook-id.' : 'Id of the delivery, the same on every attempt.' },
    event: { type: 'string', enum: [event], description: 'Name of the event.' },
    timestamp: { ...PUBLISHED['DateTime'], description: 'When it happened.' },
    ...(hasSequence(dialect) && { sequence: { type: 'integer', minimum: 1, description: 'Counts the events of the resource.' } }),
    data: { ...data, description: hasSequence(dialect) ? 'The resource as it stood then, as the service\'s own answers show it.' : 'What there is to tell of it, as it was then.' },
  },
  required: ['id', 'event', 'timestamp', ...(hasSequence(dialect) ? ['sequence'] : []), 'data'],
})
