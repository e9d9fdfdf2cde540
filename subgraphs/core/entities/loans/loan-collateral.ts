import { defineEntity, p } from '@mikro-orm/core'

/** Collateral of a loan; only its release changes it, and the erasure of a customer. */
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
    releasedAt: p.datetime().strictNullable(),
    releasedBy: p.text().strictNullable(),
    releaseReason: p.text().strictNullable(),
  },
})
