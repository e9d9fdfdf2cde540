import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { Principal, Service } from '#kernel/principal.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import type { Limits } from '#gateway/limits/limits.ts'
import type { Planner } from '#gateway/graph/plan/planner.ts'

export type EdgeLog = (fields: Readonly<Record<string, unknown>>, message: string) => void

/** The part of a request that contains credentials. */
export type CredentialRequest = Pick<FastifyRequest, 'id' | 'host' | 'headers'>

/** Dependencies of the REST interfaces. */
export interface Edge {
  readonly planner: Pick<Planner<Context>, 'prepare'>
  readonly supergraphSdl: string
  /** Error tables of the kernel and the domains. */
  readonly refusals: Readonly<Record<string, RefusalRow>>
  readonly database: Database
  readonly keys: Keyring
  readonly log: EdgeLog
  /** URL at which clients reach this installation; known by the first request. */
  readonly publicUrl: () => string
  /** Rate limits; nothing is limited by default. */
  readonly limits?: Limits | undefined
  /** Resolves the credentials for a service to a principal. Throws UNAUTHENTICATED when they are not valid there. */
  readonly authenticate: (request: CredentialRequest, audience: Service) => Promise<Principal>
  readonly contextFor: (
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Principal,
    idempotency?: IdempotencyClaim,
  ) => Context
}
