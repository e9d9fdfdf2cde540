import { defineEntity, p } from '@mikro-orm/core'

/** The end of a workspace's hash chain. */
export const LedgerChain = defineEntity({
  name: 'LedgerChain',
  schema: 'core',
  tableName: 'ledger_chains',
  properties: {
    workspaceId: p.uuid().primary(),
    position: p.bigint(),
    blockNumber: p.bigint(),
    hash: p.blob(),
    scanUntil: p.uuid().strictNullable(),
    scannedTo: p.uuid().strictNullable(),
    isScanned: p.boolean(),
    publishedPosition: p.bigint(),
    publishedAt: p.datetime(),
  },
})
