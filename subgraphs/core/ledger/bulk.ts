import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { Refusal, refuse, type RefusalKind } from '#kernel/refusals.ts'
import { createSemaphore } from '#kernel/concurrency/semaphore.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { movementPosting, type Movement } from './movement.ts'
import { policyOf } from './policy.ts'
import { post } from './post.ts'

/** One item of a bulk: its movement, or the refusal. */
export type Order = Movement | Refusal

/** Result of one item. */
export type Made = TransactionRow | Refusal

/** Maximum number of concurrent items of one request; later items wait, so that items are made in order. */
const WAVE = 250
/** Maximum number of concurrent items of all bulks, which leaves queue capacity for single postings. */
const UNDER_WAY_MAX = 1_000

const semaphoreOf = perDatabase(() => createSemaphore({ permits: UNDER_WAY_MAX }))

const OF_ITEMS: ReadonlySet<RefusalKind> = new Set(['not-found', 'conflict', 'refused'])

/** Whether the refusal is the final result of an item. Any other error leaves the outcome unknown, and the caller must repeat the request. */
const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && OF_ITEMS.has(error.kind) && !error.code.startsWith('IDEMPOTENCY_')

/**
 * Posts movements in order, each independently and under its own key: a number that is unique in this bulk. A repeat finds the items
 * that an earlier run has posted, so an interrupted request resumes where it stopped.
 */
export async function postInOrder(
  ctx: Context,
  bulkId: string,
  orders: readonly Order[],
): Promise<{ made: Made[]; areReplays: boolean }> {
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

async function postWave(
  ctx: Context,
  bulkId: string,
  from: number,
  wave: readonly Order[],
): Promise<{ made: Made[]; areReplays: boolean }> {
  if (ctx.signal.aborted || Date.now() > ctx.deadlineAt)
    throw refuse('UNAVAILABLE', {
      message: 'The bulk is not finished; repeat the request with the same Idempotency-Key to resume it.',
      retryAfterS: 1,
    })
  const policy = await policyOf(ctx)
  const own = wave.map((_, position) => itemContext(ctx, bulkId, from + position))
  // All items are priced before the first is queued, so that they reach the queue in order.
  const priced = await Promise.all(
    wave.map(async (order, position) =>
      order instanceof Refusal ? undefined : movementPosting(own[position]!, policy, order),
    ),
  )
  const results = await Promise.allSettled(
    wave.map((order, position) =>
      order instanceof Refusal
        ? Promise.reject(order)
        : post(own[position]!, inForce =>
            inForce === policy
              ? Promise.resolve(priced[position]!)
              : movementPosting(own[position]!, inForce, order),
          ),
    ),
  )
  const made = results.map(result => {
    if (result.status === 'fulfilled') return result.value
    if (isFinal(result.reason)) return result.reason
    throw result.reason
  })
  return {
    made,
    areReplays: wave.every((order, position) => order instanceof Refusal || own[position]!.outcome.replayed),
  }
}

/** The request's context with the idempotency key of one item. */
function itemContext(ctx: Context, bulkId: string, index: number): Context {
  return Object.assign(Object.create(ctx) as Context, {
    idempotency: {
      subject: `bulk:${bulkId}`,
      key: String(index),
      fingerprint: ctx.idempotency?.fingerprint ?? bulkId,
    },
    outcome: { replayed: false },
  })
}
