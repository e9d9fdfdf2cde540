import type { Party } from '../clients/compliance.ts'
import type { Sender } from '../clients/identity.ts'

/** Who is screened for a transfer. A sender whose name nobody has told is screened by the tenant's own id, so that no party is left out. */
export function partiesOf(sender: Sender, recipientName: string, destinationCountry: string): Party[] {
  const name = [sender.firstName, sender.lastName].filter(Boolean).join(' ')
  return [
    { role: 'SENDER', name: name || sender.externalId, country: sender.countryCode },
    { role: 'RECIPIENT', name: recipientName, country: destinationCountry },
  ]
}
