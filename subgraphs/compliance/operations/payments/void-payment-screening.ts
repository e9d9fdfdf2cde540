import { command, type Tx } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { LOCK } from '#compliance/evaluation/history/lock-keys.ts'

const VOID = `update compliance.payment_screenings set voided_at = $3
  where workspace_id = $1 and payment_id = $2 and voided_at is null returning 1`
const EVALUATED = `
  select transaction.id, transaction.customer_id as "customerId" from compliance.payment_evaluations evaluated
  join compliance.monitored_transactions transaction on transaction.workspace_id = $1 and transaction.transaction_id = evaluated.transaction_id
  where evaluated.workspace_id = $1 and evaluated.payment_id = $2 and evaluated.voided_at is null`
const VOID_EVALUATION = `update compliance.payment_evaluations set voided_at = $3
  where workspace_id = $1 and payment_id = $2 and voided_at is null returning 1`
const VOID_TRANSACTION = `
  with voided as (
    update compliance.monitored_transactions set voided_at = $3, void_sequence = nextval('compliance.monitored_transactions_sequence')
    where workspace_id = $1 and id = $2 and voided_at is null
    returning customer_id, currency, (occurred_at at time zone 'UTC')::date as day, amount_minor::numeric as amount)
  update compliance.customer_days total
  set transactions = total.transactions - 1, sum_minor = total.sum_minor - voided.amount,
    sum_of_squares = total.sum_of_squares - voided.amount * voided.amount
  from voided
  where total.workspace_id = $1 and total.customer_id = voided.customer_id and total.currency = voided.currency and total.day = voided.day`

/**
 * Voids the screenings and the evaluation of a payment that was not made. The rows stay as evidence, and rules no longer count the transaction.
 * Returns false when there is nothing to void.
 */
export const voidPaymentScreening = command(async (tx, { paymentId }: { paymentId: string }) => {
  allow(tx.actor, { kinds: ['service'] })
  const voided = await tx.sql(VOID, [tx.actor.workspaceId, paymentId, tx.now()])
  const isEvaluated = await voidEvaluation(tx, paymentId)
  if (voided.length === 0 && !isEvaluated) return false
  tx.audit({
    act: 'compliance.payment_screening_voided',
    outcome: 'DONE',
    aggregate: 'payment',
    aggregateId: paymentId,
    data: {},
  })
  return true
})

async function voidEvaluation(tx: Tx, paymentId: string): Promise<boolean> {
  const { workspaceId } = tx.actor
  const [evaluated] = await tx.sql<{ id: string; customerId: string }>(EVALUATED, [workspaceId, paymentId])
  if (!evaluated) return false
  await tx.sql(LOCK, [[`${workspaceId} customer ${evaluated.customerId}`]])
  const voided = await tx.sql(VOID_EVALUATION, [workspaceId, paymentId, tx.now()])
  if (voided.length > 0) await tx.sql(VOID_TRANSACTION, [workspaceId, evaluated.id, tx.now()])
  return voided.length > 0
}
