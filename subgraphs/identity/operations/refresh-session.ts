import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { refuse as refuseInput } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import { findCredential, isForeign, within } from '../find-credential.ts'
import { signingKey } from '../signing-keys.ts'
import { closeSession } from './end-session.ts'
import { addRefreshToken, sessionTokens, type Handoff, type OpenSession, type SessionTokens } from './start-session.ts'

/**
 * Renews a session of a customer, staff member or API key and uses its refresh token up. A token that comes a second time has been
 * copied, so the whole session ends; there is no grace for a client that asks twice at once or lost the first answer.
 */
export async function refreshSession(ctx: Context, { refreshToken }: { readonly refreshToken: string }): Promise<SessionTokens> {
  allow(ctx.actor, { kinds: ['anonymous', 'tenant_key', 'partner_key', 'user', 'staff', 'service'] })
  if (refreshToken === '') throw refuseInput('VALIDATION_ERROR', { says: 'refreshToken must not be empty.', faults: [{ field: 'refreshToken', reason: 'must not be empty' }] })
  const credential = await findCredential(ctx, 'refresh_token', refreshToken)
  if (!credential || isForeign(ctx, credential)) throw refuse('TOKEN_INVALID')
  const inWorkspace = within(ctx, credential)
  const signing = await signingKey(ctx)
  const renewed = await renewSession(inWorkspace, { id: credential.id })
  // The end of a copied token's session is committed by now, which a refusal inside the command would have undone.
  if (typeof renewed === 'string') throw refuse(renewed)
  return sessionTokens(inWorkspace, renewed, signing)
}

type TokenRow = Handoff & {
  readonly sessionId: string; readonly usedAt: Date | null; readonly expiresAt: Date
  readonly endedAt: Date | null; readonly customerId: string | null; readonly staffId: string | null; readonly apiKeyId: string | null
  readonly isActive: boolean
}

const LOCK = `
  select t.session_id as "sessionId", t.used_at as "usedAt", t.expires_at as "expiresAt", s.ended_at as "endedAt",
    s.customer_id as "customerId", s.staff_id as "staffId", s.api_key_id as "apiKeyId", s.return_url as "returnUrl", s.context,
    coalesce(m.is_active, k.revoked_at is null and (k.expires_at is null or k.expires_at > $3)) as "isActive"
  from identity.refresh_tokens t
    join identity.sessions s on s.workspace_id = t.workspace_id and s.id = t.session_id
    left join identity.staff m on m.workspace_id = s.workspace_id and m.id = s.staff_id
    left join identity.api_keys k on k.workspace_id = s.workspace_id and k.id = s.api_key_id
  where t.workspace_id = $1 and t.id = $2 for update of t`
const USE = 'update identity.refresh_tokens set used_at = $3 where workspace_id = $1 and id = $2'

type Unrenewed = 'TOKEN_REUSED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED'

const renewSession = command(async (tx: Tx, { id }: { readonly id: string }): Promise<OpenSession | Unrenewed> => {
  const [token] = await tx.sql<TokenRow>(LOCK, [tx.actor.workspaceId, id, tx.now()])
  if (!token) return 'TOKEN_INVALID'
  if (token.usedAt !== null) {
    await closeSession(tx, token.sessionId, 'refresh_token_reused')
    return 'TOKEN_REUSED'
  }
  if (token.endedAt !== null || !token.isActive) return 'TOKEN_INVALID'
  if (token.expiresAt <= tx.now()) return 'TOKEN_EXPIRED'
  await tx.sql(USE, [tx.actor.workspaceId, id, tx.now()])
  const { sessionId, returnUrl, context } = token
  return { ...subjectOf(token), sessionId, refreshToken: await addRefreshToken(tx, sessionId), returnUrl, context }
}, { answer: 'one-time' })

function subjectOf({ customerId, staffId, apiKeyId }: TokenRow): Pick<OpenSession, 'kind' | 'subjectId'> {
  if (customerId !== null) return { kind: 'user', subjectId: customerId }
  return staffId !== null ? { kind: 'staff', subjectId: staffId } : { kind: 'tenant_key', subjectId: apiKeyId! }
}
