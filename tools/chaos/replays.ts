import type { Exchanging, Headers } from '#tools/traffic/exchange.ts'
import { send } from './client.ts'
import type { Move } from './moves.ts'
import type { Sent } from './record.ts'

const CONCURRENCY = 8

/**
 * Repeats completed requests with the same bytes and expects the same response, marked as a replay. Requests
 * sent more than once come first.
 */
export async function breaksOfReplays(
  exchange: Exchanging,
  headersOf: (by: Move['by']) => Promise<Headers>,
  sent: readonly Sent[],
  most: number,
): Promise<{ repeated: number; breaks: string[] }> {
  const completed = sent.filter(({ response: response }) => response).toSorted((a, b) => b.tries - a.tries)
  // Samples the other requests evenly over the whole run.
  const [insisted, once] = [
    completed.filter(({ tries }) => tries > 1).slice(0, most),
    completed.filter(({ tries }) => tries === 1),
  ]
  const stride = Math.max(1, Math.ceil(once.length / Math.max(1, most - insisted.length)))
  const left = [...insisted, ...once.filter((_, index) => index % stride === 0)].slice(0, most)
  const repeated = left.length
  const breaks: string[] = []

  async function repeat(): Promise<void> {
    for (let each = left.pop(); each; each = left.pop()) {
      const { status, text, body, headers } = await send(
        exchange,
        await headersOf(each.kind === 'remittance' ? 'sender' : 'bank'),
        each,
      )
      const { response: response } = each
      // A refusal contains the id of its request, so its text differs each time; only the code must be the
      // same.
      const isSame =
        status === response!.status &&
        (status < 300 ? text === response!.text : body?.code === JSON.parse(response!.text).code)
      if (!isSame)
        breaks.push(
          `${each.kind} ${each.key}: first response ${response!.status} ${response!.text}, repeated with ${status} ${text}`,
        )
      else if (headers['idempotent-replayed'] !== 'true')
        breaks.push(`${each.kind} ${each.key}: repeated, and not told as a replay`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, repeat))
  return { repeated, breaks }
}
