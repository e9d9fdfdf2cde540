import { defineEntity, p } from '@mikro-orm/core'

/** A guarantor of a loan; never updated. */
export const LoanGuarantor = defineEntity({
  name: 'LoanGuarantor',
  schema: 'core',
  tableName: 'loan_guarantors',
  properties: {
    workspaceId: p.uuid().primary(),
    loanId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    customerId: p.uuid().strictNullable(),
    amountMinor: p.bigint(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})
