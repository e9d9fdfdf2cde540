import type { Context } from '#kernel/context.ts'
import { refusals } from '#kernel/refusals.ts'

/** A domain call: a GraphQL document that selects fields of one other domain, with the types of its variables and result. */
export interface DomainCall<Variables, Result> {
  readonly text: string
  /** Never read; carries the types. */
  readonly types?: (variables: Variables) => Result
}

/** Calls another domain through the graph, as a service acting for the caller. Throws `DOMAIN_UNAVAILABLE` when the call fails or times out. */
export type CallDomain = <Variables extends Record<string, unknown>, Result>(
  context: Context,
  domainCall: DomainCall<Variables, Result>,
  variables: Variables,
) => Promise<Result>

export const domainCall = <Variables extends Record<string, unknown>, Result>(
  text: string,
): DomainCall<Variables, Result> => ({ text })

/** Timeout of one domain call, also when the caller's deadline is later. */
export const HOP_TIMEOUT_MS = 2_000
export const HOPS_MAX = 3

export const refuseDomainCall = refusals({
  DOMAIN_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'Another part of the platform that this request depends on is temporarily unavailable.',
    resolution: 'Retry with the same Idempotency-Key after the number of seconds in Retry-After.',
  },
  TOO_MANY_HOPS: {
    kind: 'unavailable',
    message: 'The request exceeded the limit on calls between domains.',
    resolution: 'Report the request id.',
  },
})
