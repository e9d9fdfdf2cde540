import { command } from '#kernel/command.ts'
import { invalid, refuse as refuseCaller } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { hashPassword } from '#identity/passwords.ts'
import { STAFF_COLUMNS, type StaffMember } from '#identity/queries/staff.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { passwordIssues } from '#identity/rules/password.ts'
import { closeStaffSessions } from '#identity/operations/sessions/end-session.ts'

export interface SetStaffPassword {
  readonly id: string
  readonly password: string
}

const READ = 'select email, name from identity.staff where workspace_id = $1 and id = $2'
const SET = `update identity.staff set password_hash = $3, must_change_password = true, updated_at = $4 where workspace_id = $1 and id = $2 returning ${STAFF_COLUMNS}`

/**
 * Sets a staff member's password, which must be changed at the next sign-in because the administrator knows it. All sessions end, since
 * the old password may have leaked. Administrators change their own with changeMyPassword, which requires the current one.
 */
export const setStaffPassword = command({
  async prepare(ctx, { id, password }: SetStaffPassword) {
    admitAdministrator(ctx.actor)
    if (id === ctx.actor.subjectId)
      throw refuseCaller('FORBIDDEN', { message: 'You cannot set your own password; use changeMyPassword.' })
    const [member] = await ctx.database.read<{ email: string; name: string }>(ctx.actor.workspaceId, READ, [
      ctx.actor.workspaceId,
      id,
    ])
    if (!member) throw refuse('STAFF_MEMBER_NOT_FOUND')
    const issues = passwordIssues('password', password, member)
    if (issues.length > 0) throw invalid(issues)
    return hashPassword(password)
  },
  async write(tx, { id }, passwordHash): Promise<StaffMember> {
    const [member] = await tx.sql<StaffMember>(SET, [tx.actor.workspaceId, id, passwordHash, tx.now()])
    if (!member) throw refuse('STAFF_MEMBER_NOT_FOUND')
    await closeStaffSessions(tx, id, 'password_set')
    tx.emit(events.staff_password_set, id, { staffMemberId: id, setBy: tx.actor.subjectId })
    return member
  },
})
