import { defineEntity, p } from '@mikro-orm/core'

/** A change of a loan; never updated. */
export const LoanChange = defineEntity({
  name: 'LoanChange',
  schema: 'core',
  tableName: 'loan_changes',
  properties: {
    workspaceId: p.uuid().primary(),
    loanId: p.uuid().primary(),
    id: p.uuid().primary(),
    change: p.text(),
    status: p.text(),
    reason: p.text().strictNullable(),
    details: p.json().strictNullable(),
    businessDate: p.date(),
    changedBy: p.text(),
    changedAt: p.datetime(),
  },
})
