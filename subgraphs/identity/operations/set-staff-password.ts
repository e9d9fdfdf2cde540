import { command } from '#kernel/command.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import { hashPassword } from '../passwords.ts'
import { STAFF_COLUMNS, type StaffMember } from '../queries/staff.ts'
import { admitAdministrator } from '../rules/admit.ts'

export interface SetStaffPassword {
  readonly id: string
  readonly password: string
}

const SET = `update identity.staff set password_hash = $3, updated_at = $4 where workspace_id = $1 and id = $2 returning ${STAFF_COLUMNS}`
const END_SESSIONS = `update identity.sessions set ended_at = $3, end_reason = 'password_set'
  where workspace_id = $1 and staff_id = $2 and ended_at is null`

/** Gives a staff member another password. Whoever knew the old one may have signed in with it, so all sessions end. */
export const setStaffPassword = command({
  async ask(ctx, { password }: SetStaffPassword) {
    admitAdministrator(ctx.actor)
    return hashPassword(password)
  },
  async write(tx, { id }, passwordHash): Promise<StaffMember> {
    const [member] = await tx.sql<StaffMember>(SET, [tx.actor.workspaceId, id, passwordHash, tx.now()])
    if (!member) throw refuse('STAFF_MEMBER_NOT_FOUND')
    await tx.sql(END_SESSIONS, [tx.actor.workspaceId, id, tx.now()])
    tx.emit(events.staff_password_set, id, { staffMemberId: id, setBy: tx.actor.subjectId })
    return member
  },
})
