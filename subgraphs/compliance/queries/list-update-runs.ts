import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { invalid } from '#kernel/refusals.ts'
import { ListUpdateRun, type ListUpdateRunRow } from '#compliance/entities/list-update-run.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'

/** A list update run with the names of the list versions. */
export type ListUpdateRunWithVersions = ListUpdateRunRow & {
  readonly fromVersion: string | null
  readonly toVersion: string
}

const versionSubquery = (number: string): string =>
  `(select version from compliance.list_versions published where published.source = list_update_run.source and published.number = list_update_run.${number})`

export const LIST_UPDATE_RUN_COLUMNS = `${columnsOf(ListUpdateRun, 'list_update_run')}, ${versionSubquery('from_number')} as "fromVersion", ${versionSubquery('to_number')} as "toVersion"`

export interface ListUpdateRunsArgs {
  readonly first: number
  readonly after?: string | null
  readonly source?: string | null
}

const PAGE = `select ${LIST_UPDATE_RUN_COLUMNS} from compliance.list_update_runs list_update_run
  where workspace_id = $1 and ordinal > 0 and (started_at, id) < ($2, $3) and ($5::text is null or source = $5)
  order by started_at desc, id desc limit $4`

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const
const LIST = 'compliance.list_update_runs'

/** A page of the list update runs of the workspace, newest first. The markers for versions active when monitoring started are left out. */
export async function listUpdateRuns(
  ctx: Context,
  { first, after, source }: ListUpdateRunsArgs,
): Promise<Connection<ListUpdateRunWithVersions>> {
  admitReader(ctx.actor)
  if (typeof source === 'string' && !(SOURCE_NAMES as readonly string[]).includes(source))
    throw invalid([{ field: 'source', reason: `must be one of ${SOURCE_NAMES.join(', ')}` }])
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<ListUpdateRunWithVersions>(workspaceId, PAGE, [
    workspaceId,
    at,
    id,
    first + 1,
    source ?? null,
  ])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.startedAt, id: row.id }))
}
