import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { hashPassword } from '#identity/passwords.ts'
import { verifyPassword } from '#identity/verify-password.ts'
import { ownStaffMember } from '#identity/queries/own-staff-member.ts'
import { STAFF_COLUMNS, type StaffMember } from '#identity/queries/staff.ts'
import { passwordIssues } from '#identity/rules/password.ts'
import { closeStaffSessions } from '#identity/operations/sessions/end-session.ts'

export interface ChangeMyPassword {
  readonly currentPassword: string
  readonly newPassword: string
}

/**
 * Changes the calling staff member's password. The current one is required, and a wrong one is counted like a failed sign-in, because
 * access tokens can be stolen. All other sessions end.
 */
export async function changeMyPassword(
  ctx: Context,
  { currentPassword, newPassword }: ChangeMyPassword,
): Promise<StaffMember> {
  const details = await ownStaffMember(ctx)
  const issues = passwordIssues('newPassword', newPassword, details)
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC'))
    issues.push({ field: 'newPassword', reason: 'must differ from the current password' })
  if (issues.length > 0) throw invalid(issues)
  const { passwordHash } = await verifyPassword(ctx, details.email, currentPassword, {
    act: 'identity.changeMyPassword',
    code: 'PASSWORD_WRONG',
  })
  return replacePassword(ctx, { before: passwordHash, after: await hashPassword(newPassword) })
}

const REPLACE = `update identity.staff set password_hash = $4, must_change_password = false, updated_at = $5
  where workspace_id = $1 and id = $2 and password_hash = $3 returning ${STAFF_COLUMNS}`

const replacePassword = command(
  async (
    tx,
    { before, after }: { readonly before: string; readonly after: string },
  ): Promise<StaffMember> => {
    const { workspaceId, subjectId: id, sessionId } = tx.actor
    const [member] = await tx.sql<StaffMember>(REPLACE, [workspaceId, id, before, after, tx.now()])
    // The password has changed since its hash was compared.
    if (!member) throw refuse('PASSWORD_WRONG')
    await closeStaffSessions(tx, id, 'password_changed', sessionId)
    tx.emit(events.staff_password_changed, id, { staffMemberId: id })
    return member
  },
  { storage: 'one-time' },
)
