import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#identity/errors.ts'

type OwnStaffMember = { readonly email: string; readonly name: string }

const READ = 'select email, name from identity.staff where workspace_id = $1 and id = $2'

/** The calling staff member; refuses all other callers. */
export async function ownStaffMember({ actor, database }: Context): Promise<OwnStaffMember> {
  allow(actor, { kinds: ['staff'] })
  const { kind, workspaceId, subjectId } = actor
  const [member] =
    kind === 'staff' ? await database.read<OwnStaffMember>(workspaceId, READ, [workspaceId, subjectId]) : []
  if (!member) throw refuse('STAFF_MEMBER_NOT_FOUND')
  return member
}
