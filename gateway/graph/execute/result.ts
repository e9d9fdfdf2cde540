import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import { Refusal, refuse, type ValidationIssue, type RefusalKind } from '#kernel/refusals.ts'

interface RefusalExtensions {
  code?: string
  kind?: RefusalKind
  issues?: readonly ValidationIssue[]
  retryAfter?: number
}

/** The refusal that an error of the graph carries; undefined when it carries none, which makes it an internal error. */
export function refusalOf(error: Pick<GraphQLFormattedError, 'message' | 'extensions'>): Refusal | undefined {
  // What a runner throws reaches us as it was thrown, without the members of a GraphQLError.
  const { code, kind, issues, retryAfter } = (error.extensions ?? {}) as RefusalExtensions
  if (code !== undefined && kind !== undefined)
    return new Refusal(
      code,
      { kind, message: error.message },
      { ...(issues && { issues }), ...(retryAfter !== undefined && { retryAfterS: retryAfter }) },
    )
  // graphql-js and the planner refuse values of a wrong type with these; their texts name the place, not the value.
  return code === 'BAD_USER_INPUT' || code === 'GRAPHQL_VALIDATION_FAILED'
    ? refuse('VALIDATION_ERROR')
    : undefined
}

/** The first refusal of a result, or INTERNAL_ERROR with the error as its cause; undefined when there are no errors. */
export function firstRefusal({ errors }: Pick<ExecutionResult, 'errors'>): Refusal | undefined {
  const [error] = errors ?? []
  if (!error) return undefined
  return refusalOf(error) ?? Object.assign(refuse('INTERNAL_ERROR'), { cause: error.originalError ?? error })
}
