import { defineEntity, p } from '@mikro-orm/core'

/** A posting of the ledger that waits for its evaluation. */
export const WaitingMovement = defineEntity({
  name: 'WaitingMovement',
  schema: 'compliance',
  tableName: 'waiting_movements',
  properties: {
    workspaceId: p.uuid().primary(),
    postedId: p.uuid().primary(),
    queuedAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer(),
  },
})
