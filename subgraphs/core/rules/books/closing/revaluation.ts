import type { JournalLine } from '#core/rules/books/journals/lines.ts'
import { timesHalfEven, type Ratio } from '#core/rules/currencies/ratio.ts'

/** The balance of the account of foreign exchange positions in one currency: minor units, debits less credits. */
export interface PositionBalance {
  readonly currency: string
  readonly amountMinor: bigint
}

interface RevaluationAccounts {
  readonly positionId: string
  readonly incomeId: string
}

/**
 * The lines that bring the counter-values of the positions to their value at the rates, in base currency. The account of positions holds the
 * foreign amounts with the opposite sign of their counter-values, so after the revaluation its value is zero. No lines if it is already.
 */
export function revaluationLines(
  balances: readonly PositionBalance[],
  { baseCurrency, rateOf }: { readonly baseCurrency: string; readonly rateOf: (currency: string) => Ratio },
  { positionId, incomeId }: RevaluationAccounts,
): readonly JournalLine[] {
  const value = balances.reduce(
    (sum, { currency, amountMinor }) =>
      sum + (currency === baseCurrency ? amountMinor : valueAt(amountMinor, rateOf(currency))),
    0n,
  )
  if (value === 0n) return []
  const amountMinor = value < 0n ? -value : value
  const line = (accountId: string, entryType: JournalLine['entryType']): JournalLine => ({
    accountId,
    amountMinor,
    baseMinor: amountMinor,
    entryType,
    currency: baseCurrency,
  })
  // A value above zero is a counter-value that exceeds the position, which is a loss.
  return value > 0n
    ? [line(incomeId, 'DEBIT'), line(positionId, 'CREDIT')]
    : [line(positionId, 'DEBIT'), line(incomeId, 'CREDIT')]
}

const valueAt = (minor: bigint, rate: Ratio): bigint =>
  minor < 0n ? -timesHalfEven(-minor, rate) : timesHalfEven(minor, rate)
