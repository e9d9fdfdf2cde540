import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import { Refusal, refuse, type ValidationIssue, type RefusalKind } from '#kernel/refusals.ts'

interface RefusalExtensions {
  code?: string
  kind?: RefusalKind
  issues?: readonly ValidationIssue[]
  retryAfter?: number
}

/** Returns the refusal that an error of the graph carries; undefined if it carries none and is therefore an internal error. */
export function refusalOf(error: Pick<GraphQLFormattedError, 'message' | 'extensions'>): Refusal | undefined {
  // A value that a runner threw may lack the members of a GraphQLError.
  const { code, kind, issues, retryAfter } = (error.extensions ?? {}) as RefusalExtensions
  if (code !== undefined && kind !== undefined)
    return new Refusal(
      code,
      { kind, message: error.message },
      { ...(issues && { issues }), ...(retryAfter !== undefined && { retryAfterS: retryAfter }) },
    )
  // graphql-js and the planner use these codes for values of the wrong type.
  return code === 'BAD_USER_INPUT' || code === 'GRAPHQL_VALIDATION_FAILED'
    ? refuse('VALIDATION_ERROR')
    : undefined
}

/**
 * Converts the first error of a result to its refusal, or to INTERNAL_ERROR with the error as its cause; undefined
 * without errors.
 */
export function firstRefusal({ errors }: Pick<ExecutionResult, 'errors'>): Refusal | undefined {
  const [error] = errors ?? []
  if (!error) return undefined
  return refusalOf(error) ?? Object.assign(refuse('INTERNAL_ERROR'), { cause: error.originalError ?? error })
}
