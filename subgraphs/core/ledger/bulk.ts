import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { Refusal, refuse, type RefusalKind } from '#kernel/refusals.ts'
import { createSemaphore } from '#kernel/concurrency/semaphore.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { pricePosting, type PostingRequest } from './price-posting.ts'
import { policyOf, type PricingPolicy } from './policy.ts'
import { post } from './post.ts'
import type { Posting } from './posting.ts'

/** One item of a bulk: its posting, or its refusal. */
export type BulkItem = PostingRequest | Refusal

/** The transaction of an item, or its refusal. */
export type BulkItemResult = TransactionRow | Refusal

/** Maximum number of concurrent items of one request; later items wait, so that items are posted in order. */
const WAVE_SIZE = 250
/** Maximum number of concurrent items of all bulks, which leaves queue capacity for single postings. */
const CONCURRENCY_MAX = 1_000

const semaphoreOf = perDatabase(() => createSemaphore({ permits: CONCURRENCY_MAX }))

const OF_ITEMS: ReadonlySet<RefusalKind> = new Set(['not-found', 'conflict', 'refused'])

/** Whether the refusal is the final result of an item. Any other error leaves the outcome unknown, and the caller must repeat the request. */
const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && OF_ITEMS.has(error.kind) && !error.code.startsWith('IDEMPOTENCY_')

/** Items after the decisions on them. */
export interface DecidedItems {
  readonly items: readonly BulkItem[]
  /** Called with the results of the items; undefined for one whose outcome is unknown. */
  readonly onResults: (results: readonly (BulkItemResult | undefined)[]) => Promise<void>
}

/** Decides on the items from this index on, as many as are posted together, where the workspace's settings demand it. */
export type DecideItems = (policy: PricingPolicy, from: number, count: number) => Promise<DecidedItems>

/**
 * Posts the items in order, each independently and under its own key: a number that is unique in this bulk. A repeat finds the items
 * that an earlier run has posted, so an interrupted request resumes where it stopped.
 */
export async function postInOrder(
  ctx: Context,
  bulkId: string,
  items: readonly BulkItem[],
  decide: DecideItems,
): Promise<{ results: BulkItemResult[]; areReplays: boolean }> {
  const results: BulkItemResult[] = []
  let areReplays = true
  for (let from = 0; from < items.length; from += WAVE_SIZE) {
    if (ctx.signal.aborted || Date.now() > ctx.deadlineAt) throw unfinished()
    const wave = items.slice(from, from + WAVE_SIZE)
    const policy = await policyOf(ctx)
    const decided = policy.decidesInternalTransfers ? decide(policy, from, wave.length) : undefined
    // Other bulks go on while this one waits for the decisions.
    await decided
    const run = await semaphoreOf(ctx.database).run(wave.length, () =>
      postWave(ctx, { bulkId, from, wave, decide, decided }),
    )
    results.push(...run.results)
    areReplays &&= run.areReplays
  }
  return { results, areReplays }
}

const unfinished = (): Refusal =>
  refuse('UNAVAILABLE', {
    message: 'The bulk is not finished; repeat the request with the same Idempotency-Key to resume it.',
    retryAfterS: 1,
  })

interface Wave {
  readonly bulkId: string
  readonly from: number
  readonly wave: readonly BulkItem[]
  readonly decide: DecideItems
  readonly decided: Promise<DecidedItems> | undefined
}

async function postWave(
  ctx: Context,
  { bulkId, from, wave, decide, decided: given }: Wave,
): Promise<{ results: BulkItemResult[]; areReplays: boolean }> {
  if (ctx.signal.aborted || Date.now() > ctx.deadlineAt) throw unfinished()
  const policy = await policyOf(ctx)
  let decided = given
  const decidedUnder = (inForce: PricingPolicy): Promise<DecidedItems> | undefined =>
    decided || inForce.decidesInternalTransfers ? (decided ??= decide(inForce, from, wave.length)) : undefined
  const items = (await decidedUnder(policy))?.items ?? wave
  const own = wave.map((_, position) => itemContext(ctx, bulkId, from + position))
  // All items are priced before the first is queued, so that they reach the queue in order.
  const priced = await Promise.all(
    items.map(async (item, position) =>
      item instanceof Refusal ? undefined : pricePosting(own[position]!, policy, item),
    ),
  )
  /** Prices an item again after the policy has changed, which may demand a decision now. */
  const priceAgain = async (inForce: PricingPolicy, position: number): Promise<Posting> => {
    const item = ((await decidedUnder(inForce))?.items ?? wave)[position]!
    if (item instanceof Refusal) throw item
    return pricePosting(own[position]!, inForce, item)
  }
  const settled = await Promise.allSettled(
    items.map((item, position) =>
      item instanceof Refusal
        ? Promise.reject(item)
        : post(own[position]!, inForce =>
            inForce === policy ? Promise.resolve(priced[position]!) : priceAgain(inForce, position),
          ),
    ),
  )
  const known = settled.map(result =>
    result.status === 'fulfilled' ? result.value : isFinal(result.reason) ? result.reason : undefined,
  )
  await (await decided)?.onResults(known)
  return {
    results: settled.map((result, position) => {
      const outcome = known[position]
      if (outcome === undefined) throw (result as PromiseRejectedResult).reason
      return outcome
    }),
    areReplays: items.every((item, position) => item instanceof Refusal || own[position]!.outcome.replayed),
  }
}

/** The request's context with the idempotency key of one item. */
function itemContext(ctx: Context, bulkId: string, index: number): Context {
  return {
    ...ctx,
    idempotency: {
      subject: `bulk:${bulkId}`,
      key: String(index),
      fingerprint: ctx.idempotency?.fingerprint ?? bulkId,
    },
    outcome: { replayed: false },
  }
}
