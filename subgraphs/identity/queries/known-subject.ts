import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { one } from '#kernel/database/one.ts'

const KNOWN = `select exists (select 1 from identity.staff where workspace_id = $1 and id = $2)
  or exists (select 1 from identity.api_keys where workspace_id = $1 and id = $2)
  or exists (select 1 from identity.customers where workspace_id = $1 and id = $2) as known`

/** Whether the id belongs to a staff member, an API key or a customer of the workspace; for other domains. */
export async function isKnownSubject(ctx: Context, id: string): Promise<boolean> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  const row = one(await ctx.database.read<{ known: boolean }>(workspaceId, KNOWN, [workspaceId, id]))
  return row.known
}
