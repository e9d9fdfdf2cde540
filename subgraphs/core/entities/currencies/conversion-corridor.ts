import { defineEntity, p } from '@mikro-orm/core'

/** A pair of currencies between which customers may convert money, and its terms. */
export const ConversionCorridor = defineEntity({
  name: 'ConversionCorridor',
  schema: 'core',
  tableName: 'corridors',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    sourceCurrency: p.text(),
    targetCurrency: p.text(),
    spreadBps: p.integer(),
    minAmountMinor: p.bigint().strictNullable(),
    maxAmountMinor: p.bigint().strictNullable(),
    enabled: p.boolean(),
    version: p.integer(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
