import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import type { EventType } from '#kernel/outbox.ts'
import { Transfer } from '../entities/transfer.ts'
import { refuse } from '../errors.ts'
import { transferById, type TransferRow } from '../queries/transfers.ts'
import { transferFact } from '../rules/transfer-fact.ts'
import { isAllowed, type TransferStatus } from '../rules/transitions.ts'

export interface Step {
  readonly from: TransferStatus
  readonly to: TransferStatus
  readonly event: EventType
  /** When the worker looks again; null when nothing is left to do. */
  readonly nextInMs: number | null
}

// The new status is later than the one before it also where the clocks of two machines disagree.
const MOVE = `with moved as (
    update remittance.transfers transfer
    set status = $4, status_at = greatest($5::timestamptz, status_at + interval '1 millisecond'), due_at = $6
    where workspace_id = $1 and id = $2 and status = $3 and hold is null
    returning ${columnsOf(Transfer, 'transfer')}),
  written as (
    insert into remittance.transfer_events (workspace_id, transfer_id, status, at)
    select "workspaceId", id, status, "statusAt" from moved)
  select * from moved`

const LOOK_AGAIN = `update remittance.transfers transfer set due_at = $4
  where workspace_id = $1 and id = $2 and status = $3 and hold is null
  returning ${columnsOf(Transfer, 'transfer')}`

const LEAST_PAUSE_MS = 250
const MOST_PAUSE_MS = 60_000

/** The transfer before a step, so that nobody outside is asked for one that cannot take it. */
export async function transferInStatus(ctx: Context, transferId: string, status: TransferStatus): Promise<TransferRow> {
  const transfer = await transferById(ctx, transferId)
  if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
  if (transfer.status !== status || transfer.hold !== null) throw refuse('INVALID_STATE')
  return transfer
}

/** Takes a transfer one step on, writes it into the timeline and publishes it. Of two that try at once one is refused. */
export async function takeStep(tx: Tx, transferId: string, { from, to, event, nextInMs }: Step): Promise<TransferRow> {
  if (!isAllowed(from, to)) throw refuse('INVALID_STATE')
  const dueAt = nextInMs === null ? null : new Date(tx.now().getTime() + nextInMs)
  const [moved] = await tx.sql<TransferRow>(MOVE, [tx.actor.workspaceId, transferId, from, to, tx.now(), dueAt])
  if (!moved) throw refuse('INVALID_STATE')

  tx.emit(event, transferId, ...transferFact(moved, from))
  return moved
}

/** Leaves the transfer where it is and has it looked at again: soon at first, rarely once it has waited for long. */
export async function lookAgain(tx: Tx, transfer: TransferRow): Promise<TransferRow> {
  const waitedMs = tx.now().getTime() - transfer.statusAt.getTime()
  const dueAt = new Date(tx.now().getTime() + Math.min(MOST_PAUSE_MS, Math.max(LEAST_PAUSE_MS, waitedMs)))
  const [waiting] = await tx.sql<TransferRow>(LOOK_AGAIN, [tx.actor.workspaceId, transfer.id, transfer.status, dueAt])
  if (!waiting) throw refuse('INVALID_STATE')
  return waiting
}
