import { refuse } from './refusals.ts'

export type Environment = 'sandbox' | 'production'

/** Id under which attempts at unknown tenants are counted. It belongs to no tenant and has no encryption keys. */
export const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000'

/** Services that have credentials and a REST interface of their own. */
export const SERVICES = ['remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core'] as const

export type Service = (typeof SERVICES)[number]

/** Services that answer TENANT_NOT_FOUND instead of UNAUTHENTICATED when only the tenant is wrong. */
export const REPORTING_TENANTS: ReadonlySet<string> = new Set<Service>(['sentinel', 'idv'])

/** Domains whose rights are granted as scopes, `<domain>:read` and so on. */
export const SCOPE_DOMAINS = ['identity', ...SERVICES, 'webhooks'] as const

/** Rate-limit tier of a workspace or API key; services may use other names. */
export const TIERS = ['standard', 'professional', 'enterprise'] as const

export type Tier = (typeof TIERS)[number]

export type PrincipalKind =
  | 'anonymous' // no credential; at most a tenant was named
  | 'tenant_key' // a service's API key, server to server
  | 'partner_key' // a partner's backend
  | 'user' // an end user's session
  | 'staff' // a tenant's employee, with roles
  | 'service' // a domain that calls another one for a caller
  | 'platform' // the platform itself: worker, administration

/**
 * The step that a staff member must complete before other operations are permitted; the value is the error
 * code of those operations.
 */
export type Restriction = 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_ENROLMENT_REQUIRED'

/** The authenticated caller, determined once by the gateway; all other layers trust only this. */
export interface Principal {
  readonly kind: PrincipalKind
  /** Empty for an anonymous caller who named no tenant, and for the platform outside a workspace. */
  readonly workspaceId: string
  readonly tenantId: string
  readonly environment: Environment
  /** Id of the key, user, staff member, or name of the part of the platform. */
  readonly subjectId: string
  readonly service?: Service
  readonly customerId?: string
  readonly partnerId?: string
  readonly sessionId?: string
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
  /** Limits a staff session to the fields that its domain lists for this restriction. */
  readonly restriction?: Restriction
  /** Fingerprint of a non-existent tenant that an anonymous caller named. Sign-in treats it like a wrong password. */
  readonly unknownTenant?: string
  /** Rate-limit tier; undefined for callers that are not limited. */
  readonly tier?: Tier
  /** The person for whom the caller claims to act (X-Actor), unverified. It grants no rights. */
  readonly declaredActor?: string
  /** For a `service` principal: the original caller. */
  readonly actingFor?: { readonly kind: PrincipalKind; readonly subjectId: string }
}

export interface Allowed {
  /** Permitted kinds of credentials; staff also need the scope. */
  readonly kinds: readonly PrincipalKind[]
  /** Scope a staff member or an API key needs, `<domain>:read`, `<domain>:write` or `<domain>:decide`. */
  readonly scope?: string
}

/** A write scope includes reading, and so does the right to decide; `*` is the whole domain or everything. */
export function hasScope(actor: Principal, scope: string): boolean {
  const [domain, right] = scope.split(':')
  return actor.scopes.some(
    held =>
      held === scope ||
      held === '*' ||
      held === `${domain}:*` ||
      (right === 'read' && (held === `${domain}:write` || held === `${domain}:decide`)),
  )
}

/** Throws FORBIDDEN unless the caller has a permitted kind and the scope. The platform itself has all rights. */
export function allow(actor: Principal, { kinds, scope }: Allowed): void {
  if (actor.kind === 'platform') return
  if (actor.kind === 'anonymous' && !kinds.includes('anonymous')) throw refuse('UNAUTHENTICATED')
  if (!kinds.includes(actor.kind)) throw refuse('FORBIDDEN')
  const needsScope = actor.kind === 'staff' || actor.kind === 'tenant_key' || actor.kind === 'partner_key'
  if (scope !== undefined && needsScope && !hasScope(actor, scope)) throw refuse('FORBIDDEN')
}

/** The principal of the platform itself in a workspace, for worker steps and administration. */
export function platformPrincipal(
  workspace: { workspaceId: string; tenantId: string; environment: Environment },
  subjectId: string,
): Principal {
  return { kind: 'platform', ...workspace, subjectId, roles: [], scopes: [] }
}
