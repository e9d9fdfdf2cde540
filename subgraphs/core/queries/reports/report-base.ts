import type { Context } from '#kernel/context.ts'
import { endOfDay } from '#kernel/local-day.ts'
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
  type ReportRange,
} from '#core/rules/books/reports/range.ts'
import { admitRole } from '#core/rules/rights.ts'
import { glEntries, type GlEntries } from './gl-entries.ts'
import { reportRates } from './mid-rates.ts'

export interface ReportArgs extends GivenRange {
  readonly branchId?: string | null
  readonly includeZero: boolean
  readonly basis: 'EFFECTIVE'
  readonly ledgerSequence?: string | null
}

/** What all reports state about themselves. */
export interface ReportHeader {
  readonly currency: string
  readonly branchId: string | null
  readonly basis: 'EFFECTIVE'
  readonly generatedAt: Date
  readonly ledgerSequence: string
}

export interface ReportBase {
  readonly header: ReportHeader
  readonly range: ReportRange
  /**
   * The entries that `isCounted` admits in base minor units, one or more balances for an account; with every account if the report
   * includes accounts that are zero.
   */
  readonly balances: (isCounted: (entries: GlEntries) => boolean) => readonly GlAccountBalance[]
  /** The accounts of the entries. */
  readonly accounts: ReadonlyMap<string, GlEntries>
  /** Other balances in base minor units, at the rates of the report. */
  readonly valued: (balances: readonly CurrencyBalance[]) => readonly GlAccountBalance[]
}

/**
 * Reads what a report is made of: the balances at the end of its range, or the movements in it. Amounts in other currencies are valued at
 * MID at the end of the range, or at the time of the report if that is earlier; the report of an earlier sequence uses the rates of the
 * time at which the next change was made.
 */
export async function reportBase(
  ctx: Context,
  args: ReportArgs,
  content: 'BALANCES' | 'MOVEMENTS',
): Promise<ReportBase> {
  admitRole(ctx.actor, 'viewer')
  const { baseCurrency, businessDate, timeZone } = await policyOf(ctx)
  const range = await rangeOf(ctx, args, businessDate)
  const branchId = args.branchId ?? null
  if (branchId !== null && !(await branch(ctx, branchId))) throw refuse('BRANCH_NOT_FOUND')
  const { entries, sequence, latest, until } = await glEntries(ctx, {
    from: content === 'MOVEMENTS' ? range.from : null,
    to: range.to,
    yearStart: range.yearStart,
    branchId,
    sequence: typeof args.ledgerSequence === 'string' ? BigInt(args.ledgerSequence) : null,
  })
  if (sequence > latest) throw invalid([{ field: 'ledgerSequence', reason: `must be at most ${latest}` }])
  const generatedAt = ctx.now()
  const foreign = new Set(
    entries.flatMap(({ currency }) => (currency === null || currency === baseCurrency ? [] : [currency])),
  )
  const at = earliest(endOfDay(range.to, timeZone), until ?? generatedAt)
  const rateOf = await reportRates(ctx, baseCurrency, [...foreign], at)
  const rounding = accountBalance(
    entries.find(({ code }) => code === PLATFORM_CODES.rounding)!,
    0n,
  )
  const valued: ReportBase['valued'] = balances =>
    inBaseCurrency(balances, { baseCurrency, rateOf, rounding })
  return {
    header: {
      currency: baseCurrency,
      branchId,
      basis: args.basis,
      generatedAt,
      ledgerSequence: sequence.toString(),
    },
    range,
    balances: isCounted => [
      ...(args.includeZero ? entries.map(one => accountBalance(one, 0n)) : []),
      ...valued(entries.filter(isCounted).flatMap(currencyBalance)),
    ],
    accounts: new Map(entries.map(one => [one.accountId, one])),
    valued,
  }
}

async function rangeOf(ctx: Context, args: ReportArgs, businessDate: string): Promise<ReportRange> {
  const issue = rangeIssue(args)
  if (issue) throw invalid([issue])
  const range = reportRange(args, await fiscalPeriods(ctx, {}), businessDate)
  if (!range) throw refuse('FISCAL_PERIOD_NOT_FOUND')
  return range
}

const accountBalance = (
  { accountId, code, name, type }: GlEntries,
  debitLessCreditMinor: bigint,
): GlAccountBalance => ({ accountId, code, name, type, debitLessCreditMinor })

/** The balance of the entries in their currency; none if there are no entries. */
export const currencyBalance = (entries: GlEntries): readonly CurrencyBalance[] =>
  entries.currency === null
    ? []
    : [{ ...accountBalance(entries, BigInt(entries.minor ?? 0)), currency: entries.currency }]

const earliest = (one: Date, other: Date): Date => (one < other ? one : other)
