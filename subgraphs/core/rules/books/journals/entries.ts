import { digitsOf } from '#kernel/currency.ts'
import { amountIssue, isRate, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { canonicalRate, rateIssue } from '#core/rules/currencies/published-rates.ts'
import { product, ratio, ratioOf, timesHalfEven, type Ratio } from '#core/rules/currencies/ratio.ts'
import type { EntrySide } from './lines.ts'

/** An entry as requested: an account by its id or its code, and an amount as a decimal. */
export interface JournalEntryRequest {
  readonly accountId?: string | null
  readonly accountCode?: string | null
  readonly amount: string
  readonly entryType: EntrySide
  readonly currencyCode: string
  /** Base units for one unit of the currency; the published rate if absent. */
  readonly exchangeRate?: string | null
  readonly description?: string | null
}

const LINES_MIN = 2
const LINES_MAX = 1000
const MINOR_MAX = 2n ** 63n - 1n

/** What is wrong with the entries of a journal, apart from their accounts and their sum. */
export function entryIssues(
  entries: readonly JournalEntryRequest[],
  baseCurrency: string,
): readonly ValidationIssue[] {
  if (entries.length < LINES_MIN || entries.length > LINES_MAX)
    return [{ field: 'entries', reason: `must have ${LINES_MIN} to ${LINES_MAX} items` }]
  const issues: ValidationIssue[] = []
  const report = (index: number, name: keyof JournalEntryRequest, reason: string | undefined): void => {
    if (reason !== undefined) issues.push({ field: `entries[${index}].${name}`, reason })
  }
  for (const [index, entry] of entries.entries()) {
    report(index, 'accountId', accountIssue(entry))
    report(index, 'amount', entryAmountIssue(entry))
    report(index, 'exchangeRate', exchangeRateIssue(entry, baseCurrency))
  }
  return issues
}

function accountIssue({ accountId, accountCode }: JournalEntryRequest): string | undefined {
  return (typeof accountId === 'string') === (typeof accountCode === 'string')
    ? 'or accountCode must be given, and not both'
    : undefined
}

const entryAmountIssue = ({ amount, currencyCode }: JournalEntryRequest): string | undefined =>
  amountIssue(amount, currencyCode) ?? (/[1-9]/.test(amount) ? undefined : 'must be more than 0')

function exchangeRateIssue(
  { exchangeRate, currencyCode, amount }: JournalEntryRequest,
  baseCurrency: string,
): string | undefined {
  if (typeof exchangeRate !== 'string') return undefined
  if (!isRate(exchangeRate)) return 'must be a plain decimal rate such as "1582.3375"'
  const wrong = rateIssue(exchangeRate)
  if (wrong !== undefined) return wrong
  if (currencyCode === baseCurrency)
    return canonicalRate(exchangeRate) === '1' ? undefined : `must be 1 for ${baseCurrency}`
  if (amountIssue(amount, currencyCode) !== undefined) return undefined
  return isTooLarge(toMinor(amount, currencyCode), minorRate(exchangeRate, currencyCode, baseCurrency))
    ? `makes an amount in ${baseCurrency} that is too large`
    : undefined
}

/** Whether the amount in the base currency would be larger than any amount that can be stored. */
export const isTooLarge = (minor: bigint, rate: Ratio): boolean => timesHalfEven(minor, rate) > MINOR_MAX

/** Base minor units for one minor unit of the currency, from a rate in major units. */
export const minorRate = (rate: string, currency: string, baseCurrency: string): Ratio =>
  product(ratioOf(rate), ratio(10n ** BigInt(digitsOf(baseCurrency)), 10n ** BigInt(digitsOf(currency))))
