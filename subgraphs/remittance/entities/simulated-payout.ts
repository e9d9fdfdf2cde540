import { defineEntity, p } from '@mikro-orm/core'
import type { PayoutBehaviour } from '#remittance/rules/magic-recipients.ts'

/** State of one reference at the simulated payout partner: how often it was received, and its simulated behaviour. */
export const SimulatedPayout = defineEntity({
  name: 'SimulatedPayout',
  schema: 'remittance',
  tableName: 'simulated_payouts',
  properties: {
    workspaceId: p.uuid().primary(),
    reference: p.text().primary(),
    behaviour: p.text().$type<PayoutBehaviour>(),
    amountMinor: p.bigint(),
    currency: p.text(),
    timesSent: p.integer(),
    timesReceived: p.integer(),
    firstSentAt: p.datetime(),
    receivedAt: p.datetime().strictNullable(),
  },
})
