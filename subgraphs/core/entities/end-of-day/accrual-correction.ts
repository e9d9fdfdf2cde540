import { defineEntity, p } from '@mikro-orm/core'

/** Interest on amounts with an earlier value date, made good at the close of a day; never updated. */
export const AccrualCorrection = defineEntity({
  name: 'AccrualCorrection',
  schema: 'core',
  tableName: 'accrual_corrections',
  properties: {
    workspaceId: p.uuid().primary(),
    accrualDate: p.date().primary(),
    accountId: p.uuid().primary(),
    valueDate: p.date(),
    movedMinor: p.bigint(),
    amount: p.decimal().columnType('numeric'),
    charge: p.decimal().columnType('numeric'),
  },
})
