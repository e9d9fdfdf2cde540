import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ScreeningOutcome } from './payment-screening.ts'

/** What the rules on transactions decided on a payment. HELD becomes CLEAR or BLOCKED when the last case of the payment is closed. */
export const PaymentEvaluation = defineEntity({
  name: 'PaymentEvaluation',
  schema: 'compliance',
  tableName: 'payment_evaluations',
  properties: {
    workspaceId: p.uuid().primary(),
    paymentId: p.uuid().primary(),
    evaluationId: p.uuid(),
    transactionId: p.text(),
    outcome: p.text().$type<ScreeningOutcome>(),
    /** Time at which the hold expires; null for a payment that was never held, or is held without limit. */
    heldUntil: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    /** When the closing of a case ended the hold; null otherwise. */
    decidedAt: p.datetime().strictNullable(),
    decidedBy: p.text().strictNullable(),
    decidedByKey: p.uuid().strictNullable(),
    /** When the payment was reported as not made; null otherwise. */
    voidedAt: p.datetime().strictNullable(),
  },
})

export type PaymentEvaluationRow = Row<typeof PaymentEvaluation>
