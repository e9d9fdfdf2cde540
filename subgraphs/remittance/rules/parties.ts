import type { Party } from '../clients/compliance.ts'
import type { Originator } from '../entities/transfer-parties.ts'

interface Paid {
  readonly recipientId: string
  readonly recipientName: string
  readonly destinationCountry: string
}

/** Who is paid, as it is screened. */
const payeeOf = ({ recipientId, recipientName, destinationCountry }: Paid): Party =>
  ({ role: 'RECIPIENT', name: recipientName, country: destinationCountry, dateOfBirth: null, externalId: recipientId })

/** Who is screened for a transfer: the sender by each of its names, by the tenant's own id where nobody has told one, so that no party is left out. */
export function partiesOf({ name, otherName, country, dateOfBirth, account: externalId }: Originator, paid: Paid): Party[] {
  const names = otherName === undefined ? [name] : [name, otherName]
  return [...names.map((each): Party => ({ role: 'SENDER', name: each, country, dateOfBirth, externalId })), payeeOf(paid)]
}
