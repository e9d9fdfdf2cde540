import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { allow } from '#kernel/principal.ts'
import type { PaymentEvaluationRow } from '#compliance/entities/payment-evaluation.ts'
import type { PaymentScreeningRow, ScreeningOutcome } from '#compliance/entities/payment-screening.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import type { AssessedTransaction } from '#compliance/risk/assessment.ts'
import { evaluatePayment } from './evaluate-payment.ts'
import { screenPayment, type ScreenPayment } from './screen-payment.ts'

export interface DecidePayment extends Omit<ScreenPayment, 'transaction'> {
  readonly transaction: TransactionInput
}

/** The decision on a payment, from its screening and from the rules on transactions. */
export interface CombinedDecision {
  readonly outcome: ScreeningOutcome
  /** Whether an analyst decides on a held payment. Otherwise the lists could not be searched, and the caller asks again. */
  readonly isAwaitingAnalyst: boolean
  readonly heldUntil: Date | null
  readonly screeningIds: readonly string[]
  readonly evaluationId: string
}

/**
 * Decides a payment before money moves: screens its parties, stores its transaction and judges it by the rules. The same payment can be asked
 * about any number of times. Both parts must be clear; a part that fails throws, and the caller holds the payment.
 */
export async function decidePayment(
  ctx: Context,
  { transaction, ...payment }: DecidePayment,
): Promise<CombinedDecision> {
  allow(ctx.actor, { kinds: ['service'] })
  const [screening, evaluation] = await allSettledOrThrow([
    screenPayment(ctx, { ...payment, transaction: assessedTransaction(transaction) }),
    evaluatePayment(ctx, { paymentId: payment.paymentId, transaction }),
  ])
  return combine(screening, evaluation)
}

/** The fields of a transaction that rulesets compare. */
const assessedTransaction = ({
  amount,
  currency,
  type,
  direction,
  channel,
  counterparty,
  device,
}: TransactionInput): AssessedTransaction => ({
  amount,
  currency,
  type,
  direction,
  channel,
  ...(counterparty?.country && { country: counterparty.country }),
  ...(device?.ip && { ipAddress: device.ip }),
})

function combine(screening: PaymentScreeningRow, evaluation: PaymentEvaluationRow): CombinedDecision {
  const outcomes = [screening.outcome, evaluation.outcome]
  const outcome = outcomes.includes('BLOCKED') ? 'BLOCKED' : outcomes.includes('HELD') ? 'HELD' : 'CLEAR'
  const isHeld = outcome === 'HELD'
  const deadlines = [screening, evaluation].flatMap(part =>
    part.outcome === 'HELD' && part.heldUntil !== null ? [part.heldUntil.getTime()] : [],
  )
  return {
    outcome,
    isAwaitingAnalyst: isHeld && (evaluation.outcome === 'HELD' || screening.holdReason === 'MATCH'),
    heldUntil: isHeld && deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null,
    screeningIds: screening.screeningIds,
    evaluationId: evaluation.evaluationId,
  }
}
