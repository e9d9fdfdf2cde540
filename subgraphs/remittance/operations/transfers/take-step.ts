import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import type { Cause } from '#remittance/rules/cause.ts'
import { pauseMs } from '#remittance/rules/pause.ts'
import { transferEvent } from '#remittance/rules/transfer-event.ts'
import { isAllowed, type TransferStatus } from '#remittance/rules/transitions.ts'

/** Columns that some steps set besides the status. */
const ALSO = {
  collectedBy: 'collected_by',
  payoutState: 'payout_state',
  payoutSentAt: 'payout_sent_at',
  returnsDueAt: 'returns_due_at',
} as const

type Also = Partial<Pick<TransferRow, keyof typeof ALSO>>

export interface Step {
  readonly from: TransferStatus
  readonly to: TransferStatus
  readonly event: EventType
  readonly cause: Cause
  /** Delay until the worker processes the transfer again; null when no work is left. */
  readonly nextInMs: number | null
  readonly also?: Also
}

// The time of the new status is always later than the previous one, even when the clocks of two machines differ. A held
// transfer can only fail.
const moveStatement = (also: readonly (keyof Also)[]): string => `with moved as (
    update remittance.transfers transfer
    set status = $4, status_at = greatest($5::timestamptz, status_at + interval '1 millisecond'), due_at = $6, hold = null, sender_held_until = null,
      funded_at = case when $4 = 'FUNDED' then $5::timestamptz else funded_at end
      ${also.map((name, index) => `, ${ALSO[name]} = $${index + 10}`).join('')}
    where workspace_id = $1 and id = $2 and status = $3 and (hold is null or $4 = 'FAILED')
    returning ${columnsOf(Transfer, 'transfer')}),
  written as (
    insert into remittance.transfer_events (workspace_id, transfer_id, status, at, actor, reason, reason_code)
    select "workspaceId", id, status, "statusAt", $7, $8, $9 from moved)
  select * from moved`

const RESCHEDULE = `update remittance.transfers transfer set due_at = $4
  where workspace_id = $1 and id = $2 and status = $3 and hold is null
  returning ${columnsOf(Transfer, 'transfer')}`

/** Reads the transfer before a step, so that external services are not called for a transfer that cannot take the step. */
export async function transferInStatus(
  ctx: Context,
  transferId: string,
  status: TransferStatus,
): Promise<TransferRow> {
  const transfer = await transferById(ctx, transferId)
  if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
  if (transfer.status !== status || transfer.hold !== null) throw refuse('INVALID_STATE')
  return transfer
}

/** Moves a transfer to its next status, adds the timeline event and publishes it. Of two concurrent calls one is refused. */
export async function takeStep(
  tx: Tx,
  transferId: string,
  { from, to, event, cause, nextInMs, also = {} }: Step,
): Promise<TransferRow> {
  if (!isAllowed(from, to)) throw refuse('INVALID_STATE')
  const dueAt = nextInMs === null ? null : new Date(tx.now().getTime() + nextInMs)
  const names = Object.keys(also) as (keyof Also)[]
  const [moved] = await tx.sql<TransferRow>(moveStatement(names), [
    tx.actor.workspaceId,
    transferId,
    from,
    to,
    tx.now(),
    dueAt,
    cause.actor,
    cause.reason ?? null,
    cause.reasonCode ?? null,
    ...names.map(name => also[name]),
  ])
  if (!moved) throw refuse('INVALID_STATE')

  tx.emit(event, transferId, ...transferEvent(moved, from, cause))
  return moved
}

/** Leaves the status unchanged and schedules the next check with increasing delays, at the latest at `atLatest`. */
export async function reschedule(tx: Tx, transfer: TransferRow, atLatest?: Date): Promise<TransferRow> {
  const now = tx.now().getTime()
  const next = now + pauseMs(now - transfer.statusAt.getTime())
  const dueAt = new Date(atLatest && atLatest.getTime() > now ? Math.min(next, atLatest.getTime()) : next)
  const [waiting] = await tx.sql<TransferRow>(RESCHEDULE, [
    tx.actor.workspaceId,
    transfer.id,
    transfer.status,
    dueAt,
  ])
  if (!waiting) throw refuse('INVALID_STATE')
  return waiting
}
