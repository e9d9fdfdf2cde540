import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import type { Context } from '#kernel/context.ts'
import { decisionTimes } from '#kernel/decision-times.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'
import type { DisbursedTransaction } from '#remittance/rules/disbursed-transaction.ts'

type DisbursementDecision = 'ALLOW' | 'HOLD'

export const DECIDE_DISBURSEMENT = domainCall<
  { transaction: DisbursedTransaction; payeeId: string },
  { decideDisbursement: DisbursementDecision | null }
>(
  'mutation DecideDisbursement($transaction: IngestElderTransactionInput!, $payeeId: String!) { decideDisbursement(transaction: $transaction, payeeId: $payeeId) }',
)

/** Whether elder protection lets a transfer continue. Undefined without a decision in time, so that the caller can hold the transfer. */
export async function disbursementDecisionOn(
  ctx: Context,
  transaction: DisbursedTransaction,
  payeeId: string,
): Promise<DisbursementDecision | undefined> {
  try {
    const { decideDisbursement } = await withTimeout(
      ctx.callDomain(ctx, DECIDE_DISBURSEMENT, { transaction, payeeId }),
      decisionTimes.waitMs,
      () => new Error('the decision took too long'),
    )
    return decideDisbursement ?? undefined
  } catch {
    return undefined
  }
}

export const VOID_DISBURSEMENT = domainCall<{ transactionId: string }, { voidDisbursement: boolean }>(
  'mutation VoidDisbursement($transactionId: String!) { voidDisbursement(transactionId: $transactionId) }',
)

/** Reports that a transfer was not created. Errors are ignored: one transaction too many in the history moves no money. */
export async function voidDisbursement(ctx: Context, transactionId: string): Promise<void> {
  await ctx.callDomain(ctx, VOID_DISBURSEMENT, { transactionId }).catch(() => undefined)
}
