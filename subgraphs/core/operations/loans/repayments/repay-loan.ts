import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { planCollection, type CollectionPlan } from '#core/ledger/loans/collection.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { repay } from '#core/rules/loans/repayment.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'
import { lockLoanInRepayment, type LockedLoan } from '../locked-loan.ts'
import { saveLines } from '../save-lines.ts'
import { collect, type LoanCollection, type LoanPayment } from './collect.ts'

export interface RepayLoan {
  readonly id: string
  readonly amount: string
  readonly sourceAccountId: string
  readonly channel?: TransactionChannel | null
  readonly narration?: string | null
}

/** The amount of a payment in minor units, and its postings. */
export interface PreparedPayment {
  readonly amountMinor: bigint
  readonly plan: CollectionPlan
}

/** Prepares a payment that a teller takes from an account. */
export async function preparePayment(
  ctx: Context,
  { id, amount, sourceAccountId, channel, narration }: RepayLoan,
): Promise<PreparedPayment> {
  admitRole(ctx.actor, 'teller')
  const row = await loan(ctx, id)
  const [source] = await cachedAccounts(ctx, [sourceAccountId])
  if (source!.currency !== row.currency) throw refuse('CURRENCY_MISMATCH')
  return {
    amountMinor: amountIn(amount, row.currency),
    plan: await planCollection(ctx, row, {
      sourceAccountId,
      channel: channel ?? 'BRANCH',
      narration: narration ?? null,
    }),
  }
}

/** Refuses a payment that is larger than what closes the loan. */
export const exceedsPayoff = ({ row, schedule }: LockedLoan, date: string): Refusal =>
  refuse('REPAYMENT_EXCEEDS_PAYOFF', {
    message: `The payoff of the loan is ${formatMinor(payoffOf(schedule, date).total, row.currency)} ${row.currency}.`,
  })

/** Pays the lines of a locked loan, the oldest first, and records the payment. */
export async function payInOrder(
  tx: Tx,
  locked: LockedLoan,
  { amountMinor, date, ...payment }: Pick<LoanCollection, 'kind' | 'plan' | 'amountMinor' | 'date'>,
): Promise<LoanPayment> {
  const { row, schedule, product } = locked
  const result = repay(schedule, amountMinor, date, product.allocation)
  if (result === 'REPAYMENT_EXCEEDS_PAYOFF') throw exceedsPayoff(locked, date)
  const { lines, paid, isClosed } = result
  await saveLines(tx, [{ loanId: row.id, version: schedule.version, before: schedule.lines, after: lines }])
  return collect(tx, locked, {
    ...payment,
    amountMinor,
    paid,
    schedule: { ...schedule, lines },
    isClosed,
    date,
  })
}

const repayOnce = command({
  prepare: preparePayment,
  async write(tx, { id, sourceAccountId }, { amountMinor, plan }): Promise<LoanPayment> {
    await lockAccounts(tx, [sourceAccountId])
    const date = await lockBusinessDate(tx)
    const locked = await lockLoanInRepayment(tx, id)
    return payInOrder(tx, locked, { kind: 'REPAYMENT', plan, amountMinor, date })
  },
})

/** Pays a loan from an account: the oldest installments first, also those that are not due yet. The payoff closes the loan. */
export const repayLoan = (ctx: Context, input: RepayLoan): Promise<LoanPayment> =>
  retryOnStalePricing(ctx, () => repayOnce(ctx, input))
