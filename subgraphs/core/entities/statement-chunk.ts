import { defineEntity, p } from '@mikro-orm/core'

/** A part of a statement's document, in the order of its number. */
export const StatementChunk = defineEntity({
  name: 'StatementChunk',
  schema: 'core',
  tableName: 'statement_chunks',
  properties: {
    workspaceId: p.uuid().primary(),
    statementId: p.uuid().primary(),
    number: p.integer().primary(),
    content: p.blob(),
  },
})
