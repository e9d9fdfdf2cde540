import type { GoamlAddress, GoamlPerson } from './model.ts'
import type { GoamlPeople } from './profile.ts'
import { goamlDate } from './serialize.ts'

export interface GoamlPersonInput {
  readonly firstName: string
  readonly lastName: string
  readonly gender?: string | null
  readonly birthdate?: string | null
  readonly idNumber?: string | null
  readonly nationality?: string | null
  readonly email?: string | null
  readonly occupation?: string | null
}

export interface GoamlAddressInput {
  readonly addressType: string
  readonly address: string
  readonly town?: string | null
  readonly city: string
  readonly zip?: string | null
  readonly countryCode: string
  readonly state?: string | null
}

export interface GoamlPeopleInput {
  readonly reportingPerson: GoamlPersonInput
  readonly location?: GoamlAddressInput | null
}

/** The members that have a value. */
const given = <T extends object>(members: { readonly [Name in keyof T]: T[Name] | null | undefined }): T =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  ) as T

/** The people of a profile under the names of goAML. */
export const peopleOf = ({ reportingPerson, location }: GoamlPeopleInput): GoamlPeople => ({
  reportingPerson: given<GoamlPerson>({
    gender: reportingPerson.gender,
    first_name: reportingPerson.firstName,
    last_name: reportingPerson.lastName,
    birthdate: reportingPerson.birthdate ? goamlDate(reportingPerson.birthdate) : null,
    id_number: reportingPerson.idNumber,
    nationality1: reportingPerson.nationality,
    email: reportingPerson.email,
    occupation: reportingPerson.occupation,
  }),
  location: location
    ? given<GoamlAddress>({
        address_type: location.addressType,
        address: location.address,
        town: location.town,
        city: location.city,
        zip: location.zip,
        country_code: location.countryCode,
        state: location.state,
      })
    : null,
})

/** The reporting person under the names of the graph. */
export const personInput = (person: GoamlPerson): GoamlPersonInput => ({
  firstName: person.first_name!,
  lastName: person.last_name!,
  gender: person.gender ?? null,
  birthdate: person.birthdate?.slice(0, 10) ?? null,
  idNumber: person.id_number ?? null,
  nationality: person.nationality1 ?? null,
  email: person.email ?? null,
  occupation: person.occupation ?? null,
})

/** The location under the names of the graph. */
export const addressInput = (address: GoamlAddress): GoamlAddressInput => ({
  addressType: address.address_type,
  address: address.address,
  town: address.town ?? null,
  city: address.city,
  zip: address.zip ?? null,
  countryCode: address.country_code,
  state: address.state ?? null,
})
