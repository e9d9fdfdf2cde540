import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { Keyring } from '#kernel/keyring.ts'
import type { Principal, Service } from '#kernel/principal.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import type { Limits } from '../gateway/limits/limits.ts'
import type { Planner } from '../gateway/graph/planner.ts'

export type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

/** The part of a request that says who is asking. */
export type Presenting = Pick<FastifyRequest, 'id' | 'host' | 'headers'>

/** Everything that the REST interfaces need of the process around them. */
export interface Edge {
  readonly planner: Pick<Planner<Context>, 'prepare'>
  readonly supergraphSdl: string
  /** Every refusal of the kernel and the domains. */
  readonly refusals: Readonly<Record<string, RefusalRow>>
  readonly database: Database
  readonly keys: Keyring
  readonly log: Log
  /** Where clients reach this installation; known at the latest when the first request comes. */
  readonly publicUrl: () => string
  /** Counts requests; nothing is limited without it. */
  readonly limits?: Limits | undefined
  /** The principal of what was presented to a service. Throws UNAUTHENTICATED where it is not valid there. */
  readonly authenticate: (request: Presenting, audience: Service) => Promise<Principal>
  readonly contextFor: (request: FastifyRequest, reply: FastifyReply, actor: Principal, idempotency?: IdempotencyClaim) => Context
}
