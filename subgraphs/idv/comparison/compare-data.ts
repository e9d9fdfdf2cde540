import { digitLike, letterLike } from '../mrz/alphabet.ts'
import { canonicalState, isKnownState } from '../mrz/states.ts'
import type { Sex } from '../mrz/zone.ts'
import type { DocumentData, ZoneData } from './document-data.ts'
import { areSameNames, haveSameWords } from './names.ts'

export type ComparableField = keyof DocumentData

export interface ComparedField {
  readonly field: ComparableField
  /** `unreadable` if a side lacks the value or it cannot be compared. */
  readonly result: 'match' | 'mismatch' | 'unreadable'
  readonly expected?: string
  readonly found?: string
}

export interface ComparisonTolerance {
  /** One side was read from print: one letter in six of a name may differ, and look-alikes in numbers. */
  readonly isRead: boolean
}

type Equality = (expected: string, found: string) => boolean | undefined

/**
 * Compares what another part of a document says with a reference, which is usually the zone. Dates are compared as
 * far as both are known. A value that is missing on a side is unreadable, never a mismatch.
 */
export function compareData(
  reference: DocumentData | ZoneData,
  found: DocumentData,
  { isRead }: ComparisonTolerance = { isRead: true },
): ComparedField[] {
  const isTruncated = 'isNameTruncated' in reference && reference.isNameTruncated
  const name: Equality = (expected, other) => areSameNames(expected, other, { isTruncated, isRead })
  const equalities: Record<ComparableField, Equality> = {
    surname: name,
    givenNames: name,
    documentNumber: isRead ? areSameNumbers : areEqualNumbers,
    birthDate: areSameDates,
    expiryDate: areSameDates,
    sex: areSameSexes,
    nationality: areSameStates,
    issuingState: areSameStates,
  }
  const compared = (Object.keys(equalities) as ComparableField[]).map(field =>
    compareField(field, equalities[field], reference[field], found[field]),
  )
  return haveSameNameInOtherOrder(reference, found) ? compared.map(withMatchingName) : compared
}

function compareField(
  field: ComparableField,
  areSame: Equality,
  expected: string | undefined,
  found: string | undefined,
): ComparedField {
  const isSame = expected === undefined || found === undefined ? undefined : areSame(expected, found)
  return {
    field,
    result: isSame === undefined ? 'unreadable' : isSame ? 'match' : 'mismatch',
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
  }
}

/** Countries divide names differently into surname and given names, so the whole name decides. */
function haveSameNameInOtherOrder(reference: DocumentData, found: DocumentData): boolean {
  const [expected, other] = [wholeName(reference), wholeName(found)]
  return expected !== '' && other !== '' && haveSameWords(expected, other)
}

const wholeName = ({ surname = '', givenNames = '' }: DocumentData): string =>
  `${surname} ${givenNames}`.trim()

const withMatchingName = (compared: ComparedField): ComparedField =>
  compared.result === 'mismatch' && (compared.field === 'surname' || compared.field === 'givenNames')
    ? { ...compared, result: 'match' }
    : compared

const alphanumeric = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const areEqualNumbers: Equality = (expected, found) => equalTexts(alphanumeric(expected), alphanumeric(found))

const areSameNumbers: Equality = (expected, found) => equalTexts(likeDigits(expected), likeDigits(found))

const likeDigits = (number: string): string =>
  Array.from(alphanumeric(number), character => digitLike(character) ?? character).join('')

const equalTexts = (one: string, other: string): boolean | undefined =>
  one === '' || other === '' ? undefined : one === other

const areSameDates: Equality = (expected, found) => {
  const length = Math.min(expected.length, found.length)
  return length < 4 ? undefined : expected.slice(0, length) === found.slice(0, length)
}

/** X is printed for an unspecified sex, and zones leave it open more often than the print. */
const areSameSexes: Equality = (expected, found) =>
  [expected, found].includes('X' satisfies Sex) && expected !== found ? undefined : expected === found

/** Print often spells the nationality out, so only codes of states are compared. */
const areSameStates: Equality = (expected, found) => {
  const [one, other] = [stateCode(expected), stateCode(found)]
  return one === undefined || other === undefined ? undefined : one === other
}

function stateCode(text: string): string | undefined {
  const code = Array.from(alphanumeric(text), character => letterLike(character) ?? character).join('')
  return isKnownState(code, true) ? canonicalState(code) : undefined
}
