import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { formatMinor } from '#kernel/money.ts'
import { events } from '#core/events.ts'
import type { SweepExecutionOf } from '#core/queries/sweeps/executions.ts'
import type { Swept } from './move-sweeps.ts'

export type SweepOrigin = 'END_OF_DAY' | 'MANUAL'

const RECORD = `insert into core.sweep_executions (workspace_id, id, sweep_id, business_date, origin, status, source_account_id, destination_account_id,
    amount_minor, transaction_id, failure_code, failure_reason, executed_at)
  select $1, id, sweep_id, $2, $3, status, source_id, destination_id, amount, transaction_id, code, reason, $4
  from unnest($5::uuid[], $6::uuid[], $7::text[], $8::uuid[], $9::uuid[], $10::bigint[], $11::uuid[], $12::text[], $13::text[])
    as ended (id, sweep_id, status, source_id, destination_id, amount, transaction_id, code, reason)`

// A sweep of a closed account would fail on every later date.
const PAUSE = `update core.sweeps set status = 'PAUSED', updated_at = $3 where workspace_id = $1 and id = any($2::uuid[])`

/** Records the results of sweeps in the transaction that moved their money, and publishes them. */
export async function recordSweeps(
  tx: Tx,
  { date, origin }: { date: string; origin: SweepOrigin },
  swept: readonly Swept[],
): Promise<SweepExecutionOf[]> {
  if (swept.length === 0) return []
  const { workspaceId } = tx.actor
  const rows = swept.map(each => rowOf(tx, each, { date, origin }))
  await tx.sql(RECORD, [
    workspaceId,
    date,
    origin,
    tx.now(),
    rows.map(({ id }) => id),
    rows.map(({ sweepId }) => sweepId),
    rows.map(({ status }) => status),
    rows.map(({ sourceAccountId }) => sourceAccountId),
    rows.map(({ destinationAccountId }) => destinationAccountId),
    rows.map(({ amountMinor }) => amountMinor),
    rows.map(({ transactionId }) => transactionId),
    rows.map(({ failureCode }) => failureCode),
    rows.map(({ failureReason }) => failureReason),
  ])
  const ended = rows.filter(({ failureCode }) => failureCode === 'ACCOUNT_CLOSED')
  if (ended.length > 0) await tx.sql(PAUSE, [workspaceId, ended.map(({ sweepId }) => sweepId), tx.now()])
  for (const row of rows) publish(tx, row)
  return rows
}

function rowOf(
  tx: Tx,
  swept: Swept,
  { date, origin }: { date: string; origin: SweepOrigin },
): SweepExecutionOf {
  const moved = swept.status === 'COMPLETED' ? swept : null
  const failed = swept.status === 'FAILED' ? swept.refusal : null
  return {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    sweepId: swept.sweep.id,
    businessDate: date,
    origin,
    status: swept.status,
    sourceAccountId: moved && moved.posting.debit.id,
    destinationAccountId: moved && moved.posting.credit.id,
    amountMinor: moved && moved.posting.amountMinor,
    transactionId: moved && moved.transactionId,
    failureCode: failed && failed.code,
    failureReason: failed && failed.message,
    executedAt: tx.now(),
    currency: swept.sweep.currency,
  }
}

function publish(tx: Tx, row: SweepExecutionOf): void {
  if (row.status === 'SKIPPED') return
  tx.emit(row.status === 'COMPLETED' ? events.sweep_executed : events.sweep_failed, row.sweepId, {
    sweepId: row.sweepId,
    businessDate: row.businessDate,
    origin: row.origin,
    status: row.status,
    sourceAccountId: row.sourceAccountId,
    destinationAccountId: row.destinationAccountId,
    amount: row.amountMinor === null ? null : formatMinor(row.amountMinor, row.currency),
    currency: row.currency,
    transactionId: row.transactionId,
    failureCode: row.failureCode,
    failureReason: row.failureReason,
    executedAt: row.executedAt.toISOString(),
  })
}
