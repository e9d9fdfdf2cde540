import { Refusal, refuse } from '#kernel/refusals.ts'
import type { Edge } from './edge.ts'
import type { Endpoint } from './endpoint.ts'

/** Any error that is not in an error table is an internal error. */
export const toKnownRefusal = (error: unknown, { refusals }: Edge): Refusal =>
  error instanceof Refusal && Object.hasOwn(refusals, error.code)
    ? error
    : Object.assign(refuse('INTERNAL_ERROR'), { cause: error })

/** The refusal of a row whose field is null. */
export function notFoundRefusal({ notFound: code = 'NOT_FOUND' }: Endpoint, { refusals }: Edge): Refusal {
  return new Refusal(code, refusals[code]!)
}
