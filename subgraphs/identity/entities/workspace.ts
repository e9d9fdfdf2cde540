import { defineEntity, p } from '@mikro-orm/core'

/** The data of one tenant in one environment. */
export const Workspace = defineEntity({
  name: 'Workspace',
  schema: 'identity',
  tableName: 'workspaces',
  properties: {
    id: p.uuid().primary(),
    tenantId: p.uuid(),
    environment: p.text(),
    tier: p.text(),
    createdAt: p.datetime(),
  },
})
