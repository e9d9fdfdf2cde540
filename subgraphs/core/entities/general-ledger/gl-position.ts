import { defineEntity, p } from '@mikro-orm/core'

/** Number of the last change of a workspace's general ledger. */
export const GlPosition = defineEntity({
  name: 'GlPosition',
  schema: 'core',
  tableName: 'gl_positions',
  properties: {
    workspaceId: p.uuid().primary(),
    sequence: p.bigint(),
  },
})
