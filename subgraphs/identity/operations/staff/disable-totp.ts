import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid, type Refusal } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { ownStaffMember } from '#identity/queries/own-staff-member.ts'
import {
  checkCodes,
  lockFactor,
  removeFactor,
  useSecondFactor,
  type SecondFactorCodes,
} from '#identity/second-factor.ts'
import {
  addFailure,
  attemptAt,
  lockColumns,
  lockValues,
  refuseWhileLocked,
  type SignInAttempt,
  type Locks,
} from '#identity/sign-in-counters.ts'

/**
 * Removes the calling staff member's second factor; requires a valid code. If the role requires a second factor, the session is
 * then restricted to enrolment.
 */
export async function disableTotp(ctx: Context, codes: SecondFactorCodes): Promise<boolean> {
  const { email } = await ownStaffMember(ctx)
  checkCodes(codes)
  if (!codes.totpCode && !codes.recoveryCode)
    throw invalid([{ field: 'totpCode', reason: 'is required, unless recoveryCode is given' }])
  const refused = await disable(ctx, { codes, attempt: attemptAt(ctx, email) })
  // The counted failure is already committed; a throw inside the command would have rolled it back.
  if (refused) throw refused
  return true
}

const LOCK_MEMBER = 'select 1 from identity.staff where workspace_id = $1 and id = $2 for no key update'
const READ_LOCKS = `select ${lockColumns('m.id')} from identity.staff m where m.workspace_id = $1 and m.id = $6`

const disable = command(
  async (
    tx: Tx,
    { codes, attempt }: { readonly codes: SecondFactorCodes; readonly attempt: SignInAttempt },
  ): Promise<Refusal | null> => {
    const { workspaceId, subjectId: staffId } = tx.actor
    await tx.sql(LOCK_MEMBER, [workspaceId, staffId])
    const locks = one(
      await tx.sql<Locks>(READ_LOCKS, [...lockValues(workspaceId, attempt, tx.now()), staffId]),
    )
    refuseWhileLocked(locks, tx.now())
    const factor = await lockFactor(tx, staffId)
    if (!factor || factor.confirmedAt === null) throw refuse('SECOND_FACTOR_NOT_ENROLLED')
    if (!(await useSecondFactor(tx, staffId, factor, codes)))
      return (await addFailure(tx, attempt, locks)) ?? refuse('CODE_WRONG')
    await removeFactor(tx, staffId)
    tx.emit(events.staff_second_factor_disabled, staffId, { staffMemberId: staffId })
    return null
  },
  { storage: 'one-time' },
)
