import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { ResponsePosition } from './plan/response-path.ts'

/**
 * An error of a subgraph as the caller may see it: its message, its extensions and where in the response it belongs.
 * Locations are dropped, since they point into a document that the caller has not written.
 */
export function errorAt(
  error: GraphQLError | GraphQLFormattedError,
  path: ResponsePosition | undefined,
): GraphQLError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : undefined
  return new GraphQLError(error.message, {
    path: path ?? null,
    extensions: error.extensions ?? null,
    originalError: cause ?? null,
  })
}

/** A runner that threw. The thrown value stays reachable for the log. */
export function errorThrown(thrown: unknown): GraphQLError {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
  return new GraphQLError(cause.message, { originalError: cause })
}
