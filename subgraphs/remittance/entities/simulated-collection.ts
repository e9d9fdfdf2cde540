import { defineEntity, p } from '@mikro-orm/core'

/** CLOSED: nothing was taken, and nothing can be taken any more. */
export type SimulatedCollectionState = 'COLLECTED' | 'DECLINED' | 'CLOSED' | 'REFUNDED'

/** What the simulated funding provider remembers of a reference. */
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
