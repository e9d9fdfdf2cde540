import { defineEntity, p } from '@mikro-orm/core'

/** Fee of a band of amounts; versions are replaced, never updated. */
export const FeeConfig = defineEntity({
  name: 'FeeConfig',
  schema: 'core',
  tableName: 'fee_configs',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    transactionType: p.text(),
    transferType: p.text().strictNullable(),
    currency: p.text(),
    minimumAmountMinor: p.bigint().strictNullable(),
    maximumAmountMinor: p.bigint().strictNullable(),
    feeType: p.text(),
    valueMinor: p.bigint(),
    ratePpm: p.bigint(),
    minimumFeeMinor: p.bigint().strictNullable(),
    maximumFeeMinor: p.bigint().strictNullable(),
    vatPpm: p.bigint(),
    version: p.integer(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    replacedAt: p.datetime().strictNullable(),
  },
})
