import { setTimeout as pause } from 'node:timers/promises'
import { JSON_TYPE, type ExchangeResponse, type Exchanging, type Headers } from '#tools/traffic/exchange.ts'
import type { Dice } from './dice.ts'
import type { Move } from './moves.ts'
import type { Sent } from './record.ts'

/** All requests of the clients, and the responses that no client should ever get. */
export interface Ledger {
  readonly sent: Sent[]
  readonly strange: string[]
}

export interface Timeout {
  readonly ms: number
  /** Share of clients, from 0 to 1, that do not retry after a lost response. */
  readonly givesUp: number
}

const RETRY_DELAY_MS = 50
/** Refusals that depend on the balance of an account, so a correct request may get them. */
const REFUSALS: ReadonlySet<string> = new Set(['INSUFFICIENT_FUNDS', 'WALLET_INSUFFICIENT_FUNDS'])

/**
 * Repeats a request under its key until it gets a final response or its client gives up. Returns the response
 * if the request succeeded, else undefined.
 */
export async function deliver(
  exchange: Exchanging,
  headersOf: () => Promise<Headers>,
  { sent: all, strange }: Ledger,
  key: string,
  move: Move,
  dice: Dice,
  timeout: Timeout,
): Promise<ExchangeResponse | undefined> {
  const sent: Sent = {
    kind: move.kind,
    key,
    path: move.path,
    body: move.body,
    effects: move.effects,
    tries: 0,
  }
  all.push(sent)
  const givesUp = dice.isBelow(timeout.givesUp)
  for (
    const deadline = performance.now() + timeout.ms;
    performance.now() < deadline;
    await pause(RETRY_DELAY_MS)
  ) {
    sent.tries++
    const response = await send(exchange, await headersOf(), sent).catch(() => undefined)
    if (!response) {
      if (!givesUp) continue
      sent.isGivenUp = true
      return undefined
    }
    if (isPassing(response)) continue
    if (response.status < 300) {
      sent.response = { status: response.status, text: response.text, claims: move.claimsOf(response.body) }
      return response
    }
    if (!REFUSALS.has(response.body?.code as string))
      strange.push(`${move.kind} ${key}: ${response.status} ${response.text}`)
    sent.response = {
      status: response.status,
      text: response.text,
      claims: move.effects.map(({ mark }) => ({ mark, row: null })),
    }
    return undefined
  }
  return undefined
}

export const send = (
  exchange: Exchanging,
  headers: Headers,
  { key, path, body }: Pick<Sent, 'key' | 'path' | 'body'>,
): Promise<ExchangeResponse> =>
  exchange({
    method: 'POST',
    url: path,
    headers: { ...JSON_TYPE, ...headers, 'idempotency-key': key },
    payload: JSON.stringify(body),
  })

/**
 * Whether to retry: the service is unavailable, or the same request from before the kill still holds the
 * idempotency key.
 */
const isPassing = ({ status, headers, body }: ExchangeResponse): boolean =>
  headers['retry-after'] !== undefined && (status === 503 || body?.code === 'IDEMPOTENCY_IN_PROGRESS')
