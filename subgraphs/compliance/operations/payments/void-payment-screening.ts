import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const VOID = `update compliance.payment_screenings set voided_at = $3
  where workspace_id = $1 and payment_id = $2 and voided_at is null returning 1`

/** Voids the screenings of a payment that was not made; the rows stay as evidence. Returns false when there is none to void. */
export const voidPaymentScreening = command(async (tx, { paymentId }: { paymentId: string }) => {
  allow(tx.actor, { kinds: ['service'] })
  const voided = await tx.sql(VOID, [tx.actor.workspaceId, paymentId, tx.now()])
  if (voided.length === 0) return false
  tx.audit({
    act: 'compliance.payment_screening_voided',
    outcome: 'DONE',
    aggregate: 'payment',
    aggregateId: paymentId,
    data: {},
  })
  return true
})
