import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { TransactionProgress } from '#core/entities/transaction-progress.ts'
import { refuse } from '#core/errors.ts'
import type { ProgressRow, TransactionRow } from '#core/queries/posted-transaction.ts'
import type { TransactionStatus } from '#core/rules/transaction.ts'

const COLUMNS = columnsOf(TransactionProgress, 'progress')

const WRITTEN = (
  status: string,
  at: string,
  kind: string,
  id: string,
  reason: string,
): string => `insert into core.transaction_history
    (workspace_id, transaction_id, sequence, status, at, actor_kind, actor_id, reason)
  select "workspaceId", "transactionId",
    coalesce((select max(sequence) from core.transaction_history before where before.workspace_id = $1 and before.transaction_id = $2), 0) + 1,
    ${status}, ${at}, ${kind}, ${id}, ${reason} from moved`

const MOVE = `with moved as (
    update core.transaction_progress progress
    set status = $4, updated_at = $5, due_at = $6, attempts = 0, processed_at = coalesce($7, processed_at), completed_at = $8,
      external_reference = coalesce($9, external_reference), failure_reason = $10, reversed_by_id = $11
    where workspace_id = $1 and transaction_id = $2 and status = $3
    returning ${COLUMNS}),
  written as (${WRITTEN('$4', '$5', '$12', '$13', '$14')})
  select * from moved`

// A transaction that was completed when posted has no progress row yet.
const REVERSE = `with moved as (
    insert into core.transaction_progress as progress
      (workspace_id, transaction_id, status, processed_at, completed_at, reversed_by_id, reversal_reason, updated_at, returned_minor)
    values ($1, $2, 'REVERSED', $3, $3, $4, $5, $6, $9)
    on conflict (workspace_id, transaction_id) do update
      set status = 'REVERSED', due_at = null, reversed_by_id = excluded.reversed_by_id, reversal_reason = excluded.reversal_reason, returned_minor = excluded.returned_minor, updated_at = excluded.updated_at
      where progress.status = 'COMPLETED'
    returning ${COLUMNS}),
  written as (${WRITTEN(`'REVERSED'`, '$6', '$7', '$8', '$5')})
  select * from moved`

const STATUS = 'select status from core.transaction_progress where workspace_id = $1 and transaction_id = $2'

const LATER = `update core.transaction_progress progress set due_at = $4, attempts = attempts + 1, updated_at = $5
  where workspace_id = $1 and transaction_id = $2 and status = $3 returning ${COLUMNS}`

export interface Move {
  readonly from: TransactionStatus
  readonly to: TransactionStatus
  /** Time of the job's next check; null if no step is left. */
  readonly dueAt: Date | null
  readonly processedAt?: Date
  readonly completedAt?: Date
  readonly externalReference?: string | null
  readonly failureReason?: string
  /** Id of the transaction that returned the money. */
  readonly reversalId?: string
  readonly reason?: string
}

/** Moves a transaction to its next status and writes its history. Of two concurrent attempts one is refused. */
export async function advanceStatus(
  tx: Tx,
  transaction: TransactionRow,
  { from, to, dueAt, processedAt, completedAt, externalReference, failureReason, reversalId, reason }: Move,
): Promise<TransactionRow> {
  const [progress] = await tx.sql<ProgressRow>(MOVE, [
    tx.actor.workspaceId,
    transaction.id,
    from,
    to,
    tx.now(),
    dueAt,
    processedAt ?? null,
    completedAt ?? null,
    externalReference ?? null,
    failureReason ?? null,
    reversalId ?? null,
    tx.actor.kind,
    tx.actor.subjectId,
    reason ?? failureReason ?? null,
  ])
  if (!progress) throw refuse('INVALID_STATE')
  return { ...transaction, progress }
}

/** Marks a completed transaction as reversed, once. `returnedMinor` is what came back of a transfer to another bank. */
export async function markReversed(
  tx: Tx,
  transaction: TransactionRow,
  reversalId: string,
  reason: string,
  returnedMinor: bigint | null = null,
): Promise<TransactionRow> {
  const named = [tx.actor.workspaceId, transaction.id]
  const isPosted = transaction.postedStatus === 'COMPLETED'
  const [progress] =
    isPosted || (await statusOf(tx, named)) === 'COMPLETED'
      ? await tx.sql<ProgressRow>(REVERSE, [
          ...named,
          transaction.createdAt,
          reversalId,
          reason,
          tx.now(),
          tx.actor.kind,
          tx.actor.subjectId,
          returnedMinor,
        ])
      : []
  if (!progress)
    throw refuse((await statusOf(tx, named)) === 'REVERSED' ? 'ALREADY_REVERSED' : 'INVALID_STATE')
  return { ...transaction, progress }
}

const statusOf = async (tx: Tx, named: readonly unknown[]): Promise<string | undefined> =>
  (await tx.sql<{ status: string }>(STATUS, named))[0]?.status

/** Keeps the status of a transaction and schedules its next check; null if no step is left. */
export async function scheduleNextCheck(
  tx: Tx,
  transaction: TransactionRow,
  status: TransactionStatus,
  dueAt: Date | null,
): Promise<TransactionRow> {
  const [progress] = await tx.sql<ProgressRow>(LATER, [
    tx.actor.workspaceId,
    transaction.id,
    status,
    dueAt,
    tx.now(),
  ])
  if (!progress) throw refuse('INVALID_STATE')
  return { ...transaction, progress }
}
