import type { FastifyInstance } from 'fastify'
import type { RestResponse, Headers, CreatedTransfer, Session } from '../rest.ts'

/** Path, headers and body of a request; by default those of the operation and of the session. */
export interface RequestParts {
  readonly path?: string
  readonly headers?: Headers
  readonly body?: unknown
}

/** A transfer of a verified user, an unverified user, and functions that make further requests. */
export interface ConformanceScenario {
  readonly app: FastifyInstance
  readonly created: CreatedTransfer
  readonly unverified: Session
  /** Sends a request and validates the response against the published description. */
  call(name: string, parts?: RequestParts): Promise<RestResponse>
  /** Body of a transfer that uses a new quote. */
  order(more?: object): Promise<object>
}
