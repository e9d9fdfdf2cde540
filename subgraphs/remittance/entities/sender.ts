import { defineEntity, p } from '@mikro-orm/core'

/** A customer who has sent money under limits. Its row is locked while a transfer is counted, so that no two are counted at once. */
export const Sender = defineEntity({
  name: 'Sender',
  schema: 'remittance',
  tableName: 'senders',
  properties: {
    workspaceId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    createdAt: p.datetime(),
  },
})
