import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import {
  INSTRUCTION_COLUMNS,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'
import type {
  InstructionProgress,
  StandingInstructionStatus,
} from '#core/rules/standing-instructions/progress.ts'

const LOCK = `select ${INSTRUCTION_COLUMNS} from core.standing_instructions instruction where workspace_id = $1 and id = $2 for update`

/** Locks an instruction; refuses one whose status is none of the given ones. */
export async function lockInstruction(
  tx: Tx,
  id: string,
  allowed: readonly StandingInstructionStatus[],
): Promise<StandingInstructionRow> {
  const [row] = await tx.sql<StandingInstructionRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('STANDING_INSTRUCTION_NOT_FOUND')
  if (!allowed.includes(row.status as StandingInstructionStatus))
    throw refuse('INVALID_STATE', { message: `The standing instruction is ${row.status}.` })
  return row
}

const PROGRESS = `update core.standing_instructions as instruction set status = $3, next_due_date = $4, next_attempt_date = $5, last_due_date = $6,
    retries = $7, executions = $8, updated_at = $9
  where workspace_id = $1 and id = $2 returning ${INSTRUCTION_COLUMNS}`

/** Writes the progress of a locked instruction. */
export async function writeProgress(
  tx: Tx,
  id: string,
  progress: InstructionProgress,
): Promise<StandingInstructionRow> {
  const [row] = await tx.sql<StandingInstructionRow>(PROGRESS, [
    tx.actor.workspaceId,
    id,
    progress.status,
    progress.nextDueDate,
    progress.nextAttemptDate,
    progress.lastDueDate,
    progress.retries,
    progress.executions,
    tx.now(),
  ])
  return row!
}

/** Publishes a change of an instruction by a person, with the terms that then apply. */
export function publishInstruction(tx: Tx, event: EventType, row: StandingInstructionRow): void {
  tx.emit(
    event,
    row.id,
    {
      standingInstructionId: row.id,
      sourceAccountId: row.sourceAccountId,
      destinationAccountId: row.destinationAccountId,
      destinationBankCode: row.destinationBankCode,
      amountType: row.amountType,
      amount: formatMinor(row.amountMinor, row.currency),
      currency: row.currency,
      frequency: row.frequency,
      interval: row.intervalCount,
      startDate: row.startDate,
      endDate: row.endDate,
      maxExecutions: row.maxExecutions,
      onFailure: row.onFailure,
      status: row.status,
      changedBy: tx.actor.subjectId,
    },
    { destinationAccountNum: row.destinationAccountNum, destinationAccountName: row.destinationAccountName },
  )
}
