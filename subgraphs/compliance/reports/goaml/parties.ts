import type { EvidenceSubject } from '#compliance/reports/case-evidence.ts'
import type { GoamlAccount, GoamlEntity, GoamlPerson, GoamlReportParty } from './model.ts'
import type { GoamlProfile } from './profile.ts'
import { goamlDate } from './serialize.ts'

/** Customer types of the platform as goAML's person and entity. */
export type PartyDetails = EvidenceSubject['details']

const FULL_DATE = /^\d{4}-\d{2}-\d{2}$/
const GENDERS: Readonly<Record<string, string>> = { MALE: 'M', FEMALE: 'F' }

/** The last word of a name is the last name, the others are the first name; a name of one word is a last name. */
function nameParts(name: string): Pick<GoamlPerson, 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/)
  const first = words.slice(0, -1).join(' ')
  return { ...(first !== '' && { first_name: first }), last_name: words.at(-1)! }
}

export function personOf({
  name,
  dateOfBirth,
  gender,
  nationalities,
  country,
  identifiers,
}: PartyDetails): GoamlPerson {
  const [nationality1, nationality2, nationality3] = nationalities ?? []
  const passport = identifiers?.find(({ type }) => type === 'PASSPORT')
  const national = identifiers?.find(({ type }) => type === 'NATIONAL_ID')
  const taxId = identifiers?.find(({ type }) => type === 'TAX_ID')
  return {
    ...(gender !== null && GENDERS[gender] !== undefined && { gender: GENDERS[gender] }),
    ...nameParts(name),
    ...(dateOfBirth !== null && FULL_DATE.test(dateOfBirth) && { birthdate: goamlDate(dateOfBirth) }),
    ...(passport && { passport_number: passport.value }),
    ...(passport?.country && { passport_country: passport.country }),
    ...(national && { id_number: national.value }),
    ...(nationality1 !== undefined && { nationality1 }),
    ...(nationality2 !== undefined && { nationality2 }),
    ...(nationality3 !== undefined && { nationality3 }),
    ...(country !== null && { residence: country }),
    ...(taxId && { tax_number: taxId.value }),
  }
}

/**
 * A customer, of whom goAML requires a first name: a name of one word is both names. A placeholder such as "unknown" would be filed as
 * if it were part of the name.
 */
export function customerPerson(details: PartyDetails): GoamlPerson {
  const person = personOf(details)
  return { first_name: person.last_name!, ...person }
}

export function entityOf({ name, dateOfBirth, country, identifiers }: PartyDetails): GoamlEntity {
  const registration = identifiers?.find(({ type }) => type === 'REG_NO')
  const taxId = identifiers?.find(({ type }) => type === 'TAX_ID')
  return {
    name,
    ...(registration && { incorporation_number: registration.value }),
    ...(country !== null && { incorporation_country_code: country }),
    ...(dateOfBirth !== null &&
      FULL_DATE.test(dateOfBirth) && { incorporation_date: goamlDate(dateOfBirth) }),
    ...(taxId && { tax_number: taxId.value }),
  }
}

/** The customer as a party of an activity. */
export const customerParty = ({ type, details }: EvidenceSubject): GoamlReportParty =>
  type === 'INDIVIDUAL' ? { person: customerPerson(details) } : { entity: entityOf(details) }

/** The customer with the account at the reporting entity. */
export function customerAccount(
  { type, details, customerId }: EvidenceSubject,
  account: { readonly id: string; readonly currency: string },
  { institutionName, institutionSwift, branch }: GoamlProfile,
): GoamlAccount {
  return {
    ...(institutionName !== null && { institution_name: institutionName }),
    ...(institutionSwift !== null && { swift: institutionSwift }),
    ...(branch !== null && { branch }),
    account: account.id,
    currency_code: account.currency,
    account_name: details.name,
    client_number: customerId,
    ...(type === 'INDIVIDUAL'
      ? { signatory: [{ is_primary: true, t_person: customerPerson(details) }] }
      : { t_entity: entityOf(details) }),
  }
}
