import { isEndOfPeriod, partOfYear, PARTS_OF_YEAR, type DayCount, type InterestPeriod } from './day-count.ts'

/** A slice of the balance that starts at an amount and earns its own rate. */
export interface AccrualTier {
  readonly fromMinor: bigint
  /** Percent a year, in `RATE_UNIT`. */
  readonly rate: bigint
}

/** The terms by which a balance earns interest. */
export interface AccrualTerms {
  /** In ascending order; the first starts at 0. Empty if positive balances earn nothing. */
  readonly tiers: readonly AccrualTier[]
  /** Rate that a negative balance is charged, in `RATE_UNIT`; 0 if it is charged nothing. */
  readonly overdraftRate: bigint
  readonly calculationMethod: 'DAILY_BALANCE' | 'AVERAGE_DAILY' | 'MINIMUM'
  readonly dayCount: DayCount
  readonly compounding: InterestPeriod
  readonly posting: InterestPeriod
}

/** Decimals of a rate in percent. */
export const RATE_DECIMALS = 4
const RATE_UNIT = 10n ** BigInt(RATE_DECIMALS)

/** Interest is counted in this fraction of a minor unit, in which every rate and day count is a whole number. */
export const INTEREST_UNITS = 100n * RATE_UNIT * BigInt(PARTS_OF_YEAR)

/** What an account carries from one day to the next. Interest is in `INTEREST_UNITS`. */
export interface AccrualState {
  /** Interest earned and not posted yet; below 0 if more was posted than earned. */
  readonly accrued: bigint
  /** Interest charged on overdrafts and not posted yet, below 0. */
  readonly charged: bigint
  /** Accrued interest that counts as balance. */
  readonly compoundedMinor: bigint
  /** Lowest balance of the posting period, and the parts of a year since its start; null unless the method is MINIMUM. */
  readonly lowestMinor: bigint | null
  readonly parts: number
}

export const NOTHING_ACCRUED: AccrualState = {
  accrued: 0n,
  charged: 0n,
  compoundedMinor: 0n,
  lowestMinor: null,
  parts: 0,
}

/** Interest of a day and the state at its close. */
export interface DayAccrual extends AccrualState {
  readonly amount: bigint
  readonly charge: bigint
}

/** Interest of a positive balance for one part of a year: each slice at the rate of its tier. Nothing on what is below zero. */
export function interestOf(tiers: readonly AccrualTier[], balanceMinor: bigint): bigint {
  let sum = 0n
  tiers.forEach(({ fromMinor, rate }, index) => {
    const until = tiers[index + 1]?.fromMinor
    const top = until === undefined || balanceMinor < until ? balanceMinor : until
    if (top > fromMinor) sum += (top - fromMinor) * rate
  })
  return sum
}

/** The interest of one day on the balance that closes it. The accrual step computes the same in the database. */
export function accrueDay(
  terms: AccrualTerms,
  date: string,
  balanceMinor: bigint,
  state: AccrualState,
): DayAccrual {
  const part = partOfYear(terms.dayCount, date)
  const base = balanceMinor + state.compoundedMinor
  const charge = balanceMinor < 0n ? balanceMinor * terms.overdraftRate * BigInt(part) : 0n
  const isMinimum = terms.calculationMethod === 'MINIMUM'
  const lowestMinor = isMinimum
    ? state.lowestMinor !== null && state.lowestMinor < base
      ? state.lowestMinor
      : base
    : null
  const parts = isMinimum ? state.parts + part : 0
  const amount =
    lowestMinor === null
      ? interestOf(terms.tiers, base) * BigInt(part)
      : interestOf(terms.tiers, lowestMinor) * BigInt(parts) -
        interestOf(terms.tiers, state.lowestMinor ?? 0n) * BigInt(state.parts)
  const accrued = state.accrued + amount
  return {
    amount,
    charge,
    accrued,
    charged: state.charged + charge,
    compoundedMinor: isEndOfPeriod(terms.compounding, date) ? halfEven(accrued) : state.compoundedMinor,
    lowestMinor,
    parts,
  }
}

/** The state after interest was posted at the end of a period; the remainder of the rounding is carried on. */
export const afterPosting = (state: AccrualState, posted: bigint, charged: bigint): AccrualState => ({
  accrued: state.accrued - posted * INTEREST_UNITS,
  charged: state.charged + charged * INTEREST_UNITS,
  compoundedMinor: 0n,
  lowestMinor: null,
  parts: 0,
})

/** Minor units of accrued interest, rounded half to even. */
export function halfEven(units: bigint): bigint {
  const negative = units < 0n
  const value = negative ? -units : units
  const [whole, rest] = [value / INTEREST_UNITS, (value % INTEREST_UNITS) * 2n]
  const rounded = rest > INTEREST_UNITS || (rest === INTEREST_UNITS && whole % 2n === 1n) ? whole + 1n : whole
  return negative ? -rounded : rounded
}
