import { hash } from 'node:crypto'
import { contextOf, type Context, type ContextSource, type PublishedFact } from '#kernel/context.ts'
import type { Environment, Principal, Service } from '#kernel/principal.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { environmentOf, type HostRules } from './environment.ts'
import type { CompiledOperation } from './graph/planner.ts'
import { firstRefusal } from './graph/result.ts'

/** The parts of a request that say who is asking. */
export interface Presented {
  readonly host: string
  readonly authorization?: string | undefined
  readonly tenant?: string | undefined
  readonly partnerKey?: string | undefined
}

export interface Authenticator {
  /** The principal of what was presented to a service or to the graph. Throws UNAUTHENTICATED where it is not valid there. */
  authenticate(presented: Presented, audience: Service | 'graph', requestId: string): Promise<Principal>
  /** Drops what is remembered of keys and sessions that the facts have ended. */
  forget(facts: readonly PublishedFact[]): void
}

/** The question that identity answers; it is not part of the public graph. */
export const AUTHENTICATE = `query Authenticate($credentials: CredentialsInput!) { authenticate(credentials: $credentials) }`

/** A right that was taken away elsewhere is gone here after this time at the latest. */
const REMEMBERED_MS = 10_000
const REMEMBERED_MAX = 20_000

interface Remembered { readonly principal: Principal; readonly until: number }

export function createAuthenticator(operation: CompiledOperation<Context>, source: ContextSource, hosts: HostRules): Authenticator {
  const remembered = new Map<string, Remembered>()
  /** For each look-up under way, what was ended meanwhile: it may have been read before. */
  const lookups = new Set<Set<string>>()

  async function lookUp(credentials: Readonly<Record<string, unknown>>, ctx: Context, ended: Set<string>): Promise<Principal & { expiresAt: number | null }> {
    lookups.add(ended)
    try {
      const result = await operation.run({ credentials }, ctx)
      const refusal = firstRefusal(result)
      if (refusal) throw refusal
      const found = result.data?.['authenticate'] as (Principal & { expiresAt: number | null }) | null
      if (!found) throw refuse('UNAUTHENTICATED', missingPart(credentials))
      return found
    } finally {
      lookups.delete(ended)
    }
  }

  return {
    async authenticate(presented, audience, requestId) {
      const environment = environmentOf(presented.host, hosts)
      const bearer = bearerOf(presented.authorization)
      const key = fingerprint(audience, environment, presented, bearer)
      const known = remembered.get(key)
      const stillMs = known ? known.until - source.now().getTime() : 0
      // Longer than it was to be remembered is a clock that was put back.
      if (known && stillMs > 0 && stillMs <= REMEMBERED_MS) return known.principal

      const ctx = contextOf(source, { actor: platformPrincipal({ workspaceId: '', tenantId: '', environment }, 'gateway'), requestId })
      const ended = new Set<string>()
      const { expiresAt, ...principal } = await lookUp({
        audience, environment: environment.toUpperCase(),
        tenant: presented.tenant ?? null, bearer: bearer ?? null, partnerKey: presented.partnerKey ?? null,
      }, ctx, ended)
      if (!isEnded(principal, ended)) remember(remembered, key, { principal, until: Math.min(expiresAt ?? Infinity, source.now().getTime() + REMEMBERED_MS) })
      return principal
    },

    forget(facts) {
      const ended = new Set(facts.filter(({ type }) => type.startsWith('identity.')).map(({ aggregateId }) => aggregateId))
      if (ended.size === 0) return
      for (const meanwhile of lookups) for (const id of ended) meanwhile.add(id)
      for (const [key, { principal }] of remembered) if (isEnded(principal, ended)) remembered.delete(key)
    },
  }
}

/** What is plainly missing may be named; why a credential is not valid is nobody's business. */
function missingPart({ audience, bearer, tenant }: Readonly<Record<string, unknown>>): { message?: string } {
  return bearer !== null && tenant === null && audience !== 'compliance' ? { message: 'The X-Tenant-ID header is required beside the credential.' } : {}
}

const isEnded = ({ subjectId, sessionId, partnerId }: Principal, ended: ReadonlySet<string>): boolean =>
  ended.has(subjectId) || (sessionId !== undefined && ended.has(sessionId)) || (partnerId !== undefined && ended.has(partnerId))

/** The token after Bearer; undefined without the header. Any other scheme is no credential of ours. */
function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined
  const [, token] = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization) ?? []
  if (token === undefined) throw refuse('UNAUTHENTICATED', { message: 'The Authorization header must be "Bearer" and a key or token.' })
  return token
}

/** What is remembered is found by a hash, so that no credential stays in memory in clear. */
function fingerprint(audience: string, environment: Environment, { tenant, partnerKey }: Presented, bearer: string | undefined): string {
  return hash('sha256', JSON.stringify([audience, environment, tenant, partnerKey, bearer]), 'base64')
}

function remember(remembered: Map<string, Remembered>, key: string, entry: Remembered): void {
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  remembered.delete(key)
  remembered.set(key, entry)
}
