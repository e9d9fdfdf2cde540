import type { AssessmentInput } from './assessment.ts'
import { comparable } from './decimal.ts'
import { worstOfParties } from './parties.ts'

/** Looks up the value of a field by path; null or undefined when unknown. */
export type RuleInput = (field: string) => unknown

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The distinct countries of a subject, sorted. */
export const countriesOf = ({ country, nationalities }: AssessmentInput['subject']): readonly string[] =>
  [...new Set([...(country === null ? [] : [country]), ...nationalities])].sort()

/** Builds the field lookup of rules from the input of an assessment. */
export function ruleInputOf({ subject, transaction, matches }: AssessmentInput): RuleInput {
  const parties = worstOfParties(matches)
  const screening: Readonly<Record<string, unknown>> = {
    totalMatches: parties.length,
    sanctionsMatches: parties.filter(({ listType }) => listType === 'SANCTIONS').length,
    pepMatches: parties.filter(({ listType }) => listType === 'PEP').length,
    highestMatchScore: Math.max(0, ...parties.map(({ score }) => score)),
    hasConfirmedMatch: matches.some(({ isConfirmed }) => isConfirmed),
  }
  const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    subject: { ...subject, countries: countriesOf(subject) },
    screening,
    transaction: { ...transaction },
  }
  return path => {
    const [group = '', name = ''] = path.split('.')
    const value = Object.hasOwn(groups, group) ? groups[group]! : {}
    const key = camelCase(name)
    return Object.hasOwn(value, key) ? value[key] : undefined
  }
}

/** Converts a field value to an exactly comparable number; undefined when it is not one. */
export const numberIn = (value: unknown): bigint | undefined =>
  typeof value === 'number' || typeof value === 'string' ? comparable(value) : undefined
