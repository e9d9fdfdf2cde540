import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection, type PageArguments } from '#kernel/page.ts'
import type { HoldScope, ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'
import type { HoldState } from '#sentinel/holds/hold-periods.ts'
import { HOLD_COLUMNS, readNotices, readSteps } from '#sentinel/holds/hold-rows.ts'
import {
  decryptHold,
  type ReadableHold,
  type ReadableHoldNotice,
  type ReadableHoldStep,
} from '#sentinel/holds/seal-hold.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { existingProfile } from './profiles.ts'

const readerOf = ({ actor: { workspaceId }, database, keys }: Context) => ({
  keys,
  workspaceId,
  sql: <Row extends object>(text: string, values: readonly unknown[]) =>
    database.read<Row>(workspaceId, text, values),
})

const BY_IDS = planOnce(
  `select ${HOLD_COLUMNS} from sentinel.holds hold where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A hold of the workspace by its id. */
export const holdById = loader<string, ReadableHold>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ProtectiveHoldRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => decryptHold(ctx.keys, row)),
    ({ id }) => id,
  )
})

/** The steps of a hold, oldest first. */
export const stepsOfHold = loader<string, readonly ReadableHoldStep[]>(async (ctx, ids) => {
  const rows = await readSteps(readerOf(ctx), ids)
  return grouped(ids, rows, ({ holdId }) => holdId)
})

/** The notices of a hold. */
export const noticesOfHold = loader<string, readonly ReadableHoldNotice[]>(async (ctx, ids) => {
  const rows = await readNotices(readerOf(ctx), ids)
  return grouped(ids, rows, ({ holdId }) => holdId)
})

export interface HoldFilters {
  readonly profileId?: string | null
  readonly status?: HoldState | null
  readonly scope?: HoldScope | null
}

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'sentinel.holds'

const positionOf = (row: ReadableHold) => ({ at: row.placedAt, id: row.id })

/** A page of holds, newest first. One statement per combination of filters, so that each gets its own query plan. */
export async function protectiveHolds(
  ctx: Context,
  { first, after = null, profileId, status, scope }: HoldFilters & PageArguments,
): Promise<Connection<ReadableHold>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  if (profileId) await existingProfile(ctx, profileId)
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const conditions: string[] = []
  const values: unknown[] = []
  for (const [column, value] of [
    ['profile_id', profileId],
    ['status', status],
    ['scope', scope],
  ] as const)
    if (value) conditions.push(` and ${column} = $${values.push(value) + 4}`)
  const rows = await ctx.database.read<ProtectiveHoldRow>(
    workspaceId,
    `select ${HOLD_COLUMNS} from sentinel.holds hold
    where workspace_id = $1 and (placed_at, id) < ($2, $3)${conditions.join('')}
    order by placed_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...values],
  )
  const holds = rows.map(row => decryptHold(ctx.keys, row))
  return connection(ctx, LIST, holds, { first, after }, positionOf)
}

interface HoldsOfProfile extends PageArguments {
  readonly id: string
  readonly status?: HoldState | null
}

const LIST_OF_PROFILE = 'sentinel.profile_holds'
const OF_PROFILES = planOnce(`select ${HOLD_COLUMNS} from unnest($2::uuid[]) as wanted (id)
  cross join lateral (
    select * from sentinel.holds
    where workspace_id = $1 and profile_id = wanted.id and (placed_at, id) < ($3, $4) and ($5::text is null or status = $5)
    order by placed_at desc, id desc limit $6) hold
  order by hold.placed_at desc, hold.id desc`)

/** Holds by profile. Profiles in one selection share their arguments, so each selection needs one statement. */
const holdsByProfile = loader<HoldsOfProfile, readonly ReadableHold[]>(async (ctx, keys) => {
  const { workspaceId } = ctx.actor
  const groups = Map.groupBy(keys, ({ first, after, status }) => JSON.stringify([first, after, status]))
  const found = new Map<HoldsOfProfile, readonly ReadableHold[]>()
  await Promise.all(
    [...groups.values()].map(async same => {
      const { first, after = null, status = null } = same[0]!
      const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST_OF_PROFILE, after) : START
      const rows = await ctx.database.read<ProtectiveHoldRow>(workspaceId, OF_PROFILES, [
        workspaceId,
        same.map(key => key.id),
        at,
        id,
        status,
        first + 1,
      ])
      const byProfile = Map.groupBy(rows, ({ profileId }) => profileId)
      for (const key of same)
        found.set(
          key,
          (byProfile.get(key.id) ?? []).map(row => decryptHold(ctx.keys, row)),
        )
    }),
  )
  return keys.map(key => found.get(key))
})

/** A page of the holds of a profile, newest first. */
export async function holdsOfProfile(
  ctx: Context,
  { id, first, after = null, status = null }: HoldsOfProfile,
): Promise<Connection<ReadableHold>> {
  admitReader(ctx.actor)
  const rows = (await holdsByProfile(ctx, { id, first, after, status })) ?? []
  return connection(ctx, LIST_OF_PROFILE, rows, { first, after }, positionOf)
}
