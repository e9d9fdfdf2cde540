import { readAudit, type AuditEntry, type AuditFilter } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import type { Connection } from '#kernel/page.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'

export interface AuditEntriesArgs {
  readonly filter?: AuditFilter | null
  readonly first?: number | null
  readonly after?: string | null
}

/** Administrative acts in the workspace, newest first. For administrators only, because it shows what all staff do. */
export async function auditEntries(
  ctx: Context,
  { filter, first, after = null }: AuditEntriesArgs,
): Promise<Connection<AuditEntry>> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'identity:read' })
  if (ctx.actor.kind === 'staff' && !ctx.actor.roles.includes('admin')) throw refuse('FORBIDDEN')
  return readAudit(ctx, filter ?? {}, first ?? 50, after)
}
