import { refuse } from './refusals.ts'

export type Environment = 'sandbox' | 'production'

/** The workspace under which attempts at unknown tenants are counted. No tenant has it, and it has no encryption keys. */
export const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000'

/** Services that have credentials and a REST interface of their own. */
export const SERVICES = ['remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core'] as const

export type Service = typeof SERVICES[number]

/** Domains whose rights are granted as scopes, `<domain>:read` and so on. */
export const SCOPE_DOMAINS = ['identity', ...SERVICES, 'events'] as const

/** What a workspace or a key is entitled to by contract; services may call the three otherwise. */
export const TIERS = ['standard', 'professional', 'enterprise'] as const

export type Tier = typeof TIERS[number]

export type PrincipalKind =
  | 'anonymous'    // no credential; at most a tenant was named
  | 'tenant_key'   // a service's API key, server to server
  | 'partner_key'  // a partner's backend
  | 'user'         // an end user's session
  | 'staff'        // a tenant's employee, with roles
  | 'service'      // a domain asking another one for a caller
  | 'platform'     // the platform itself: worker, administration

/** What a staff member has to do before anything else is allowed; each is the code of the refusal that everything else gets. */
export type Restriction = 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_ENROLMENT_REQUIRED'

/** Who is asking, as the gateway found it once; everything below trusts this alone. */
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
  /** Fingerprint of the tenant that an anonymous caller named and that does not exist. Sign-in answers it like a wrong password. */
  readonly unknownTenant?: string
  /** How much it may ask for; missing where nobody counts. */
  readonly tier?: Tier
  /** The person for whom the caller says it acts (X-Actor), as it was sent and not yet checked. It grants nothing. */
  readonly declaredActor?: string
  /** For a `service` principal: whom it acts for. */
  readonly actingFor?: { readonly kind: PrincipalKind; readonly subjectId: string }
}

export interface Allowed {
  /** Credential kinds that may do it; for staff the scope decides as well. */
  readonly kinds: readonly PrincipalKind[]
  /** Scope a staff member or an API key needs, `<domain>:read`, `<domain>:write` or `<domain>:decide`. */
  readonly scope?: string
}

/** A write scope includes reading, and so does the right to decide; `*` is the whole domain or everything. */
export function hasScope(actor: Principal, scope: string): boolean {
  const [domain, right] = scope.split(':')
  return actor.scopes.some(held =>
    held === scope || held === '*' || held === `${domain}:*` || (right === 'read' && (held === `${domain}:write` || held === `${domain}:decide`)))
}

/** Refuses unless the caller is of an allowed kind and has the scope. The platform itself may do everything. */
export function allow(actor: Principal, { kinds, scope }: Allowed): void {
  if (actor.kind === 'platform') return
  if (actor.kind === 'anonymous' && !kinds.includes('anonymous')) throw refuse('UNAUTHENTICATED')
  if (!kinds.includes(actor.kind)) throw refuse('FORBIDDEN')
  const needsScope = actor.kind === 'staff' || actor.kind === 'tenant_key' || actor.kind === 'partner_key'
  if (scope !== undefined && needsScope && !hasScope(actor, scope)) throw refuse('FORBIDDEN')
}

/** The platform acting by itself in a workspace: worker steps and administration. */
export function platformPrincipal(workspace: { workspaceId: string; tenantId: string; environment: Environment }, subjectId: string): Principal {
  return { kind: 'platform', ...workspace, subjectId, roles: [], scopes: [] }
}
