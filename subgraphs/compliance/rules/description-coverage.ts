import { isDeepStrictEqual } from 'node:util'
import { textsOfParts } from '#compliance/subjects/name-parts.ts'
import { nameKey } from './name-key.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'

const DISTINGUISHING_FIELDS = ['type', 'dateOfBirth', 'gender', 'country'] as const
const WEIGHED = ['customerType', 'product', 'channel', 'industry'] as const

const orEmpty = <Item>(items: readonly Item[] | null | undefined): readonly Item[] => items ?? []
const isPartOf = (some: readonly unknown[], all: readonly unknown[]): boolean =>
  some.every(each => all.some(other => isDeepStrictEqual(each, other)))
const namesOf = ({ name, aliases }: SubjectInput): readonly string[] =>
  [name, ...orEmpty(aliases)].map(nameKey)
const identifiersOf = ({ identifiers }: SubjectInput): readonly unknown[] =>
  orEmpty(identifiers).map(({ type, value, country = null }) => ({ type, value, country }))

const partsOf = ({ nameParts }: SubjectInput): readonly unknown[] => textsOfParts(nameParts ?? {})

/**
 * Whether a description omits known details of a subject, or contradicts them. Names may be spelled differently, and aliases and
 * identifiers may be added. All other identifying fields must be equal, since a further date of birth or nationality lowers match scores.
 */
export function hasOmittedDetails(given: SubjectInput, known: SubjectInput): boolean {
  const isSame =
    DISTINGUISHING_FIELDS.every(field => (given[field] ?? null) === (known[field] ?? null)) &&
    nameKey(given.name) === nameKey(known.name) &&
    isDeepStrictEqual(partsOf(given), partsOf(known)) &&
    isDeepStrictEqual(new Set(orEmpty(given.nationalities)), new Set(orEmpty(known.nationalities)))
  const isWhole =
    isPartOf(namesOf(known), namesOf(given)) &&
    isPartOf(identifiersOf(known), identifiersOf(given)) &&
    WEIGHED.every(field => (known[field] ?? null) === null || known[field] === given[field])
  return !isSame || !isWhole
}
