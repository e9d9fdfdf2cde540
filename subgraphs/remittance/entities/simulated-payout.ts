import { defineEntity, p } from '@mikro-orm/core'
import type { PayoutBehaviour } from '../rules/magic-recipients.ts'

/** What the simulated payout partner remembers of a reference: that it got it, how often, and how it treats it. */
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
    receivedAt: p.datetime().strictNullable(),
  },
})
