import { defineEntity, p } from '@mikro-orm/core'

/** Factors, bands and rules of a workspace at one time, stored once for all decisions computed with them. */
export const ScreeningConfig = defineEntity({
  name: 'ScreeningConfig',
  schema: 'compliance',
  tableName: 'screening_configs',
  properties: {
    workspaceId: p.uuid().primary(),
    hash: p.text().primary(),
    content: p.text(),
    createdAt: p.datetime(),
  },
})
