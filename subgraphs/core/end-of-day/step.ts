import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'

/** The steps of closing a business date, in their order. */
export const END_OF_DAY_STEP_NAMES = [
  'EXPIRIES',
  'STANDING_INSTRUCTIONS',
  'INTEREST_ACCRUAL',
  'VALUE_CORRECTIONS',
  'INTEREST_POSTING',
  'TERM_MATURITY',
  'LOAN_REPAYMENTS',
  'LOAN_ACCRUAL',
  'SWEEPS',
  'DORMANCY',
  'BALANCE_SNAPSHOTS',
  'GENERAL_LEDGER',
] as const

export type EndOfDayStepName = (typeof END_OF_DAY_STEP_NAMES)[number]

/** Prepared in place of a chunk while another worker works on all that is left. */
export const WAITING = Symbol('waiting')

/**
 * The position before the first item. An id is compared with it and not with an expression such as `coalesce`, which PostgreSQL does not
 * look up in an index under row-level security.
 */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** No item has a higher id. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** An account that a step could not process. It stops no other account. */
export interface StepFailure {
  readonly accountId: string
  readonly code: string
  readonly message: string
}

/** What one transaction of a step did. */
export interface ChunkResult {
  /** The last item of the chunk; null if the step has no item left. */
  readonly cursor: string | null
  readonly processed: number
  readonly failures: readonly StepFailure[]
}

/** One step of closing a business date. It works through its items in short transactions; each ends with the step's position. */
export interface EndOfDayStep<Prepared = unknown> {
  readonly name: EndOfDayStepName
  /** Whether the date has work for the step. */
  readonly isDue: (ctx: Context, date: string) => Promise<boolean>
  /** Reads what the next chunk after the cursor needs, before its transaction. */
  readonly prepare: (ctx: Context, date: string, cursor: string | null) => Promise<Prepared | typeof WAITING>
  /** Writes the chunk. The step's row is locked, and its position is still the one that the chunk was prepared for. */
  readonly write: (tx: Tx, date: string, prepared: Prepared, cursor: string | null) => Promise<ChunkResult>
}

/** Declares a step; its chunks are opaque to the run. */
export const endOfDayStep = <Prepared>(step: EndOfDayStep<Prepared>): EndOfDayStep =>
  step as unknown as EndOfDayStep
