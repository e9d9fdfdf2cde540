import { defineEntity, p } from '@mikro-orm/core'

/** A payment of a loan; never updated. */
export const LoanRepayment = defineEntity({
  name: 'LoanRepayment',
  schema: 'core',
  tableName: 'loan_repayments',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    loanId: p.uuid(),
    kind: p.text(),
    amountMinor: p.bigint(),
    penaltyMinor: p.bigint(),
    feeMinor: p.bigint(),
    interestMinor: p.bigint(),
    principalMinor: p.bigint(),
    sourceAccountId: p.uuid(),
    transactionId: p.uuid(),
    bookingDate: p.date(),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})
