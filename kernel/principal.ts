import { refuse } from './refusals.ts'

export type Environment = 'sandbox' | 'production'

/** Services that have credentials and a REST interface of their own. */
export const SERVICES = ['remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core'] as const

export type Service = typeof SERVICES[number]

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
  /** How much it may ask for; missing where nobody counts. */
  readonly tier?: Tier
  /** For a `service` principal: whom it acts for. */
  readonly actingFor?: { readonly kind: PrincipalKind; readonly subjectId: string }
}

export interface Allowed {
  /** Credential kinds that may do it; for staff the scope decides as well. */
  readonly kinds: readonly PrincipalKind[]
  /** Scope a staff member or an API key needs, `<domain>:read` or `<domain>:write`. */
  readonly scope?: string
}

/** A write scope includes reading; `*` is the whole domain or everything. */
export function hasScope(actor: Principal, scope: string): boolean {
  const [domain, right] = scope.split(':')
  return actor.scopes.some(held =>
    held === scope || held === '*' || held === `${domain}:*` || (right === 'read' && held === `${domain}:write`))
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
