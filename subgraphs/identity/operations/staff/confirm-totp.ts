import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { ownStaffMember } from '#identity/queries/own-staff-member.ts'
import { ENROLMENT_LIFE_MS } from '#identity/rules/lifetimes.ts'
import { newRecoveryCodes } from '#identity/rules/totp.ts'
import { lockFactor, recoveryHash, useSecondFactor } from '#identity/second-factor.ts'
import { addFailure, attemptAt, type SignInAttempt } from '#identity/sign-in-counters.ts'
import { closeStaffSessions } from '#identity/operations/sessions/end-session.ts'

export interface RecoveryCodes {
  readonly codes: readonly string[]
}

/**
 * Activates the second factor and returns the recovery codes, once. All other sessions end, because they were started with the
 * password alone.
 */
export async function confirmTotp(ctx: Context, { code }: { readonly code: string }): Promise<RecoveryCodes> {
  const { email } = await ownStaffMember(ctx)
  const confirmed = await confirm(ctx, { code, attempt: attemptAt(ctx, email) })
  // The counted failure is already committed; a throw inside the command would have rolled it back.
  if (confirmed instanceof Refusal) throw confirmed
  return { codes: confirmed }
}

const LOCK_MEMBER = 'select 1 from identity.staff where workspace_id = $1 and id = $2 for no key update'
const CONFIRM =
  'update identity.second_factors set confirmed_at = $3 where workspace_id = $1 and staff_id = $2'
const ADD_CODES = `insert into identity.recovery_codes (workspace_id, staff_id, hash, created_at)
  select $1, $2, hash, $4 from unnest($3::text[]) as hash`

const confirm = command(
  async (
    tx: Tx,
    { code, attempt }: { readonly code: string; readonly attempt: SignInAttempt },
  ): Promise<string[] | Refusal> => {
    const { workspaceId, subjectId: staffId, sessionId } = tx.actor
    // Serialises with sign-in: a concurrent password-only session either exists already and is ended below, or needs a code.
    await tx.sql(LOCK_MEMBER, [workspaceId, staffId])
    const factor = await lockFactor(tx, staffId)
    if (factor && factor.confirmedAt !== null) throw refuse('SECOND_FACTOR_ENROLLED')
    if (!factor || factor.createdAt.getTime() + ENROLMENT_LIFE_MS <= tx.now().getTime())
      throw refuse('ENROLMENT_NOT_BEGUN')
    if (!(await useSecondFactor(tx, staffId, factor, { totpCode: code })))
      return (await addFailure(tx, attempt, { isKnownAddress: true })) ?? refuse('CODE_WRONG')
    const codes = newRecoveryCodes()
    await tx.sql(CONFIRM, [workspaceId, staffId, tx.now()])
    await tx.sql(ADD_CODES, [
      workspaceId,
      staffId,
      codes.map(each => recoveryHash(tx.keys, { workspaceId, staffId }, each)),
      tx.now(),
    ])
    await closeStaffSessions(tx, staffId, 'second_factor_enrolled', sessionId)
    tx.emit(events.staff_second_factor_enrolled, staffId, { staffMemberId: staffId })
    return codes
  },
  { storage: 'one-time' },
)
