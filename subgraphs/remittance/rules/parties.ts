import type { PartyToScreen } from '#kernel/payment-decision.ts'
import type { Originator } from '#remittance/entities/transfer-parties.ts'

interface Paid {
  readonly recipientId: string
  readonly recipientName: string
  readonly destinationCountry: string
}

/** The recipient as a party to screen. */
const payeeOf = ({ recipientId, recipientName, destinationCountry }: Paid): PartyToScreen => ({
  role: 'RECIPIENT',
  name: recipientName,
  country: destinationCountry,
  dateOfBirth: null,
  externalId: recipientId,
})

/**
 * Parties to screen for a transfer: the sender under each of its names, or under the tenant's id when no name is known, so that
 * no party is left out.
 */
export function partiesOf(
  { name, otherName, country, dateOfBirth, account: externalId }: Originator,
  paid: Paid,
): PartyToScreen[] {
  const names = otherName === undefined ? [name] : [name, otherName]
  return [
    ...names.map((each): PartyToScreen => ({ role: 'SENDER', name: each, country, dateOfBirth, externalId })),
    payeeOf(paid),
  ]
}
