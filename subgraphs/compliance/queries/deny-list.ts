import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { DenyListEntry, type DenyListEntryRow } from '#compliance/entities/deny-list-entry.ts'

const NEWEST = `select ${columnsOf(DenyListEntry, 'entry')} from compliance.deny_list entry
  where workspace_id = $1 order by created_at desc, id desc limit 1000`

/** The tenant's deny-list, newest first, at most a thousand names. */
export function denyList(ctx: Context): Promise<DenyListEntryRow[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return ctx.database.read(ctx.actor.workspaceId, NEWEST, [ctx.actor.workspaceId])
}
