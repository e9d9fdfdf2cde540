import { toMinor } from '#kernel/money.ts'
import type { InterestTerms } from '#core/rules/product.ts'
import { RATE_DECIMALS, type AccrualTerms } from './accrual.ts'

/** A rate in percent as a whole number of 10^-4 percent. */
export function rateUnits(rate: string): bigint {
  const [whole = '0', decimals = ''] = rate.split('.')
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0'))
}

const NO_INTEREST: Omit<AccrualTerms, 'overdraftRate'> = {
  tiers: [],
  calculationMethod: 'DAILY_BALANCE',
  dayCount: 'ACTUAL_365',
  compounding: 'MONTHLY',
  posting: 'MONTHLY',
}

/** The terms of a product version for accruals. Overdrafts of a product without interest are charged monthly by actual days of 365. */
export function accrualTermsOf(
  interest: InterestTerms | null,
  overdraftRate: string | null,
  currency: string,
): AccrualTerms {
  const charged = overdraftRate === null ? 0n : rateUnits(overdraftRate)
  if (interest === null) return { ...NO_INTEREST, overdraftRate: charged }
  const { rate, tiers, calculationMethod, dayCount, compounding, posting } = interest
  return {
    tiers: tiers
      ? tiers.map(tier => ({ fromMinor: toMinor(tier.from, currency), rate: rateUnits(tier.rate) }))
      : [{ fromMinor: 0n, rate: rateUnits(rate!) }],
    overdraftRate: charged,
    calculationMethod: calculationMethod as AccrualTerms['calculationMethod'],
    dayCount: dayCount as AccrualTerms['dayCount'],
    compounding: compounding as AccrualTerms['compounding'],
    posting: posting as AccrualTerms['posting'],
  }
}
