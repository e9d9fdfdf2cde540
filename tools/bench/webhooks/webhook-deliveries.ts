import autocannon from 'autocannon'
import { AS_TENANT, RECIPIENT, request, userSession } from '#tools/bench/demo-tenant.ts'
import type { Launcher } from '#tools/bench/launcher.ts'

const TIMEOUT_MS = 120_000

export interface Seen {
  readonly count: number
  readonly first: number
  readonly last: number
}

/** Starts a receiver that responds at once and returns its URL. */
export async function launchReceiver(launcher: Launcher): Promise<string> {
  const launched = await launcher.launch(['tools/bench/webhooks/receiver.ts'], {}, 'the receiver listens at')
  return /the receiver listens at (\S+)/.exec(launched.out())![1]!
}

export async function untilReceived(receiver: string, count: number): Promise<Seen> {
  for (const begun = performance.now(); performance.now() - begun < TIMEOUT_MS;) {
    const seen = await request<Seen>(receiver, 'GET', {})
    if (seen.count >= count) return seen
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${count} deliveries did not arrive within ${TIMEOUT_MS} ms.`)
}

/** Events of a paused subscription. */
interface Collected {
  /** Resumes the subscription and waits until the receiver has every event. */
  deliver(): Promise<Seen>
  remove(): Promise<void>
}

/** Creates a paused subscription and events for it. The relay creates their deliveries afterwards. */
export async function collectDeliveries(
  api: string,
  receiver: string,
  deliveries: number,
): Promise<Collected> {
  const subscription = await request<{ id: string }>(`${api}/webhooks/subscriptions`, 'POST', AS_TENANT, {
    name: 'Bench',
    url: receiver,
    events: ['recipient.created'],
    rateLimitPerMinute: 10_000,
  })
  const at = `${api}/webhooks/subscriptions/${subscription.id}`
  // A successful delivery raises the concurrency for a receiver. The measurement is of a receiver that has
  // had one.
  await request(`${at}/test`, 'POST', AS_TENANT)
  await untilReceived(receiver, 1)
  await request(at, 'PUT', AS_TENANT, { status: 'PAUSED' })
  const created = await autocannon({
    url: `${api}/recipients`,
    method: 'POST',
    headers: { ...(await userSession(api)) },
    body: RECIPIENT,
    connections: 16,
    amount: deliveries,
  })
  if (created.non2xx > 0) throw new Error(`${created.non2xx} recipients were refused.`)
  return {
    async deliver() {
      await request(receiver, 'DELETE', {})
      await request(at, 'PUT', AS_TENANT, { status: 'ACTIVE' })
      return untilReceived(receiver, deliveries)
    },
    async remove() {
      await request(at, 'DELETE', AS_TENANT)
    },
  }
}
