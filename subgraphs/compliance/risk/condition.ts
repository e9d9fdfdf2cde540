import type { AssessmentInput } from './assessment.ts'
import { datesOf, youngestAge } from './dates.ts'
import { fieldType } from './fields.ts'
import { numberIn, type Facts } from './facts.ts'
import { isInNetwork } from './network.ts'
import { patternOf } from './pattern.ts'

/** One comparison of one field. */
export interface Question { readonly field: string; readonly operator: Operator; readonly value: readonly (string | number | boolean)[] }

/** The stored, validated condition of a rule. */
export type Condition = Question | { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] } | { readonly none: readonly Condition[] }

export const OPERATORS = [
  'EQ', 'NE', 'IN', 'NOT_IN', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN', 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH', 'MATCHES', 'EXISTS', 'NOT_EXISTS',
  'IN_LIST', 'IS_TRUE', 'IS_FALSE', 'DATE_BEFORE', 'DATE_AFTER', 'AGE_GTE', 'AGE_LT', 'INTERSECTS', 'CIDR_IN',
] as const

export type Operator = typeof OPERATORS[number]

type World = Pick<AssessmentInput, 'asOf' | 'countryFlags' | 'transactionFlags'>

/** Evaluates a stored condition. A missing value satisfies only NOT_EXISTS and the negations NE, NOT_IN and NOT_CONTAINS. */
export function holds(condition: unknown, facts: Facts, world: World): boolean {
  const given = condition as Condition
  if ('all' in given) return given.all.every(each => holds(each, facts, world))
  if ('any' in given) return given.any.some(each => holds(each, facts, world))
  if ('none' in given) return !given.none.some(each => holds(each, facts, world))
  return answers(given, facts(given.field), world)
}

function answers({ field, operator, value }: Question, fact: unknown, world: World): boolean {
  if (operator === 'NE') return !answers({ field, operator: 'EQ', value }, fact, world)
  if (operator === 'NOT_IN') return !answers({ field, operator: 'IN', value }, fact, world)
  if (operator === 'NOT_CONTAINS') return !answers({ field, operator: 'CONTAINS', value }, fact, world)
  const isKnown = fact !== null && fact !== undefined && fact !== '' && !(Array.isArray(fact) && fact.length === 0)
  if (operator === 'NOT_EXISTS') return !isKnown
  if (!isKnown) return false
  if (operator === 'EXISTS') return true
  switch (fieldType(field)) {
    case 'NUMBER': return numberAnswers(operator, numberIn(fact), value)
    case 'DATE': return dateAnswers(operator, fact, value, world)
    case 'BOOLEAN': return operator === 'IS_FALSE' ? fact === false : operator === 'IS_TRUE' ? fact === true : value.includes(fact as boolean)
    case 'IP': return typeof fact === 'string' && (operator === 'CIDR_IN' ? value.some(network => isInNetwork(fact, String(network))) : textAnswers(operator, [fact], value))
    case undefined: return false
    default: {
      const texts = Array.isArray(fact) ? fact.map(String) : [String(fact)]
      return operator === 'IN_LIST' ? flagsOf(field, texts, world).some(flag => value.includes(flag)) : textAnswers(operator, texts, value)
    }
  }
}

/** Flags come from the stored input, so that later publications about countries do not change an assessment. */
const flagsOf = (field: string, countries: readonly string[], { countryFlags, transactionFlags }: World): readonly string[] =>
  (field === 'transaction.country' ? transactionFlags ?? [] : countries.flatMap(country => countryFlags[country] ?? []))

const folded = (value: unknown): string => String(value).normalize('NFC').toUpperCase()

/** True when any text of the field matches. Comparison ignores case, except for MATCHES. */
function textAnswers(operator: Operator, texts: readonly string[], value: Question['value']): boolean {
  const wanted = value.map(folded)
  const any = (test: (text: string) => boolean): boolean => texts.some(text => test(folded(text)))
  switch (operator) {
    case 'EQ': case 'IN': case 'INTERSECTS': return any(text => wanted.includes(text))
    case 'CONTAINS': return texts.length > 0 && wanted.every(each => any(text => text.includes(each)))
    case 'STARTS_WITH': return any(text => wanted.some(each => text.startsWith(each)))
    case 'ENDS_WITH': return any(text => wanted.some(each => text.endsWith(each)))
    case 'MATCHES': return texts.some(text => value.some(pattern => patternOf(String(pattern)).matches(text)))
    default: return false
  }
}

function numberAnswers(operator: Operator, fact: bigint | undefined, value: Question['value']): boolean {
  const [first, second] = value.map(numberIn)
  if (fact === undefined || first === undefined) return false
  switch (operator) {
    case 'EQ': case 'IN': return value.some(each => numberIn(each) === fact)
    case 'GT': return fact > first
    case 'GTE': return fact >= first
    case 'LT': return fact < first
    case 'LTE': return fact <= first
    case 'BETWEEN': return second !== undefined && first <= fact && fact <= second
    default: return false
  }
}

/** A partial date (year or month) satisfies a comparison only if every day of its range does. */
function dateAnswers(operator: Operator, fact: unknown, value: Question['value'], { asOf }: World): boolean {
  const known = datesOf(fact)
  if (!known) return false
  const [first, second] = value.map(each => datesOf(each))
  switch (operator) {
    case 'AGE_GTE': return youngestAge(known, asOf) >= Number(value[0])
    case 'AGE_LT': return youngestAge(known, asOf) < Number(value[0])
    case 'EQ': case 'IN': return value.some(each => {
      const day = datesOf(each)
      return day?.from === known.from && day.to === known.to
    })
    case 'DATE_BEFORE': return first !== undefined && known.to < first.from
    case 'DATE_AFTER': return first !== undefined && known.from > first.to
    case 'BETWEEN': return first !== undefined && second !== undefined && first.from <= known.from && known.to <= second.to
    default: return false
  }
}
