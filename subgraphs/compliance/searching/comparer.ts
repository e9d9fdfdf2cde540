import type { ContextSource } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { refuse } from '#kernel/refusals.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'
import type { ComparedParties } from './messages.ts'
import { openPool, type Pool } from './pool.ts'
import { spawnThread, type Spawn } from './threads.ts'

/** Compares two parties in a separate thread, so that a slow pair delays neither requests nor payment searches. */
export interface Comparer {
  /** Rejects after the deadline, or when no thread is available. */
  compare(
    pair: ComparedParties,
    call: { readonly deadlineAt: number; readonly workspaceId: string },
  ): Promise<Comparison>
  close(): Promise<void>
}

export interface ComparerOptions {
  readonly spawn?: Spawn
  /** A thread that takes longer for one pair counts as stuck and is replaced. */
  readonly compareMs?: number
}

/** Same as the timeout of a search. */
const COMPARE_MS = 2_000
const WAITING_MAX = 1_000
const WAITING_EACH_MAX = 250

const unavailable = (cause?: unknown): Error =>
  Object.assign(
    refuse('UNAVAILABLE', { message: 'The two parties cannot be compared at the moment.', retryAfterS: 1 }),
    cause !== undefined && { cause },
  )

/** The thread starts at the first comparison, since few processes compare. */
export function openComparer({
  spawn = spawnThread,
  compareMs = COMPARE_MS,
}: ComparerOptions = {}): Comparer {
  let pool: Pool<ComparedParties, Comparison> | undefined
  let isClosed = false
  return {
    async compare(pair, call) {
      if (isClosed) throw unavailable()
      pool ??= openPool({
        thread: 'compare-thread',
        data: undefined,
        threads: 1,
        spawn,
        taskMs: compareMs,
        waitingMax: WAITING_MAX,
        waitingEachMax: WAITING_EACH_MAX,
        costOf: () => 1,
        isForPayments: false,
        unavailable,
      })
      const [comparison] = await pool.run([pair], call)
      return comparison!
    },
    async close() {
      isClosed = true
      await pool?.close()
    },
  }
}

const comparers = new WeakMap<Database, Comparer>()

/** The comparer of a database, closed together with it. */
export function comparerOf({ database }: Pick<ContextSource, 'database'>): Comparer {
  let comparer = comparers.get(database)
  if (comparer === undefined) {
    const opened = (comparer = openComparer())
    comparers.set(database, opened)
    database.endsWith(() => opened.close())
  }
  return comparer
}
