import { defineEntity, p } from '@mikro-orm/core'

/** A version of a watchlist, or a rejected import. */
export const ListVersion = defineEntity({
  name: 'ListVersion',
  schema: 'compliance',
  tableName: 'list_versions',
  properties: {
    source: p.text().primary(),
    number: p.integer().primary(),
    version: p.text(),
    status: p.text(),
    rejectReason: p.text().strictNullable(),
    layout: p.text().strictNullable(),
    isDemo: p.boolean(),
    entries: p.integer(),
    added: p.integer(),
    removed: p.integer(),
    changed: p.integer(),
    sha256: p.blob().fieldName('sha256').strictNullable(),
    publishedOn: p.date().strictNullable(),
    importedAt: p.datetime(),
  },
})
