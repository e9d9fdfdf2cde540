import { timesHalfEven, type Ratio } from '#core/rules/currencies/ratio.ts'
import { byAccount, type GlAccountBalance } from './gl-account-balance.ts'

/** A balance in minor units of its currency, debits less credits. */
export type CurrencyBalance = GlAccountBalance & { readonly currency: string }

interface Valuation {
  readonly baseCurrency: string
  /** Base minor units for one minor unit of a foreign currency. */
  readonly rateOf: (currency: string) => Ratio
  /** The account of rounding differences, which takes what the valued balances of a currency are uneven by. */
  readonly rounding: Omit<GlAccountBalance, 'debitLessCreditMinor'>
}

/**
 * The balances in base minor units: those of other currencies are summed by account, valued at the rates and rounded half to even. Balances
 * that are even in each currency stay even, because the account of rounding differences takes the rest.
 */
export function inBaseCurrency(
  balances: readonly CurrencyBalance[],
  { baseCurrency, rateOf, rounding }: Valuation,
): readonly GlAccountBalance[] {
  const byCurrency = Map.groupBy(
    balances.filter(({ debitLessCreditMinor }) => debitLessCreditMinor !== 0n),
    ({ currency }) => currency,
  )
  return [...byCurrency].flatMap(([currency, own]) => {
    if (currency === baseCurrency) return own
    const rate = rateOf(currency)
    const valued = byAccount(own).map(balance => ({
      ...balance,
      debitLessCreditMinor: valueAt(balance.debitLessCreditMinor, rate),
    }))
    const rest = valueAt(total(own), rate) - total(valued)
    return rest === 0n ? valued : [...valued, { ...rounding, debitLessCreditMinor: rest }]
  })
}

const total = (balances: readonly GlAccountBalance[]): bigint =>
  balances.reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)

const valueAt = (minor: bigint, rate: Ratio): bigint =>
  minor < 0n ? -timesHalfEven(-minor, rate) : timesHalfEven(minor, rate)
