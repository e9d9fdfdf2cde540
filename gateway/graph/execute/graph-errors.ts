import { GraphQLError, type GraphQLFormattedError } from 'graphql'

const INTERNAL_MESSAGE = 'An internal error occurred and was logged under the request id.'

const REASON = /; (must [^;"]*(?:"[\d.]+")?|Field "\w+" (?:is not defined|of required type)[^;]*)$/

/** graphql-js repeats an invalid value, which may be a secret. Keeps only the position and the expected type. */
function withoutValue(message: string): string {
  const [, name] = /^Variable "\$(\w+)" got invalid value /.exec(message) ?? []
  const [, type] = /^Expected value of type ("[^"]+"), found /.exec(message) ?? []
  if (name === undefined && type === undefined) return message
  const [, position = name] = / at "([\w.[\]]+)"; [^;]*$/.exec(message) ?? []
  const [, reason] = REASON.exec(message) ?? []
  const summary =
    type === undefined
      ? `Variable "$${name}" got an invalid value at "${position}"`
      : `Expected a value of type ${type}`
  return reason === undefined ? `${summary}.` : `${summary}; ${reason}`
}

/**
 * Reduces an error to its public parts: message, path, locations and code. Stack traces and service names are removed,
 * and internal messages are replaced.
 */
export function publicError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { message, path, locations } = formatted
  const { code, kind, issues, retryAfter } = formatted.extensions ?? {}
  const isPublic = kind !== undefined || (thrown instanceof GraphQLError && isClientError(code))
  return {
    message: isPublic
      ? withoutValue(
          message.startsWith('GraphQL introspection has been disabled')
            ? 'Introspection is disabled.'
            : message,
        )
      : INTERNAL_MESSAGE,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: isPublic
      ? {
          code: code ?? 'INTERNAL_ERROR',
          ...(kind !== undefined && { kind }),
          ...(issues !== undefined && { issues }),
          ...(retryAfter !== undefined && { retryAfter }),
        }
      : { code: 'INTERNAL_ERROR', kind: 'unavailable' },
  }
}

const CLIENT_ERROR_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])
export const isClientError = (code: unknown): boolean => CLIENT_ERROR_CODES.has(String(code))
