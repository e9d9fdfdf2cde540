import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { refuse } from './errors.ts'
import { isPassword } from './passwords.ts'
import {
  addFailure,
  attemptAt,
  lockColumns,
  lockValues,
  refuseWhileLocked,
  type SignInAttempt,
  type Locks,
} from './sign-in-counters.ts'

interface Member {
  readonly staffId: string
  readonly passwordHash: string
}

/** A staff member with a correct password, and the sign-in attempt. */
export interface VerifiedMember extends Member {
  readonly attempt: SignInAttempt
  readonly isKnownAddress: boolean
}

/** The code that refuses a wrong password, and the act that the audit records. */
interface FailureRecord {
  readonly act: string
  readonly code: 'LOGIN_FAILED' | 'PASSWORD_WRONG'
}

type Row = Locks & { readonly [Each in keyof Member]: Member[Each] | null } & {
  readonly isActive: boolean | null
}

const READ = `
  select m.id as "staffId", m.password_hash as "passwordHash", m.is_active as "isActive", ${lockColumns('m.id')}
  from (values (1)) as one left join identity.staff m on m.workspace_id = $1 and m.email = $6`

/**
 * Checks a password. Unknown accounts, disabled accounts and wrong passwords cost one hash each, are counted alike and get the same
 * refusal, so that they cannot be distinguished.
 */
export async function verifyPassword(
  ctx: Context,
  email: string,
  password: string,
  record: FailureRecord,
): Promise<VerifiedMember> {
  const attempt = attemptAt(ctx, email)
  const row = one(
    await ctx.database.read<Row>(ctx.actor.workspaceId, READ, [
      ...lockValues(ctx.actor.workspaceId, attempt, ctx.now()),
      email,
    ]),
  )
  refuseWhileLocked(row, ctx.now())
  const { staffId, passwordHash, isActive, isKnownAddress } = row
  const isRight = await isPassword(password, passwordHash ?? undefined)
  if (isRight && staffId !== null && passwordHash !== null && isActive)
    return { staffId, passwordHash, attempt, isKnownAddress }
  throw await countFailure(ctx, { attempt, isKnownAddress, staffId, ...record })
}

interface Failure extends FailureRecord {
  readonly attempt: SignInAttempt
  readonly isKnownAddress: boolean
  readonly staffId: string | null
}

/**
 * Returns the refusal instead of throwing it, because a throw would roll the count back. Only failures of existing accounts are audited,
 * so that strangers cannot fill the audit. The additional row travels in the same message and takes less time than hashes vary by.
 */
const countFailure = command(
  async (tx, { attempt, isKnownAddress, staffId, act, code }: Failure): Promise<Refusal> => {
    const locked = await addFailure(tx, attempt, { isKnownAddress })
    if (locked) return locked
    if (staffId !== null)
      tx.audit({ act, outcome: 'REFUSED', aggregate: 'staff_member', aggregateId: staffId, data: { code } })
    return refuse(code)
  },
  { storage: 'one-time' },
)
