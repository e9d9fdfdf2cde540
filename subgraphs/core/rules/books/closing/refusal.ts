import type { ValidationIssue } from '#kernel/refusals.ts'
import type { GlAccountTerms } from '#core/rules/books/chart/gl-account.ts'
import type { BookRank, PeriodStatus } from '#core/rules/books/periods/status.ts'

/** A fiscal year whose periods exist. */
export interface FiscalYear {
  readonly fiscalYear: number
  /** Whether a year-end close stands, that is, was posted and not reversed. */
  readonly isClosed: boolean
  readonly adjustmentStatus: PeriodStatus
}

/** Why the year cannot be closed; undefined if it can. Years are closed in their order, each once, by managers. */
export function yearEndCloseRefusal(
  years: readonly FiscalYear[],
  fiscalYear: number,
  rank: BookRank,
): 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATE' | 'EARLIER_YEAR_OPEN' | 'PERIOD_CLOSED' | undefined {
  if (rank === 'OFFICER') return 'FORBIDDEN'
  const year = years.find(one => one.fiscalYear === fiscalYear)
  if (!year) return 'NOT_FOUND'
  if (year.isClosed) return 'INVALID_STATE'
  if (years.some(one => one.fiscalYear < fiscalYear && !one.isClosed)) return 'EARLIER_YEAR_OPEN'
  const { adjustmentStatus } = year
  return adjustmentStatus === 'CLOSED' || adjustmentStatus === 'LOCKED' ? 'PERIOD_CLOSED' : undefined
}

/** Why the account cannot take the result of a year; undefined if it can. */
export function retainedEarningsIssue(
  account: Pick<GlAccountTerms, 'usage' | 'currency' | 'equityComponent'> & { readonly isActive: boolean },
): ValidationIssue | undefined {
  const takesResult =
    account.isActive &&
    account.usage === 'DETAIL' &&
    account.currency === null &&
    account.equityComponent === 'RETAINED_EARNINGS'
  return takesResult
    ? undefined
    : {
        field: 'retainedEarningsAccountId',
        reason: 'must be an active detail account of retained earnings for every currency',
      }
}
