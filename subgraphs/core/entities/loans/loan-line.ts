import { defineEntity, p } from '@mikro-orm/core'

/** A line of a version of a loan's schedule. */
export const LoanLine = defineEntity({
  name: 'LoanLine',
  schema: 'core',
  tableName: 'loan_lines',
  properties: {
    workspaceId: p.uuid().primary(),
    loanId: p.uuid().primary(),
    version: p.integer().primary(),
    number: p.integer().primary(),
    dueDate: p.date(),
    openingMinor: p.bigint(),
    duePenaltyMinor: p.bigint(),
    dueFeeMinor: p.bigint(),
    dueInterestMinor: p.bigint(),
    duePrincipalMinor: p.bigint(),
    paidPenaltyMinor: p.bigint(),
    paidFeeMinor: p.bigint(),
    paidInterestMinor: p.bigint(),
    paidPrincipalMinor: p.bigint(),
    waivedPenaltyMinor: p.bigint(),
    waivedFeeMinor: p.bigint(),
    waivedInterestMinor: p.bigint(),
    waivedPrincipalMinor: p.bigint(),
    carriedInterestMinor: p.bigint(),
    isPenalised: p.boolean(),
  },
})
