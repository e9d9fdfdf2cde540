import { command } from '#kernel/command.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { STAFF_COLUMNS, type StaffMember } from '#identity/queries/staff.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { checkRights } from './create-staff-member.ts'
import { closeStaffSessions } from '#identity/operations/sessions/end-session.ts'

export interface UpdateStaffMember {
  readonly id: string
  readonly roles?: readonly string[] | null
  readonly scopes?: readonly string[] | null
  readonly isActive?: boolean | null
}

const UPDATE = `
  update identity.staff set roles = coalesce($3, roles), scopes = coalesce($4, scopes), is_active = coalesce($5, is_active), updated_at = $6
  where workspace_id = $1 and id = $2 returning ${STAFF_COLUMNS}`

/**
 * Changes the given fields. Open sessions have the new rights from their next request on. Deactivation ends all open sessions,
 * so that a later activation does not restore them.
 */
export const updateStaffMember = command(async (tx, { id, roles, scopes, isActive }: UpdateStaffMember) => {
  admitAdministrator(tx.actor)
  checkRights(tx, { roles: roles ?? [], scopes: scopes ?? [] })
  const [member] = await tx.sql<StaffMember>(UPDATE, [
    tx.actor.workspaceId,
    id,
    roles ? [...new Set(roles)] : null,
    scopes ? [...new Set(scopes)] : null,
    isActive ?? null,
    tx.now(),
  ])
  if (!member) throw refuse('STAFF_MEMBER_NOT_FOUND')
  if (!member.isActive) await closeStaffSessions(tx, id, 'deactivated')
  tx.emit(events.staff_member_updated, id, {
    staffMemberId: id,
    roles: member.roles,
    scopes: member.scopes,
    isActive: member.isActive,
    updatedBy: tx.actor.subjectId,
  })
  return member
})
