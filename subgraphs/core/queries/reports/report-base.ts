import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { branch } from '#core/queries/branches/branches.ts'
import { fiscalPeriods } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { PLATFORM_CODES } from '#core/rules/books/chart/mappings.ts'
import type { GlAccountBalance } from '#core/rules/books/reports/gl-account-balance.ts'
import { inBaseCurrency, type CurrencyBalance } from '#core/rules/books/reports/in-base-currency.ts'
import {
  rangeIssue,
  reportRange,
  type GivenRange,
  type RangePeriod,
  type ReportRange,
} from '#core/rules/books/reports/range.ts'
import { admitRole } from '#core/rules/rights.ts'
import { glEntries, type GlEntries, type ReportBasis, type GlEntriesContent } from './gl-entries.ts'
import { reportRates } from './mid-rates.ts'
import { valuationTime } from './report-times.ts'

export interface ReportArgs extends GivenRange {
  readonly branchId?: string | null
  readonly includeZero: boolean
  readonly basis: ReportBasis
  readonly ledgerSequence?: string | null
}

/** What all reports state about themselves. */
export interface ReportHeader {
  readonly currency: string
  readonly branchId: string | null
  readonly basis: ReportBasis
  readonly generatedAt: Date
  readonly ledgerSequence: string
}

export interface ReportBase {
  readonly header: ReportHeader
  readonly range: ReportRange
  readonly timeZone: string
  readonly entries: readonly GlEntries[]
  /** The account of rounding differences, without an amount. */
  readonly rounding: GlAccountBalance
  /**
   * The entries that `isCounted` admits in base minor units, one or more balances for an account; with every account if the report
   * includes accounts that are zero.
   */
  readonly balances: (isCounted: (entries: GlEntries) => boolean) => readonly GlAccountBalance[]
  /** The accounts of the entries. */
  readonly accounts: ReadonlyMap<string, GlEntries>
  /** Other balances in base minor units, at the rates of the report. */
  readonly valued: (balances: readonly CurrencyBalance[]) => readonly GlAccountBalance[]
  /** The same at the rates in force at the end of another date. */
  readonly valuationAt: (date: string) => Promise<ReportBase['valued']>
}

/**
 * Reads what a report is made of. Amounts in other currencies are valued at MID, at the rates in force at the end of the last date. Only
 * rates that were published before the latest change of the report count, so the report of an earlier change is always the same.
 */
export async function reportBase(
  ctx: Context,
  args: ReportArgs,
  content: GlEntriesContent,
  isByBranch = false,
): Promise<ReportBase> {
  admitRole(ctx.actor, 'viewer')
  const { baseCurrency, businessDate, timeZone } = await policyOf(ctx)
  const range = rangeOf(args, await fiscalPeriods(ctx, {}), businessDate)
  const { basis } = args
  const branchId = args.branchId ?? null
  if (branchId !== null && !(await branch(ctx, branchId))) throw refuse('BRANCH_NOT_FOUND')
  const { entries, sequence, latest } = await glEntries(ctx, {
    ...{ content, range, basis, timeZone, branchId, isByBranch },
    sequence: typeof args.ledgerSequence === 'string' ? BigInt(args.ledgerSequence) : null,
  })
  if (sequence > latest) throw invalid([{ field: 'ledgerSequence', reason: `must be at most ${latest}` }])
  const foreign = new Set(
    entries.flatMap(({ currency }) => (currency === null || currency === baseCurrency ? [] : [currency])),
  )
  const rounding = accountBalance(
    entries.find(({ code }) => code === PLATFORM_CODES.rounding)!,
    0n,
  )
  const valuationAt = async (date: string): Promise<ReportBase['valued']> => {
    const at = valuationTime(date, timeZone)
    const rateOf = await reportRates(ctx, { baseCurrency, currencies: [...foreign], at, sequence })
    return balances => inBaseCurrency(balances, { baseCurrency, rateOf, rounding })
  }
  const valued = await valuationAt(range.to)
  return {
    header: {
      currency: baseCurrency,
      branchId,
      basis,
      generatedAt: ctx.now(),
      ledgerSequence: sequence.toString(),
    },
    range,
    timeZone,
    entries,
    rounding,
    balances: isCounted => [
      ...(args.includeZero ? entries.map(one => accountBalance(one, 0n)) : []),
      ...valued(entries.filter(isCounted).flatMap(currencyBalance)),
    ],
    accounts: new Map(entries.map(one => [one.accountId, one])),
    valued,
    valuationAt,
  }
}

/** The dates of a report. By booking date, adjustments and closing journals count on the date on which they were posted. */
export function rangeOf(
  args: GivenRange & Pick<ReportArgs, 'basis'>,
  periods: readonly RangePeriod[],
  businessDate: string,
): ReportRange {
  const issue = rangeIssue(args)
  if (issue) throw invalid([issue])
  const range = reportRange(args, periods, businessDate)
  if (!range) throw refuse('FISCAL_PERIOD_NOT_FOUND')
  if (args.basis === 'EFFECTIVE') return range
  if (range.adjustments === 'ALONE')
    throw invalid([
      { field: 'fiscalPeriodId', reason: 'must not name an adjustment period, which has no booking dates' },
    ])
  return { ...range, adjustments: 'INCLUDED' }
}

const accountBalance = (
  { accountId, code, name, type }: GlEntries,
  debitLessCreditMinor: bigint,
): GlAccountBalance => ({ accountId, code, name, type, debitLessCreditMinor })

/** The balance of the entries in their currency; none if there are no entries. */
export const currencyBalance = (entries: GlEntries): readonly CurrencyBalance[] =>
  entries.currency === null
    ? []
    : [
        {
          ...accountBalance(entries, BigInt(entries.debit ?? 0) - BigInt(entries.credit ?? 0)),
          currency: entries.currency,
        },
      ]

/** Whether the entries count in the balances at the end of the range. */
export const isInBalance =
  ({ adjustments }: ReportRange) =>
  ({ isEarlier, isAdjustment }: Pick<GlEntries, 'isEarlier' | 'isAdjustment'>): boolean =>
    adjustments !== 'EXCLUDED' || isEarlier || !isAdjustment

/** Whether the entries count in the balances before the range. The adjustment period follows its year's last month, whose last date it has. */
export const isInOpening =
  ({ adjustments }: ReportRange) =>
  ({ isBefore, isAdjustment }: Pick<GlEntries, 'isBefore' | 'isAdjustment'>): boolean =>
    isBefore || (adjustments === 'ALONE' && !isAdjustment)
