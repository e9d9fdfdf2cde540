import { defineEntity, p } from '@mikro-orm/core'

/** What the close of a business date posted for a loan; never updated. */
export const LoanAccrual = defineEntity({
  name: 'LoanAccrual',
  schema: 'core',
  tableName: 'loan_accruals',
  properties: {
    workspaceId: p.uuid().primary(),
    accrualDate: p.date().primary(),
    loanId: p.uuid().primary(),
    interestMinor: p.bigint(),
    suspendedMinor: p.bigint(),
    provisionMinor: p.bigint(),
    penaltyMinor: p.bigint(),
  },
})
