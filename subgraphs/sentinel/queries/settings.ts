import type { Context } from '#kernel/context.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type SentinelSettingsValues } from '#sentinel/profiles/settings.ts'
import { admitReader } from '#sentinel/rules/rights.ts'

/** SentinelSettingsValues of the workspace; `updatedAt` is null while the defaults apply. */
export async function sentinelSettings(
  ctx: Context,
): Promise<SentinelSettingsValues & { readonly updatedAt: Date | null }> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [settings = { ...DEFAULT_SETTINGS, updatedAt: null }] = await ctx.database.read<
    SentinelSettingsValues & { readonly updatedAt: Date | null }
  >(workspaceId, READ_SETTINGS, [workspaceId])
  return settings
}
