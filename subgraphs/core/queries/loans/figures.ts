import type { Context } from '#kernel/context.ts'
import { daysBetween } from '#kernel/local-day.ts'
import { formatMinor } from '#kernel/money.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import { isOpen, NO_AMOUNTS, openOf, totalOf, type LoanSchedule } from '#core/rules/loans/installment.ts'
import { payoffOf, type Payoff } from '#core/rules/loans/payoff.ts'
import { isInRepayment } from '#core/rules/loans/status.ts'
import type { LoanRow } from './loans.ts'
import { scheduleOfLoan } from './schedules.ts'

/** What a loan owes on a date. */
export interface LoanFigures {
  readonly outstanding: Payoff
  readonly daysPastDue: number
  /** The oldest open line, and what is open of it in minor units; null if none is. */
  readonly nextDue: { readonly number: number; readonly dueDate: string; readonly amountMinor: bigint } | null
}

const NOTHING: Payoff = { ...NO_AMOUNTS, total: 0n }

/** What a loan owes on a date. A loan that is not in repayment owes nothing. */
export function figuresOf(row: LoanRow, schedule: LoanSchedule | undefined, date: string): LoanFigures {
  if (!schedule || !isInRepayment(row.status)) return { outstanding: NOTHING, daysPastDue: 0, nextDue: null }
  const next = schedule.lines.find(isOpen)
  return {
    outstanding: payoffOf(schedule, date),
    daysPastDue: next ? Math.max(0, daysBetween(next.dueDate, date)) : 0,
    nextDue: next ? { number: next.number, dueDate: next.dueDate, amountMinor: totalOf(openOf(next)) } : null,
  }
}

/** What a loan owes on the open business date. */
export async function loanFigures(ctx: Context, row: LoanRow): Promise<LoanFigures> {
  const [schedule, date] = await Promise.all([
    scheduleOfLoan(ctx, row),
    currentBusinessDate(ctx, ctx.actor.workspaceId),
  ])
  return figuresOf(row, schedule, date!.businessDate)
}

/** Amounts in minor units as decimal texts of their currency. */
export const inMoney = <Name extends string>(
  amounts: Readonly<Record<Name, bigint>>,
  currency: string,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<bigint>(amounts).map(([name, minor]) => [name, formatMinor(minor, currency)]),
  ) as Record<Name, string>

/** Data of a loan's events: its fields, as the graph shows them. */
export function loanEvent(
  row: LoanRow,
  { outstanding, daysPastDue, nextDue }: LoanFigures,
): [data: Record<string, unknown>, personal: Record<string, unknown>] {
  const { currency } = row
  const money = (minor: bigint): string => formatMinor(minor, currency)
  const data = {
    id: row.id,
    loanNumber: row.loanNumber,
    status: row.status,
    customerId: row.customerId,
    branchId: row.branchId,
    productId: row.productId,
    productVersion: row.productVersion,
    currency,
    requestedPrincipal: money(row.requestedMinor),
    principal: money(row.principalMinor),
    installments: row.installments,
    disbursementAccountId: row.disbursementAccountId,
    repaymentAccountId: row.repaymentAccountId,
    disbursedOn: row.disbursedOn,
    disbursementTransactionId: row.disbursementId,
    scheduleVersion: row.scheduleVersion,
    outstanding: inMoney(outstanding, currency),
    nextDue: nextDue && {
      number: nextDue.number,
      dueDate: nextDue.dueDate,
      amount: money(nextDue.amountMinor),
    },
    daysPastDue,
    classification: row.classification,
    writtenOff: money(row.writtenOffMinor),
    recovered: money(row.recoveredMinor),
    closedOn: row.closedOn,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    approvedBy: row.approvedBy,
    approvedAt: row.approvedAt && row.approvedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  return [data, { purpose: row.purpose, statusReason: row.statusReason }]
}
