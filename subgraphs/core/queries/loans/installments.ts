import type { Context } from '#kernel/context.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import {
  installmentOf,
  installmentStatus,
  type Installment,
  type InstallmentStatus,
} from '#core/rules/loans/installment.ts'
import { loanTermsOf } from '#core/rules/loans/product-terms.ts'
import { scheduleOf } from '#core/rules/loans/schedule.ts'
import { loan, type LoanRow } from './loans.ts'
import { linesOfVersion, scheduleOfLoan, termsOfLoan } from './schedules.ts'

/** A line of a loan with its status on the open business date. */
export interface ShownInstallment extends Installment {
  readonly currency: string
  readonly status: InstallmentStatus
}

/**
 * The lines of a loan's schedule in force. Before the disbursement they are those of a disbursement on the open business date, and a
 * loan that was rejected or withdrawn has none.
 */
export async function installmentsOf(ctx: Context, row: LoanRow): Promise<ShownInstallment[]> {
  const { businessDate } = (await currentBusinessDate(ctx, ctx.actor.workspaceId))!
  const schedule = await scheduleOfLoan(ctx, row)
  const lines = schedule ? schedule.lines : await expectedLines(ctx, row, businessDate)
  return shown(row, lines, businessDate)
}

const shown = ({ currency }: LoanRow, lines: readonly Installment[], date: string): ShownInstallment[] =>
  lines.map(line => ({ ...line, currency, status: installmentStatus(line, date) }))

async function expectedLines(ctx: Context, row: LoanRow, startDate: string): Promise<Installment[]> {
  if (row.status === 'REJECTED' || row.status === 'WITHDRAWN') return []
  const { principalMinor, installments } = row
  const terms = loanTermsOf(await termsOfLoan(ctx, row), { principalMinor, installments, startDate })
  return scheduleOf(terms).map(installmentOf)
}

export interface LoanScheduleOf {
  readonly id: string
  readonly version?: number | null
}

/** The lines of a version of the schedule of a loan of the workspace, by default of the one in force. */
export async function loanInstallments(
  ctx: Context,
  { id, version }: LoanScheduleOf,
): Promise<ShownInstallment[]> {
  const row = await loan(ctx, id)
  if (typeof version !== 'number' || version === row.scheduleVersion) return installmentsOf(ctx, row)
  const { businessDate } = (await currentBusinessDate(ctx, ctx.actor.workspaceId))!
  return shown(row, await linesOfVersion(ctx, { id, version }), businessDate)
}
