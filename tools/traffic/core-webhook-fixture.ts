import type { CoreFixture, CoreTools } from './fixtures.ts'

const FAIL = `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`
const SUBSCRIPTIONS_MAX = 40

/** Webhook subscriptions and deliveries of core banking. */
export function coreWebhooks({
  fixture,
  core,
  created,
  mine,
  remove,
  sql,
  code,
  label,
}: CoreTools): Pick<CoreFixture, 'coreSubscription' | 'coreDelivery' | 'coreFailedDelivery'> {
  // A concurrent call may delete the same subscription first, which is harmless.
  const freeBand = async (): Promise<void> => {
    const { subscriptions } = await core('/webhooks/subscriptions', await fixture().staff(), undefined, 'GET')
    if (subscriptions.length < SUBSCRIPTIONS_MAX) return
    for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2))
      await remove(`/webhooks/subscriptions/${id}`)
  }
  return {
    async coreSubscription() {
      await freeBand()
      return created('/webhooks/subscriptions', {
        name: mine(`Hook ${code} ${label} ${fixture().next()}`),
        url: 'https://hooks.example/in',
        events: ['account.closed'],
      })
    },
    coreDelivery: async () => created(`/webhooks/subscriptions/${await fixture().coreSubscription()}/test`),
    async coreFailedDelivery() {
      const id = await fixture().coreDelivery()
      await sql(FAIL, [id])
      return id
    },
  }
}
