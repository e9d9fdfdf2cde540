import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { scheduleNextCheck, advanceStatus } from '#core/ledger/progress.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import {
  accountsOf,
  reversalIdOf,
  postReversal,
  planReversal,
  type ReversalPlan,
} from '#core/ledger/reversal.ts'
import type { OutgoingTransfer, RailReply, RailProvider } from '#core/providers/rail.ts'
import { pacs008Of, settledAmount } from '#core/queries/international/transfer-message.ts'
import { transactionById, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { bankOf } from '#core/rules/banks.ts'
import type { RailVerdict } from '#core/rules/nip-codes.ts'
import { pauseMs } from '#core/rules/pause.ts'
import type { Sides } from '#core/rules/transaction-event.ts'
import type { TransactionChannel, TransactionStatus, TransferType } from '#core/rules/transaction.ts'

/** Loads a transaction that has the given status, so that the rail is not called for one that cannot proceed. */
export async function transactionInStatus(
  ctx: Context,
  id: string,
  status: TransactionStatus,
): Promise<TransactionRow> {
  const transaction = await transactionById(ctx, id)
  if (!transaction) throw refuse('TRANSACTION_NOT_FOUND')
  if (transaction.progress?.status !== status) throw refuse('INVALID_STATE')
  return transaction
}

/** A transfer in the form that the rail receives. */
export async function outgoingOf(ctx: Context, transaction: TransactionRow): Promise<OutgoingTransfer> {
  const [[source], message] = await Promise.all([
    cachedAccounts(ctx, [transaction.debitAccountId]),
    pacs008Of(ctx, transaction),
  ])
  const {
    reference,
    transferType,
    sessionId,
    otherBankCode,
    otherAccountNumber,
    destinationName,
    narration,
    channel,
  } = transaction
  return {
    reference,
    transferType: transferType as TransferType,
    sessionId,
    ...settledAmount(transaction),
    sourceAccountNumber: source!.accountNumber,
    bankCode: bankOf(otherBankCode!)?.nipCode ?? otherBankCode!,
    accountNumber: otherAccountNumber!,
    accountName: destinationName!,
    narration: narration!,
    channel: channel as TransactionChannel,
    message,
  }
}

/** The interpreted response of the rail, with the data needed to store it. */
export interface RailResponse {
  readonly verdict: RailVerdict
  readonly externalReference: string | null
  readonly failureReason?: string
  /** When to look for a return of a completed transfer; null if it cannot come back. */
  readonly returnCheckAt?: Date | null
  readonly plan?: ReversalPlan
  readonly sides: Sides
}

/** Interprets a response of the rail. A transfer that the rail cannot locate after its arrival period has failed. */
export async function interpretRailResponse(
  ctx: Context,
  transaction: TransactionRow,
  {
    reply,
    requestKind,
    rail,
  }: { reply: RailReply | undefined; requestKind: 'sent' | 'queried'; rail: RailProvider },
): Promise<RailResponse> {
  const sides = (await sidesOf(ctx, [transaction]))(transaction)
  if (!reply) return { verdict: 'QUERY', externalReference: null, sides }
  const { code, externalReference } = reply
  const isNeverThere =
    requestKind === 'queried' &&
    code === rail.codes.notLocated &&
    ctx.now().getTime() - transaction.progress!.processedAt!.getTime() >= rail.arrivesWithinMs
  const verdict = isNeverThere ? 'FAILED' : rail.codes.verdictOf(code, requestKind)
  if (verdict === 'COMPLETED')
    return { verdict, externalReference, sides, returnCheckAt: await returnCheckAt(ctx, transaction, rail) }
  if (verdict !== 'FAILED') return { verdict, externalReference, sides }
  const failureReason = rail.codes.meaningOf(code)
  // The money is returned regardless of the account's status.
  return {
    verdict,
    externalReference,
    failureReason,
    sides,
    plan: await planReversal(ctx, transaction, { reason: failureReason, withFee: true, isForced: true }),
  }
}

/** When to look for a return of a transfer that completes now; null on a rail from which nothing comes back. */
async function returnCheckAt(
  ctx: Context,
  transaction: TransactionRow,
  { returns }: RailProvider,
): Promise<Date | null> {
  const now = ctx.now()
  return returns ? returns.nextCheckAt(await outgoingOf(ctx, transaction), now, now) : null
}

/** Stores the rail's response for a submitted transfer: completion, failure with the money returned, or the time of the next query. */
export async function saveRailResponse(
  tx: Tx,
  transaction: TransactionRow,
  { verdict, externalReference, failureReason, returnCheckAt = null, plan, sides }: RailResponse,
): Promise<TransactionRow> {
  const now = tx.now()
  if (verdict === 'QUERY')
    return scheduleNextCheck(
      tx,
      transaction,
      'PROCESSING',
      new Date(now.getTime() + pauseMs(now.getTime() - transaction.progress!.processedAt!.getTime())),
    )
  if (verdict === 'COMPLETED') {
    const completed = await advanceStatus(tx, transaction, {
      from: 'PROCESSING',
      to: 'COMPLETED',
      dueAt: returnCheckAt,
      completedAt: now,
      externalReference,
    })
    await publishTransaction(tx, events.transaction_completed, completed, sides)
    return completed
  }
  await lockAccounts(tx, accountsOf(plan!))
  const failed = await advanceStatus(tx, transaction, {
    from: 'PROCESSING',
    to: 'FAILED',
    dueAt: null,
    externalReference,
    failureReason: failureReason!,
    reversalId: reversalIdOf(plan!),
  })
  await postReversal(tx, plan!)
  await publishTransaction(tx, events.transaction_failed, failed, sides)
  return failed
}
