import { defineEntity, p } from '@mikro-orm/core'

/** A term of a fixed deposit. */
export const AccountTerm = defineEntity({
  name: 'AccountTerm',
  schema: 'core',
  tableName: 'account_terms',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    accountId: p.uuid(),
    status: p.text(),
    currency: p.text(),
    principalMinor: p.bigint(),
    rate: p.text(),
    tenorDays: p.integer(),
    startDate: p.date(),
    maturityDate: p.date(),
    maturityInstruction: p.text(),
    payoutAccountId: p.uuid(),
    interestMinor: p.bigint(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    endedOn: p.date().strictNullable(),
    paidInterestMinor: p.bigint().strictNullable(),
    taxMinor: p.bigint().strictNullable(),
    forgoneInterestMinor: p.bigint().strictNullable(),
  },
})
