import type { AssessmentInput } from './assessment.ts'
import { datesOf, youngestAge } from './dates.ts'
import { fieldType } from './fields.ts'
import { numberIn, type RuleInput } from './rule-input.ts'
import { isInNetwork } from './network.ts'
import { patternOf } from './pattern.ts'

/** One comparison of one field. */
export interface FieldComparison {
  readonly field: string
  readonly operator: Operator
  readonly value: readonly (string | number | boolean)[]
}

/** The stored, validated condition of a rule. */
export type RuleCondition =
  | FieldComparison
  | { readonly all: readonly RuleCondition[] }
  | { readonly any: readonly RuleCondition[] }
  | { readonly none: readonly RuleCondition[] }

export const OPERATORS = [
  'EQ',
  'NE',
  'IN',
  'NOT_IN',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'BETWEEN',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
  'MATCHES',
  'EXISTS',
  'NOT_EXISTS',
  'IN_LIST',
  'IS_TRUE',
  'IS_FALSE',
  'DATE_BEFORE',
  'DATE_AFTER',
  'AGE_GTE',
  'AGE_LT',
  'INTERSECTS',
  'CIDR_IN',
] as const

export type Operator = (typeof OPERATORS)[number]

type World = Pick<AssessmentInput, 'asOf' | 'countryFlags' | 'transactionFlags'>

/** Evaluates a stored condition. A missing value satisfies only NOT_EXISTS and the negations NE, NOT_IN and NOT_CONTAINS. */
export function evaluateCondition(condition: unknown, ruleInput: RuleInput, world: World): boolean {
  const given = condition as RuleCondition
  if ('all' in given) return given.all.every(each => evaluateCondition(each, ruleInput, world))
  if ('any' in given) return given.any.some(each => evaluateCondition(each, ruleInput, world))
  if ('none' in given) return !given.none.some(each => evaluateCondition(each, ruleInput, world))
  return compareValue(given, ruleInput(given.field), world)
}

function compareValue({ field, operator, value }: FieldComparison, actual: unknown, world: World): boolean {
  if (operator === 'NE') return !compareValue({ field, operator: 'EQ', value }, actual, world)
  if (operator === 'NOT_IN') return !compareValue({ field, operator: 'IN', value }, actual, world)
  if (operator === 'NOT_CONTAINS') return !compareValue({ field, operator: 'CONTAINS', value }, actual, world)
  const isKnown =
    actual !== null &&
    actual !== undefined &&
    actual !== '' &&
    !(Array.isArray(actual) && actual.length === 0)
  if (operator === 'NOT_EXISTS') return !isKnown
  if (!isKnown) return false
  if (operator === 'EXISTS') return true
  switch (fieldType(field)) {
    case 'NUMBER':
      return compareNumber(operator, numberIn(actual), value)
    case 'DATE':
      return compareDate(operator, actual, value, world)
    case 'BOOLEAN':
      return operator === 'IS_FALSE'
        ? actual === false
        : operator === 'IS_TRUE'
          ? actual === true
          : value.includes(actual as boolean)
    case 'IP':
      return (
        typeof actual === 'string' &&
        (operator === 'CIDR_IN'
          ? value.some(network => isInNetwork(actual, String(network)))
          : compareText(operator, [actual], value))
      )
    case undefined:
      return false
    default: {
      const texts = Array.isArray(actual) ? actual.map(String) : [String(actual)]
      return operator === 'IN_LIST'
        ? flagsOf(field, texts, world).some(flag => value.includes(flag))
        : compareText(operator, texts, value)
    }
  }
}

/** Flags come from the stored input, so that later publications about countries do not change an assessment. */
const flagsOf = (
  field: string,
  countries: readonly string[],
  { countryFlags, transactionFlags }: World,
): readonly string[] =>
  field === 'transaction.country'
    ? (transactionFlags ?? [])
    : countries.flatMap(country => countryFlags[country] ?? [])

const foldCase = (value: unknown): string => String(value).normalize('NFC').toUpperCase()

/** True when any text of the field matches. Comparison ignores case, except for MATCHES. */
function compareText(operator: Operator, texts: readonly string[], value: FieldComparison['value']): boolean {
  const wanted = value.map(foldCase)
  const hasMatch = (test: (text: string) => boolean): boolean => texts.some(text => test(foldCase(text)))
  switch (operator) {
    case 'EQ':
    case 'IN':
    case 'INTERSECTS':
      return hasMatch(text => wanted.includes(text))
    case 'CONTAINS':
      return texts.length > 0 && wanted.every(each => hasMatch(text => text.includes(each)))
    case 'STARTS_WITH':
      return hasMatch(text => wanted.some(each => text.startsWith(each)))
    case 'ENDS_WITH':
      return hasMatch(text => wanted.some(each => text.endsWith(each)))
    case 'MATCHES':
      return texts.some(text => value.some(pattern => patternOf(String(pattern)).matches(text)))
    default:
      return false
  }
}

function compareNumber(
  operator: Operator,
  actual: bigint | undefined,
  value: FieldComparison['value'],
): boolean {
  const [first, second] = value.map(numberIn)
  if (actual === undefined || first === undefined) return false
  switch (operator) {
    case 'EQ':
    case 'IN':
      return value.some(each => numberIn(each) === actual)
    case 'GT':
      return actual > first
    case 'GTE':
      return actual >= first
    case 'LT':
      return actual < first
    case 'LTE':
      return actual <= first
    case 'BETWEEN':
      return second !== undefined && first <= actual && actual <= second
    default:
      return false
  }
}

/** A partial date (year or month) satisfies a comparison only if every day of its range does. */
function compareDate(
  operator: Operator,
  actual: unknown,
  value: FieldComparison['value'],
  { asOf }: World,
): boolean {
  const known = datesOf(actual)
  if (!known) return false
  const [first, second] = value.map(each => datesOf(each))
  switch (operator) {
    case 'AGE_GTE':
      return youngestAge(known, asOf) >= Number(value[0])
    case 'AGE_LT':
      return youngestAge(known, asOf) < Number(value[0])
    case 'EQ':
    case 'IN':
      return value.some(each => {
        const day = datesOf(each)
        return day?.from === known.from && day.to === known.to
      })
    case 'DATE_BEFORE':
      return first !== undefined && known.to < first.from
    case 'DATE_AFTER':
      return first !== undefined && known.from > first.to
    case 'BETWEEN':
      return first !== undefined && second !== undefined && first.from <= known.from && known.to <= second.to
    default:
      return false
  }
}
