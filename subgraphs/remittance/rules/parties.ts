import type { Party } from '../clients/compliance.ts'
import type { Sender } from '../clients/identity.ts'

interface Paid {
  readonly recipientId: string
  readonly recipientName: string
  readonly destinationCountry: string
}

/** Who is paid, as it is screened. */
export const payeeOf = ({ recipientId, recipientName, destinationCountry }: Paid): Party =>
  ({ role: 'RECIPIENT', name: recipientName, country: destinationCountry, dateOfBirth: null, externalId: recipientId })

/** Who is screened for a transfer. A sender whose name nobody has told is screened by the tenant's own id, so that no party is left out. */
export function partiesOf(sender: Sender, paid: Paid): Party[] {
  const { externalId, firstName, lastName, countryCode, dateOfBirth } = sender
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return [{ role: 'SENDER', name: name || externalId, country: countryCode, dateOfBirth, externalId }, payeeOf(paid)]
}
