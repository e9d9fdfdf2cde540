import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, pagesByParent, positionAfter } from '#kernel/page-statements.ts'
import type { ElderSignalCategory, SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { SignalRow } from '#sentinel/entities/signal.ts'
import type { SignalStatus } from '#sentinel/risk/risk-score.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { decryptSignal, type ReadableSignal } from '#sentinel/signals/details.ts'
import { SIGNAL_COLUMNS } from '#sentinel/signals/signal-rows.ts'
import { existingProfile } from './profiles.ts'

const BY_IDS = planOnce(
  `select ${SIGNAL_COLUMNS} from sentinel.signals signal where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A signal of the workspace by its id. */
export const signalById = loader<string, ReadableSignal>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<SignalRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => decryptSignal(ctx.keys, row)),
    ({ id }) => id,
  )
})

export interface SignalFilters {
  readonly profileId?: string | null
  readonly ruleId?: string | null
  readonly status?: SignalStatus | null
  readonly severity?: SignalSeverity | null
  readonly signalCategory?: ElderSignalCategory | null
}

export type SignalPage = SignalFilters & PageArguments

const positionOf = ({ detectedAt, id }: ReadableSignal) => ({ at: detectedAt, id })

const LIST = 'sentinel.signals'

/** A page of signals, newest first. One statement per combination of filters, so that each gets its own query plan. */
export async function signals(
  ctx: Context,
  { first, after = null, profileId, ruleId, status, severity, signalCategory }: SignalPage,
): Promise<Connection<ReadableSignal>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const filters = equalities(
    { profile_id: profileId, rule_id: ruleId, status, severity, signal_category: signalCategory },
    5,
  )
  const rows = await ctx.database.read<SignalRow>(
    workspaceId,
    `select ${SIGNAL_COLUMNS} from sentinel.signals signal
    where workspace_id = $1 and (detected_at, id) < ($2, $3)${filters.text} order by detected_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...filters.values],
  )
  const found = rows.map(row => decryptSignal(ctx.keys, row))
  return connection(ctx, LIST, found, { first, after }, positionOf)
}

const pageText = (column: string): string =>
  `select parent.id as "parent", ${SIGNAL_COLUMNS} from unnest($2::uuid[]) as parent (id)
  cross join lateral (
    select * from sentinel.signals
    where workspace_id = $1 and ${column} = parent.id and (detected_at, id) < ($3, $4) and ($6::text is null or status = $6)
    order by detected_at desc, id desc limit $5) signal
  order by signal.detected_at desc, signal.id desc`

const open = (ctx: Context, row: SignalRow): ReadableSignal => decryptSignal(ctx.keys, row)

const OF_PROFILE = 'sentinel.profile_signals'
const byProfile = pagesByParent<SignalRow, ReadableSignal>(OF_PROFILE, pageText('profile_id'), open)
const OF_ALERT = 'sentinel.alert_signals'
const byAlert = pagesByParent<SignalRow, ReadableSignal>(OF_ALERT, pageText('alert_id'), open)

type SignalsOf = PageArguments & Pick<SignalFilters, 'status'>

/** A page of a profile's signals, newest first. */
export async function signalsOfProfile(
  ctx: Context,
  parentId: string,
  { first, after = null, status = null }: SignalsOf,
): Promise<Connection<ReadableSignal>> {
  admitReader(ctx.actor)
  const rows = (await byProfile(ctx, { parent: parentId, first, after, filters: [status] })) ?? []
  return connection(ctx, OF_PROFILE, rows, { first, after }, positionOf)
}

/** The same for a profile that must exist. */
export async function profileSignals(
  ctx: Context,
  { profileId, ...page }: SignalsOf & { readonly profileId: string },
): Promise<Connection<ReadableSignal>> {
  await existingProfile(ctx, profileId)
  return signalsOfProfile(ctx, profileId, page)
}

/** A page of an alert's signals, newest first. */
export async function signalsOfAlert(
  ctx: Context,
  parentId: string,
  { first, after = null, status = null }: SignalsOf,
): Promise<Connection<ReadableSignal>> {
  admitReader(ctx.actor)
  const rows = (await byAlert(ctx, { parent: parentId, first, after, filters: [status] })) ?? []
  return connection(ctx, OF_ALERT, rows, { first, after }, positionOf)
}
