import { defineEntity, p } from '@mikro-orm/core'

/** A branch of the tenant. The head office has the code HO. */
export const Branch = defineEntity({
  name: 'Branch',
  schema: 'core',
  tableName: 'branches',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    code: p.text(),
    name: p.text(),
    createdAt: p.datetime(),
  },
})
