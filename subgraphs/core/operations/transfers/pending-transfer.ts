import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { PaymentDecision } from '#kernel/payment-decision.ts'
import { events } from '#core/events.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { scheduleNextCheck, advanceStatus } from '#core/ledger/progress.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { accountsOf, postReversal, reversalIdOf, type ReversalPlan } from '#core/ledger/reversal.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { pauseMs } from '#core/rules/pause.ts'
import type { Sides } from '#core/rules/transaction-event.ts'

/** Shown to the customer, who must not learn of a suspicion. */
export const NOT_PERMITTED = 'The transfer could not be made'

/** Whether the transfer must not be made: it is blocked, or its hold has expired. */
export const isOver = ({ now }: Context, decision: PaymentDecision | undefined): boolean =>
  decision?.outcome === 'BLOCKED' ||
  (decision?.outcome === 'HELD' && decision.heldUntil !== null && decision.heldUntil <= now())

/** Fails a transfer that was not made, and returns amount, fee and VAT. */
export async function failPending(tx: Tx, plan: ReversalPlan, sides: Sides): Promise<TransactionRow> {
  await lockAccounts(tx, accountsOf(plan))
  const failed = await advanceStatus(tx, plan.original, {
    from: 'PENDING',
    to: 'FAILED',
    dueAt: null,
    failureReason: plan.reason,
    reversalId: reversalIdOf(plan),
  })
  await postReversal(tx, plan)
  await publishTransaction(tx, events.transaction_failed, failed, sides)
  return failed
}

/** Keeps a transfer PENDING until its next check: later the longer it has waited, but at the latest when its hold expires. */
export function waitForDecision(
  tx: Tx,
  transaction: TransactionRow,
  decision: PaymentDecision | undefined,
): Promise<TransactionRow> {
  const nowMs = tx.now().getTime()
  const next = nowMs + pauseMs(nowMs - transaction.createdAt.getTime())
  const until = decision?.heldUntil?.getTime() ?? Infinity
  return scheduleNextCheck(tx, transaction, 'PENDING', new Date(Math.min(next, until)))
}

const IS_SUSPENDED =
  'select 1 from core.accounts where workspace_id = $1 and id = $2 and staff_restriction is not null'

/** Whether the paying customer is suspended. Transfers booked earlier then wait, and a manager can cancel them. */
export const isOfSuspended = async (
  { sql, actor }: Tx,
  { debitAccountId }: TransactionRow,
): Promise<boolean> => (await sql(IS_SUSPENDED, [actor.workspaceId, debitAccountId])).length > 0
