import { defineEntity, p } from '@mikro-orm/core'

/** Terms of one version of a loan product; never updated. */
export const LoanProductVersion = defineEntity({
  name: 'LoanProductVersion',
  schema: 'core',
  tableName: 'loan_product_versions',
  properties: {
    workspaceId: p.uuid().primary(),
    productId: p.uuid().primary(),
    version: p.integer().primary(),
    terms: p.json(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})
