import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import { accountFacts } from '../ledger/account-facts.ts'
import { lockAccounts } from '../ledger/lock-accounts.ts'
import { lookAgain, moveOn } from '../ledger/progress.ts'
import { sidesOf } from '../ledger/sides.ts'
import { tellTransaction } from '../ledger/tell-transaction.ts'
import { accountsOf, mirrorIdOf, unwind, unwindingOf, type Unwinding } from '../ledger/unwinding.ts'
import type { OutgoingTransfer, RailAnswer, RailProvider } from '../providers/rail.ts'
import { transactionById, type TransactionRow } from '../queries/posted-transaction.ts'
import { bankOf } from '../rules/banks.ts'
import { codeSays, NOT_LOCATED, verdictOf, type Verdict } from '../rules/nip-codes.ts'
import { pauseMs } from '../rules/pause.ts'
import type { Sides } from '../rules/transaction-fact.ts'
import type { TransactionChannel, TransactionStatus, TransferType } from '../rules/transaction.ts'

/** A transaction that can take a step from the status, so that nobody outside is asked for one that cannot. */
export async function transactionInStatus(ctx: Context, id: string, status: TransactionStatus): Promise<TransactionRow> {
  const transaction = await transactionById(ctx, id)
  if (!transaction) throw refuse('TRANSACTION_NOT_FOUND')
  if (transaction.progress?.status !== status) throw refuse('INVALID_STATE')
  return transaction
}

/** A transfer as the rail gets it. */
export async function outgoingOf(ctx: Context, transaction: TransactionRow): Promise<OutgoingTransfer> {
  const [source] = await accountFacts(ctx, [transaction.debitAccountId])
  const { reference, transferType, sessionId, amountMinor, currency, otherBankCode, otherAccountNumber, destinationName, narration, channel } = transaction
  return {
    reference, transferType: transferType as TransferType, sessionId, amountMinor, currency, sourceAccountNumber: source!.accountNumber,
    bankCode: bankOf(otherBankCode!)!.nipCode, accountNumber: otherAccountNumber!, accountName: destinationName!, narration: narration!, channel: channel as TransactionChannel,
  }
}

/** What an answer comes to, with everything that is needed to write it down. */
export interface Heard {
  readonly verdict: Verdict
  readonly externalReference: string | null
  readonly failureReason?: string
  readonly unwinding?: Unwinding
  readonly sides: Sides
}

/** Weighs an answer. What the rail cannot locate when nothing can come in any more never came in. */
export async function heard(ctx: Context, transaction: TransactionRow, { answer, asked, rail }: { answer: RailAnswer | undefined; asked: 'sent' | 'queried'; rail: RailProvider }): Promise<Heard> {
  const sides = (await sidesOf(ctx, [transaction]))(transaction)
  if (!answer) return { verdict: 'QUERY', externalReference: null, sides }
  const { code, externalReference } = answer
  const isNeverThere = asked === 'queried' && code === NOT_LOCATED && ctx.now().getTime() - transaction.progress!.processedAt!.getTime() >= rail.arrivesWithinMs
  const verdict = isNeverThere ? 'FAILED' : verdictOf(code, asked)
  if (verdict !== 'FAILED') return { verdict, externalReference, sides }
  const failureReason = codeSays(code)
  // The money comes back whatever became of the account meanwhile.
  return { verdict, externalReference, failureReason, sides, unwinding: await unwindingOf(ctx, transaction, { reason: failureReason, withFee: true, isForced: true }) }
}

/** Writes down what was heard of a transfer that was handed on: its end, with the money back where it failed, or when to ask again. */
export async function recordAnswer(tx: Tx, transaction: TransactionRow, { verdict, externalReference, failureReason, unwinding, sides }: Heard): Promise<TransactionRow> {
  const now = tx.now()
  if (verdict === 'QUERY') return lookAgain(tx, transaction, 'PROCESSING', new Date(now.getTime() + pauseMs(now.getTime() - transaction.progress!.processedAt!.getTime())))
  if (verdict === 'COMPLETED') {
    const completed = await moveOn(tx, transaction, { from: 'PROCESSING', to: 'COMPLETED', dueAt: null, completedAt: now, externalReference })
    await tellTransaction(tx, events.transaction_completed, completed, sides)
    return completed
  }
  await lockAccounts(tx, accountsOf(unwinding!))
  const failed = await moveOn(tx, transaction, { from: 'PROCESSING', to: 'FAILED', dueAt: null, externalReference, failureReason: failureReason!, mirrorId: mirrorIdOf(unwinding!) })
  await unwind(tx, unwinding!)
  await tellTransaction(tx, events.transaction_failed, failed, sides)
  return failed
}
