import { defineEntity, p } from '@mikro-orm/core'

/** A transfer received by the simulated rail. */
export const SimulatedRailTransfer = defineEntity({
  name: 'SimulatedRailTransfer',
  schema: 'core',
  tableName: 'simulated_rail_transfers',
  properties: {
    workspaceId: p.uuid().primary(),
    reference: p.text().primary(),
    behaviour: p.text(),
    amountMinor: p.bigint(),
    currency: p.text(),
    bankCode: p.text(),
    accountNumber: p.text(),
    timesSent: p.integer(),
    firstSentAt: p.datetime(),
    receivedAt: p.datetime().strictNullable(),
  },
})
