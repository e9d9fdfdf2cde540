import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'

/** A transfer with its funding deadline. Waiting for a person's decision or a suspended sender does not count against the deadline. */
export type LockedTransfer = TransferRow & { readonly quoteExpiresAt: Date; readonly rateLockedUntil: Date }

const LOCK = `select ${columnsOf(Transfer, 'transfer')}, coalesce(transfer.payable_until, quote.expires_at) as "quoteExpiresAt",
    quote.expires_at as "rateLockedUntil"
  from remittance.transfers transfer
  join remittance.quotes quote on quote.workspace_id = transfer.workspace_id and quote.id = transfer.quote_id
  where transfer.workspace_id = $1 and transfer.id = $2 and ($3::uuid is null or transfer.customer_id = $3)
  for update of transfer`

/** Locks a transfer of the workspace; with a customer id, only a transfer of that customer. */
export async function lockTransfer(tx: Tx, id: string, customerId?: string): Promise<LockedTransfer> {
  const [transfer] = await tx.sql<LockedTransfer>(LOCK, [tx.actor.workspaceId, id, customerId ?? null])
  if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
  return transfer
}
