import { defineEntity, p } from '@mikro-orm/core'

/** Maximum of one transaction, and of a day, week and month; versions are replaced, never updated. */
export const Limit = defineEntity({
  name: 'Limit',
  schema: 'core',
  tableName: 'limits',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    accountType: p.text().strictNullable(),
    transactionType: p.text(),
    transferType: p.text().strictNullable(),
    currency: p.text(),
    singleMinor: p.bigint().strictNullable(),
    dailyMinor: p.bigint().strictNullable(),
    weeklyMinor: p.bigint().strictNullable(),
    monthlyMinor: p.bigint().strictNullable(),
    version: p.integer(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    replacedAt: p.datetime().strictNullable(),
  },
})
