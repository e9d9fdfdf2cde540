import { command } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { partiesOfTransfer, sealedParties } from '#remittance/sealed-parties.ts'

const LOCK = `select ${columnsOf(Transfer, 'transfer')} from remittance.transfers transfer
  where workspace_id = $1 and id = any($2::uuid[]) and payout_details is not null
  order by id for update`

const SEAL = `update remittance.transfers transfer set parties = sealed.parties, payout_details = null
  from unnest($2::uuid[], $3::text[]) as sealed (id, parties)
  where transfer.workspace_id = $1 and transfer.id = sealed.id`

/**
 * Encrypts payout details that an earlier version stored in plain text. Returns the number of transfers. Their senders stay
 * unknown: today's identity data need not match the data at that time. Only the platform calls this.
 */
export const sealPayoutDetails = command(
  async (tx, { ids }: { readonly ids: readonly string[] }): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const rows = await tx.sql<TransferRow>(LOCK, [workspaceId, ids])
    const sealed = rows.map(row =>
      sealedParties(tx.keys, row, {
        originator: null,
        beneficiary: partiesOfTransfer(tx.keys, row).beneficiary,
      }),
    )
    await tx.sql(SEAL, [workspaceId, rows.map(({ id }) => id), sealed])
    return rows.length
  },
)
