import { beforeAll, expect, test } from '@jest/globals'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { newId } from '#kernel/id.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import { relayOutbox, type RelayedEvent } from '#kernel/events/relay.ts'
import { jobs } from '#app/subgraphs.ts'
import { publicEvents } from '#app/public-events.ts'
import { bodyOf } from '#webhooks/rules/wording.ts'
import { description } from '#test/e2e/support/description.ts'
import {
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  send,
  signIn,
  type RestResponse,
  type Json,
} from '#test/e2e/support/rest.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'

interface Webhook {
  readonly post: {
    readonly description: string
    readonly parameters: readonly { $ref: string }[]
    readonly responses: object
  }
}

const { webhooks, tags } = description as unknown as {
  webhooks: Record<string, Webhook>
  tags: { name: string; description?: string }[]
}
const publicOnes = publicEvents().filter(({ service }) => service === 'remittance')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'description')

/** REST responses, by the event with the same data. */
const responses: Record<string, Json> = {}
/** The domain event behind each public event. */
const events = new Map<string, RelayedEvent>()

/** A recipient and a complete transfer over REST, with all of their relayed events. */
beforeAll(async () => {
  const demo = await demoWorld()
  const { headers } = await signIn(demo.app, DEMO)
  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response: RestResponse = await send(demo.app, { method, path, headers, body })
    expect(response.status).toBeLessThan(300)
    return response.body
  }
  const recipient = (responses['recipient.created'] = await call('POST', '/recipients', {
    ...RECIPIENT,
    phone: '+2348012345678',
    address: '1 Marina, Lagos',
  }))
  responses['recipient.updated'] = await call('PATCH', `/recipients/${recipient.id}`, {
    lastName: 'Eze',
    relationship: 'parent',
  })
  const { quoteId } = await call('POST', '/quotes', QUOTE)
  const transfer = (responses['transfer.created'] = await call('POST', '/transfers', {
    quoteId,
    recipientId: recipient.id,
    ...REASONS,
  }))
  await relayAll(demo)
  const { events: _, ...completed } = await call('GET', `/transfers/${transfer.id}`)
  responses['transfer.completed'] = completed
})

/**
 * Runs due work with an advanced clock, and collects public events while their personal part is available.
 */
async function relayAll(demo: TestPlatform): Promise<void> {
  const worker = workerOn(demo.platform)
  const collect = relayOutbox([
    async (_, relayed) => {
      for (const event of relayed)
        for (const { name, domainEvent: type } of publicOnes) if (type === event.type) events.set(name, event)
    },
  ])
  for (let round = 0; round < 20 && !events.has('transfer.completed'); round++) {
    demo.clock.offsetMs += 1_000
    for (const job of [collect, ...jobs.filter(({ name }) => name !== collect.name), collect])
      await job.run(worker)
  }
}

/**
 * The domain event of a public event. Events that did not happen here reuse the completed transfer's, with
 * another status.
 */
function eventOf({ name }: PublicEvent): RelayedEvent {
  const event = events.get(name)
  if (event) return event
  const completed = events.get('transfer.completed')!
  return { ...completed, data: { ...completed.data, status: name.replace('transfer.', '').toUpperCase() } }
}

const rendered = ({ data, personal }: RelayedEvent, { render }: PublicEvent): unknown =>
  JSON.parse(JSON.stringify(render({ ...data, ...personal })))

test('every step of a transfer and of a recipient was relayed', () => {
  expect([...events.keys()].sort()).toEqual([
    'recipient.created',
    'recipient.updated',
    'transfer.completed',
    'transfer.created',
    'transfer.funded',
    'transfer.processing',
  ])
})

test.each(['recipient.created', 'recipient.updated', 'transfer.created', 'transfer.completed'])(
  'the data of %s equal the REST response body',
  name => {
    const publicEvent = publicOnes.find(each => each.name === name)!

    expect(rendered(eventOf(publicEvent), publicEvent)).toEqual(responses[name])
  },
)

test.each(publicOnes.map(publicEvent => [publicEvent.name, publicEvent] as const))(
  'the body of %s matches its OpenAPI description',
  (name, publicEvent) => {
    const event = eventOf(publicEvent)
    const validate = ajv.compile({
      $ref: `description#/webhooks/${name}/post/requestBody/content/application~1json/schema`,
    })
    const { aggregateType: resourceType, aggregateId: resourceId, sequence, occurredAt } = event
    const body = JSON.parse(
      bodyOf('remittance', {
        deliveryId: newId(),
        eventId: event.id,
        eventName: name,
        resourceType,
        resourceId,
        tenantId: DEMO.id,
        sequence,
        occurredAt,
        data: rendered(event, publicEvent),
      }),
    ) as Json

    expect([validate(body), validate.errors]).toEqual([true, null])
    expect(body.data).toMatchObject(
      name.startsWith('transfer') ? { status: name.replace('transfer.', '') } : { status: 'ACTIVE' },
    )
    expect(Object.keys(body.data).sort()).toEqual(
      Object.keys(responses[name.startsWith('transfer') ? 'transfer.created' : name]).sort(),
    )
    expect(validate({ ...body, event: 'transfer.other' })).toBe(false)
  },
)

test('every event and the test event are described, with headers and the expected response', () => {
  expect(Object.keys(webhooks).sort()).toEqual([...publicOnes.map(({ name }) => name), 'webhook.test'].sort())
  for (const { name, description } of publicOnes)
    expect(webhooks[name]!.post).toMatchObject({
      description,
      parameters: ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map(each => ({
        $ref: `#/components/parameters/${each}`,
      })),
      responses: { '2XX': {}, 410: {} },
    })
})

test('the description explains signatures, retries and the final failure', () => {
  const { description: words } = tags.find(({ name }) => name === 'Webhooks')!

  for (const part of [
    '{webhook-id}.{webhook-timestamp}.{raw body}',
    'HMAC-SHA256',
    '24 hours',
    '30 seconds',
    '410',
    '1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours',
  ])
    expect(words).toContain(part)
})
