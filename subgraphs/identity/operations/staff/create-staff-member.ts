import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { newId } from '#kernel/id.ts'
import { sentence } from '#kernel/graph/constraints.ts'
import { invalid, refuse as refuseInput } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { StaffMember as StaffMemberTable } from '#identity/entities/staff-member.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { hashPassword } from '#identity/passwords.ts'
import { STAFF_COLUMNS, type StaffMember } from '#identity/queries/staff.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { normalEmail } from '#identity/rules/email.ts'
import { passwordIssues } from '#identity/rules/password.ts'
import { roleIssues, scopeIssues } from '#identity/rules/rights.ts'

interface Rights {
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
}

export interface NewStaffMember extends Rights {
  readonly email: string
  readonly name: string
  readonly password: string
}

/**
 * Adds a staff member who can sign in at once and must then change the password, because the administrator knows it. Only
 * administrators may add staff, and they may grant any right, including rights that they lack.
 */
export const createStaffMember = command({
  async prepare(ctx, input: NewStaffMember) {
    admitAdministrator(ctx.actor)
    checkRights(ctx, input)
    const issues = passwordIssues('password', input.password, input)
    if (issues.length > 0) throw invalid(issues)
    return hashPassword(input.password)
  },
  write: (tx, { email, name, roles, scopes }, passwordHash) =>
    addStaffMember(tx, { email, name, roles, scopes, passwordHash }),
})

/** Throws all issues of roles and scopes at once. */
export function checkRights({ settings }: Pick<Context, 'settings'>, { roles, scopes }: Rights): void {
  const issues = [...roleIssues(roles, settings.roleHierarchies), ...scopeIssues(scopes)]
  if (issues.length > 0) throw refuseInput('VALIDATION_ERROR', { message: sentence(issues), issues })
}

const ADD = `${insertOf(StaffMemberTable, 'staff')} returning ${STAFF_COLUMNS}`

interface AddedStaffMember extends Omit<NewStaffMember, 'password'> {
  readonly passwordHash: string
  readonly mustChangePassword?: boolean
  readonly isDemonstration?: boolean
}

/** Inserts and publishes the staff member; shared with other operations. */
export async function addStaffMember(
  tx: Tx,
  {
    email,
    name,
    passwordHash,
    roles,
    scopes,
    mustChangePassword = true,
    isDemonstration = false,
  }: AddedStaffMember,
): Promise<StaffMember> {
  const id = newId()
  const member = one(
    await tx
      .sql<StaffMember>(
        ADD,
        valuesOf(StaffMemberTable, {
          workspaceId: tx.actor.workspaceId,
          id,
          email: normalEmail(email),
          name,
          passwordHash,
          roles: [...new Set(roles)],
          scopes: [...new Set(scopes)],
          isActive: true,
          mustChangePassword,
          isDemonstration,
          createdAt: tx.now(),
          updatedAt: tx.now(),
        }),
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refuse('STAFF_MEMBER_EXISTS') : error
      }),
  )
  tx.emit(events.staff_member_created, id, {
    staffMemberId: id,
    roles,
    scopes,
    createdBy: tx.actor.subjectId,
  })
  return member
}
