import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'

/** A staff member of the graph, without the password. */
export type StaffMember = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: string[]
  readonly scopes: string[]
  readonly isActive: boolean
  readonly mustChangePassword: boolean
  readonly hasSecondFactor: boolean
  readonly createdAt: Date
}

/** Columns of identity.staff; the statement must not rename the table. */
export const STAFF_COLUMNS = `id, email, name, roles, scopes, is_active as "isActive", must_change_password as "mustChangePassword", created_at as "createdAt",
  exists (select 1 from identity.second_factors f where f.workspace_id = staff.workspace_id and f.staff_id = staff.id and f.confirmed_at is not null) as "hasSecondFactor"`

const NEWEST = `select ${STAFF_COLUMNS} from identity.staff where workspace_id = $1 order by created_at desc, id desc limit 200`

/** The workspace's staff, newest first, at most 200. */
export async function staff(ctx: Context): Promise<StaffMember[]> {
  allow(ctx.actor, { kinds: ['staff'], scope: 'identity:read' })
  return ctx.database.read<StaffMember>(ctx.actor.workspaceId, NEWEST, [ctx.actor.workspaceId])
}
