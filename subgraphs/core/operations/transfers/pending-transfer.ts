import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { PaymentDecision } from '#kernel/payment-decision.ts'
import { events } from '#core/events.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { scheduleNextCheck, advanceStatus } from '#core/ledger/progress.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { accountsOf, postReversal, reversalIdOf, type ReversalPlan } from '#core/ledger/reversal.ts'
import { protectionsOf, type DecidedProtection } from '#core/ledger/protection/protect.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { pauseMs } from '#core/rules/pause.ts'
import type { TransactionType } from '#core/rules/transaction.ts'
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

/** What a waiting transfer waits for. */
export interface Waiting {
  readonly decision: PaymentDecision | undefined
  readonly protection: DecidedProtection | undefined
}

/**
 * Keeps a transfer PENDING until its next check: later the longer it has waited, but at the latest when a hold that it waits for expires, and
 * at once if the protective holds have changed.
 */
export function waitForDecision(
  tx: Tx,
  transaction: TransactionRow,
  { decision, protection }: Waiting,
  payer?: Payer,
): Promise<TransactionRow> {
  const nowMs = tx.now().getTime()
  if (payer?.hasOtherHolds) return scheduleNextCheck(tx, transaction, 'PENDING', tx.now())
  const next = nowMs + pauseMs(nowMs - transaction.createdAt.getTime())
  const ends = [decision?.heldUntil, protection?.heldUntil].map(end => end?.getTime() ?? Infinity)
  return scheduleNextCheck(tx, transaction, 'PENDING', new Date(Math.min(next, ...ends)))
}

/** The decision about a booked transfer under the protective holds of the paying customer. */
export async function protectionOfTransaction(
  ctx: Context,
  {
    id,
    reference,
    sessionId,
    debitAccountId,
    creditAccountId,
    creditSequence,
    ...transaction
  }: TransactionRow,
): Promise<DecidedProtection | undefined> {
  const [protection] = await protectionsOf(ctx, [
    {
      type: transaction.type as TransactionType,
      debit: { id: debitAccountId, isSystem: false },
      credit: { id: creditAccountId, isSystem: creditSequence === null },
      otherAccountNumber: transaction.otherAccountNumber,
      destinationName: transaction.destinationName,
      externalReference: transaction.externalReference,
      metadata: transaction.metadata as Readonly<Record<string, unknown>> | null,
      transactionIds: [id, reference, sessionId],
    },
  ])
  return protection
}

/** The state of the paying account, on which the next step of a booked transfer depends. */
export interface Payer {
  readonly isSuspended: boolean
  /** Whether the protective holds have changed since the decision about them. */
  readonly hasOtherHolds: boolean
  readonly isHeld: boolean
}

const PAYER = `select staff_restriction is not null as "isSuspended", protection_version as version
  from core.accounts where workspace_id = $1 and id = $2`
// Waits for a change of the holds that is in progress, so that it does not find the transfer due before this check postpones it.
const LOCK_PAYER = `${PAYER} for no key update`

/** Reads the paying account. Transfers of a suspended customer, and those that a protective hold covers, wait; a manager can cancel them. */
export async function payerOf(
  { sql, actor }: Tx,
  { debitAccountId }: TransactionRow,
  protection: DecidedProtection | undefined,
): Promise<Payer> {
  const [payer] = await sql<{ isSuspended: boolean; version: number }>(protection ? LOCK_PAYER : PAYER, [
    actor.workspaceId,
    debitAccountId,
  ])
  return {
    isSuspended: payer!.isSuspended,
    hasOtherHolds: payer!.version !== (protection?.version ?? 0),
    isHeld: protection?.isHeld ?? false,
  }
}

/** Whether the next step of a booked transfer has to wait for its customer or its holds. */
export const mustWait = ({ isSuspended, hasOtherHolds, isHeld }: Payer): boolean =>
  isSuspended || hasOtherHolds || isHeld
