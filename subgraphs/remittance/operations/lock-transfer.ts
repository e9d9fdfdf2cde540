import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Transfer } from '../entities/transfer.ts'
import { refuse } from '../errors.ts'
import type { TransferRow } from '../queries/transfers.ts'

/** A transfer with the end of its quote's lock, after which nothing may be taken for it any more; what it waited for an analyst or for its sender does not count. */
export type LockedTransfer = TransferRow & { readonly quoteExpiresAt: Date; readonly rateLockedUntil: Date }

const LOCK = `select ${columnsOf(Transfer, 'transfer')}, coalesce(transfer.payable_until, quote.expires_at) as "quoteExpiresAt",
    quote.expires_at as "rateLockedUntil"
  from remittance.transfers transfer
  join remittance.quotes quote on quote.workspace_id = transfer.workspace_id and quote.id = transfer.quote_id
  where transfer.workspace_id = $1 and transfer.id = $2 and ($3::uuid is null or transfer.customer_id = $3)
  for update of transfer`

/** A transfer of the workspace, locked; where a customer is named, only one of that customer is found. */
export async function lockTransfer(tx: Tx, id: string, customerId?: string): Promise<LockedTransfer> {
  const [transfer] = await tx.sql<LockedTransfer>(LOCK, [tx.actor.workspaceId, id, customerId ?? null])
  if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
  return transfer
}
