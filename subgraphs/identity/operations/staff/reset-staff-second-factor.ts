import { command } from '#kernel/command.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { STAFF_COLUMNS, type StaffMember } from '#identity/queries/staff.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { removeFactor } from '#identity/second-factor.ts'
import { closeStaffSessions } from '#identity/operations/sessions/end-session.ts'

const LOCK = `select ${STAFF_COLUMNS} from identity.staff where workspace_id = $1 and id = $2 for no key update`

/**
 * Removes a staff member's lost second factor and its recovery codes, and ends all sessions. Administrators disable their own with
 * disableTotp, which requires a code, so that a stolen token is not enough.
 */
export const resetStaffSecondFactor = command(
  async (tx, { id }: { readonly id: string }): Promise<StaffMember> => {
    admitAdministrator(tx.actor)
    if (id === tx.actor.subjectId)
      throw refuseCaller('FORBIDDEN', {
        message: 'You cannot reset your own second factor; use disableTotp.',
      })
    const [member] = await tx.sql<StaffMember>(LOCK, [tx.actor.workspaceId, id])
    if (!member) throw refuse('STAFF_MEMBER_NOT_FOUND')
    const hadFactor = await removeFactor(tx, id)
    await closeStaffSessions(tx, id, 'second_factor_reset')
    tx.emit(events.staff_second_factor_reset, id, {
      staffMemberId: id,
      hadFactor,
      resetBy: tx.actor.subjectId,
    })
    return { ...member, hasSecondFactor: false }
  },
)
