import { defineEntity, p } from '@mikro-orm/core'

/** A numbered change of the general ledger's sums; rows are appended and never updated. */
export const GlChange = defineEntity({
  name: 'GlChange',
  schema: 'core',
  tableName: 'gl_changes',
  properties: {
    workspaceId: p.uuid().primary(),
    sequence: p.bigint().primary(),
    firstDate: p.date(),
    changes: p.json(),
    at: p.datetime(),
  },
})
