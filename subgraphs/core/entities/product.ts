import { defineEntity, p } from '@mikro-orm/core'

/** A product with the terms of its newest version. */
export const Product = defineEntity({
  name: 'Product',
  schema: 'core',
  tableName: 'products',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    code: p.text(),
    category: p.text(),
    currency: p.text(),
    status: p.text(),
    version: p.integer(),
    name: p.text(),
    minimumOpeningMinor: p.bigint(),
    minimumBalanceMinor: p.bigint(),
    overdraftMinor: p.bigint(),
    overdraftRate: p.text().strictNullable(),
    interest: p.json().strictNullable(),
    breakPenaltyPercent: p.text().strictNullable(),
    inactiveDays: p.integer().strictNullable(),
    dormantDays: p.integer().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
