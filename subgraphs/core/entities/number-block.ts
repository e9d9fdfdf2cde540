import { defineEntity, p } from '@mikro-orm/core'

/** How far a row of numbers was given out to processes. */
export const NumberBlock = defineEntity({
  name: 'NumberBlock',
  schema: 'core',
  tableName: 'number_blocks',
  properties: {
    workspaceId: p.uuid().primary(),
    name: p.text().primary(),
    taken: p.bigint(),
  },
})
