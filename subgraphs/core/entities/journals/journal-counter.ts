import { defineEntity, p } from '@mikro-orm/core'

/** The last number that a journal took on a date. */
export const JournalCounter = defineEntity({
  name: 'JournalCounter',
  schema: 'core',
  tableName: 'journal_counters',
  properties: {
    workspaceId: p.uuid().primary(),
    date: p.date().primary(),
    last: p.bigint(),
  },
})
