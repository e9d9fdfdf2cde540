import { defineEntity, p } from '@mikro-orm/core'

/** The closing balance of an account on a business date on which it moved; rows are appended and never updated. */
export const BalanceSnapshot = defineEntity({
  name: 'BalanceSnapshot',
  schema: 'core',
  tableName: 'balance_snapshots',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    snapshotDate: p.date().primary(),
    balanceMinor: p.bigint(),
    /** Entries of the account that the balance contains. */
    entries: p.bigint(),
  },
})
