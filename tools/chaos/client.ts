import { setTimeout as pause } from 'node:timers/promises'
import { JSON_TYPE, type Answer, type Exchanging, type Headers } from '../traffic/exchange.ts'
import type { Dice } from './dice.ts'
import type { Move } from './moves.ts'
import type { Sent } from './record.ts'

/** All that clients have sent, and what they were told that nobody may be told. */
export interface Ledger {
  readonly sent: Sent[]
  readonly strange: string[]
}

export interface Timeout {
  readonly ms: number
  /** Of the clients that lose an answer, the share that never asks again. */
  readonly givesUp: number
}

const AGAIN_MS = 50
/** What depends on the state of an account, and so may be the answer to a request that is right. */
const REFUSALS: ReadonlySet<string> = new Set(['INSUFFICIENT_FUNDS', 'WALLET_INSUFFICIENT_FUNDS'])

/** Sends a request under its key until it is answered for good, or its client loses heart; gives the answer's body where something was made. */
export async function deliver(exchange: Exchanging, headersOf: () => Promise<Headers>, { sent: all, strange }: Ledger, key: string, move: Move, dice: Dice, patience: Timeout): Promise<Answer | undefined> {
  const sent: Sent = { kind: move.kind, key, path: move.path, body: move.body, effects: move.effects, tries: 0 }
  all.push(sent)
  const givesUp = dice.isBelow(patience.givesUp)
  for (const deadline = performance.now() + patience.ms; performance.now() < deadline; await pause(AGAIN_MS)) {
    sent.tries++
    const answer = await send(exchange, await headersOf(), sent).catch(() => undefined)
    if (!answer) {
      if (!givesUp) continue
      sent.isGivenUp = true
      return undefined
    }
    if (isPassing(answer)) continue
    if (answer.status < 300) {
      sent.answer = { status: answer.status, text: answer.text, claims: move.claimsOf(answer.body) }
      return answer
    }
    if (!REFUSALS.has(answer.body?.code as string)) strange.push(`${move.kind} ${key}: ${answer.status} ${answer.text}`)
    sent.answer = { status: answer.status, text: answer.text, claims: move.effects.map(({ mark }) => ({ mark, made: null })) }
    return undefined
  }
  return undefined
}

export const send = (exchange: Exchanging, headers: Headers, { key, path, body }: Pick<Sent, 'key' | 'path' | 'body'>): Promise<Answer> =>
  exchange({ method: 'POST', url: path, headers: { ...JSON_TYPE, ...headers, 'idempotency-key': key }, payload: JSON.stringify(body) })

/** Come again: away or coming back, or an equal request of before the end still has the key. */
const isPassing = ({ status, headers, body }: Answer): boolean =>
  headers['retry-after'] !== undefined && (status === 503 || body?.code === 'IDEMPOTENCY_IN_PROGRESS')
