import { timesHalfEven } from '#core/rules/currencies/ratio.ts'
import { isTooLarge, minorRate } from './entries.ts'
import { evenLines, type EntrySide, type JournalLine } from './lines.ts'

/** Postings of a date to an account, by branch and currency, that no journal records yet; minor units. */
export interface UnrecordedPostings {
  readonly date: string
  readonly branchId: string
  readonly currency: string
  readonly accountId: string
  readonly debit: bigint
  readonly credit: bigint
}

/** The lines of one journal: the postings of a date in a branch and a currency. */
export interface SubledgerJournal {
  readonly date: string
  readonly branchId: string
  readonly currency: string
  readonly lines: readonly JournalLine[]
}

const MINOR_MAX = 2n ** 63n - 1n

/**
 * The journals that record postings. The rates are base units for one unit of a currency. Postings of a currency without a rate, those that
 * are not even, and those too large for a line stay unrecorded.
 */
export function subledgerJournals(
  postings: readonly UnrecordedPostings[],
  { baseCurrency, rates, roundingAccountId }: SubledgerValuation,
): readonly SubledgerJournal[] {
  const groups = Map.groupBy(postings, ({ date, branchId, currency }) => `${date} ${branchId} ${currency}`)
  return [...groups.values()].flatMap(group => {
    const { date, branchId, currency } = group[0]!
    const rate = currency === baseCurrency ? '1' : rates.get(currency)
    const isEven = sum(group, 'debit') === sum(group, 'credit')
    const sides = group.flatMap(({ accountId, debit, credit }) => [
      ...side(accountId, 'DEBIT', debit),
      ...side(accountId, 'CREDIT', credit),
    ])
    if (rate === undefined || !isEven || sides.length < 2) return []
    const ratio = minorRate(rate, currency, baseCurrency)
    if (sides.some(({ amountMinor }) => amountMinor > MINOR_MAX || isTooLarge(amountMinor, ratio))) return []
    const valued = sides.map(each => ({
      ...each,
      currency,
      baseMinor: timesHalfEven(each.amountMinor, ratio),
    }))
    return [{ date, branchId, currency, lines: evenLines(valued, roundingAccountId) }]
  })
}

interface SubledgerValuation {
  readonly baseCurrency: string
  readonly rates: ReadonlyMap<string, string>
  readonly roundingAccountId: string
}

const sum = (group: readonly UnrecordedPostings[], name: 'debit' | 'credit'): bigint =>
  group.reduce((total, posting) => total + posting[name], 0n)

const side = (
  accountId: string,
  entryType: EntrySide,
  amountMinor: bigint,
): { readonly accountId: string; readonly entryType: EntrySide; readonly amountMinor: bigint }[] =>
  amountMinor === 0n ? [] : [{ accountId, entryType, amountMinor }]
