import { startEmbeddedPlatform } from './environment.ts'
import type { Launcher } from './launcher.ts'
import { request } from './demo-tenant.ts'
import { rounds, rows } from './effort.ts'
import { table, verdict } from './table.ts'
import { collectDeliveries, launchReceiver, untilReceived, type Seen } from './webhooks/webhook-deliveries.ts'

const DELIVERIES = rows(4_000)
const ROUNDS = rounds(3)
const CONCURRENCY = 64
/** Time that the relay gets to create the deliveries of all published events. */
const COLLECTED_MS = 4_000

const perSecond = ({ count, first, last }: Seen): number => ((count - 1) * 1_000) / (last - first)
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Collects events while the subscription is paused, then has them delivered to one receiver that responds at
 * once.
 */
async function delivered(api: string, receiver: string): Promise<Seen> {
  const collected = await collectDeliveries(api, receiver, DELIVERIES)
  await new Promise(resolve => setTimeout(resolve, COLLECTED_MS))
  const seen = await collected.deliver()
  await collected.remove()
  return seen
}

/** Compares deliveries a second to one receiver with a loop that only sends. */
export async function webhooks(launcher: Launcher): Promise<string> {
  // The platform delivers to loopback addresses only when it runs on its embedded database.
  const platform = await startEmbeddedPlatform(launcher)
  const receiver = await launchReceiver(launcher)
  const ours: number[] = []
  const raw: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(perSecond(await delivered(`${platform.url}/api/v1/remittance`, receiver)))
    await request(receiver, 'DELETE', {})
    const body = JSON.stringify({
      id: 'x'.repeat(36),
      event: 'recipient.created',
      timestamp: new Date(),
      sequence: 1,
      data: 'x'.repeat(400),
    })
    await launcher.launch(
      ['tools/bench/webhooks/raw-sender.ts'],
      { RAW: JSON.stringify({ url: receiver, body, times: DELIVERIES, atOnce: CONCURRENCY }) },
      'all are sent',
    )
    raw.push(perSecond(await untilReceived(receiver, DELIVERIES)))
  }
  return [
    table([
      ['', 'deliveries/s (median)', 'least-most'],
      ...[['the platform', ours] as const, ['a loop around undici', raw] as const].map(([name, all]) => [
        name,
        median(all).toFixed(0),
        `${Math.min(...all).toFixed(0)}-${Math.max(...all).toFixed(0)}`,
      ]),
    ]),
    '',
    verdict('Deliveries, ratio', median(ours) / median(raw), 0.4),
  ].join('\n')
}
