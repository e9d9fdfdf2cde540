import { defineEntity, p } from '@mikro-orm/core'
import type { PaymentEffect } from '../rules/payment-effect.ts'

/** A match of a screening, and what it does to the payment for which it was found. What became of it stands with the match itself. */
export const PaymentMatch = defineEntity({
  name: 'PaymentMatch',
  schema: 'compliance',
  tableName: 'payment_matches',
  properties: {
    workspaceId: p.uuid().primary(),
    matchId: p.uuid().primary(),
    paymentId: p.uuid(),
    screeningId: p.uuid(),
    /** Role and name of the party, as names are compared. */
    party: p.text(),
    source: p.text(),
    entryId: p.text(),
    entryHash: p.text(),
    effect: p.text().$type<PaymentEffect>(),
    createdAt: p.datetime(),
  },
})
