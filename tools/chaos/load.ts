import { setTimeout as pause } from 'node:timers/promises'
import type { ExchangeResponse, Exchanging, Headers, Json } from '#tools/traffic/exchange.ts'
import { deliver, send, type Ledger, type Timeout } from './client.ts'
import { dice } from './dice.ts'
import {
  abroad,
  betweenBranches,
  bulk,
  capture,
  deposit,
  escrowRelease,
  hold,
  conversion,
  internal,
  inwardCredit,
  outside,
  QUOTE_REQUEST,
  release,
  remittance,
  reversal,
  withdrawal,
  type Move,
  type Scene,
} from './moves.ts'

export interface Load extends Ledger {
  /** Number of responses so far, successes and refusals. */
  responses(): number
  /** Starts no new requests and waits for the pending ones. */
  finish(): Promise<void>
}

export interface LoadOptions {
  readonly clients: number
  readonly seed: number
  /** Prefix of all narrations and reasons, by which effects are found in the books. */
  readonly prefix: string
  readonly scene: Scene
  readonly timeout: Timeout
  /** Longest pause in milliseconds between two requests of a client. */
  readonly pauseMs: number
  readonly exchangeFor: () => Exchanging
  readonly headersOf: (by: Move['by']) => Promise<Headers>
}

/**
 * Starts clients that send every kind of request that moves money. Each has its own dice, and retries
 * requests without a response under the same key.
 */
export function startLoad(options: LoadOptions): Load {
  const ledger: Ledger = { sent: [], strange: [] }
  const state = { isFinishing: false }
  const all = Promise.all(
    Array.from({ length: options.clients }, (_, number) => client(number, options, ledger, state)),
  )
  all.catch(() => undefined)
  return {
    ...ledger,
    responses: () => ledger.sent.reduce((count, { response: response }) => count + (response ? 1 : 0), 0),
    async finish() {
      state.isFinishing = true
      await all
    },
  }
}

async function client(
  number: number,
  { seed, prefix, scene, timeout: timeout, pauseMs, exchangeFor, headersOf }: LoadOptions,
  ledger: Ledger,
  state: { readonly isFinishing: boolean },
): Promise<void> {
  const own = dice(seed * 1_000 + number)
  const exchange = exchangeFor()
  const reversible: { id: string; amount: number }[] = []
  let count = 0
  const nextWord = (): string => `${prefix}${number}-${count++}`
  const made = async (move: Move, key: string): Promise<Json | undefined> =>
    (await deliver(exchange, () => headersOf(move.by), ledger, key, move, own, timeout))?.body as
      Json | undefined

  async function thatCanBeReversed(move: Move, word: string): Promise<void> {
    const moved = await made(move, word)
    if (moved) reversible.push({ id: moved.id as string, amount: moved.amount as number })
  }

  async function throughHold(word: string): Promise<void> {
    const held = await made(hold(scene, own, word), word)
    if (!held) return
    const heldAmount = { id: held.id as string, reason: word, amount: held.amount as number }
    await made(own.isBelow(0.6) ? capture(scene, own, heldAmount) : release(heldAmount), `${word}-end`)
  }

  async function throughQuote(word: string): Promise<void> {
    const quoteId = await quoted(exchange, headersOf, `${word}-quote`, timeout)
    if (quoteId !== undefined) await made(remittance(scene, own, quoteId), word)
  }

  async function step(word: string): Promise<unknown> {
    const chance = own.next()
    if (chance < 0.03) return made(escrowRelease(scene, own, word), word)
    if (chance < 0.2)
      return thatCanBeReversed(deposit(scene, own.of(scene.accounts), word, 1 + own.below(5_000)), word)
    if (chance < 0.35)
      return made(withdrawal(scene, own.of(scene.accounts), word, 1 + own.below(2_000)), word)
    if (chance < 0.45) return thatCanBeReversed(internal(scene, own, word), word)
    if (chance < 0.5) return thatCanBeReversed(betweenBranches(scene, own, word), word)
    if (chance < 0.53) return thatCanBeReversed(inwardCredit(scene, own, word), word)
    if (chance < 0.57) return thatCanBeReversed(conversion(scene, own, word), word)
    if (chance < 0.6) return made(abroad(scene, own, word), word)
    if (chance < 0.65) return made(outside(scene, own, 'nip', word), word)
    if (chance < 0.7) return made(outside(scene, own, 'interbank', word), word)
    if (chance < 0.78) return made(bulk(scene, own, word), word)
    if (chance < 0.88) return throughHold(word)
    if (chance < 0.93) {
      const last = reversible.pop()
      return last && made(reversal(last, word), word)
    }
    return throughQuote(word)
  }

  while (!state.isFinishing) {
    await step(nextWord())
    await pause(own.below(pauseMs))
  }
}

const RETRY_DELAY_MS = 50

/** Creates a quote, which moves no money. */
async function quoted(
  exchange: Exchanging,
  headersOf: LoadOptions['headersOf'],
  key: string,
  { ms }: Timeout,
): Promise<string | undefined> {
  for (const deadline = performance.now() + ms; performance.now() < deadline; await pause(RETRY_DELAY_MS)) {
    const response: ExchangeResponse | undefined = await send(exchange, await headersOf('sender'), {
      key,
      ...QUOTE_REQUEST,
    }).catch(() => undefined)
    if (response?.status === 201) return response.body.quoteId as string
  }
  return undefined
}
