import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'

/** A staff member as the graph shows it, without the password. */
export type StaffMember = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: string[]
  readonly scopes: string[]
  readonly isActive: boolean
  readonly createdAt: Date
}

export const STAFF_COLUMNS = 'id, email, name, roles, scopes, is_active as "isActive", created_at as "createdAt"'

const NEWEST = `select ${STAFF_COLUMNS} from identity.staff where workspace_id = $1 order by created_at desc, id desc limit 200`

/** The workspace's staff, newest first, at most two hundred. */
export async function staff(ctx: Context): Promise<StaffMember[]> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'identity:read' })
  return ctx.database.read<StaffMember>(ctx.actor.workspaceId, NEWEST, [ctx.actor.workspaceId])
}
