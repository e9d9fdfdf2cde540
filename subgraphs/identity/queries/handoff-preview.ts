import type { Context } from '#kernel/context.ts'
import { allow, type Environment } from '#kernel/principal.ts'
import { findCredential, contextOfCredential } from '#identity/find-credential.ts'
import { customerByKey } from './customer.ts'

/** Data of a one-time token that the hosted page may show before the token is used. */
export interface HandoffPreview {
  readonly state: 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN'
  readonly tenantName: string | null
  readonly environment: Environment | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly returnUrl: string | null
  readonly expiresAt: Date | null
}

type TokenRow = {
  readonly customerId: string
  readonly returnUrl: string | null
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly tenantName: string
}

const READ = `select h.customer_id as "customerId", h.return_url as "returnUrl", h.expires_at as "expiresAt", h.used_at as "usedAt", t.name as "tenantName"
  from identity.handoff_tokens h join identity.workspaces w on w.id = h.workspace_id join identity.tenants t on t.id = w.tenant_id
  where h.workspace_id = $1 and h.id = $2`

const UNKNOWN: HandoffPreview = {
  state: 'UNKNOWN',
  tenantName: null,
  environment: null,
  firstName: null,
  lastName: null,
  returnUrl: null,
  expiresAt: null,
}

/**
 * Reads a one-time token without using it, so that link previews are harmless. Only a valid token reveals its user; a used or
 * expired one reveals only the tenant and the return URL.
 */
export async function handoffPreview(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<HandoffPreview> {
  allow(ctx.actor, { kinds: [] })
  const credential = token === '' ? undefined : await findCredential(ctx, 'handoff_token', token)
  if (!credential) return UNKNOWN
  const [row] = await ctx.database.read<TokenRow>(credential.workspaceId, READ, [
    credential.workspaceId,
    credential.id,
  ])
  if (!row) return UNKNOWN
  const { customerId, tenantName, returnUrl, expiresAt } = row
  const seen = { tenantName, environment: credential.environment, returnUrl, expiresAt }
  if (row.usedAt !== null) return { ...UNKNOWN, ...seen, state: 'USED' }
  if (expiresAt <= ctx.now()) return { ...UNKNOWN, ...seen, state: 'EXPIRED' }
  // Separate loaders, because cached rows belong to one workspace and the caller is in none.
  const holder = await customerByKey(
    { ...(await contextOfCredential(ctx, credential)), loaders: new Map() },
    { id: customerId },
  )
  return { ...seen, state: 'VALID', firstName: holder?.firstName ?? null, lastName: holder?.lastName ?? null }
}
