import { defineEntity, p } from '@mikro-orm/core'

/** A guarantor of a loan; only the release changes it, and the erasure of a customer. */
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
    releasedAt: p.datetime().strictNullable(),
    releasedBy: p.text().strictNullable(),
    releaseReason: p.text().strictNullable(),
  },
})
