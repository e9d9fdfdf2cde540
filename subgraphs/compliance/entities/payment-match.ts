import { defineEntity, p } from '@mikro-orm/core'
import type { PaymentEffect } from '#compliance/rules/payment-effect.ts'

/** The effect of a match on the payment for which it was found. The status is stored with the match itself. */
export const PaymentMatch = defineEntity({
  name: 'PaymentMatch',
  schema: 'compliance',
  tableName: 'payment_matches',
  properties: {
    workspaceId: p.uuid().primary(),
    matchId: p.uuid().primary(),
    paymentId: p.uuid(),
    screeningId: p.uuid(),
    /** Role and normalised name of the party. */
    party: p.text(),
    source: p.text(),
    entryId: p.text(),
    entryHash: p.text(),
    effect: p.text().$type<PaymentEffect>(),
    createdAt: p.datetime(),
  },
})
