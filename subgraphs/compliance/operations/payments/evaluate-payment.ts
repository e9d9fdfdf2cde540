import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import { PaymentEvaluation, type PaymentEvaluationRow } from '#compliance/entities/payment-evaluation.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import type { TransactionDecision } from '#compliance/evaluation/decide.ts'
import {
  prepareTransaction,
  storeAndEvaluate,
  type IngestTransaction,
  type PreparedTransaction,
} from '#compliance/operations/transactions/ingest-transaction.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'

export interface EvaluatePayment extends IngestTransaction {
  readonly paymentId: string
}

interface PreparedPayment extends PreparedTransaction {
  readonly policy: PaymentPolicy
}

const CURRENT =
  sharedRead(`select ${columnsOf(PaymentEvaluation, 'evaluated')} from compliance.payment_evaluations evaluated
  where workspace_id = $1 and payment_id = $2`)
/** Serialises the evaluations of one payment. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('compliance.payment_evaluation:' || $1, 0))`
const INSERT = insertOf(PaymentEvaluation, 'evaluated')

const HOUR_MS = 3_600_000

const OUTCOMES = {
  ALLOW: 'CLEAR',
  REVIEW: 'CLEAR',
  HOLD: 'HELD',
  BLOCK: 'BLOCKED',
} as const satisfies Record<TransactionDecision, PaymentEvaluationRow['outcome']>

const evaluate = command({
  async prepare(ctx: Context, input: EvaluatePayment): Promise<PreparedPayment> {
    const [prepared, policy] = await Promise.all([prepareTransaction(ctx, input), paymentPolicy(ctx)])
    return { ...prepared, policy }
  },

  async write(
    tx: Tx,
    { paymentId }: EvaluatePayment,
    prepared: PreparedPayment,
  ): Promise<PaymentEvaluationRow> {
    const { workspaceId } = tx.actor
    const { transactionId } = prepared.gathered.transaction
    await tx.sql(LOCK, [paymentId])
    const [current] = await tx.sql<PaymentEvaluationRow>(CURRENT, [workspaceId, paymentId])
    if (current) return current
    const evaluation = await storeAndEvaluate(tx, prepared, paymentId)
    const outcome = OUTCOMES[evaluation.decision]
    const { holdTtlHours } = prepared.policy
    const evaluated: PaymentEvaluationRow = {
      workspaceId,
      paymentId,
      evaluationId: evaluation.evaluationId!,
      transactionId,
      outcome,
      heldUntil:
        outcome === 'HELD' && holdTtlHours !== null
          ? new Date(tx.now().getTime() + holdTtlHours * HOUR_MS)
          : null,
      createdAt: tx.now(),
      decidedAt: null,
      decidedBy: null,
      decidedByKey: null,
      voidedAt: null,
    }
    tx.atCommit(INSERT, valuesOf(PaymentEvaluation, evaluated))
    return evaluated
  },
})

/** Stores the transaction of a payment and judges it by the rules, once: later calls return what was decided, or what closing a case changed since. */
export async function evaluatePayment(ctx: Context, input: EvaluatePayment): Promise<PaymentEvaluationRow> {
  const { workspaceId } = ctx.actor
  const [current] = await ctx.database.read<PaymentEvaluationRow>(workspaceId, CURRENT, [
    workspaceId,
    input.paymentId,
  ])
  return current ?? evaluate(ctx, input)
}
