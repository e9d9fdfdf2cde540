import { defineEntity, p } from '@mikro-orm/core'

/** A watchlist with its active version and the result of the last refresh. */
export const ListSourceState = defineEntity({
  name: 'ListSourceState',
  schema: 'compliance',
  tableName: 'list_sources',
  properties: {
    source: p.text().primary(),
    activeNumber: p.integer().strictNullable(),
    lastCheckedAt: p.datetime().strictNullable(),
    etag: p.text().strictNullable(),
    lastModified: p.text().strictNullable(),
    failingSince: p.datetime().strictNullable(),
    failure: p.text().strictNullable(),
    triedAt: p.datetime().strictNullable(),
    wholeCheckedAt: p.datetime().strictNullable(),
    changesEtag: p.text().strictNullable(),
    changesLastModified: p.text().strictNullable(),
    refreshRequestedAt: p.datetime().strictNullable(),
    refreshStartedAt: p.datetime().strictNullable(),
    refreshEndedAt: p.datetime().strictNullable(),
    refreshLeaseUntil: p.datetime().strictNullable(),
  },
})
