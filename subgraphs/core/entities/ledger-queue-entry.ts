import { defineEntity, p } from '@mikro-orm/core'

/** Transactions, or one status change, that the hash chain does not contain yet. */
export const LedgerQueueEntry = defineEntity({
  name: 'LedgerQueueEntry',
  schema: 'core',
  tableName: 'ledger_queue',
  properties: {
    workspaceId: p.uuid().primary(),
    position: p.bigint().primary(),
    transactionIds: p.array().columnType('uuid[]'),
    historySequence: p.integer(),
    queuedAt: p.datetime(),
  },
})
