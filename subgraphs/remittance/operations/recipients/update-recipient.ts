import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#remittance/events.ts'
import type { RecipientRow } from '#remittance/queries/recipients.ts'
import type { RecipientDetails } from '#remittance/rules/recipient.ts'
import { recipientEvent } from '#remittance/rules/recipient-event.ts'
import { openRecipient, sealedColumns } from '#remittance/sealed-details.ts'
import { checkRecipient } from './check-recipient.ts'
import { lockRecipient } from './lock-recipient.ts'

export interface UpdateRecipient {
  readonly id: string
  /** Omitted fields keep their values, null clears a value. */
  readonly input: { readonly [Name in keyof RecipientDetails]?: RecipientDetails[Name] | null }
}

const REQUIRED = ['country', 'currency', 'payoutMethod'] as const

/**
 * Changes the given fields of a recipient and validates the result as a whole, so that the recipient can always be paid.
 * Existing transfers keep the data they were created with.
 */
export const updateRecipient = command(async (tx, { id, input }: UpdateRecipient): Promise<RecipientRow> => {
  const recipient = await lockRecipient(tx, id)
  const emptied = REQUIRED.filter(field => input[field] === null)
  if (emptied.length > 0) throw invalid(emptied.map(field => ({ field, reason: 'must not be null' })))

  const {
    firstName,
    lastName,
    businessName,
    country,
    currency,
    payoutMethod,
    bankCode,
    accountNumber,
    iban,
    bic,
    phone,
    relationship,
    address,
  } = openRecipient(tx.keys, recipient)
  const before: RecipientDetails = {
    firstName,
    lastName,
    businessName,
    country,
    currency,
    payoutMethod,
    bankCode,
    accountNumber,
    iban,
    bic,
    phone,
    relationship,
    address,
  }
  const changes = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Partial<RecipientDetails>
  const details = await checkRecipient(tx, { ...before, ...changes })

  Object.assign(recipient, details, sealedColumns(tx.keys, recipient, details), { updatedAt: tx.now() })
  const changed = openRecipient(tx.keys, recipient)
  tx.emit(events.recipient_updated, id, ...recipientEvent(changed))
  return changed
})
