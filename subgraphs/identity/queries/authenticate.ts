import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import {
  allow,
  REPORTING_TENANTS,
  type Environment,
  type Principal,
  type Service,
  type Tier,
} from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { verifyAccessToken } from '#identity/access-token.ts'
import { findCredential, type FoundCredential } from '#identity/find-credential.ts'
import { HOST_BOUND, looksLikeKey } from '#identity/rules/key-secret.ts'
import { staffSessionEnd } from '#identity/rules/lifetimes.ts'
import { restrictionOf } from '#identity/rules/restriction.ts'
import { takesTenantCode, tenantFits } from '#identity/rules/tenant-fits.ts'

export interface Credentials {
  readonly audience: string
  readonly environment: Environment
  readonly tenant?: string | null
  readonly bearer?: string | null
  readonly partnerKey?: string | null
}

/** A principal, and the time (epoch milliseconds) until which it may be cached; null when it does not expire. */
export type Authenticated = Principal & { readonly expiresAt: number | null }

/** This platform issues no longer secrets, so longer ones are not hashed. */
const SECRET_LENGTH_MAX = 512

/**
 * Resolves the presented credentials to a principal; null when any of them is not valid here. Two credentials in one request
 * are rejected.
 */
export async function authenticate(ctx: Context, credentials: Credentials): Promise<Authenticated | null> {
  allow(ctx.actor, { kinds: [] })
  const { bearer, partnerKey } = credentials
  if (partnerKey) return bearer ? null : partnerOf(ctx, credentials, partnerKey)
  if (!bearer) return resolveAnonymous(ctx, credentials)
  return looksLikeKey(bearer) ? tenantKeyOf(ctx, credentials, bearer) : sessionOf(ctx, credentials, bearer)
}

/** A valid credential with another tenant's id. Unknown tenants get the same error, so it does not show which tenants exist. */
function otherTenant(audience: string): null {
  if (REPORTING_TENANTS.has(audience)) throw refuse('TENANT_NOT_FOUND')
  return null
}

/** A valid key at a host of the other environment. Identity verification forbids it; other services treat it like an unknown key. */
function otherEnvironment(audience: string): null {
  if (audience === 'idv')
    throw refuse('FORBIDDEN', { message: 'This key is not permitted at a host of the other environment.' })
  return null
}

async function tenantKeyOf(
  ctx: Context,
  { audience, environment, tenant }: Credentials,
  secret: string,
): Promise<Authenticated | null> {
  const key = await findLiveKey(ctx, secret)
  if (!key?.service || (audience !== 'graph' && audience !== key.service)) return null
  if (!tenantFits(audience, tenant, key)) return otherTenant(audience)
  if (HOST_BOUND.has(key.service) && key.environment !== environment) return otherEnvironment(audience)
  return {
    kind: 'tenant_key',
    ...placeOf(key),
    subjectId: key.id,
    service: key.service,
    roles: key.role === null ? [] : [key.role],
    scopes: key.scopes ?? [],
    tier: key.tier,
    expiresAt: key.expiresAt?.getTime() ?? null,
  }
}

/** A partner's key identifies its tenant, so the X-Tenant-ID header is optional; if present it must name that tenant. */
async function partnerOf(
  ctx: Context,
  { audience, environment, tenant }: Credentials,
  secret: string,
): Promise<Authenticated | null> {
  if (audience !== 'remittance' && audience !== 'graph') return null
  const key = await findLiveKey(ctx, secret)
  if (!key?.partnerId || key.environment !== environment) return null
  if (tenant && !tenantFits(audience, tenant, key)) return null
  return {
    kind: 'partner_key',
    ...placeOf(key),
    subjectId: key.id,
    partnerId: key.partnerId,
    roles: [],
    scopes: key.scopes ?? [],
    tier: key.tier,
    expiresAt: key.expiresAt?.getTime() ?? null,
  }
}

async function findLiveKey(ctx: Context, secret: string): Promise<FoundCredential | undefined> {
  if (secret.length > SECRET_LENGTH_MAX) return undefined
  const key = await findCredential(ctx, 'api_key', secret)
  const isLive = key && key.revokedAt === null && (key.expiresAt === null || key.expiresAt > ctx.now())
  return isLive ? key : undefined
}

type SessionRow = {
  customerId: string | null
  staffId: string | null
  apiKeyId: string | null
  endedAt: Date | null
  startedAt: Date
  isActive: boolean
  roles: string[] | null
  scopes: string[] | null
  mustChangePassword: boolean
  isDemonstration: boolean
  hasSecondFactor: boolean
  service: Service | null
  role: string | null
  keyScopes: string[] | null
  keyEndsAt: Date | null
  workspaceId: string
  tenantId: string
  tenantCode: string
  environment: Environment
  tier: Tier
}

const READ_SESSION = `
  select s.customer_id as "customerId", s.staff_id as "staffId", s.api_key_id as "apiKeyId", s.ended_at as "endedAt",
    s.created_at as "startedAt", coalesce(c.status = 'ACTIVE', m.is_active, k.revoked_at is null) as "isActive", m.roles, m.scopes,
    m.must_change_password as "mustChangePassword", m.is_demonstration as "isDemonstration", f.confirmed_at is not null as "hasSecondFactor",
    k.service, k.role, k.scopes as "keyScopes", k.expires_at as "keyEndsAt",
    w.id as "workspaceId", t.id as "tenantId", t.code as "tenantCode", w.environment, coalesce(k.tier, w.tier) as tier
  from identity.sessions s
    join identity.workspaces w on w.id = s.workspace_id join identity.tenants t on t.id = w.tenant_id
    left join identity.customers c on c.workspace_id = s.workspace_id and c.id = s.customer_id
    left join identity.staff m on m.workspace_id = s.workspace_id and m.id = s.staff_id
    left join identity.second_factors f on f.workspace_id = s.workspace_id and f.staff_id = s.staff_id
    left join identity.api_keys k on k.workspace_id = s.workspace_id and k.id = s.api_key_id
  where s.workspace_id = $1 and s.id = $2`

/**
 * A session keeps its environment on every host. Staff and keys have the rights of their row, not of their token, and a
 * customer must be active.
 */
async function sessionOf(
  ctx: Context,
  { audience, tenant }: Credentials,
  token: string,
): Promise<Authenticated | null> {
  const verified = await verifyAccessToken(ctx, token, audience)
  if (!verified) return null
  const [session] = await ctx.database.read<SessionRow>(verified.workspaceId, READ_SESSION, [
    verified.workspaceId,
    verified.sessionId,
  ])
  if (!session || session.endedAt !== null || !session.isActive) return null
  if (!tenantFits(audience, tenant, session)) return otherTenant(audience)
  const common = {
    ...placeOf(session),
    subjectId: verified.subjectId,
    sessionId: verified.sessionId,
    tier: session.tier,
    expiresAt: verified.expiresAtMs,
  }
  if (session.customerId === verified.subjectId)
    return { ...common, kind: 'user', customerId: session.customerId, roles: [], scopes: [] }
  if (session.staffId === verified.subjectId) return staffOf(session, common, ctx.now())
  return session.apiKeyId === verified.subjectId ? keyOf(session, common, ctx.now()) : null
}

/** A restricted session has no rights. It is not cached, so that the restriction ends as soon as its condition does. */
function staffOf(
  session: SessionRow,
  common: Omit<Authenticated, 'kind' | 'roles' | 'scopes'>,
  now: Date,
): Authenticated | null {
  const endsAt = staffSessionEnd(session.startedAt)
  if (endsAt <= now) return null
  const { environment, mustChangePassword, isDemonstration, hasSecondFactor, roles, scopes } = session
  const restriction = restrictionOf(
    { mustChangePassword, isDemonstration, hasSecondFactor, roles: roles ?? [] },
    environment,
  )
  if (restriction)
    return { ...common, kind: 'staff', roles: [], scopes: [], restriction, expiresAt: now.getTime() }
  return {
    ...common,
    kind: 'staff',
    roles: roles ?? [],
    scopes: scopes ?? [],
    expiresAt: Math.min(common.expiresAt!, endsAt.getTime()),
  }
}

/** A session of a key has the rights and the end of the key. */
function keyOf(
  { service, role, keyScopes, keyEndsAt }: SessionRow,
  common: Omit<Authenticated, 'kind' | 'roles' | 'scopes'>,
  now: Date,
): Authenticated | null {
  if (service === null || (keyEndsAt !== null && keyEndsAt <= now)) return null
  const expiresAt = Math.min(common.expiresAt!, keyEndsAt?.getTime() ?? Infinity)
  return {
    ...common,
    kind: 'tenant_key',
    service,
    roles: role === null ? [] : [role],
    scopes: keyScopes ?? [],
    expiresAt,
  }
}

const FIND_WORKSPACE =
  'select workspace_id as "workspaceId", tenant_id as "tenantId" from identity.find_workspace($1, $2)'

/**
 * No credential: at most a tenant is named. An unknown tenant is not refused here, because the refusal would show which tenants exist.
 * Operations that need a tenant refuse it like a wrong credential. Compliance ignores the header.
 */
async function resolveAnonymous(
  ctx: Context,
  { audience, environment, tenant }: Credentials,
): Promise<Authenticated> {
  const anonymous = {
    kind: 'anonymous',
    workspaceId: '',
    tenantId: '',
    environment,
    subjectId: '',
    roles: [],
    scopes: [],
    expiresAt: null,
  } as const
  if (!tenant || audience === 'compliance') return anonymous
  const isName = isId(tenant) || (takesTenantCode(audience) && TENANT_CODE.test(tenant))
  const [workspace] = await ctx.database.read<{ workspaceId: string; tenantId: string }>('', FIND_WORKSPACE, [
    isName ? tenant : '',
    environment,
  ])
  return { ...anonymous, ...(workspace ?? { unknownTenant: sha256(tenant.toLowerCase()) }) }
}

const TENANT_CODE = /^[a-z0-9-]{1,64}$/

const placeOf = ({
  workspaceId,
  tenantId,
  environment,
}: Pick<FoundCredential, 'workspaceId' | 'tenantId' | 'environment'>): Pick<
  Principal,
  'workspaceId' | 'tenantId' | 'environment'
> => ({ workspaceId, tenantId, environment })
