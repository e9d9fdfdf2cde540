import type { Tx } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { events } from '#core/events.ts'
import {
  INSTRUCTION_COLUMNS,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'
import {
  afterAttempt,
  progressOf,
  termsOf,
  type InstructionProgress,
} from '#core/rules/standing-instructions/progress.ts'
import type { Executed } from './execute.ts'
import type { Leased } from './lease.ts'

/** An attempt that has ended. */
export interface Ended {
  readonly item: Leased
  readonly result: Executed
}

const LOCK = `select ${INSTRUCTION_COLUMNS} from core.standing_instructions instruction
  where workspace_id = $1 and id = any($2::uuid[]) order by id for update`

// An attempt whose lease was taken over is recorded by the worker that has it now.
const RECORD = `update core.standing_instruction_executions as execution set status = ended.status, transaction_id = ended.transaction_id, amount_minor = ended.amount_minor,
    failure_code = ended.failure_code, failure_reason = ended.failure_reason, attempts = execution.attempts + 1, business_date = $2, executed_at = $3, leased_until = null
  from unnest($4::uuid[], $5::timestamptz[], $6::text[], $7::uuid[], $8::bigint[], $9::text[], $10::text[])
    as ended (id, leased_until, status, transaction_id, amount_minor, failure_code, failure_reason)
  where execution.workspace_id = $1 and execution.id = ended.id and execution.leased_until = ended.leased_until
  returning execution.id`

const ADVANCE = `update core.standing_instructions as instruction set status = progress.status, next_due_date = progress.next_due_date, next_attempt_date = progress.next_attempt_date,
    last_due_date = progress.last_due_date, retries = progress.retries, executions = progress.executions, updated_at = $2
  from unnest($3::uuid[], $4::text[], $5::date[], $6::date[], $7::date[], $8::integer[], $9::integer[])
    as progress (id, status, next_due_date, next_attempt_date, last_due_date, retries, executions)
  where instruction.workspace_id = $1 and instruction.id = progress.id`

/** Records attempts with the progress of their instructions. Returns those that were recorded. */
export async function record(tx: Tx, date: string, ended: readonly Ended[]): Promise<readonly Ended[]> {
  const { workspaceId } = tx.actor
  const instructions = await tx.sql<StandingInstructionRow>(LOCK, [
    workspaceId,
    ended.map(({ item }) => item.instruction.id),
  ])
  const rows = await tx.sql<{ id: string }>(RECORD, [workspaceId, date, tx.now(), ...columnsOf(ended)])
  const ids = new Set(rows.map(({ id }) => id))
  const recorded = ended.filter(({ item }) => ids.has(item.executionId))
  const byId = new Map(instructions.map(row => [row.id, row]))
  const progress = recorded.map(each => [each.item.instruction.id, progressAfter(byId, each, date)] as const)
  await tx.sql(ADVANCE, [
    workspaceId,
    tx.now(),
    progress.map(([id]) => id),
    progress.map(([, { status }]) => status),
    progress.map(([, { nextDueDate }]) => nextDueDate),
    progress.map(([, { nextAttemptDate }]) => nextAttemptDate),
    progress.map(([, { lastDueDate }]) => lastDueDate),
    progress.map(([, { retries }]) => retries),
    progress.map(([, { executions }]) => executions),
  ])
  for (const each of recorded) publish(tx, each)
  return recorded
}

function columnsOf(ended: readonly Ended[]): unknown[] {
  const made = ended.map(({ result }) => (result.outcome === 'COMPLETED' ? result : null))
  const failed = ended.map(({ result }) => (result.outcome === 'FAILED' ? result : null))
  return [
    ended.map(({ item }) => item.executionId),
    ended.map(({ item }) => item.leasedUntil),
    ended.map(({ result }) => result.outcome),
    made.map(each => each?.transactionId ?? null),
    made.map(each => each?.amountMinor ?? null),
    failed.map(each => each?.code ?? null),
    failed.map(each => each?.message ?? null),
  ]
}

function progressAfter(
  instructions: ReadonlyMap<string, StandingInstructionRow>,
  { item, result }: Ended,
  on: string,
): InstructionProgress {
  const row = instructions.get(item.instruction.id)!
  return afterAttempt(termsOf(row), progressOf(row), {
    dueDate: item.dueDate,
    outcome: result.outcome,
    on,
    isFirst: item.attempts === 0,
    isSourceClosed: result.outcome === 'FAILED' && result.isSourceClosed,
  })
}

function publish(tx: Tx, { item: { instruction, dueDate, attempts }, result }: Ended): void {
  if (result.outcome === 'SKIPPED') return
  const isMade = result.outcome === 'COMPLETED'
  tx.emit(
    isMade ? events.standing_instruction_executed : events.standing_instruction_failed,
    instruction.id,
    {
      standingInstructionId: instruction.id,
      sourceAccountId: instruction.sourceAccountId,
      dueDate,
      status: result.outcome,
      amount: isMade ? formatMinor(result.amountMinor, instruction.currency) : null,
      currency: instruction.currency,
      transactionId: isMade ? result.transactionId : null,
      failureCode: isMade ? null : result.code,
      failureReason: isMade ? null : result.message,
      attempts: attempts + 1,
      executedAt: tx.now().toISOString(),
    },
  )
}
