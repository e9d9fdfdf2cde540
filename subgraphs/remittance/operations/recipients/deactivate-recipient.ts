import { command } from '#kernel/command.ts'
import { events } from '#remittance/events.ts'
import type { RecipientRow } from '#remittance/queries/recipients.ts'
import { openRecipient } from '#remittance/sealed-details.ts'
import { lockRecipient } from './lock-recipient.ts'

/** Deletes a recipient for its user: it can no longer be paid and is not listed. The row stays, because transfers reference it. */
export const deactivateRecipient = command(async (tx, { id }: { id: string }): Promise<RecipientRow> => {
  const recipient = await lockRecipient(tx, id)

  recipient.status = 'INACTIVE'
  recipient.updatedAt = tx.now()
  tx.emit(events.recipient_deactivated, id, { id, customerId: recipient.customerId })
  return openRecipient(tx.keys, recipient)
})
