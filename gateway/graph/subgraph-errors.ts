import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { ResponsePosition } from './plan/response-path.ts'

/**
 * Converts a subgraph's error for the caller. Keeps the message and the extensions, and sets the response path. Drops
 * the locations, because they refer to a document that the caller did not write.
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

/** Converts a value that a runner threw. The value remains available to the log as `originalError`. */
export function errorThrown(thrown: unknown): GraphQLError {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
  return new GraphQLError(cause.message, { originalError: cause })
}
