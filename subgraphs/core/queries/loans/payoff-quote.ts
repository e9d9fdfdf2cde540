import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import { payoffOf, type Payoff } from '#core/rules/loans/payoff.ts'
import { isInRepayment } from '#core/rules/loans/status.ts'
import { loan } from './loans.ts'
import { scheduleOfLoan } from './schedules.ts'

export interface PayoffQuoteOf {
  readonly id: string
  readonly date?: string | null
}

/** What closes a loan on a date, if nothing is paid before. */
export interface PayoffQuote {
  readonly currency: string
  readonly date: string
  readonly payoff: Payoff
}

/** The payoff of a loan on the open business date or a later one. Later penalties are not part of it. */
export async function payoffQuote(ctx: Context, { id, date }: PayoffQuoteOf): Promise<PayoffQuote> {
  const row = await loan(ctx, id)
  if (!isInRepayment(row.status)) throw refuse('INVALID_STATE', { message: `The loan is ${row.status}.` })
  const { businessDate } = (await currentBusinessDate(ctx, ctx.actor.workspaceId))!
  const on = date ?? businessDate
  if (on < businessDate) throw invalid([{ field: 'date', reason: `must not be before ${businessDate}` }])
  return { currency: row.currency, date: on, payoff: payoffOf((await scheduleOfLoan(ctx, row))!, on) }
}
