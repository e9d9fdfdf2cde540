import { daysBetween } from '#kernel/local-day.ts'
import type { PartAmounts, RepaymentPart } from './allocation.ts'
import type { LoanTerms, ScheduleLine } from './schedule.ts'

/** A line of a loan and what has been paid and waived of it. Amounts are in minor units. */
export interface Installment {
  readonly number: number
  readonly dueDate: string
  /** Scheduled principal before the line. */
  readonly opening: bigint
  /** The scheduled parts and the penalty. */
  readonly due: PartAmounts
  readonly paid: PartAmounts
  readonly waived: PartAmounts
  /** Part of the interest due that an earlier version of the schedule had earned. */
  readonly carriedInterest: bigint
  /** Whether the late penalty has been assessed. */
  readonly isPenalised: boolean
}

/** A version of a loan's schedule. Its terms hold the principal and the first date of that version. */
export interface LoanSchedule {
  readonly version: number
  readonly terms: LoanTerms
  /** In ascending order of due dates. */
  readonly lines: readonly Installment[]
}

export type InstallmentStatus = 'PENDING' | 'DUE' | 'PARTIAL' | 'PAID' | 'OVERDUE' | 'WAIVED'

export const NO_AMOUNTS: PartAmounts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n }

/** The amounts of both by part: the sum, or the difference where the sign is -1. */
export const combined = (one: PartAmounts, other: PartAmounts, sign: 1n | -1n = 1n): PartAmounts => ({
  penalty: one.penalty + sign * other.penalty,
  fee: one.fee + sign * other.fee,
  interest: one.interest + sign * other.interest,
  principal: one.principal + sign * other.principal,
})

export const totalOf = ({ penalty, fee, interest, principal }: PartAmounts): bigint =>
  penalty + fee + interest + principal

/** The sum of amounts by part. */
export const sumOf = (amounts: readonly PartAmounts[]): PartAmounts =>
  amounts.reduce((sum, each) => combined(sum, each), NO_AMOUNTS)

/** What is open of a line. */
export const openOf = ({ due, paid, waived }: Installment): PartAmounts =>
  combined(combined(due, paid, -1n), waived, -1n)

/** What is open of one part of all lines. */
export const openPart = (lines: readonly Installment[], part: RepaymentPart): bigint =>
  lines.reduce((sum, line) => sum + openOf(line)[part], 0n)

export const isOpen = (line: Installment): boolean => totalOf(openOf(line)) > 0n

/** A line of a new version, with nothing paid. */
export const installmentOf = ({
  number,
  dueDate,
  opening,
  principal,
  interest,
}: ScheduleLine): Installment => ({
  number,
  dueDate,
  opening,
  due: { ...NO_AMOUNTS, interest, principal },
  paid: NO_AMOUNTS,
  waived: NO_AMOUNTS,
  carriedInterest: 0n,
  isPenalised: false,
})

/** The status of a line on a date. */
export function installmentStatus(line: Installment, date: string): InstallmentStatus {
  const hasPayment = totalOf(line.paid) > 0n
  if (!isOpen(line)) return !hasPayment && totalOf(line.waived) > 0n ? 'WAIVED' : 'PAID'
  if (line.dueDate < date) return 'OVERDUE'
  if (hasPayment) return 'PARTIAL'
  return line.dueDate === date ? 'DUE' : 'PENDING'
}

/** Days since the due date of the oldest open line; 0 if no line is late. */
export function daysPastDue(lines: readonly Installment[], date: string): number {
  const oldest = lines.find(isOpen)
  return oldest ? Math.max(0, daysBetween(oldest.dueDate, date)) : 0
}
