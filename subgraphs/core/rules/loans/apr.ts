import { halfUp } from './schedule.ts'

const ONE = 10n ** 30n
const TEN_THOUSANDTHS_OF_PERCENT = 1_000_000n

/** Present value of payments one unit-period apart. */
const presentValue = (payments: readonly bigint[], rate: bigint): bigint =>
  payments.reduceRight((value, payment) => ((value + payment * ONE) * ONE) / (ONE + rate), 0n)

/**
 * The nominal annual rate (Regulation Z, appendix J) and the effective one, in 10^-4 percent, of payments at the end of each
 * unit-period. `advanced` is above 0; both rates are 0 where the payments do not exceed it.
 */
export function annualRates(
  advanced: bigint,
  payments: readonly bigint[],
  periodsOfYear: number,
): { apr: bigint; effectiveRate: bigint } {
  const target = advanced * ONE
  if (payments.reduce((sum, payment) => sum + payment, 0n) <= advanced) return { apr: 0n, effectiveRate: 0n }
  let [low, high] = [0n, ONE]
  while (presentValue(payments, high) > target) high *= 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (presentValue(payments, middle) > target) low = middle
    else high = middle
  }
  let growth = ONE
  for (let period = 0; period < periodsOfYear; period++) growth = (growth * (ONE + high)) / ONE
  return {
    apr: halfUp(high * BigInt(periodsOfYear) * TEN_THOUSANDTHS_OF_PERCENT, ONE),
    effectiveRate: halfUp((growth - ONE) * TEN_THOUSANDTHS_OF_PERCENT, ONE),
  }
}
