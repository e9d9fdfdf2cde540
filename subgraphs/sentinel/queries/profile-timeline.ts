import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection, type PageArguments } from '#kernel/page.ts'
import { ProfileEvent, type ProfileEventRow } from '#sentinel/entities/profile-event.ts'
import { existingProfile } from './profiles.ts'

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const PAGE = `select ${columnsOf(ProfileEvent, 'event')} from sentinel.profile_events event
  where workspace_id = $1 and profile_id = $2 and (at, id) < ($3, $4) order by at desc, id desc limit $5`

/** A page of a profile's timeline, newest first. */
export async function profileTimeline(
  ctx: Context,
  { profileId, first, after = null }: PageArguments & { readonly profileId: string },
): Promise<Connection<ProfileEventRow>> {
  const { workspaceId } = ctx.actor
  await existingProfile(ctx, profileId)
  const list = `sentinel.profile_events:${profileId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  const rows = await ctx.database.read<ProfileEventRow>(workspaceId, PAGE, [
    workspaceId,
    profileId,
    at,
    id,
    first + 1,
  ])
  return connection(ctx, list, rows, { first, after }, row => ({ at: row.at, id: row.id }))
}
