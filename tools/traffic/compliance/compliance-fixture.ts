import type { Json } from '#tools/traffic/exchange.ts'
import type { TenantFixture, Tenant, ComplianceFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly label: string
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

const SUBSCRIPTIONS_MAX = 40
const FAIL = `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`
const CREATE =
  'mutation M($i: CreateWebhookSubscriptionInput!) { createWebhookSubscription(service: COMPLIANCE, input: $i) { id } }'

export function complianceFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { label, sql, graph }: Tools,
): ComplianceFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const runQuery = async (query: string, variables?: object): Promise<Json> =>
    graph(query, await fixture().staff(), variables)
  return {
    async ensureSubscriptionSlot() {
      const subscriptions = (await runQuery(
        '{ webhookSubscriptions(service: COMPLIANCE) { id } }',
      )) as unknown as { id: string }[]
      // A concurrent call may delete the same subscription first, which is harmless.
      if (subscriptions.length >= SUBSCRIPTIONS_MAX)
        for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2))
          await runQuery('mutation M($id: UUID!) { deleteWebhookSubscription(id: $id) }', { id }).catch(
            () => undefined,
          )
    },
    async complianceSubscription() {
      await fixture().ensureSubscriptionSlot()
      return mine(
        (
          await runQuery(CREATE, {
            i: {
              name: mine(`Hook ${tenant.code} ${label} ${fixture().next()}`),
              url: 'https://hooks.example/in',
              events: ['system.alert'],
            },
          })
        ).id,
      )
    },
    complianceDelivery: async () =>
      mine(
        (
          await runQuery('mutation M($id: UUID!) { testWebhookSubscription(id: $id) { id } }', {
            id: await fixture().complianceSubscription(),
          })
        ).id,
      ),
    async complianceFailedDelivery() {
      const id = await fixture().complianceDelivery()
      await sql(FAIL, [id])
      return id
    },
  }
}
