import { defineEntity, p } from '@mikro-orm/core'

/** A version of an exchange rate: inserted, never updated. */
export const ExchangeRate = defineEntity({
  name: 'ExchangeRate',
  schema: 'core',
  tableName: 'exchange_rates',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    baseCurrency: p.text(),
    quoteCurrency: p.text(),
    rateType: p.text(),
    rate: p.text(),
    effectiveFrom: p.datetime(),
    source: p.text().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    ledgerSequence: p.bigint(),
  },
})
