import { defineEntity, p } from '@mikro-orm/core'

/** The latest number of a workspace's cases, by year. */
export const CaseCounter = defineEntity({
  name: 'CaseCounter',
  schema: 'compliance',
  tableName: 'case_counters',
  properties: {
    workspaceId: p.uuid().primary(),
    year: p.integer().primary(),
    latest: p.integer(),
  },
})
