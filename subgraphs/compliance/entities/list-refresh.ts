import { defineEntity, p } from '@mikro-orm/core'

/** Somebody wants a list fetched before its time. */
export const ListRefresh = defineEntity({
  name: 'ListRefresh',
  schema: 'compliance',
  tableName: 'list_refreshes',
  properties: {
    workspaceId: p.uuid().primary(),
    source: p.text().primary(),
    askedBy: p.text(),
    askedAt: p.datetime(),
  },
})
