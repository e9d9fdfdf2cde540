import { defineEntity, p } from '@mikro-orm/core'

/** The account of the chart that postings to a type of customer account, or a kind of system account, reach. */
export const GlMapping = defineEntity({
  name: 'GlMapping',
  schema: 'core',
  tableName: 'gl_mappings',
  properties: {
    workspaceId: p.uuid().primary(),
    source: p.text().primary(),
    value: p.text().primary(),
    glAccountId: p.uuid(),
  },
})
