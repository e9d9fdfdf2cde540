import { defineEntity, p } from '@mikro-orm/core'

/** Last number of a sequence that was allocated to processes. */
export const SequenceAllocation = defineEntity({
  name: 'SequenceAllocation',
  schema: 'core',
  tableName: 'sequence_allocations',
  properties: {
    workspaceId: p.uuid().primary(),
    name: p.text().primary(),
    taken: p.bigint(),
    /** Null if the sequence never ends. */
    lastDay: p.date().strictNullable(),
  },
})
