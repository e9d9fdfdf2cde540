import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { refuse as refuseInput } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { findCredential, isForeign, contextOfCredential } from '#identity/find-credential.ts'
import { signingKey } from '#identity/signing-keys.ts'
import { lockActiveCustomer } from '#identity/operations/customers/lock-active-customer.ts'
import { sessionTokens, startSession, type Handoff, type SessionTokens } from './start-session.ts'

/**
 * Exchanges a one-time token for a session of its user. Any holder of the token may do this, on any host: the token alone
 * determines the workspace. Of concurrent exchanges exactly one succeeds.
 */
export async function exchangeHandoffToken(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<SessionTokens> {
  allow(ctx.actor, { kinds: ['anonymous', 'tenant_key', 'partner_key', 'user', 'staff', 'service'] })
  if (token === '')
    throw refuseInput('VALIDATION_ERROR', {
      message: 'token must not be empty.',
      issues: [{ field: 'token', reason: 'must not be empty' }],
    })
  const credential = await findCredential(ctx, 'handoff_token', token)
  if (!credential || isForeign(ctx, credential)) throw refuse('TOKEN_INVALID')
  const inWorkspace = await contextOfCredential(ctx, credential)
  const signing = await signingKey(ctx)
  return sessionTokens(inWorkspace, await takeHandoffToken(inWorkspace, { id: credential.id }), signing)
}

type TokenRow = Handoff & { readonly customerId: string }

const READ_CUSTOMER =
  'select customer_id as "customerId" from identity.handoff_tokens where workspace_id = $1 and id = $2'

const TAKE = `update identity.handoff_tokens set used_at = $3
  where workspace_id = $1 and id = $2 and used_at is null and expires_at > $3
  returning customer_id as "customerId", return_url as "returnUrl", context`
const READ_USE = 'select used_at as "usedAt" from identity.handoff_tokens where workspace_id = $1 and id = $2'

const takeHandoffToken = command(
  async (tx, { id }: { readonly id: string }) => {
    // Locks the customer before its token, like every operation that ends sessions; the other order deadlocks.
    const [found] = await tx.sql<Pick<TokenRow, 'customerId'>>(READ_CUSTOMER, [tx.actor.workspaceId, id])
    if (!found) throw refuse('TOKEN_INVALID')
    await lockActiveCustomer(tx, found.customerId)
    const [token] = await tx.sql<TokenRow>(TAKE, [tx.actor.workspaceId, id, tx.now()])
    if (!token) {
      const [row] = await tx.sql<{ usedAt: Date | null }>(READ_USE, [tx.actor.workspaceId, id])
      throw refuse(!row ? 'TOKEN_INVALID' : row.usedAt ? 'TOKEN_USED' : 'TOKEN_EXPIRED')
    }
    const { customerId, returnUrl, context } = token
    return startSession(tx, { kind: 'user', subjectId: customerId }, { returnUrl, context })
  },
  { storage: 'one-time' },
)
