import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { ScreeningPolicyChange, type PolicyChangeRow } from '#compliance/entities/screening-policy-change.ts'
import { admitReader } from '#compliance/rules/rights.ts'

const LIST = 'compliance.screening_policy_changes'
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const PAGE = `select ${columnsOf(ScreeningPolicyChange, 'change')} from compliance.screening_policy_changes change
  where workspace_id = $1 and (proposed_at, id) < ($2, $3) order by proposed_at desc, id desc limit $4`

const OPEN = `select ${columnsOf(ScreeningPolicyChange, 'change')} from compliance.screening_policy_changes change
  where workspace_id = $1 and (status = 'PENDING_APPROVAL' and expires_at > $2 or status = 'APPROVED' and effective_at > $2)
  order by proposed_at desc, id desc limit 1`

/** A page of the proposed changes to a milder policy, newest first. */
export async function screeningPolicyChanges(
  ctx: Context,
  { first, after }: { readonly first: number; readonly after?: string | null },
): Promise<Connection<PolicyChangeRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<PolicyChangeRow>(workspaceId, PAGE, [workspaceId, at, id, first + 1])
  return connection(ctx, LIST, rows, { first, after }, ({ proposedAt, id: last }) => ({
    at: proposedAt,
    id: last,
  }))
}

const BY_ID = `select ${columnsOf(ScreeningPolicyChange, 'change')} from compliance.screening_policy_changes change where workspace_id = $1 and id = $2`

/** A policy change of the workspace; null when the id is unknown. */
export async function screeningPolicyChange(ctx: Context, id: string): Promise<PolicyChangeRow | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [change] = await ctx.database.read<PolicyChangeRow>(workspaceId, BY_ID, [workspaceId, id])
  return change ?? null
}

/** The policy change that can still take effect; null when there is none. */
export async function pendingPolicyChange(ctx: Context): Promise<PolicyChangeRow | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [open] = await ctx.database.read<PolicyChangeRow>(workspaceId, OPEN, [workspaceId, ctx.now()])
  return open ?? null
}
