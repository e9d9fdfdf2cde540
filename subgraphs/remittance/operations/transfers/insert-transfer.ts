import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { randomCode } from '#kernel/id.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'

const INSERT = `with created as (
    ${insertOf(Transfer, 'transfer')} on conflict (workspace_id, reference) do nothing
    returning ${columnsOf(Transfer, 'transfer')}),
  written as (
    insert into remittance.transfer_events (workspace_id, transfer_id, status, at, actor)
    select "workspaceId", id, status, "statusAt", 'SENDER' from created)
  select * from created`

/** With a billion transfers in a workspace, one attempt in a thousand hits a used reference; ten in a row do not happen. */
const ATTEMPTS_MAX = 10

/** Columns of a transfer before funding, payout and release. */
const NOTHING_MOVED = {
  collectedBy: null,
  payoutState: null,
  payoutSentAt: null,
  returnsDueAt: null,
  fundedAt: null,
  payableUntil: null,
  senderHeldUntil: null,
}

/** Inserts a transfer with its first event, under a reference that is unique in the workspace. */
export async function insertTransfer(
  tx: Tx,
  transfer: Omit<TransferRow, 'reference' | keyof typeof NOTHING_MOVED>,
  newReference = () => `TXN-${randomCode(8)}`,
): Promise<TransferRow> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const [created] = await tx.sql<TransferRow>(
      INSERT,
      valuesOf(Transfer, { ...transfer, ...NOTHING_MOVED, reference: newReference() }),
    )
    if (created) return created
  }
  throw new Error(`${ATTEMPTS_MAX} references in a row were taken`)
}
