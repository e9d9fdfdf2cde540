import type { GraphQLSchema } from 'graphql'
import { nameIn, type Dialect } from './dialect.ts'
import type { RestService, WebhookRow } from './endpoint.ts'
import { PUBLISHED, type JsonSchema } from './json-schema.ts'
import type { Components } from './openapi-components.ts'
import { webhookData } from './webhooks.ts'

type Described = Readonly<Record<string, unknown>>

type Told = Pick<WebhookRow, 'event' | 'says'> & { readonly schema: JsonSchema; readonly example: unknown }

const TAG = 'Webhooks'

/** The group in which webhooks are managed and received; the same words for every service. */
export const WEBHOOK_TAGS: Readonly<Record<string, string>> = {
  [TAG]: `A webhook subscription names a URL and the events to tell there; each event is sent to it as a signed POST of JSON.

**Signature.** Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com). \`webhook-signature\` holds \`v1,\` and the base64 of the HMAC-SHA256 of \
\`{webhook-id}.{webhook-timestamp}.{raw body}\`, keyed with the bytes that follow \`whsec_\` in the secret, in base64. Compute it over the body as it was received, compare in \
constant time, and refuse a \`webhook-timestamp\` that is more than five minutes off. After a rotation both secrets are good for 24 hours: the header then holds two signatures, \
parted by a space, and one that fits is enough.

**Answers.** A status of 2xx within 30 seconds is success. Everything else is a failure, also a redirect, which is never followed. 410 disables the subscription: what waited has \
failed, and nothing more is collected until its status is set to ACTIVE.

**Attempts.** The first is made at once; after a failure the next follow 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours later, each up to a tenth longer, \
and later still where a 429 or 503 asks for it with \`Retry-After\`. After the sixth the delivery has failed, and can be retried by hand.

**Order.** An event is told at least once, under the same \`webhook-id\` and with the same bytes on every attempt, so a receiver can drop what it has seen. Events may overtake each \
other; \`sequence\` counts those of one resource.`,
}

/** The headers of every delivery. */
const STANDARD: Readonly<Record<string, Described>> = {
  WebhookId: { name: 'webhook-id', in: 'header', required: true, description: 'Id of the event, the same on every attempt.', schema: PUBLISHED['UUID'] },
  WebhookTimestamp: { name: 'webhook-timestamp', in: 'header', required: true, description: 'When this attempt was signed, in seconds since 1970.', schema: { type: 'string', pattern: '^[0-9]+$' } },
  WebhookSignature: {
    name: 'webhook-signature', in: 'header', required: true,
    description: 'Signatures parted by spaces, each `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{raw body}`.',
    schema: { type: 'string', pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$' },
  },
}

/** The headers of a service's deliveries: those of all of them, and its own signature. */
export function webhookParameters({ signature }: Dialect): Readonly<Record<string, Described>> {
  if (!signature) return STANDARD
  const { header, says, pattern } = signature
  return { ...STANDARD, [header.replaceAll('-', '')]: { name: header, in: 'header', required: true, description: says, schema: { type: 'string', pattern } } }
}

/** An event that every service sends when it is asked to. */
function testOf(dialect: Dialect): Told {
  const subscriptionId = nameIn(dialect, 'subscriptionId')
  return {
    event: 'webhook.test',
    says: 'A test was asked for by `POST /webhooks/subscriptions/{id}/test`. It cannot be subscribed to.',
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
    const { schema: data } = webhookData(service, row, schema)
    // What is worded for its event alone is no resource that routes show, so it has a name of its own.
    return { ...row, schema: service.dialect.signature ? { ...data, component: row.data } : data, example: exampleOf(service, row, data) }
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

function deliveryOf({ event, says, schema, example }: Told, components: Components, dialect: Dialect): Described {
  const words = event.split(/[._]/)
  const name = words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return {
    operationId: `receive${name}`,
    summary: event,
    description: says,
    tags: [TAG],
    security: [],
    parameters: Object.keys(webhookParameters(dialect)).map(each => ({ $ref: `#/components/parameters/${each}` })),
    requestBody: { required: true, content: { 'application/json': {
      schema: components.refer(bodySchema(`${name}Event`, event, says, schema, dialect)),
      ...(example !== undefined && { example: { ...BODY, event, ...(!dialect.signature && COUNTED), data: example } }),
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
const COUNTED = { sequence: 1 }

const bodySchema = (component: string, event: string, about: string, data: JsonSchema, { signature }: Dialect): JsonSchema => ({
  component, about, type: 'object',
  properties: {
    id: { ...PUBLISHED['UUID'], description: signature ? 'Id of the delivery, the same on every attempt.' : 'Id of the event, equal to the header webhook-id.' },
    event: { type: 'string', enum: [event], description: 'Name of the event.' },
    timestamp: { ...PUBLISHED['DateTime'], description: 'When it happened.' },
    ...(!signature && { sequence: { type: 'integer', minimum: 1, description: 'Counts the events of the resource.' } }),
    data: { ...data, description: signature ? 'What there is to tell of it, as it was then.' : 'The resource as it stood then, as the service\'s own answers show it.' },
  },
  required: ['id', 'event', 'timestamp', ...(signature ? [] : ['sequence']), 'data'],
})
