import { defineEntity, p } from '@mikro-orm/core'

/** Position up to which the records of a workspace's hash chain are verified. */
export const IntegrityMark = defineEntity({
  name: 'IntegrityMark',
  schema: 'core',
  tableName: 'integrity_marks',
  properties: {
    workspaceId: p.uuid().primary(),
    position: p.bigint(),
    blockNumber: p.bigint(),
    hash: p.blob(),
    transactions: p.bigint(),
    broken: p.bigint(),
    discrepancies: p.json(),
    verifiedAt: p.datetime(),
  },
})
