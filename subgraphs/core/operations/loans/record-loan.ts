import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { newId } from '#kernel/id.ts'
import { LoanChange } from '#core/entities/loans/loan-change.ts'
import { figuresOf, loanEvent, type LoanFigures } from '#core/queries/loans/figures.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import type { LoanSchedule } from '#core/rules/loans/installment.ts'

/** A loan as an operation returns it: a repeat of the request gets the same figures. */
export type LoanWithFigures = LoanRow & { readonly figures: LoanFigures }

export interface RecordedChange {
  readonly change: string
  /** The event that reports it. */
  readonly event: EventType
  /** The open business date. */
  readonly date: string
  readonly schedule?: LoanSchedule | undefined
  readonly reason?: string | null
  /** Amounts and terms of the change. */
  readonly details?: Readonly<Record<string, unknown>>
}

const RECORD = insertOf(LoanChange, 'change')

/** Records a change of a loan, and publishes it. */
export async function recordLoanChange(
  tx: Tx,
  row: LoanRow,
  { change, event, date, schedule, reason, details }: RecordedChange,
): Promise<LoanWithFigures> {
  await tx.sql(
    RECORD,
    valuesOf(LoanChange, {
      workspaceId: row.workspaceId,
      loanId: row.id,
      id: newId(),
      change,
      status: row.status,
      reason: reason ?? null,
      details: details ? JSON.stringify(details) : null,
      businessDate: date,
      changedBy: tx.actor.subjectId,
      changedAt: tx.now(),
    }),
  )
  const figures = figuresOf(row, schedule, date)
  const [data, personal] = loanEvent(row, figures)
  tx.emit(event, row.id, { ...data, ...details, changedBy: tx.actor.subjectId }, personal)
  return { ...row, figures }
}
