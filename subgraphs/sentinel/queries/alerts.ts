import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, pagesByParent, positionAfter } from '#kernel/page-statements.ts'
import { ALERT_COLUMNS } from '#sentinel/alerts/alert-rows.ts'
import { decryptAlert } from '#sentinel/alerts/seal-note.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import type { ElderAlertStatus } from '#sentinel/rules/alert-status.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { existingProfile } from './profiles.ts'

const BY_IDS = planOnce(
  `select ${ALERT_COLUMNS} from sentinel.alerts alert where workspace_id = $1 and id = any($2::uuid[])`,
)

/** An alert of the workspace by its id. */
export const elderAlertById = loader<string, ElderAlertRow>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ElderAlertRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => decryptAlert(ctx.keys, row)),
    ({ id }) => id,
  )
})

export interface ElderAlertFilters {
  readonly profileId?: string | null
  readonly status?: ElderAlertStatus | null
  readonly severity?: SignalSeverity | null
}

export type ElderAlertPage = ElderAlertFilters & PageArguments

const positionOf = ({ createdAt, id }: ElderAlertRow) => ({ at: createdAt, id })

const LIST = 'sentinel.alerts'

/** A page of alerts, newest first. One statement per combination of filters, so that each gets its own query plan. */
export async function elderAlerts(
  ctx: Context,
  { first, after = null, profileId, status, severity }: ElderAlertPage,
): Promise<Connection<ElderAlertRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const filters = equalities({ profile_id: profileId, status, severity }, 5)
  const rows = await ctx.database.read<ElderAlertRow>(
    workspaceId,
    `select ${ALERT_COLUMNS} from sentinel.alerts alert
    where workspace_id = $1 and (created_at, id) < ($2, $3)${filters.text} order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...filters.values],
  )
  const found = rows.map(row => decryptAlert(ctx.keys, row))
  return connection(ctx, LIST, found, { first, after }, positionOf)
}

const OF_PROFILE = 'sentinel.profile_alerts'
const byProfile = pagesByParent<ElderAlertRow, ElderAlertRow>(
  OF_PROFILE,
  `select parent.id as "parent", ${ALERT_COLUMNS} from unnest($2::uuid[]) as parent (id)
  cross join lateral (
    select * from sentinel.alerts
    where workspace_id = $1 and profile_id = parent.id and (created_at, id) < ($3, $4) and ($6::text is null or status = $6)
    order by created_at desc, id desc limit $5) alert
  order by alert.created_at desc, alert.id desc`,
  (ctx, row) => decryptAlert(ctx.keys, row),
)

type AlertsOf = PageArguments & Pick<ElderAlertFilters, 'status'>

/** A page of a profile's alerts, newest first. */
export async function alertsOfProfile(
  ctx: Context,
  parentId: string,
  { first, after = null, status = null }: AlertsOf,
): Promise<Connection<ElderAlertRow>> {
  admitReader(ctx.actor)
  const rows = (await byProfile(ctx, { parent: parentId, first, after, filters: [status] })) ?? []
  return connection(ctx, OF_PROFILE, rows, { first, after }, positionOf)
}

/** The same for a profile that must exist. */
export async function profileAlerts(
  ctx: Context,
  { profileId, ...page }: AlertsOf & { readonly profileId: string },
): Promise<Connection<ElderAlertRow>> {
  await existingProfile(ctx, profileId)
  return alertsOfProfile(ctx, profileId, page)
}
