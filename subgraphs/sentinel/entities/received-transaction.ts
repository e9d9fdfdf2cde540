import { defineEntity, p } from '@mikro-orm/core'

/** A transaction of core that is not yet ingested. `details` is encrypted. */
export const ReceivedTransaction = defineEntity({
  name: 'ReceivedElderTransaction',
  schema: 'sentinel',
  tableName: 'received_transactions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    /** Order in which the transactions of a profile are ingested. */
    position: p.bigint(),
    details: p.text(),
    attempts: p.integer(),
    dueAt: p.datetime(),
    receivedAt: p.datetime(),
  },
})
