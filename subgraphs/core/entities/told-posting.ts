import { defineEntity, p } from '@mikro-orm/core'

/** A fact of the ledger that was told and added up. */
export const ToldPosting = defineEntity({
  name: 'ToldPosting',
  schema: 'core',
  tableName: 'told_postings',
  properties: {
    workspaceId: p.uuid().primary(),
    factId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
})
