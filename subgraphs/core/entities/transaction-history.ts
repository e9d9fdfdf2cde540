import { defineEntity, p } from '@mikro-orm/core'

/** Status changes of a transaction after it was posted. */
export const TransactionHistory = defineEntity({
  name: 'TransactionHistory',
  schema: 'core',
  tableName: 'transaction_history',
  properties: {
    workspaceId: p.uuid().primary(),
    transactionId: p.uuid().primary(),
    sequence: p.integer().primary(),
    status: p.text(),
    at: p.datetime(),
    actorKind: p.text(),
    actorId: p.text(),
    reason: p.text().strictNullable(),
  },
})
