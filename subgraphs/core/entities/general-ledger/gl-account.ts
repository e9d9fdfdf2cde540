import { defineEntity, p } from '@mikro-orm/core'

/** An account of the chart. */
export const GlAccount = defineEntity({
  name: 'GlAccount',
  schema: 'core',
  tableName: 'gl_accounts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    code: p.text(),
    name: p.text(),
    type: p.text(),
    usage: p.text(),
    parentId: p.uuid().strictNullable(),
    currency: p.text().strictNullable(),
    allowManual: p.boolean(),
    isControl: p.boolean(),
    cashFlowClass: p.text(),
    equityComponent: p.text().strictNullable(),
    status: p.text(),
    version: p.integer(),
    createdAt: p.datetime(),
  },
})
