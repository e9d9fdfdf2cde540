import { defineEntity, p } from '@mikro-orm/core'

/** Terms of one product version; never updated. */
export const ProductVersion = defineEntity({
  name: 'ProductVersion',
  schema: 'core',
  tableName: 'product_versions',
  properties: {
    workspaceId: p.uuid().primary(),
    productId: p.uuid().primary(),
    version: p.integer().primary(),
    name: p.text(),
    minimumOpeningMinor: p.bigint(),
    minimumBalanceMinor: p.bigint(),
    overdraftMinor: p.bigint(),
    overdraftRate: p.text().strictNullable(),
    interest: p.json().strictNullable(),
    breakPenaltyPercent: p.text().strictNullable(),
    inactiveDays: p.integer().strictNullable(),
    dormantDays: p.integer().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})
