import { amountIssue, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { partsPerMillion } from '../percentage.ts'
import type { SweepDirection, SweepMethod, SweepTerms } from './sweep.ts'

/** Terms as input; absent fields stay as they are, and null removes one. */
export interface GivenSweepTerms {
  readonly direction?: SweepDirection | null
  readonly triggerAmount?: string | null
  readonly targetAmount?: string | null
  readonly amount?: string | null
  readonly percentage?: string | null
  readonly minSweep?: string | null
  readonly maxSweep?: string | null
  readonly multipleOf?: string | null
}

type MethodField = 'triggerAmount' | 'targetAmount' | 'amount' | 'percentage'

/** The fields of each method, and whether it needs them. Other methods do not take them. */
const FIELDS: Readonly<Record<SweepMethod, Readonly<Partial<Record<MethodField, 'required' | 'optional'>>>>> =
  {
    ZERO_BALANCE: {},
    TARGET_BALANCE: { targetAmount: 'required' },
    THRESHOLD: { triggerAmount: 'required', targetAmount: 'optional' },
    FIXED: { amount: 'required' },
    PERCENTAGE: { percentage: 'required' },
    RANGE: { triggerAmount: 'required', targetAmount: 'required' },
    COVER_OVERDRAFT: {},
  }

const ONE_WAY_METHODS: ReadonlySet<SweepMethod> = new Set(['THRESHOLD', 'FIXED', 'PERCENTAGE'])

const NO_TERMS = {
  direction: 'ONE_WAY',
  triggerMinor: null,
  targetMinor: null,
  amountMinor: null,
  percentagePpm: null,
  minSweepMinor: null,
  maxSweepMinor: null,
  multipleOfMinor: null,
} as const

const ALL_PPM = 1_000_000n

/** The terms of a new sweep. */
export const newSweepTerms = (
  method: SweepMethod,
  given: GivenSweepTerms,
  currency: string,
): { terms: SweepTerms; issues: readonly ValidationIssue[] } =>
  nextSweepTerms({ ...NO_TERMS, method }, given, currency)

/** The terms after a change, and the validation issues of the input. */
export function nextSweepTerms(
  before: SweepTerms,
  given: GivenSweepTerms,
  currency: string,
): { terms: SweepTerms; issues: readonly ValidationIssue[] } {
  const issues: ValidationIssue[] = []
  const minor = (
    field: Exclude<keyof GivenSweepTerms, 'direction' | 'percentage'>,
    otherwise: bigint | null,
  ) => {
    const amount = given[field]
    if (amount === undefined) return otherwise
    if (amount === null) return null
    const reason = amountIssue(amount, currency)
    if (!reason) return toMinor(amount, currency)
    issues.push({ field, reason })
    return null
  }
  const terms: SweepTerms = {
    method: before.method,
    direction: given.direction ?? before.direction,
    triggerMinor: minor('triggerAmount', before.triggerMinor),
    targetMinor: minor('targetAmount', before.targetMinor),
    amountMinor: minor('amount', before.amountMinor),
    percentagePpm:
      typeof given.percentage === 'string'
        ? partsPerMillion(given.percentage)
        : given.percentage === null
          ? null
          : before.percentagePpm,
    minSweepMinor: minor('minSweep', before.minSweepMinor),
    maxSweepMinor: minor('maxSweep', before.maxSweepMinor),
    multipleOfMinor: minor('multipleOf', before.multipleOfMinor),
  }
  return { terms, issues: issues.length > 0 ? issues : issuesOf(terms) }
}

function issuesOf(terms: SweepTerms): ValidationIssue[] {
  const { method, direction, triggerMinor, targetMinor, percentagePpm, minSweepMinor, maxSweepMinor } = terms
  const issue = (field: string, isWrong: boolean, reason: string): ValidationIssue[] =>
    isWrong ? [{ field, reason }] : []
  const valuesOfFields: Readonly<Record<MethodField, bigint | null>> = {
    triggerAmount: triggerMinor,
    targetAmount: targetMinor,
    amount: terms.amountMinor,
    percentage: percentagePpm,
  }
  return [
    ...Object.entries(valuesOfFields).flatMap(([field, value]) => {
      const use = FIELDS[method][field as MethodField]
      return use === undefined
        ? issue(field, value !== null, `does not apply to ${method}`)
        : issue(field, use === 'required' && value === null, `is required for ${method}`)
    }),
    ...issue(
      'direction',
      direction === 'TWO_WAY' && ONE_WAY_METHODS.has(method),
      `must be ONE_WAY for ${method}`,
    ),
    ...issue(
      'targetAmount',
      triggerMinor !== null && targetMinor !== null && targetMinor > triggerMinor,
      'must not be more than triggerAmount',
    ),
    ...issue('amount', terms.amountMinor === 0n, 'must be more than 0'),
    ...issue(
      'percentage',
      percentagePpm !== null && (percentagePpm === 0n || percentagePpm > ALL_PPM),
      'must be more than 0 and at most 100',
    ),
    ...issue('maxSweep', maxSweepMinor === 0n, 'must be more than 0'),
    ...issue('multipleOf', terms.multipleOfMinor === 0n, 'must be more than 0'),
    ...issue(
      'maxSweep',
      minSweepMinor !== null && maxSweepMinor !== null && maxSweepMinor < minSweepMinor,
      'must not be less than minSweep',
    ),
  ]
}
