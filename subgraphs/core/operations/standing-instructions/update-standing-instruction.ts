import { command } from '#kernel/command.ts'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import {
  INSTRUCTION_COLUMNS,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'
import { admitRole } from '#core/rules/rights.ts'
import { inactive, progressOf, type OnFailure } from '#core/rules/standing-instructions/progress.ts'
import { lockInstruction, publishInstruction, writeProgress } from './change-instruction.ts'

export interface UpdateStandingInstruction {
  readonly id: string
  readonly amount?: string | null
  readonly narration?: string | null
  /** Null removes the end. */
  readonly endDate?: string | null
  /** Null removes the maximum. */
  readonly maxExecutions?: number | null
  readonly onFailure?: OnFailure | null
}

const WRITE = `update core.standing_instructions as instruction set amount_minor = $3, narration = $4, end_date = $5, max_executions = $6, on_failure = $7, updated_at = $8
  where workspace_id = $1 and id = $2 returning ${INSTRUCTION_COLUMNS}`

/** Changes the terms of an instruction. It is completed if no due date is left. */
export const updateStandingInstruction = command(
  async (tx, { id, ...given }: UpdateStandingInstruction): Promise<StandingInstructionRow> => {
    admitRole(tx.actor, 'officer')
    const before = await lockInstruction(tx, id, ['ACTIVE', 'PAUSED'])
    const issues = issuesOf(given, before)
    if (issues.length > 0) throw invalid(issues)
    const [row] = await tx.sql<StandingInstructionRow>(WRITE, [
      tx.actor.workspaceId,
      id,
      typeof given.amount === 'string' ? toMinor(given.amount, before.currency) : before.amountMinor,
      given.narration ?? before.narration,
      given.endDate === undefined ? before.endDate : given.endDate,
      given.maxExecutions === undefined ? before.maxExecutions : given.maxExecutions,
      given.onFailure ?? before.onFailure,
      tx.now(),
    ])
    const { nextDueDate, endDate } = row!
    const hasEnded = nextDueDate !== null && endDate !== null && nextDueDate > endDate
    const updated = hasEnded ? await writeProgress(tx, id, inactive(progressOf(row!), 'COMPLETED')) : row!
    publishInstruction(tx, events.standing_instruction_updated, updated)
    return updated
  },
)

function issuesOf(
  { amount, endDate, maxExecutions }: Omit<UpdateStandingInstruction, 'id'>,
  { currency, amountType, startDate, executions }: StandingInstructionRow,
): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  if (typeof amount === 'string') {
    const reason = amountIssue(amount, currency)
    if (reason) issues.push({ field: 'amount', reason })
    else if (amountType === 'FIXED' && toMinor(amount, currency) === 0n)
      issues.push({ field: 'amount', reason: 'must be more than 0' })
  }
  if (typeof endDate === 'string' && endDate < startDate)
    issues.push({ field: 'endDate', reason: `must not be before the start date, ${startDate}` })
  if (typeof maxExecutions === 'number' && maxExecutions <= executions)
    issues.push({
      field: 'maxExecutions',
      reason: `must be more than the ${executions} executions so far`,
    })
  return issues
}
