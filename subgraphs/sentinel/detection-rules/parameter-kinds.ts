import { isCurrency } from '#kernel/currency.ts'
import { foldText } from '#kernel/fold-text.ts'
import { unwritable } from '#kernel/graph/constraints.ts'
import { isCountry } from '#kernel/graph/scalars.ts'
import { compareRates, isAmount } from '#kernel/money.ts'
import type { DecimalAmount, MemoKeyword, StaffObservationParameters } from './parameters.ts'
import { OBSERVATION_CODES, SIGNAL_CATEGORIES } from './rule-types.ts'

/** The values that a parameter accepts. */
export interface ParameterKind<Value> {
  /** Returns undefined for a value that is not accepted. */
  readonly parse: (value: unknown) => Value | undefined
  /** What a value must be; completes the reason of an issue. */
  readonly reason: string
  /** Null for texts and lists. */
  readonly unit: string | null
}

/** A parameter of a rule type. Without a default, and unless it is required, it may be missing from the parsed parameters. */
export interface ParameterDefinition<Value> extends ParameterKind<Value> {
  readonly isRequired: boolean
  readonly default?: Value
}

export const required = <Value>(kind: ParameterKind<Value>): ParameterDefinition<Value> => ({
  ...kind,
  isRequired: true,
})

export const optional = <Value>(kind: ParameterKind<Value>): ParameterDefinition<Value> => ({
  ...kind,
  isRequired: false,
})

export const withDefault = <Value>(
  kind: ParameterKind<Value>,
  value: NoInfer<Value>,
): ParameterDefinition<Value> => ({ ...kind, isRequired: false, default: value })

const kindOf = <Value>(
  isValid: (value: unknown) => value is Value,
  reason: string,
): ParameterKind<Value> => ({ parse: value => (isValid(value) ? value : undefined), reason, unit: null })

interface NumberRange {
  readonly min: number
  readonly max: number
}

/** Adding 0 turns -0 into 0, which JSON text does not distinguish. */
const numberKind = (
  isValid: (value: number) => boolean,
  reason: string,
  unit: string,
): ParameterKind<number> => ({
  parse: value => (typeof value === 'number' && isValid(value) ? value + 0 : undefined),
  reason,
  unit,
})

const wholeNumber = ({ min, max }: NumberRange, unit: string): ParameterKind<number> =>
  numberKind(
    value => Number.isInteger(value) && value >= min && value <= max,
    `must be a whole number from ${min} to ${max}`,
    unit,
  )

const decimalNumber = ({ min, max }: NumberRange, unit: string): ParameterKind<number> =>
  numberKind(value => value >= min && value <= max, `must be a number from ${min} to ${max}`, unit)

/** A number above 0. */
const positiveNumber = (max: number, unit: string): ParameterKind<number> =>
  numberKind(value => value > 0 && value <= max, `must be a number above 0 and at most ${max}`, unit)

export const count = (unit: string, { min = 1, max = 1_000 }: Partial<NumberRange> = {}) =>
  wholeNumber({ min, max }, unit)
export const days = wholeNumber({ min: 1, max: 3_650 }, 'days')
export const windowDays = wholeNumber({ min: 1, max: 365 }, 'days')
export const hours = wholeNumber({ min: 1, max: 8_760 }, 'hours')
export const probability = positiveNumber(1, 'probability')
export const share = positiveNumber(1, 'share')
export const percentagePoints = positiveNumber(100, 'percentage points')
export const zScore = decimalNumber({ min: 0, max: 100 }, 'standard deviations')
export const positiveDeviations = positiveNumber(100, 'standard deviations')
export const absoluteDeviations = decimalNumber({ min: 0, max: 100 }, 'median absolute deviations')
export const correlation = decimalNumber({ min: 0, max: 1 }, 'correlation')

/** JSON numbers with up to this many significant digits are exact. */
const EXACT_DIGITS = 15

/** The amount as a decimal string; undefined if the value is neither a plain decimal nor an exact number. */
function amountOf(value: unknown): DecimalAmount | undefined {
  const isExact = typeof value === 'number' && String(value).replace(/\D/g, '').length <= EXACT_DIGITS
  const text = isExact ? String(value) : value
  return typeof text === 'string' && isAmount(text) ? text : undefined
}

export const amount: ParameterKind<DecimalAmount> = {
  parse: amountOf,
  reason: 'must be a decimal amount with at most 4 decimals, such as "500"',
  unit: 'major units of the currency',
}

export const positiveAmount: ParameterKind<DecimalAmount> = {
  ...amount,
  parse(value) {
    const text = amountOf(value)
    return text !== undefined && compareRates(text, '0') > 0 ? text : undefined
  },
  reason: 'must be a decimal amount above 0 with at most 4 decimals, such as "500"',
}

export const currency = kindOf(
  (value): value is string => typeof value === 'string' && isCurrency(value),
  'must be an ISO 4217 currency code',
)

export const country = kindOf(
  (value): value is string => typeof value === 'string' && isCountry(value),
  'must be an ISO 3166-1 alpha-2 country code',
)

const isMember = <Item extends string>(values: readonly Item[], value: unknown): value is Item =>
  values.some(each => each === value)

/** A list of different values of an enumeration. */
export const listOf = <Item extends string>(values: readonly Item[]): ParameterKind<readonly Item[]> =>
  kindOf(
    (value): value is readonly Item[] =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every(each => isMember(values, each)) &&
      new Set(value).size === value.length,
    `must be a list of different values of ${values.join(', ')}`,
  )

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KEYWORDS_MAX = 200
const KEYWORD_LENGTH_MAX = 100

function keywordOf(value: unknown): MemoKeyword | undefined {
  if (!isObject(value) || Object.keys(value).some(key => key !== 'text' && key !== 'category'))
    return undefined
  const { text, category } = value
  const isText =
    typeof text === 'string' &&
    text.length <= KEYWORD_LENGTH_MAX &&
    unwritable(text) === undefined &&
    foldText(text) !== ''
  return isText && isMember(SIGNAL_CATEGORIES, category) ? { text, category } : undefined
}

export const keywordList: ParameterKind<readonly MemoKeyword[]> = {
  parse(value) {
    if (!Array.isArray(value) || value.length === 0 || value.length > KEYWORDS_MAX) return undefined
    const keywords = value.map(keywordOf).filter(each => each !== undefined)
    const texts = new Set(keywords.map(({ text }) => foldText(text)))
    return texts.size === value.length ? keywords : undefined
  },
  reason:
    `must be a list of 1 to ${KEYWORDS_MAX} objects {text, category} with different texts of 1 to ${KEYWORD_LENGTH_MAX} characters, ` +
    'which contain a letter or digit, and with a signal category',
  unit: null,
}

const weight = decimalNumber({ min: 0, max: 1 }, 'confidence')

export const observationWeights: ParameterKind<StaffObservationParameters['observations']> = {
  parse(value) {
    const given = isObject(value) ? Object.entries(value) : []
    const weights = given.flatMap(([code, each]) => {
      const parsed = weight.parse(each)
      return isMember(OBSERVATION_CODES, code) && parsed !== undefined ? [[code, parsed] as const] : []
    })
    const isValid = given.length > 0 && weights.length === given.length
    return isValid ? Object.fromEntries(weights) : undefined
  },
  reason: `must be an object with a weight from 0 to 1 for one or more of ${OBSERVATION_CODES.join(', ')}`,
  unit: null,
}
