import type { BookRank, PeriodStatus } from './status.ts'

/** A stored fiscal period; dates are YYYY-MM-DD and both belong to it. */
export interface JournalPeriod {
  readonly id: string
  readonly type: 'REGULAR' | 'ADJUSTMENT'
  readonly startDate: string
  readonly endDate: string
  readonly status: PeriodStatus
}

export interface JournalDate {
  /** The date, YYYY-MM-DD, from which the journal counts. */
  readonly effectiveDate: string
  /** The period that the request names; null if it names none. */
  readonly fiscalPeriodId: string | null
}

type PeriodForJournal =
  | { readonly period: JournalPeriod; readonly opens: boolean }
  | { readonly refusal: 'NOT_FOUND' | 'DATE_OUTSIDE_PERIOD' | 'FORBIDDEN' | 'PERIOD_CLOSED' }

/**
 * The period that takes a journal, and whether the journal opens it because the business date has entered it; or why none takes it.
 * The adjustment period takes only journals of managers that name it. A soft-closed period takes journals of managers; a closed or
 * locked one takes none, and neither does one that lies in the future.
 */
export function periodForJournal(
  periods: readonly JournalPeriod[],
  { effectiveDate, fiscalPeriodId }: JournalDate,
  rank: BookRank,
  businessDate: string,
): PeriodForJournal {
  const period =
    fiscalPeriodId === null
      ? periods.find(one => one.type === 'REGULAR' && includes(one, effectiveDate))
      : periods.find(({ id }) => id === fiscalPeriodId)
  if (!period) return { refusal: fiscalPeriodId === null ? 'PERIOD_CLOSED' : 'NOT_FOUND' }
  if (!includes(period, effectiveDate)) return { refusal: 'DATE_OUTSIDE_PERIOD' }
  if (period.type === 'ADJUSTMENT' && rank === 'OFFICER') return { refusal: 'FORBIDDEN' }
  const opens = isEntered(period, businessDate)
  const takes = opens || period.status === 'OPEN' || (period.status === 'SOFT_CLOSED' && rank !== 'OFFICER')
  return takes ? { period, opens } : { refusal: 'PERIOD_CLOSED' }
}

/** The periods that a business date, YYYY-MM-DD, opens: those that are FUTURE and have begun by then. */
export const periodsEntered = (
  periods: readonly JournalPeriod[],
  businessDate: string,
): readonly JournalPeriod[] => periods.filter(period => isEntered(period, businessDate))

const isEntered = ({ status, startDate }: JournalPeriod, businessDate: string): boolean =>
  status === 'FUTURE' && startDate <= businessDate

const includes = ({ startDate, endDate }: JournalPeriod, date: string): boolean =>
  startDate <= date && date <= endDate
