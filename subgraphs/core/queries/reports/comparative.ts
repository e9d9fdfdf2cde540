import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { fiscalPeriods } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { comparative } from '#core/rules/books/reports/comparative.ts'
import { comparedDates } from '#core/rules/books/reports/compare-to.ts'
import type { GivenRange } from '#core/rules/books/reports/range.ts'
import { admitRole } from '#core/rules/rights.ts'
import { rangeOf } from './report-base.ts'
import type { ReportArgs, ReportHeader } from './report-base.ts'

export interface ComparedTo {
  /** What the report is compared with, as in rules/books/reports/compare-to.ts. */
  readonly compareTo: string
}

type Dates = { readonly asOf: string } | { readonly from: string; readonly to: string }

/** The dates of the comparative report. */
type ComparativeDates<Report> = Report extends { readonly asOf: string }
  ? { readonly comparativeAsOf: string }
  : { readonly comparativeFrom: string; readonly comparativeTo: string }

/** A report that can be compared with itself on other dates. */
export type Comparable = ReportHeader & Dates & Parameters<typeof comparative>[0]

/** A report beside the same report on other dates; both as of one change of the general ledger. */
export async function comparativeReport<
  Args extends Pick<ReportArgs, 'basis' | 'ledgerSequence'> & GivenRange,
  Report extends Comparable,
>(ctx: Context, args: Args & ComparedTo, reportOf: (args: Args) => Promise<Report>) {
  admitRole(ctx.actor, 'viewer')
  const dates = await comparedDatesOf(ctx, args)
  const current = await reportOf(args)
  const { ledgerSequence } = current
  const previous = await reportOf({ ...args, ...NO_DATES, ...dates, ledgerSequence })
  const compared = comparative(current, previous)
  return { ...compared, ...comparativeDates(previous) } as typeof compared & ComparativeDates<Report>
}

const NO_DATES: GivenRange = { asOf: null, from: null, to: null, fiscalPeriodId: null, fiscalYear: null }

async function comparedDatesOf(
  ctx: Context,
  args: Pick<ReportArgs, 'basis'> & GivenRange & ComparedTo,
): Promise<GivenRange> {
  const { businessDate } = await policyOf(ctx)
  const periods = await fiscalPeriods(ctx, {})
  const dates = comparedDates(args.compareTo, args, rangeOf(args, periods, businessDate), periods)
  if (dates === undefined)
    throw invalid([
      {
        field: 'compareTo',
        reason:
          'must be PREVIOUS_PERIOD, PREVIOUS_YEAR, a date, two dates such as 2026-01-01..2026-03-31, a fiscal year or the id of a fiscal period',
      },
    ])
  if (dates === null) throw refuse('FISCAL_PERIOD_NOT_FOUND')
  return dates
}

const comparativeDates = (previous: Dates) =>
  'asOf' in previous
    ? { comparativeAsOf: previous.asOf }
    : { comparativeFrom: previous.from, comparativeTo: previous.to }
