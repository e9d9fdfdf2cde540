import { defineEntity, p } from '@mikro-orm/core'

/** A quote of a cross-currency transfer. */
export const ConversionQuote = defineEntity({
  name: 'ConversionQuote',
  schema: 'core',
  tableName: 'conversion_quotes',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    sourceAccountId: p.uuid(),
    destinationAccountId: p.uuid(),
    amountMinor: p.bigint(),
    feeMinor: p.bigint(),
    vatMinor: p.bigint(),
    conversion: p.json(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})
