import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { Refusal, refuse, type RefusalKind } from '#kernel/refusals.ts'
import { createSemaphore, type Semaphore } from '#kernel/semaphore.ts'
import type { TransactionRow } from '../queries/posted-transaction.ts'
import { movementPosting, type Movement } from './movement.ts'
import { policyOf } from './policy.ts'
import { post } from './post.ts'

/** A movement of many, or why it cannot be one. */
export type Order = Movement | Refusal

/** What became of it. */
export type Made = TransactionRow | Refusal

/** How many of one request are under way at once; those behind them wait, so that they are made in their order. */
const WAVE = 250
/** How many of all of them are: they leave room in the queue for those who ask for one. */
const UNDER_WAY_MAX = 1_000

const semaphores = new WeakMap<Database, Semaphore>()

function semaphoreOf(database: Database): Semaphore {
  let semaphore = semaphores.get(database)
  if (!semaphore) semaphores.set(database, semaphore = createSemaphore({ permits: UNDER_WAY_MAX }))
  return semaphore
}

const OF_ITEMS: ReadonlySet<RefusalKind> = new Set(['not-found', 'conflict', 'refused'])

/** Whether it is the last word on one item; anything else leaves the outcome open, and the request has to come again. */
const isFinal = (error: unknown): error is Refusal => error instanceof Refusal && OF_ITEMS.has(error.kind) && !error.code.startsWith('IDEMPOTENCY_')

/**
 * Makes movements in their order, each by itself, under keys of their own: a number each, which only this bulk has. What was made by
 * an earlier run of it is found again, so a request that was broken off goes on where it stopped.
 */
export async function postInOrder(ctx: Context, bulkId: string, orders: readonly Order[]): Promise<{ made: Made[]; areReplays: boolean }> {
  const made: Made[] = []
  let areReplays = true
  for (let from = 0; from < orders.length; from += WAVE) {
    const wave = orders.slice(from, from + WAVE)
    const run = await semaphoreOf(ctx.database).run(wave.length, () => postWave(ctx, bulkId, from, wave))
    made.push(...run.made)
    areReplays &&= run.areReplays
  }
  return { made, areReplays }
}

async function postWave(ctx: Context, bulkId: string, from: number, wave: readonly Order[]): Promise<{ made: Made[]; areReplays: boolean }> {
  if (ctx.signal.aborted || Date.now() > ctx.deadlineAt)
    throw refuse('UNAVAILABLE', { message: 'The bulk is not finished; repeat the request with the same Idempotency-Key to resume it.', retryAfterS: 1 })
  const policy = await policyOf(ctx)
  const own = wave.map((_, place) => itemContext(ctx, bulkId, from + place))
  // Priced together before any is handed over: they then reach the queue in their order.
  const priced = await Promise.all(wave.map(async (order, place) => (order instanceof Refusal ? undefined : movementPosting(own[place]!, policy, order))))
  const results = await Promise.allSettled(wave.map((order, place) =>
    (order instanceof Refusal ? Promise.reject(order) : post(own[place]!, inForce => (inForce === policy ? Promise.resolve(priced[place]!) : movementPosting(own[place]!, inForce, order))))))
  const made = results.map(result => {
    if (result.status === 'fulfilled') return result.value
    if (isFinal(result.reason)) return result.reason
    throw result.reason
  })
  return { made, areReplays: wave.every((order, place) => order instanceof Refusal || own[place]!.outcome.replayed) }
}

/** The request's context with the key of one item. */
function itemContext(ctx: Context, bulkId: string, index: number): Context {
  return Object.assign(Object.create(ctx) as Context, {
    idempotency: { subject: `bulk:${bulkId}`, key: String(index), fingerprint: ctx.idempotency?.fingerprint ?? bulkId },
    outcome: { replayed: false },
  })
}
