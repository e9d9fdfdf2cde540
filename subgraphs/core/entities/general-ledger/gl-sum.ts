import { defineEntity, p } from '@mikro-orm/core'

/** Debits and credits of a day or a month, by account, branch and currency. Only `core.add_to_general_ledger` writes it. */
export const GlSum = defineEntity({
  name: 'GlSum',
  schema: 'core',
  tableName: 'gl_sums',
  properties: {
    workspaceId: p.uuid().primary(),
    grain: p.text().primary(),
    date: p.date().primary(),
    glAccountId: p.uuid().primary(),
    branchId: p.uuid().primary(),
    currency: p.text().primary(),
    source: p.text().primary(),
    isAdjustment: p.boolean().primary(),
    isClosing: p.boolean().primary(),
    debitMinor: p.decimal().columnType('numeric'),
    creditMinor: p.decimal().columnType('numeric'),
  },
})
