import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow, type Environment } from '#kernel/principal.ts'
import { refuse as refuseInput } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { findCredential, isForeign, contextOfCredential } from '#identity/find-credential.ts'
import type { CustomerStatus } from '#identity/customer-record.ts'
import { inactiveCode } from '#identity/rules/inactive-code.ts'
import { refreshTokenEnd } from '#identity/rules/lifetimes.ts'
import { restrictionOf } from '#identity/rules/restriction.ts'
import { signingKey } from '#identity/signing-keys.ts'
import { closeSession } from './end-session.ts'
import {
  addRefreshToken,
  sessionTokens,
  type Handoff,
  type OpenSession,
  type SessionTokens,
} from './start-session.ts'

/**
 * Renews a session of a customer, staff member or API key and consumes its refresh token. A second use means that the token was
 * copied, so the whole session ends. There is no grace period for clients that send a request twice or lost the first response.
 * A staff session can be renewed within 30 minutes of its last renewal and 12 hours of sign-in.
 */
export async function refreshSession(
  ctx: Context,
  { refreshToken }: { readonly refreshToken: string },
): Promise<SessionTokens> {
  allow(ctx.actor, { kinds: ['anonymous', 'tenant_key', 'partner_key', 'user', 'staff', 'service'] })
  if (refreshToken === '')
    throw refuseInput('VALIDATION_ERROR', {
      message: 'refreshToken must not be empty.',
      issues: [{ field: 'refreshToken', reason: 'must not be empty' }],
    })
  const credential = await findCredential(ctx, 'refresh_token', refreshToken)
  if (!credential || isForeign(ctx, credential)) throw refuse('TOKEN_INVALID')
  const inWorkspace = await contextOfCredential(ctx, credential)
  const signing = await signingKey(ctx)
  const renewed = await renewSession(inWorkspace, { id: credential.id })
  // The end of the session is already committed; a throw inside the command would have rolled it back.
  if (typeof renewed === 'string') throw refuse(renewed)
  return sessionTokens(inWorkspace, renewed, signing)
}

type TokenRow = Handoff & {
  readonly sessionId: string
  readonly usedAt: Date | null
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly customerId: string | null
  readonly staffId: string | null
  readonly apiKeyId: string | null
  readonly isActive: boolean
  readonly customerStatus: CustomerStatus | null
  readonly givenAt: Date
  readonly startedAt: Date
  readonly mustChangePassword: boolean
  readonly isDemonstration: boolean
  readonly roles: string[]
  readonly hasSecondFactor: boolean
}

const LOCK = `
  select t.session_id as "sessionId", t.used_at as "usedAt", t.expires_at as "expiresAt", s.ended_at as "endedAt", t.created_at as "givenAt", s.created_at as "startedAt",
    m.must_change_password as "mustChangePassword", m.is_demonstration as "isDemonstration", m.roles,
    exists (select 1 from identity.second_factors f where f.workspace_id = s.workspace_id and f.staff_id = s.staff_id and f.confirmed_at is not null) as "hasSecondFactor",
    s.customer_id as "customerId", s.staff_id as "staffId", s.api_key_id as "apiKeyId", s.return_url as "returnUrl", s.context,
    coalesce(m.is_active, k.revoked_at is null and (k.expires_at is null or k.expires_at > $3)) as "isActive",
    c.status as "customerStatus"
  from identity.refresh_tokens t
    join identity.sessions s on s.workspace_id = t.workspace_id and s.id = t.session_id
    left join identity.customers c on c.workspace_id = s.workspace_id and c.id = s.customer_id
    left join identity.staff m on m.workspace_id = s.workspace_id and m.id = s.staff_id
    left join identity.api_keys k on k.workspace_id = s.workspace_id and k.id = s.api_key_id
  where t.workspace_id = $1 and t.id = $2 for update of t`
const USE = 'update identity.refresh_tokens set used_at = $3 where workspace_id = $1 and id = $2'
const PROLONG = 'update identity.sessions set expires_at = $3 where workspace_id = $1 and id = $2'

type Unrenewed =
  'TOKEN_REUSED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | NonNullable<ReturnType<typeof inactiveCode>>

const renewSession = command(
  async (tx: Tx, { id }: { readonly id: string }): Promise<OpenSession | Unrenewed> => {
    const [token] = await tx.sql<TokenRow>(LOCK, [tx.actor.workspaceId, id, tx.now()])
    if (!token) return 'TOKEN_INVALID'
    if (token.usedAt !== null) {
      await closeSession(tx, token.sessionId, 'refresh_token_reused')
      return 'TOKEN_REUSED'
    }
    const inactive = token.customerStatus === null ? undefined : inactiveCode(token.customerStatus)
    if (inactive !== undefined) return inactive
    if (token.endedAt !== null || !token.isActive) return 'TOKEN_INVALID'
    const { sessionId, startedAt, givenAt, returnUrl, context } = token
    const subject = subjectOf(token, tx.actor.environment)
    // Tokens of an earlier version had a longer lifetime.
    if (token.expiresAt <= tx.now() || refreshTokenEnd(subject.kind, startedAt, givenAt) <= tx.now())
      return 'TOKEN_EXPIRED'
    await tx.sql(USE, [tx.actor.workspaceId, id, tx.now()])
    const expiresAt = refreshTokenEnd(subject.kind, startedAt, tx.now())
    await tx.sql(PROLONG, [tx.actor.workspaceId, sessionId, expiresAt])
    return {
      ...subject,
      sessionId,
      startedAt,
      refreshToken: await addRefreshToken(tx, sessionId, expiresAt),
      returnUrl,
      context,
    }
  },
  { storage: 'one-time' },
)

function subjectOf(
  { customerId, staffId, apiKeyId, ...staff }: TokenRow,
  environment: Environment,
): Pick<OpenSession, 'kind' | 'subjectId' | 'restriction'> {
  if (customerId !== null) return { kind: 'user', subjectId: customerId }
  if (staffId === null) return { kind: 'tenant_key', subjectId: apiKeyId! }
  const restriction = restrictionOf(staff, environment)
  return { kind: 'staff', subjectId: staffId, ...(restriction && { restriction }) }
}
