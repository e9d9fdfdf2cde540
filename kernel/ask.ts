import type { Context } from './context.ts'
import { refusals } from './refusals.ts'

/** A question one domain asks another: a GraphQL document over the asked domain alone, with its types. */
export interface Question<Variables, Answer> {
  readonly text: string
  /** Never read; carries the types. */
  readonly types?: (variables: Variables) => Answer
}

/** Asks through the graph, as a service acting for the caller. Throws `ASKED_DOMAIN_UNAVAILABLE` when no answer comes in time. */
export type Ask = <Variables extends Record<string, unknown>, Answer>(
  context: Context, question: Question<Variables, Answer>, variables: Variables,
) => Promise<Answer>

export const question = <Variables extends Record<string, unknown>, Answer>(text: string): Question<Variables, Answer> => ({ text })

/** A hop takes at most this long, however long the caller would wait. */
export const HOP_TIMEOUT_MS = 2_000
export const HOPS_MAX = 3

export const refuseToAsk = refusals({
  ASKED_DOMAIN_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'A part of the platform that has to be asked first cannot answer just now.',
    resolution: 'Repeat with the same Idempotency-Key after the seconds in Retry-After.',
  },
  TOO_MANY_HOPS: { kind: 'unavailable', message: 'Domains asked each other too often for one request.', resolution: 'Report the request id.' },
})
