import { command } from '#kernel/command.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Recipient } from '#remittance/entities/recipient.ts'
import { openRecipient, sealedColumns } from '#remittance/sealed-details.ts'

const LOCK = `select ${columnsOf(Recipient, 'recipient')} from remittance.recipients recipient
  where workspace_id = $1 and id = any($2::uuid[]) and num_nonnulls(account_number, iban, phone, address) > 0
  order by id for update`

const SEAL = `update remittance.recipients recipient
  set details = sealed.details, account_hash = sealed.account_hash, account_number = null, iban = null, phone = null, address = null
  from unnest($2::uuid[], $3::text[], $4::text[]) as sealed (id, details, account_hash)
  where recipient.workspace_id = $1 and recipient.id = sealed.id`

/**
 * Encrypts recipient details that an earlier version stored in plain text. Returns the number of recipients. Only the platform
 * calls this.
 */
export const sealRecipients = command(
  async (tx, { ids }: { readonly ids: readonly string[] }): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const rows = (await tx.sql<Row<typeof Recipient>>(LOCK, [workspaceId, ids])).map(row =>
      openRecipient(tx.keys, row),
    )
    const sealed = rows.map(row => sealedColumns(tx.keys, row, row))
    await tx.sql(SEAL, [
      workspaceId,
      rows.map(({ id }) => id),
      sealed.map(({ details }) => details),
      sealed.map(({ accountHash }) => accountHash),
    ])
    return rows.length
  },
)
