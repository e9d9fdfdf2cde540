import { hash } from 'node:crypto'
import { contextOf, type Context, type ContextSource, type PublishedEvent } from '#kernel/context.ts'
import type { Environment, Principal, Service } from '#kernel/principal.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { isId } from '#kernel/id.ts'
import { REPORTING_TENANTS } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { environmentOf, type HostRules } from './environment.ts'
import type { CompiledOperation } from './graph/plan/planner.ts'
import { firstRefusal } from './graph/execute/result.ts'

/** The parts of a request that identify the caller. */
export interface PresentedCredentials {
  readonly host: string
  readonly authorization?: string | undefined
  readonly tenant?: string | undefined
  readonly partnerKey?: string | undefined
}

export interface Authenticator {
  /** Resolves the credentials for a service or the graph to a principal. Throws UNAUTHENTICATED when they are not valid there. */
  authenticate(
    presented: PresentedCredentials,
    audience: Service | 'graph',
    requestId: string,
  ): Promise<Principal>
  /** Removes from the cache the keys and sessions that these events ended. */
  evict(events: readonly PublishedEvent[]): void
}

/** The domain call to identity; its field is not part of the public graph. */
export const AUTHENTICATE = `query Authenticate($credentials: CredentialsInput!) { authenticate(credentials: $credentials) }`

/** Lifetime of a cached principal in milliseconds, and so the longest time for which a revoked right still works here. */
const CACHE_MS = 10_000
const CACHED_MAX = 20_000

interface CachedPrincipal {
  readonly principal: Principal
  readonly until: number
}

export function createAuthenticator(
  operation: CompiledOperation<Context>,
  source: ContextSource,
  hosts: HostRules,
): Authenticator {
  const cache = new Map<string, CachedPrincipal>()
  /** For each lookup in progress, the keys and sessions that ended during it: the lookup may have read their earlier state. */
  const lookups = new Set<Set<string>>()

  async function lookUp(
    credentials: Readonly<Record<string, unknown>>,
    ctx: Context,
    ended: Set<string>,
  ): Promise<Principal & { expiresAt: number | null }> {
    lookups.add(ended)
    try {
      const result = await operation.run({ credentials }, ctx)
      const refusal = firstRefusal(result)
      if (refusal) throw refusal
      const found = result.data?.['authenticate'] as (Principal & { expiresAt: number | null }) | null
      if (!found) throw refuse('UNAUTHENTICATED', missingHeader(credentials))
      return found
    } finally {
      lookups.delete(ended)
    }
  }

  return {
    async authenticate(presented, audience, requestId) {
      const environment = environmentOf(presented.host, hosts)
      const bearer = bearerOf(presented.authorization)
      if (bearer !== undefined && namesNoTenant(audience, presented.tenant))
        throw refuse(
          'TENANT_NOT_FOUND',
          missingHeader({ audience, bearer, tenant: presented.tenant ?? null }),
        )
      const key = cacheKey(audience, environment, presented, bearer)
      const cached = cache.get(key)
      const remainingMs = cached ? cached.until - source.now().getTime() : 0
      // More remaining time than the lifetime means that the clock was set back.
      if (cached && remainingMs > 0 && remainingMs <= CACHE_MS) return cached.principal

      const ctx = contextOf(source, {
        actor: platformPrincipal({ workspaceId: '', tenantId: '', environment }, 'gateway'),
        requestId,
      })
      const ended = new Set<string>()
      const { expiresAt, ...principal } = await lookUp(
        {
          audience,
          environment: environment.toUpperCase(),
          tenant: presented.tenant ?? null,
          bearer: bearer ?? null,
          partnerKey: presented.partnerKey ?? null,
        },
        ctx,
        ended,
      )
      if (!isEnded(principal, ended))
        cachePrincipal(cache, key, {
          principal,
          until: Math.min(expiresAt ?? Infinity, source.now().getTime() + CACHE_MS),
        })
      return principal
    },

    evict(events) {
      const ended = new Set(
        events.filter(({ type }) => type.startsWith('identity.')).map(({ aggregateId }) => aggregateId),
      )
      if (ended.size === 0) return
      for (const endedDuring of lookups) for (const id of ended) endedDuring.add(id)
      for (const [key, { principal }] of cache) if (isEnded(principal, ended)) cache.delete(key)
    },
  }
}

/** Whether a request with a credential names no tenant, for services that answer TENANT_NOT_FOUND then. */
const namesNoTenant = (audience: Service | 'graph', tenant: string | undefined): boolean =>
  REPORTING_TENANTS.has(audience) && (tenant === undefined || !isId(tenant))

/** The error may name a missing header, but never the reason why a credential is invalid. */
function missingHeader({ audience, bearer, tenant }: Readonly<Record<string, unknown>>): {
  message?: string
} {
  return bearer !== null && tenant === null && audience !== 'compliance'
    ? { message: 'The X-Tenant-ID header is required with this credential.' }
    : {}
}

const isEnded = ({ subjectId, sessionId, partnerId }: Principal, ended: ReadonlySet<string>): boolean =>
  ended.has(subjectId) ||
  (sessionId !== undefined && ended.has(sessionId)) ||
  (partnerId !== undefined && ended.has(partnerId))

/** The token after Bearer; undefined without the header. Throws for any other scheme. */
function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined
  const [, token] = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization) ?? []
  if (token === undefined)
    throw refuse('UNAUTHENTICATED', {
      message: 'The Authorization header must be "Bearer" followed by an API key or token.',
    })
  return token
}

/** The cache key is a hash, so that no credential stays in memory in plain text. */
function cacheKey(
  audience: string,
  environment: Environment,
  { tenant, partnerKey }: PresentedCredentials,
  bearer: string | undefined,
): string {
  return hash('sha256', JSON.stringify([audience, environment, tenant, partnerKey, bearer]), 'base64')
}

function cachePrincipal(cache: Map<string, CachedPrincipal>, key: string, entry: CachedPrincipal): void {
  const [oldest] = cache.keys()
  if (cache.size >= CACHED_MAX && oldest !== undefined) cache.delete(oldest)
  cache.delete(key)
  cache.set(key, entry)
}
