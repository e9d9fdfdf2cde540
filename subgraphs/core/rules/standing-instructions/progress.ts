import { daysAfter } from '#kernel/local-day.ts'
import { dueOnOrAfter, type Frequency, type Schedule } from './due-dates.ts'

export type StandingInstructionStatus = 'ACTIVE' | 'PAUSED' | 'COMPLETED' | 'CANCELLED'
export type OnFailure = 'RETRY' | 'SKIP' | 'PAUSE'

/** Attempts at a due date after the first. */
export const RETRIES_MAX = 3

export interface InstructionProgress {
  readonly status: StandingInstructionStatus
  readonly nextDueDate: string | null
  /** The business date at whose close the next due date is attempted. */
  readonly nextAttemptDate: string | null
  /** The last due date that is settled. */
  readonly lastDueDate: string | null
  readonly retries: number
  /** Due dates that have been attempted. */
  readonly executions: number
}

export interface InstructionTerms extends Schedule {
  readonly maxExecutions: number | null
  readonly onFailure: OnFailure
}

/** The terms and progress of a stored instruction. */
export interface StoredInstruction {
  readonly startDate: string
  readonly frequency: string
  readonly intervalCount: number
  readonly endDate: string | null
  readonly maxExecutions: number | null
  readonly onFailure: string
  readonly status: string
  readonly nextDueDate: string | null
  readonly nextAttemptDate: string | null
  readonly lastDueDate: string | null
  readonly retries: number
  readonly executions: number
}

export const termsOf = (row: StoredInstruction): InstructionTerms => ({
  startDate: row.startDate,
  frequency: row.frequency as Frequency,
  interval: row.intervalCount,
  endDate: row.endDate,
  maxExecutions: row.maxExecutions,
  onFailure: row.onFailure as OnFailure,
})

export const progressOf = (row: StoredInstruction): InstructionProgress => ({
  status: row.status as StandingInstructionStatus,
  nextDueDate: row.nextDueDate,
  nextAttemptDate: row.nextAttemptDate,
  lastDueDate: row.lastDueDate,
  retries: row.retries,
  executions: row.executions,
})

const INACTIVE = { nextDueDate: null, nextAttemptDate: null, retries: 0 } as const

/** The instruction without a next date. */
export const inactive = (
  progress: InstructionProgress,
  status: Exclude<StandingInstructionStatus, 'ACTIVE'>,
): InstructionProgress => ({ ...progress, ...INACTIVE, status })

/** Waits for the first due date on or after a day that is not settled; completed if there is none. */
export function continueFrom(
  terms: InstructionTerms,
  progress: InstructionProgress,
  day: string,
): InstructionProgress {
  const { lastDueDate, executions } = progress
  const unsettled = lastDueDate === null || lastDueDate < day ? day : daysAfter(lastDueDate, 1)
  const isSpent = terms.maxExecutions !== null && executions >= terms.maxExecutions
  const next = isSpent ? null : dueOnOrAfter(terms, unsettled)
  if (next === null) return inactive(progress, 'COMPLETED')
  return { ...progress, status: 'ACTIVE', nextDueDate: next, nextAttemptDate: next, retries: 0 }
}

export interface Attempt {
  readonly dueDate: string
  readonly outcome: 'COMPLETED' | 'FAILED' | 'SKIPPED'
  /** The business date that was closed. */
  readonly on: string
  readonly isFirst: boolean
  /** Whether the source account is closed, so that nothing can be paid from it again. */
  readonly isSourceClosed: boolean
}

/** The progress after an attempt. If the instruction was paused or ended during the attempt, it stays so. */
export function afterAttempt(
  terms: InstructionTerms,
  before: InstructionProgress,
  { dueDate, outcome, on, isFirst, isSourceClosed }: Attempt,
): InstructionProgress {
  const counted = { ...before, executions: before.executions + (isFirst ? 1 : 0) }
  const hasFailed = outcome === 'FAILED'
  const isRetried = hasFailed && terms.onFailure === 'RETRY' && before.retries < RETRIES_MAX
  if (isRetried && !isSourceClosed && before.status === 'ACTIVE')
    return { ...counted, nextAttemptDate: daysAfter(on, 1), retries: before.retries + 1 }
  const settled = { ...counted, lastDueDate: dueDate }
  if (before.status === 'CANCELLED' || before.status === 'COMPLETED') return settled
  if (isSourceClosed) return inactive(settled, 'CANCELLED')
  if (before.status === 'PAUSED') return settled
  const next = continueFrom(terms, settled, dueDate)
  return hasFailed && terms.onFailure === 'PAUSE' && next.status === 'ACTIVE'
    ? inactive(next, 'PAUSED')
    : next
}
