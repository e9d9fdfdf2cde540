import { defineEntity, p } from '@mikro-orm/core'

/** The terms of a product from one change to the next; never changed. */
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
    interest: p.json().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})
