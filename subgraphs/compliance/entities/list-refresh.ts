import { defineEntity, p } from '@mikro-orm/core'

/** A request to refresh a list before it is due. */
export const ListRefresh = defineEntity({
  name: 'ListRefresh',
  schema: 'compliance',
  tableName: 'list_refreshes',
  properties: {
    workspaceId: p.uuid().primary(),
    source: p.text().primary(),
    requestedBy: p.text(),
    requestedAt: p.datetime(),
  },
})
