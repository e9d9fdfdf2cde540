import { defineEntity, p } from '@mikro-orm/core'

/** CLOSED: nothing was collected, and nothing can be collected any more. */
export type SimulatedCollectionState = 'COLLECTED' | 'DECLINED' | 'CLOSED' | 'REFUNDED'

/** State of one reference at the simulated funding provider. */
export const SimulatedCollection = defineEntity({
  name: 'SimulatedCollection',
  schema: 'remittance',
  tableName: 'simulated_collections',
  properties: {
    workspaceId: p.uuid().primary(),
    reference: p.text().primary(),
    state: p.text().$type<SimulatedCollectionState>(),
    amountMinor: p.bigint(),
    currency: p.text(),
    stateAt: p.datetime(),
  },
})
