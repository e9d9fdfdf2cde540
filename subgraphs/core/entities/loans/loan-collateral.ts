import { defineEntity, p } from '@mikro-orm/core'

/** Collateral of a loan; never updated. */
export const LoanCollateral = defineEntity({
  name: 'LoanCollateral',
  schema: 'core',
  tableName: 'loan_collateral',
  properties: {
    workspaceId: p.uuid().primary(),
    loanId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text(),
    description: p.text(),
    valueMinor: p.bigint(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})
