import { defineEntity, p } from '@mikro-orm/core'

/** Interest of an account and a day, in fractions of a minor unit (rules/interest/accrual.ts); never updated. */
export const Accrual = defineEntity({
  name: 'Accrual',
  schema: 'core',
  tableName: 'accruals',
  properties: {
    workspaceId: p.uuid().primary(),
    accrualDate: p.date().primary(),
    accountId: p.uuid().primary(),
    balanceMinor: p.bigint(),
    entries: p.bigint(),
    pooled: p.json().strictNullable(),
    amount: p.decimal().columnType('numeric'),
    charge: p.decimal().columnType('numeric'),
    accrued: p.decimal().columnType('numeric'),
    charged: p.decimal().columnType('numeric'),
    compoundedMinor: p.bigint(),
    lowestMinor: p.bigint().strictNullable(),
    parts: p.integer(),
  },
})
