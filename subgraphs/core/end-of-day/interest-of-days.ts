import { daysAfter } from '#kernel/local-day.ts'
import {
  accrueDay,
  afterPosting,
  NOTHING_ACCRUED,
  type AccrualState,
  type AccrualTerms,
} from '#core/rules/interest/accrual.ts'
import { isEndOfPeriod } from '#core/rules/interest/day-count.ts'
import type { Accruals, LateEntry } from './accrued-entries.ts'

/**
 * Number of entries of an account, or of a virtual account that is pooled with it, that the accrual of a date contains. A pooled account
 * that the accrual does not name has no entry yet, or is closed and had its last one in an earlier accrual.
 */
export const containedIn =
  (accruals: Accruals, ownerId: string, from: string) =>
  (accountId: string, date: string): bigint => {
    if (accountId === ownerId) return accruals.get(date)?.entries ?? 0n
    for (let day = date; day >= from; day = daysAfter(day, -1)) {
      const entries = accruals.get(day)?.pooled?.[accountId]
      if (entries !== undefined) return BigInt(entries)
    }
    return 0n
  }

interface Span {
  /** The account that earns the interest. */
  readonly accountId: string
  readonly from: string
  readonly until: string
}

/**
 * Interest of the days of a span. The balance of a day is that of its accrual with the entries that the accrual does not contain and
 * whose value is not later; a day without an accrual had no entry.
 */
export function interestOfDays(
  terms: AccrualTerms,
  accruals: Accruals,
  entries: readonly LateEntry[],
  { accountId, from, until }: Span,
): { readonly amount: bigint; readonly charge: bigint } {
  const contained = containedIn(accruals, accountId, from)
  let state: AccrualState = NOTHING_ACCRUED
  let [amount, charge] = [0n, 0n]
  for (let date = from; date < until; date = daysAfter(date, 1)) {
    const balance = entries.reduce(
      (sum, entry) =>
        entry.valueDate <= date && entry.sequence > contained(entry.accountId, date)
          ? sum + entry.amountMinor
          : sum,
      accruals.get(date)?.balanceMinor ?? 0n,
    )
    const day = accrueDay(terms, date, balance, state)
    amount += day.amount
    charge += day.charge
    state = isEndOfPeriod(terms.posting, date) ? afterPosting(day, 0n, 0n) : day
  }
  return { amount, charge }
}
