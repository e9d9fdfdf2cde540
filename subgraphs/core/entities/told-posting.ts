import { defineEntity, p } from '@mikro-orm/core'

/** A ledger event whose transactions are published and summed. */
export const ToldPosting = defineEntity({
  name: 'ToldPosting',
  schema: 'core',
  tableName: 'told_postings',
  properties: {
    workspaceId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
})
