import { isIP } from 'node:net'
import { isCurrency } from '#kernel/currency.ts'
import { unwritable } from '#kernel/graph/constraints.ts'
import { isCountry } from '#kernel/graph/scalars.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { OPERATORS, type Operator } from './condition.ts'
import { COUNTRY_FLAGS } from './country-flags.ts'
import { datesOf } from './dates.ts'
import { comparable } from './decimal.ts'
import { fieldType, type FieldType } from './fields.ts'
import { isNetwork } from './network.ts'
import { compilePattern, isMalformedPattern } from './pattern.ts'
import type { WrittenCondition } from './written-rule.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'

const ALWAYS: readonly Operator[] = ['EXISTS', 'NOT_EXISTS']
const SAME: readonly Operator[] = ['EQ', 'NE', 'IN', 'NOT_IN']

/** The operators allowed for each field type. */
const APPLICABLE: Readonly<Record<FieldType, readonly Operator[]>> = {
  TEXT: [...ALWAYS, ...SAME, 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH', 'MATCHES'],
  COUNTRY: [...ALWAYS, ...SAME, 'IN_LIST'],
  COUNTRIES: [...ALWAYS, 'IN', 'NOT_IN', 'INTERSECTS', 'CONTAINS', 'NOT_CONTAINS', 'IN_LIST'],
  NUMBER: [...ALWAYS, ...SAME, 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN'],
  DATE: [...ALWAYS, ...SAME, 'DATE_BEFORE', 'DATE_AFTER', 'AGE_GTE', 'AGE_LT', 'BETWEEN'],
  BOOLEAN: [...ALWAYS, 'EQ', 'NE', 'IS_TRUE', 'IS_FALSE'],
  IP: [...ALWAYS, ...SAME, 'CIDR_IN'],
}

const PARTY_TYPES: readonly string[] = [
  'INDIVIDUAL',
  'ORGANIZATION',
  'VESSEL',
  'AIRCRAFT',
  'WALLET',
] satisfies EntryType[]

interface Words {
  readonly has: (word: string) => boolean
  readonly reason: string
}

/** Fields with a closed set of values; a rule that compares them with another value would silently never apply. */
const WORDS: Readonly<Record<string, Words>> = {
  'subject.type': { has: word => PARTY_TYPES.includes(word), reason: `must be of ${PARTY_TYPES.join(', ')}` },
  'transaction.currency': { has: isCurrency, reason: 'must be ISO 4217 currency codes' },
}

const VALUELESS: readonly Operator[] = [...ALWAYS, 'IS_TRUE', 'IS_FALSE']
const SINGLE: readonly Operator[] = [
  'EQ',
  'NE',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'DATE_BEFORE',
  'DATE_AFTER',
  'AGE_GTE',
  'AGE_LT',
]
const VALUES_MAX = 500
const TEXT_MAX = 400
const AGE_MAX = 150

type Value = string | number | boolean

/** Validation issues and counts collected over the rules of a ruleset. */
export interface Findings {
  readonly unknown: ValidationIssue[]
  readonly wrong: ValidationIssue[]
  conditions: number
  patterns: number
}

/** Validates one comparison and returns its stored form; issues are added to `found`. */
export function validateCondition(
  { field, operator, value }: Readonly<Record<string, unknown>>,
  at: string,
  found: Findings,
): WrittenCondition {
  const type = typeof field === 'string' ? fieldType(field) : undefined
  const known = OPERATORS.find(each => each === operator)
  const addIssue = (part: string, reason: string): void =>
    void found.wrong.push({ field: `${at}.${part}`, reason })
  if (field === null || field === undefined) addIssue('field', 'is required')
  else if (type === undefined)
    found.unknown.push({ field: `${at}.field`, reason: 'is not a field that rules can use' })
  if (known === undefined)
    addIssue(
      'operator',
      operator === null || operator === undefined ? 'is required' : 'is not a known operator',
    )
  if (type === undefined || known === undefined) return {}
  if (!APPLICABLE[type].includes(known))
    addIssue('operator', `does not apply to ${String(field)}; use one of ${APPLICABLE[type].join(', ')}`)
  else {
    const reason = valueIssue(type, known, value ?? []) ?? wordIssue(field as string, known, value)
    if (reason !== undefined) addIssue('value', reason)
    else if (known === 'MATCHES') found.patterns += (value as readonly unknown[]).length
  }
  return { field: field as string, operator: known, value: (value ?? []) as readonly Value[] }
}

function valueIssue(type: FieldType, operator: Operator, value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'must be a list'
  const values = value as readonly unknown[]
  if (VALUELESS.includes(operator)) return values.length > 0 ? 'must be empty for this operator' : undefined
  if (SINGLE.includes(operator) && values.length !== 1) return 'must have one item for this operator'
  if (operator === 'BETWEEN' && values.length !== 2) return 'must have two items for this operator'
  if (values.length === 0) return 'must have at least one item'
  if (values.length > VALUES_MAX) return `must have at most ${VALUES_MAX} items`
  for (const each of values) {
    const reason = itemIssue(type, operator, each)
    if (reason !== undefined) return reason
  }
  return operator === 'BETWEEN' && !isInOrder(type, values as readonly Value[])
    ? 'must have the smaller item first'
    : undefined
}

function wordIssue(field: string, operator: Operator, value: unknown): string | undefined {
  const words = SAME.includes(operator) && Object.hasOwn(WORDS, field) ? WORDS[field] : undefined
  return words === undefined || (value as readonly string[]).every(each => words.has(each.toUpperCase()))
    ? undefined
    : words.reason
}

function itemIssue(type: FieldType, operator: Operator, item: unknown): string | undefined {
  if (operator === 'AGE_GTE' || operator === 'AGE_LT')
    return Number.isInteger(item) && (item as number) >= 0 && (item as number) <= AGE_MAX
      ? undefined
      : `must be whole years, 0 to ${AGE_MAX}`
  if (type === 'NUMBER')
    return (typeof item === 'number' || typeof item === 'string') && comparable(item) !== undefined
      ? undefined
      : 'must be numbers or decimal strings'
  if (type === 'BOOLEAN') return typeof item === 'boolean' ? undefined : 'must be true or false'
  if (typeof item !== 'string') return 'must be texts'
  if (item === '' || item.length > TEXT_MAX || unwritable(item) !== undefined)
    return `must be texts of 1 to ${TEXT_MAX} characters without control characters`
  return textIssue(type, operator, item)
}

function textIssue(type: FieldType, operator: Operator, text: string): string | undefined {
  if (operator === 'IN_LIST')
    return (COUNTRY_FLAGS as readonly string[]).includes(text)
      ? undefined
      : `must be of ${COUNTRY_FLAGS.join(', ')}`
  if (operator === 'MATCHES') return patternIssue(text)
  if (operator === 'CIDR_IN') return isNetwork(text) ? undefined : 'must be networks such as 10.0.0.0/8'
  if (type === 'IP') return isIP(text) === 0 ? 'must be IP addresses' : undefined
  if (type === 'DATE') return datesOf(text) ? undefined : 'must be dates, YYYY, YYYY-MM or YYYY-MM-DD'
  if (type === 'COUNTRY' || type === 'COUNTRIES')
    return isCountry(text.toUpperCase()) ? undefined : 'must be ISO 3166-1 alpha-2 country codes'
  return undefined
}

function patternIssue(text: string): string | undefined {
  try {
    compilePattern(text)
    return undefined
  } catch (error) {
    if (isMalformedPattern(error)) return `is a regular expression that ${error.message}`
    throw error
  }
}

function isInOrder(type: FieldType, [first, second]: readonly Value[]): boolean {
  if (type === 'NUMBER') return comparable(first as string)! <= comparable(second as string)!
  return datesOf(first)!.from <= datesOf(second)!.to
}
