import { leafCheck } from '#kernel/graph/constraints.ts'
import { isDate } from '#kernel/graph/scalars.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { MatchName, MatchParty } from '#compliance/matching/kinds.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'
import type { PartialDate } from '#compliance/watchlists/entry.ts'
import { distinguishParts, textsOfParts } from './name-parts.ts'

export type { SubjectInput }

const aliasCheck = leafCheck({ minLength: 1, maxLength: 400 })
const addressCheck = leafCheck({ minLength: 1, maxLength: 500 })

const LETTERS = /[\p{L}\p{N}]/u
const FIRST_YEAR = '1800'
/** Limits the cost of matching, which compares every name with every name of an entry, word by word. */
const NAMES_LENGTH_MAX = 1_500

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** Checks that the field bounds do not cover. `path` locates the subject in the body; '' means that the subject is the body. */
export function subjectIssues(subject: SubjectInput, now: Date, path = ''): ValidationIssue[] {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`)
  const issues: ValidationIssue[] = []
  const texts = [
    ['name', subject.name] as const,
    ...textsOfParts(subject.nameParts ?? {}).map(([part, text]) => [`nameParts.${part}`, text] as const),
    ...(subject.aliases ?? []).map((alias, index) => [`aliases[${index}]`, alias] as const),
  ]
  for (const [index, alias] of (subject.aliases ?? []).entries())
    aliasCheck(alias, at(`aliases[${index}]`), issues)
  for (const [index, address] of (subject.addresses ?? []).entries())
    addressCheck(address, at(`addresses[${index}]`), issues)
  for (const [field, text] of texts)
    if (text.trim() !== '' && !LETTERS.test(text))
      issues.push({ field: at(field), reason: 'must have letters or digits' })
  if (texts.reduce((sum, [, text]) => sum + text.length, 0) > NAMES_LENGTH_MAX)
    issues.push({
      field: at('aliases'),
      reason: `must have at most ${NAMES_LENGTH_MAX} characters together with the name and its parts`,
    })
  if (isGiven(subject.nameParts)) {
    if (subject.type !== 'INDIVIDUAL')
      issues.push({ field: at('nameParts'), reason: 'must be left out unless the subject is a person' })
    else if (textsOfParts(subject.nameParts).length === 0)
      issues.push({ field: at('nameParts'), reason: 'must have at least one part' })
  }
  if (isGiven(subject.dateOfBirth)) {
    const { from, to } = partialDate(subject.dateOfBirth)
    if (!isDate(from) || !isDate(to) || from < FIRST_YEAR)
      issues.push({
        field: at('dateOfBirth'),
        reason: 'must be a valid date in the form YYYY, YYYY-MM or YYYY-MM-DD, not before 1800',
      })
    else if (from > now.toISOString().slice(0, 10))
      issues.push({ field: at('dateOfBirth'), reason: 'must not be in the future' })
  }
  return issues
}

/** The subject in the form that is searched. Validate it with `subjectFaults` first. */
export const partyOf = ({
  type,
  name,
  nameParts,
  aliases,
  dateOfBirth,
  gender,
  nationalities,
  country,
  identifiers,
}: SubjectInput): MatchParty => ({
  type,
  names: [
    primaryName(name, isGiven(nameParts) ? distinguishParts(name, nameParts) : undefined),
    ...(aliases ?? []).map(text => ({ text, kind: 'STRONG_ALIAS' as const })),
  ],
  datesOfBirth: isGiven(dateOfBirth) ? [partialDate(dateOfBirth)] : [],
  ...(isGiven(gender) && { gender }),
  nationalities: [...new Set(nationalities ?? [])],
  countries: isGiven(country) ? [country] : [],
  identifiers: (identifiers ?? []).map(({ type: kind, value, country: of }) => ({
    type: kind,
    value,
    ...(isGiven(of) && { country: of }),
  })),
})

const primaryName = (text: string, parts: MatchName['parts']): MatchName => ({
  text,
  kind: 'PRIMARY',
  ...(parts !== undefined && { parts }),
})

/** The range of days that YYYY, YYYY-MM or YYYY-MM-DD covers. */
export function partialDate(text: string): PartialDate {
  const [year, month, day] = text.split('-')
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (day === undefined)
    return {
      from: `${text}-01`,
      to: `${text}-${String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()).padStart(2, '0')}`,
    }
  return { from: text, to: text }
}
