import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection, type PageArguments } from '#kernel/page.ts'
import {
  BASELINE_COLUMNS,
  freshSince,
  readableBaseline,
  type ReadableBaseline,
} from '#sentinel/baselines/stored-baseline.ts'
import type { BaselineMetric, BaselineRow } from '#sentinel/entities/baseline.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { existingProfile } from './profiles.ts'

const BY_IDS = planOnce(
  `select ${BASELINE_COLUMNS} from sentinel.baselines baseline where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A baseline of the workspace by its id, current or not. */
export const baselineById = loader<string, ReadableBaseline>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<BaselineRow>(workspaceId, BY_IDS, [workspaceId, ids])
  const baselines = rows.map(row => readableBaseline(row, ctx.now()))
  return inOrder(ids, baselines, ({ id }) => id)
})

export interface BaselineFilters {
  readonly profileId?: string | null
  readonly metric?: BaselineMetric | null
  readonly status?: ReadableBaseline['status'] | null
}

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'sentinel.baselines'

/** A page of current baselines, newest first. Throws when the profile of the filter does not exist. */
export async function baselines(
  ctx: Context,
  { first, after = null, ...filters }: PageArguments & BaselineFilters,
): Promise<Connection<ReadableBaseline>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  if (filters.profileId) await existingProfile(ctx, filters.profileId)
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const { conditions, values } = conditionsOf(filters, ctx.now())
  const rows = await ctx.database.read<BaselineRow>(
    workspaceId,
    `select ${BASELINE_COLUMNS} from sentinel.baselines baseline
    where workspace_id = $1 and is_current and (computed_at, id) < ($2, $3)${conditions.map(each => ` and ${each}`).join('')}
    order by computed_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...values],
  )
  return connection(
    ctx,
    LIST,
    rows.map(row => readableBaseline(row, ctx.now())),
    { first, after },
    row => ({ at: row.computedAt, id: row.id }),
  )
}

function conditionsOf(
  { profileId, metric, status }: BaselineFilters,
  now: Date,
): { readonly conditions: string[]; readonly values: unknown[] } {
  const conditions: string[] = []
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value) + 4}`
  if (profileId) conditions.push(`profile_id = ${bind(profileId)}`)
  if (metric) conditions.push(`metric = ${bind(metric)}`)
  if (status === 'STALE') conditions.push(`computed_at < ${bind(freshSince(now))}`)
  else if (status) conditions.push(`status = ${bind(status)} and computed_at >= ${bind(freshSince(now))}`)
  return { conditions, values }
}
