import type { Context } from '#kernel/context.ts'
import { admitReader } from '#idv/rules/rights.ts'
import {
  READ_SETTINGS,
  readableSettings,
  type ReadableSettings,
  type StoredSettings,
} from '#idv/verifications/settings.ts'

/** Settings of the workspace; `updatedAt` is null while the defaults apply. */
export async function idvSettings(ctx: Context): Promise<ReadableSettings> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<StoredSettings>(workspaceId, READ_SETTINGS, [workspaceId])
  return readableSettings(ctx.keys, workspaceId, row)
}
