import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { sha256 } from '#kernel/keyring.ts'
import { allow } from '#kernel/principal.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import { isPassword } from '../passwords.ts'
import { normalEmail } from '../rules/email.ts'
import { FAILURES_MAX, LOCKED_MS } from '../rules/lifetimes.ts'
import { signingKey } from '../signing-keys.ts'
import { sessionTokens, startSession, type OpenSession, type SessionTokens } from './start-session.ts'

export interface LoginStaff {
  readonly email: string
  readonly password: string
}

type Standing = { readonly id: string | null; readonly passwordHash: string | null; readonly isActive: boolean | null; readonly lockedUntil: Date | null }

const READ_STANDING = `
  select m.id, m.password_hash as "passwordHash", m.is_active as "isActive", f.locked_until as "lockedUntil"
  from (values (1)) as one
    left join identity.staff m on m.workspace_id = $1 and m.email = $2
    left join identity.sign_in_failures f on f.workspace_id = $1 and f.email_hash = $3`

/**
 * Signs a staff member in. Unknown, disabled and wrong are told apart neither by answer nor by time, and failures count
 * for addresses that nobody has as well, so that a lock tells nothing either.
 */
export async function loginStaff(ctx: Context, input: LoginStaff): Promise<SessionTokens> {
  allow(ctx.actor, { kinds: ['anonymous'] })
  const { workspaceId } = ctx.actor
  if (workspaceId === '') throw refuseCaller('UNAUTHENTICATED', { says: 'The tenant must be named by the X-Tenant-ID header.' })
  const email = normalEmail(input.email)
  const emailHash = sha256(email)
  const [standing] = await ctx.database.read<Standing>(workspaceId, READ_STANDING, [workspaceId, email, emailHash])
  refuseWhileLocked(standing?.lockedUntil ?? null, ctx.now())

  const isRight = await isPassword(input.password, standing?.passwordHash ?? undefined)
  if (!isRight || !standing?.id || !standing.isActive) {
    await countFailure(ctx, { emailHash, staffId: standing?.id ?? null })
    throw refuse('LOGIN_FAILED')
  }
  const signing = await signingKey(ctx)
  return sessionTokens(ctx, await signIn(ctx, { staffId: standing.id, emailHash }), signing)
}

function refuseWhileLocked(lockedUntil: Date | null, now: Date): void {
  if (lockedUntil !== null && lockedUntil > now)
    throw refuse('TOO_MANY_ATTEMPTS', { retryAfterS: Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) })
}

// A lock that has run out begins a new count.
const COUNT_FAILURE = `
  insert into identity.sign_in_failures as f (workspace_id, email_hash, failures, failed_at)
  values ($1, $2, 1, $3)
  on conflict (workspace_id, email_hash) do update set
    failures = case when f.locked_until <= $3 then 1 else f.failures + 1 end,
    locked_until = case when f.locked_until <= $3 then null when f.failures + 1 >= $4 then coalesce(f.locked_until, $5) end,
    failed_at = $3`

/**
 * Committed by itself, since the refusal that follows would undo it. Only who is known is audited, or anybody could fill the
 * audit; one row more in the same message takes far less than what hashing a password varies by.
 */
const countFailure = command(async (tx, { emailHash, staffId }: { readonly emailHash: string; readonly staffId: string | null }) => {
  if (staffId !== null) tx.audit({ act: 'identity.staff_signed_in', outcome: 'REFUSED', aggregate: 'staff_member', aggregateId: staffId, data: { code: 'LOGIN_FAILED' } })
  await tx.sql(COUNT_FAILURE, [tx.actor.workspaceId, emailHash, tx.now(), FAILURES_MAX, new Date(tx.now().getTime() + LOCKED_MS)])
}, { answer: 'one-time' })

const FORGET_FAILURES = 'delete from identity.sign_in_failures where workspace_id = $1 and email_hash = $2 returning locked_until as "lockedUntil"'

/** Looks at the lock once more: guesses sent all at once must not count less than guesses one after the other. */
const signIn = command(async (tx: Tx, { staffId, emailHash }: { readonly staffId: string; readonly emailHash: string }): Promise<OpenSession> => {
  const [failures] = await tx.sql<{ lockedUntil: Date | null }>(FORGET_FAILURES, [tx.actor.workspaceId, emailHash])
  refuseWhileLocked(failures?.lockedUntil ?? null, tx.now())
  return startSession(tx, { kind: 'staff', subjectId: staffId })
}, { answer: 'one-time' })
