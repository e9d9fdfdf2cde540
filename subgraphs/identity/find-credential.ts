import type { Context } from '#kernel/context.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { platformPrincipal, type Environment, type Service, type Tier } from '#kernel/principal.ts'

/** Secrets that identify their workspace, so that they are looked up across all workspaces. */
export type CredentialKind = 'api_key' | 'handoff_token' | 'refresh_token'

export type FoundCredential = {
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
  /** Tier of the key, or else of its workspace. */
  readonly tier: Tier
}

const FIND_CREDENTIAL = `select workspace_id as "workspaceId", tenant_id as "tenantId", tenant_code as "tenantCode", environment,
  id, service, partner_id as "partnerId", scopes, role, expires_at as "expiresAt", revoked_at as "revokedAt", tier
  from identity.find_credential($1, $2)`

/** Finds the credential with this secret in any workspace. The caller checks whether it is still valid. */
export async function findCredential(
  ctx: Context,
  kind: CredentialKind,
  secret: string,
): Promise<FoundCredential | undefined> {
  const [credential] = await ctx.database.read<FoundCredential>('', FIND_CREDENTIAL, [kind, sha256(secret)])
  return credential
}

/** A context in the workspace of a credential. The holder of the secret may act there with the rights of the credential. */
export async function contextOfCredential(
  ctx: Context,
  { workspaceId, tenantId, environment }: Pick<FoundCredential, 'workspaceId' | 'tenantId' | 'environment'>,
): Promise<Context> {
  // The request began outside of any workspace, so the keys of this workspace are not loaded yet.
  await ctx.keys.ready(workspaceId)
  return { ...ctx, actor: platformPrincipal({ workspaceId, tenantId, environment }, 'identity') }
}

/** Whether the caller named, or is authenticated for, a tenant other than the credential's. */
export const isForeign = (ctx: Context, { tenantId }: Pick<FoundCredential, 'tenantId'>): boolean =>
  ctx.actor.unknownTenant !== undefined || (ctx.actor.tenantId !== '' && ctx.actor.tenantId !== tenantId)
