import type { Json } from '#tools/traffic/exchange.ts'
import type { Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'
import type { SentinelWebhookFixture } from './fixtures.ts'
import { on, type Given, type Make } from '#tools/traffic/making.ts'

interface Tools {
  readonly label: string
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const SUBSCRIPTIONS_MAX = 40
const FAIL = `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`
const LIST = '{ webhookSubscriptions(service: SENTINEL) { id } }'
const DELETE = 'mutation M($id: UUID!) { deleteWebhookSubscription(id: $id) }'
const CREATE =
  'mutation M($i: CreateWebhookSubscriptionInput!) { createWebhookSubscription(service: SENTINEL, input: $i) { id } }'
const TEST = 'mutation M($id: UUID!) { testWebhookSubscription(id: $id) { id } }'

export function sentinelWebhookFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { label, sql, graph }: Tools,
): SentinelWebhookFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const run = async (query: string, variables?: object): Promise<Json> =>
    graph(query, await fixture().staff(), variables)
  return {
    async ensureSentinelSubscriptionSlot() {
      const subscriptions = (await run(LIST)) as unknown as { id: string }[]
      // A concurrent call may delete the same subscription first, which is harmless.
      if (subscriptions.length >= SUBSCRIPTIONS_MAX)
        for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2))
          await run(DELETE, { id }).catch(() => undefined)
    },
    async sentinelSubscription() {
      await fixture().ensureSentinelSubscriptionSlot()
      const i = {
        name: mine(`Hook ${tenant.code} ${label} ${fixture().next()}`),
        url: 'https://hooks.example/in',
        events: ['profile.created'],
      }
      return mine((await run(CREATE, { i })).id)
    },
    sentinelDelivery: async () => mine((await run(TEST, { id: await fixture().sentinelSubscription() })).id),
    async sentinelFailedDelivery() {
      const delivery = await fixture().sentinelDelivery()
      await sql(FAIL, [delivery])
      return delivery
    },
  }
}

/** A valid request for each operation on webhooks of the elder-protection service, by route. */
export const SENTINEL_WEBHOOK_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /webhooks/subscriptions': async fixture => {
    await fixture.ensureSentinelSubscriptionSlot()
    const name = `Hook ${fixture.next()}`
    return { body: { name, url: 'https://hooks.example/in', events: ['profile.created'] } }
  },
  'GET /webhooks/subscriptions': async () => ({}),
  'GET /webhooks/subscriptions/{id}': on(fixture => fixture.sentinelSubscription()),
  'PUT /webhooks/subscriptions/{id}': on(fixture => fixture.sentinelSubscription(), { name: 'Changed' }),
  'DELETE /webhooks/subscriptions/{id}': on(fixture => fixture.sentinelSubscription()),
  'POST /webhooks/subscriptions/{id}/test': on(fixture => fixture.sentinelSubscription()),
  'POST /webhooks/subscriptions/{id}/rotate-secret': on(fixture => fixture.sentinelSubscription()),
  'GET /webhooks/deliveries': async () => ({ query: { limit: '2' } }),
  'GET /webhooks/deliveries/{id}': on(fixture => fixture.sentinelDelivery()),
  'POST /webhooks/deliveries/{id}/retry': on(fixture => fixture.sentinelFailedDelivery()),
}
