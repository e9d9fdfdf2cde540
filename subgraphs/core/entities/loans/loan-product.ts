import { defineEntity, p } from '@mikro-orm/core'

/** A loan product with the terms of its newest version. */
export const LoanProduct = defineEntity({
  name: 'LoanProduct',
  schema: 'core',
  tableName: 'loan_products',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    code: p.text(),
    currency: p.text(),
    version: p.integer(),
    terms: p.json(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
