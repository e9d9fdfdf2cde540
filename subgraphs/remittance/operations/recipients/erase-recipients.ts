import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#remittance/events.ts'

const LOCK = `select id, status from remittance.recipients
  where workspace_id = $1 and customer_id = $2 order by id for update`

const BLANK = `update remittance.recipients set status = 'INACTIVE', first_name = null, last_name = null, business_name = null,
    bank_code = null, account_number = null, iban = null, bic = null, phone = null, relationship = null, address = null,
    warnings = '{}', details = null, account_hash = null, updated_at = $3
  where workspace_id = $1 and id = any($2::uuid[])`

/**
 * Erases the personal data of an erased customer's recipients. Returns their number. The rows stay, because transfers reference
 * them; transfers retain sender and recipient for as long as anti-money-laundering law requires.
 */
export const eraseRecipients = command(
  async (tx, { customerId }: { readonly customerId: string }): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const recipients = await tx.sql<{ id: string; status: string }>(LOCK, [workspaceId, customerId])
    await tx.sql(BLANK, [workspaceId, recipients.map(({ id }) => id), tx.now()])
    for (const { id, status } of recipients)
      if (status === 'ACTIVE') tx.emit(events.recipient_deactivated, id, { id, customerId })
    return recipients.length
  },
)
