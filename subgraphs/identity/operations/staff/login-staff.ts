import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow, NO_WORKSPACE } from '#kernel/principal.ts'
import { Refusal, refuse as refuseCaller } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { refuse } from '#identity/errors.ts'
import { verifyPassword, type VerifiedMember } from '#identity/verify-password.ts'
import { normalEmail } from '#identity/rules/email.ts'
import { restrictionOf } from '#identity/rules/restriction.ts'
import { checkCodes, lockFactor, useSecondFactor, type SecondFactorCodes } from '#identity/second-factor.ts'
import {
  addFailure,
  addSuccess,
  lockColumns,
  lockValues,
  refuseWhileLocked,
  type Locks,
} from '#identity/sign-in-counters.ts'
import { signingKey } from '#identity/signing-keys.ts'
import {
  sessionTokens,
  startSession,
  type OpenSession,
  type SessionTokens,
} from '#identity/operations/sessions/start-session.ts'

export interface LoginStaff extends SecondFactorCodes {
  readonly email: string
  readonly password: string
}

/**
 * Signs a staff member in. Unknown tenants, unknown accounts, disabled accounts and wrong passwords get the same response in the
 * same time. Members who must change the password or enrol a second factor get a session that is restricted to that.
 */
export async function loginStaff(ctx: Context, input: LoginStaff): Promise<SessionTokens> {
  allow(ctx.actor, { kinds: ['anonymous'] })
  const inWorkspace = contextOfNamedTenant(ctx)
  checkCodes(input)
  const proven = await verifyPassword(inWorkspace, normalEmail(input.email), input.password, {
    act: 'identity.staff_signed_in',
    code: 'LOGIN_FAILED',
  })
  const signing = await signingKey(ctx)
  const session = await signIn(inWorkspace, { ...proven, codes: input })
  // Thrown outside the command, because a throw inside would roll the counted failure back.
  if (session instanceof Refusal) throw session
  return sessionTokens(inWorkspace, session, signing)
}

/** Treats an unknown tenant as a workspace without staff, so that the same statements run as for a real one. */
function contextOfNamedTenant(ctx: Context): Context {
  if (ctx.actor.unknownTenant !== undefined)
    return { ...ctx, actor: { ...ctx.actor, workspaceId: NO_WORKSPACE } }
  if (ctx.actor.workspaceId === '')
    throw refuseCaller('UNAUTHENTICATED', { message: 'The X-Tenant-ID header must name the tenant.' })
  return ctx
}

type Member = Locks & {
  readonly mustChangePassword: boolean
  readonly isDemonstration: boolean
  readonly roles: string[]
}

// Password, roles and second factor cannot change before the session is written. A share lock lets several sign in at once.
const LOCK_MEMBER =
  'select 1 from identity.staff where workspace_id = $1 and id = $2 and is_active and password_hash = $3 for share'
const READ_MEMBER = `
  select m.must_change_password as "mustChangePassword", m.is_demonstration as "isDemonstration", m.roles, ${lockColumns('m.id')}
  from identity.staff m where m.workspace_id = $1 and m.id = $6`

/** Checks the locks again inside the transaction, so that parallel guesses gain nothing over sequential ones. */
const signIn = command(
  async (
    tx: Tx,
    { staffId, passwordHash, attempt, codes }: VerifiedMember & { readonly codes: SecondFactorCodes },
  ): Promise<OpenSession | Refusal> => {
    const { workspaceId, environment } = tx.actor
    // The password may have changed since its hash was compared.
    if ((await tx.sql(LOCK_MEMBER, [workspaceId, staffId, passwordHash])).length === 0)
      throw refuse('LOGIN_FAILED')
    // Locks the factor, so that attempts with a code run one after another across gateways and each sees earlier failures.
    const factor = await lockFactor(tx, staffId)
    const member = one(
      await tx.sql<Member>(READ_MEMBER, [...lockValues(workspaceId, attempt, tx.now()), staffId]),
    )
    refuseWhileLocked(member, tx.now())
    const hasSecondFactor = factor !== undefined && factor.confirmedAt !== null
    if (hasSecondFactor) {
      if (!codes.totpCode && !codes.recoveryCode) throw refuse('SECOND_FACTOR_REQUIRED')
      if (!(await useSecondFactor(tx, staffId, factor, codes))) {
        tx.audit({
          act: 'identity.staff_signed_in',
          outcome: 'REFUSED',
          aggregate: 'staff_member',
          aggregateId: staffId,
          data: { code: 'SECOND_FACTOR_INVALID' },
        })
        return (await addFailure(tx, attempt, member)) ?? refuse('SECOND_FACTOR_INVALID')
      }
    }
    await addSuccess(tx, staffId, attempt)
    const restriction = restrictionOf({ ...member, hasSecondFactor }, environment)
    return startSession(tx, { kind: 'staff', subjectId: staffId, ...(restriction && { restriction }) })
  },
  { storage: 'one-time' },
)
