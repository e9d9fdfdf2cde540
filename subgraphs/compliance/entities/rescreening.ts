import { defineEntity, p } from '@mikro-orm/core'
import type { ListSource } from '../watchlists/formats/formats.ts'

/**
 * The comparison of a workspace's monitored subjects with what one version of a list changed. It goes through them by id, and
 * `position` is the last one that was compared; whoever leaves before their turn is no longer expected.
 */
export const Rescreening = defineEntity({
  name: 'Rescreening',
  schema: 'compliance',
  tableName: 'rescreenings',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    source: p.text().$type<ListSource>(),
    fromNumber: p.integer(),
    toNumber: p.integer(),
    ordinal: p.bigint(),
    entries: p.integer(),
    expected: p.integer(),
    compared: p.integer(),
    hits: p.integer(),
    position: p.uuid().strictNullable(),
    startedAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
  },
})
