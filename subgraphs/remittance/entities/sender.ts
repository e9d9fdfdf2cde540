import { defineEntity, p } from '@mikro-orm/core'

/**
 * A customer who has sent money under limits. The row is locked while a transfer is counted, so that concurrent transfers are
 * counted one after the other.
 */
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
