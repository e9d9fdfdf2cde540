import { isReadableName } from '#kernel/readable-name.ts'
import type { Payer } from '#core/clients/identity.ts'

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
export function namesOf(payer: Payer | null): readonly string[] {
  const names = [
    payer?.legalName ?? '',
    [payer?.firstName, payer?.lastName].filter(Boolean).join(' '),
  ].filter(name => name !== '')
  const readable = names.filter(isReadableName)
  return readable.length > 0 ? readable : names
}

/** A customer without a known name is named by its id, so that no party is left out. */
export function judgedCustomer(customerId: string, payer: Payer | null): JudgedCustomer {
  const id = payer?.externalId ?? customerId
  const [name = id] = namesOf(payer)
  return {
    id,
    type: payer?.type === 'CORPORATE' ? 'ORGANIZATION' : 'INDIVIDUAL',
    name,
    dateOfBirth: payer?.type === 'INDIVIDUAL' ? payer.dateOfBirth : null,
    country: payer?.countryCode ?? null,
  }
}
