import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/**
 * List update run: compares the monitored subjects of a workspace with the changes of one list version, in order of subject id.
 * `position` is the last compared subject. A subject that leaves before it was compared is subtracted from `expected`.
 */
export const ListUpdateRun = defineEntity({
  name: 'ListUpdateRun',
  schema: 'compliance',
  tableName: 'list_update_runs',
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

export type ListUpdateRunRow = Row<typeof ListUpdateRun>
