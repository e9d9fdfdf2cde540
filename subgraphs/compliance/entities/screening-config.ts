import { defineEntity, p } from '@mikro-orm/core'

/** A workspace's factors, bands and rules as they once stood, kept once for all decisions that were reckoned with them. */
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
