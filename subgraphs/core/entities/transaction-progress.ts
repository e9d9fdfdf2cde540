import { defineEntity, p } from '@mikro-orm/core'

/** Current status of a transaction that has changed, or will change, since it was posted. */
export const TransactionProgress = defineEntity({
  name: 'TransactionProgress',
  schema: 'core',
  tableName: 'transaction_progress',
  properties: {
    workspaceId: p.uuid().primary(),
    transactionId: p.uuid().primary(),
    status: p.text(),
    dueAt: p.datetime().strictNullable(),
    attempts: p.integer(),
    processedAt: p.datetime().strictNullable(),
    completedAt: p.datetime().strictNullable(),
    externalReference: p.text().strictNullable(),
    failureReason: p.text().strictNullable(),
    reversedById: p.uuid().strictNullable(),
    reversalReason: p.text().strictNullable(),
    returnedMinor: p.bigint().strictNullable(),
    updatedAt: p.datetime(),
  },
})
