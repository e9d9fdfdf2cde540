import { isReadableName } from '#kernel/readable-name.ts'
import type { TransferParty } from './identity.ts'

/** A customer as the rules of compliance judge it. */
export interface JudgedCustomer {
  /** The tenant's own id of the customer; the platform's where identity has none. */
  readonly id: string
  readonly type: 'INDIVIDUAL' | 'ORGANIZATION'
  readonly name: string
  readonly dateOfBirth: string | null
  readonly country: string | null
}

/** All names of a customer. A name that cannot be read would hold every transfer, so it counts only if it is the only one. */
export function namesOf(party: TransferParty | null): readonly string[] {
  const names = [
    party?.legalName ?? '',
    [party?.firstName, party?.lastName].filter(Boolean).join(' '),
  ].filter(name => name !== '')
  const readable = names.filter(isReadableName)
  return readable.length > 0 ? readable : names
}

/** A customer without a known name is named by its id, so that no party is left out. */
export function judgedCustomer(customerId: string, party: TransferParty | null): JudgedCustomer {
  const id = party?.externalId ?? customerId
  const [name = id] = namesOf(party)
  return {
    id,
    type: party?.type === 'CORPORATE' ? 'ORGANIZATION' : 'INDIVIDUAL',
    name,
    dateOfBirth: party?.type === 'INDIVIDUAL' ? party.dateOfBirth : null,
    country: party?.countryCode ?? null,
  }
}
