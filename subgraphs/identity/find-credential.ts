import type { Context } from '#kernel/context.ts'
import { sha256 } from '#kernel/keyring.ts'
import { platformPrincipal, type Environment, type Service, type Tier } from '#kernel/principal.ts'

/** Secrets that tell their workspace, rather than being looked for inside one. */
export type CredentialKind = 'api_key' | 'handoff_token' | 'refresh_token'

export type Credential = {
  readonly workspaceId: string
  readonly tenantId: string
  readonly tenantCode: string
  readonly environment: Environment
  readonly id: string
  readonly service: Service | null
  readonly partnerId: string | null
  readonly scopes: string[] | null
  readonly role: string | null
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  /** The key's own, or its workspace's. */
  readonly tier: Tier
}

const FIND_CREDENTIAL = `select workspace_id as "workspaceId", tenant_id as "tenantId", tenant_code as "tenantCode", environment,
  id, service, partner_id as "partnerId", scopes, role, expires_at as "expiresAt", revoked_at as "revokedAt", tier
  from identity.find_credential($1, $2)`

/** The credential with this secret, in whatever workspace; whether it is still good is for the caller to judge. */
export async function findCredential(ctx: Context, kind: CredentialKind, secret: string): Promise<Credential | undefined> {
  const [credential] = await ctx.database.read<Credential>('', FIND_CREDENTIAL, [kind, sha256(secret)])
  return credential
}

/** The same request inside a credential's workspace: whoever holds the secret may act there with what it opens. */
export async function within(ctx: Context, { workspaceId, tenantId, environment }: Pick<Credential, 'workspaceId' | 'tenantId' | 'environment'>): Promise<Context> {
  // The request began in no workspace, so the keys of this one are not read yet.
  await ctx.keys.ready(workspaceId)
  return { ...ctx, actor: platformPrincipal({ workspaceId, tenantId, environment }, 'identity') }
}

/** Whether the caller had named or proved another tenant than the credential's. */
export const isForeign = (ctx: Context, { tenantId }: Pick<Credential, 'tenantId'>): boolean =>
  ctx.actor.unknownTenant !== undefined || (ctx.actor.tenantId !== '' && ctx.actor.tenantId !== tenantId)
