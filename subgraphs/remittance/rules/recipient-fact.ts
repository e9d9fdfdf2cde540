import type { RecipientRow } from '../queries/recipients.ts'
import { masked } from './masked.ts'
import { nameOf } from './recipient.ts'

/** What is published of a recipient; with the personal part it is all that its REST body shows, to a tenant's server: numbers are masked. */
export function recipientFact(recipient: RecipientRow): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const { workspaceId: _, id, customerId, status, country, currency, payoutMethod, warnings, createdAt, updatedAt, accountNumber, iban, phone, ...personal } = recipient
  return [
    { id, customerId, status, country, currency, payoutMethod, warnings, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    { ...personal, accountNumber: accountNumber && masked(accountNumber), iban: iban && masked(iban), phone: phone && masked(phone), name: nameOf(recipient) },
  ]
}
