import { compareRates, isAmount } from '#kernel/money.ts'
import { sentence, type Refusal, type ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { MajorAmount } from './parameters.ts'

/** A parameter without a default is required. */
interface Optional<Value> {
  readonly default?: Value | undefined
}

interface NumberBounds extends Optional<number> {
  readonly min: number
  readonly max: number
  /** Number of decimals, 0 for whole numbers. */
  readonly decimals?: number
}

interface AmountBounds extends Optional<MajorAmount> {
  readonly isPositive?: boolean
}

interface ListBounds<Item> extends Optional<readonly Item[]> {
  readonly itemsMax: number
  readonly isItem: (item: unknown) => item is Item
  /** Completes "must be a list of 1 to … different …". */
  readonly items: string
}

/**
 * Reads the parameters of a rule by key and collects what is wrong with them. After an issue a method returns a placeholder, which
 * `finish` never lets through.
 */
export interface ParameterReader {
  has(key: string): boolean
  number(key: string, bounds: NumberBounds): number
  amount(key: string, bounds?: AmountBounds): MajorAmount
  flag(key: string): boolean
  choice<Value extends string>(key: string, values: readonly Value[], fallback?: Value): Value
  list<Item>(key: string, bounds: ListBounds<Item>): readonly Item[]
  /** Records an issue that concerns more than the value of one key. */
  reject(key: string, reason: string): void
  /** Whether a key has an issue so far. */
  isRejected(key: string): boolean
  /** Refusal that names the faulty parameters so far. */
  refusal(): Refusal
  /** Throws the refusal if a parameter is faulty. Those that no method has read are unknown to the rule. */
  finish(about: string): void
}

/** JSON numbers with up to this many significant digits are exact. */
const EXACT_DIGITS = 15

/** The amount as a decimal string; undefined if it is neither a plain decimal nor an exact number. */
function amountOf(value: unknown): MajorAmount | undefined {
  const text =
    typeof value === 'number' && String(value).replace(/\D/g, '').length <= EXACT_DIGITS
      ? String(value)
      : value
  return typeof text === 'string' && isAmount(text) ? text : undefined
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

interface Collected extends Pick<ParameterReader, 'has' | 'reject' | 'isRejected' | 'refusal' | 'finish'> {
  /** Reads one key: its default when it is left out, and the placeholder after an issue. */
  take<Value>(
    key: string,
    bounds: Optional<Value>,
    placeholder: Value,
    parse: (value: unknown) => Value | undefined,
    reason: string,
  ): Value
}

/** Collects the issues and the keys that were read. */
function collectorOf(given: Readonly<Record<string, unknown>>): Collected {
  const issues: ValidationIssue[] = []
  const read = new Set<string>()
  const reject = (key: string, reason: string): void => {
    issues.push({ field: `parameters.${key}`, reason })
  }
  const refusal = (): Refusal => refuse('INVALID_RULE_PARAMETERS', { issues, message: sentence(issues) })
  const valueOf = (key: string): unknown => {
    read.add(key)
    return Object.hasOwn(given, key) ? (given[key] ?? undefined) : undefined
  }
  return {
    take(key, bounds, placeholder, parse, reason) {
      const value = valueOf(key)
      if (value === undefined) {
        if (bounds.default === undefined) reject(key, 'is required')
        return bounds.default ?? placeholder
      }
      const parsed = parse(value)
      if (parsed === undefined) reject(key, reason)
      return parsed ?? placeholder
    },
    has: key => valueOf(key) !== undefined,
    reject,
    refusal,
    isRejected: key => issues.some(({ field }) => field === `parameters.${key}`),
    finish(about) {
      const unknown = Object.keys(given).filter(key => !read.has(key))
      for (const key of unknown.slice(0, UNKNOWN_NAMED_MAX))
        reject(shortened(key), `is not a parameter of ${about}`)
      if (issues.length > 0) throw refusal()
    },
  }
}

export function parameterReader(given: Readonly<Record<string, unknown>>): ParameterReader {
  const { take, ...collected } = collectorOf(given)
  return {
    ...collected,
    number(key, { min, max, decimals = 0, ...bounds }) {
      const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`
      const isValid = (value: unknown): value is number =>
        typeof value === 'number' &&
        value >= min &&
        value <= max &&
        isAmount(String(value)) &&
        decimalsOf(value) <= decimals
      return take(
        key,
        bounds,
        min,
        value => (isValid(value) ? value : undefined),
        `must be ${kind} from ${min} to ${max}`,
      )
    },
    amount(key, { isPositive = false, ...bounds } = {}) {
      const parse = (value: unknown): MajorAmount | undefined => {
        const amount = amountOf(value)
        return amount !== undefined && isPositive && compareRates(amount, '0') === 0 ? undefined : amount
      }
      const reason = `must be a decimal amount${isPositive ? ' above 0' : ''} with at most 4 decimals, such as "10000"`
      return take(key, bounds, '0', parse, reason)
    },
    flag: key =>
      take(
        key,
        { default: false },
        false,
        value => (typeof value === 'boolean' ? value : undefined),
        'must be true or false',
      ),
    choice: (key, values, fallback) =>
      take(
        key,
        { default: fallback },
        values[0]!,
        value => values.find(each => each === value),
        `must be one of ${values.join(', ')}`,
      ),
    list: (key, { itemsMax, isItem, items, ...bounds }) =>
      take(
        key,
        bounds,
        [],
        value =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.length <= itemsMax &&
          value.every(isItem) &&
          new Set(value).size === value.length
            ? value
            : undefined,
        `must be a list of 1 to ${itemsMax} different ${items}`,
      ),
  }
}

/** Bounds the message for input with very many or very long keys. */
const UNKNOWN_NAMED_MAX = 50
const KEY_LENGTH_MAX = 60
const shortened = (key: string): string =>
  key.length > KEY_LENGTH_MAX ? `${key.slice(0, KEY_LENGTH_MAX)}…` : key
