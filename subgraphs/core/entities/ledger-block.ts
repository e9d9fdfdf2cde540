import { defineEntity, p } from '@mikro-orm/core'

/** Records of the hash chain, sealed together. */
export const LedgerBlock = defineEntity({
  name: 'LedgerBlock',
  schema: 'core',
  tableName: 'ledger_blocks',
  properties: {
    workspaceId: p.uuid().primary(),
    number: p.bigint().primary(),
    firstPosition: p.bigint(),
    encoding: p.smallint(),
    transactionIds: p.array().columnType('uuid[]'),
    historySequences: p.array().columnType('integer[]'),
    recordHashes: p.blob(),
    previousHash: p.blob(),
    hash: p.blob(),
    firstTransactionId: p.uuid().strictNullable(),
    sealedAt: p.datetime(),
  },
})
