import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { Recipient } from '#remittance/entities/recipient.ts'
import { events } from '#remittance/events.ts'
import type { RecipientRow } from '#remittance/queries/recipients.ts'
import { ownCustomer } from '#remittance/queries/visible.ts'
import type { RecipientDetails } from '#remittance/rules/recipient.ts'
import { recipientEvent } from '#remittance/rules/recipient-event.ts'
import { openRecipient, sealedColumns } from '#remittance/sealed-details.ts'
import { checkRecipient } from './check-recipient.ts'

type Optional =
  | 'firstName'
  | 'lastName'
  | 'businessName'
  | 'bankCode'
  | 'accountNumber'
  | 'iban'
  | 'bic'
  | 'phone'
  | 'relationship'
  | 'address'

export type CreateRecipient = Omit<RecipientDetails, Optional> & {
  readonly [Name in Optional]?: RecipientDetails[Name]
}

const NOTHING: Pick<RecipientDetails, Optional> = {
  firstName: null,
  lastName: null,
  businessName: null,
  bankCode: null,
  accountNumber: null,
  iban: null,
  bic: null,
  phone: null,
  relationship: null,
  address: null,
}

/** Adds a recipient for the session's user. Screening happens with each payment, so that its result is never older than the payment. */
export const createRecipient = command(async (tx, input: CreateRecipient): Promise<RecipientRow> => {
  const customerId = ownCustomer(tx)
  const details = await checkRecipient(tx, { ...NOTHING, ...input })

  const key = { workspaceId: tx.actor.workspaceId, id: newId() }
  const stored = {
    ...key,
    customerId,
    status: 'ACTIVE' as const,
    ...details,
    ...sealedColumns(tx.keys, key, details),
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }
  tx.em.create(Recipient, stored)
  const recipient = openRecipient(tx.keys, stored)
  tx.emit(events.recipient_created, recipient.id, ...recipientEvent(recipient))
  return recipient
})
