import { isRecord } from './execute/merge.ts'
import type { Variables } from './execute/plan-run.ts'
import { segmentedLru } from '#kernel/segmented-lru.ts'

export interface GraphRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The query string with its question mark, or empty. */
  readonly search: string
  /** The parsed JSON body. */
  readonly body: unknown
}

/** The operation that a request in the usual form contains. */
export interface FastPathRequest {
  readonly query: string
  readonly operationName: string | null | undefined
  readonly variables: Variables | undefined
}

const JSON_BODY = /^application\/json *(;|$)/i

/**
 * Reads a request in the usual form: a JSON POST whose members all have the right type. A form on another site cannot
 * send one. For any other request returns undefined, and Apollo Server handles it and reports its errors.
 */
export function fastPathRequest({ method, headers, body }: GraphRequest): FastPathRequest | undefined {
  if (method !== 'POST' || !isRecord(body) || !JSON_BODY.test(String(headers['content-type'])))
    return undefined
  const { query, operationName, variables, extensions } = body
  if (typeof query !== 'string' || query === '') return undefined
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined
  if (
    extensions !== undefined &&
    extensions !== null &&
    (!isRecord(extensions) || Object.hasOwn(extensions, 'persistedQuery'))
  )
    return undefined
  return { query, operationName, variables: variables ?? undefined }
}

/** Caches the media type that Apollo Server has chosen for each `Accept` header. */
export interface MediaTypeCache {
  get(accept: string | string[] | undefined): string | undefined
  set(accept: string | string[] | undefined, type: string | undefined): void
}

/** Maximum total length of cached headers and types, in characters. Clients send few different headers. */
const CACHED_MAX = 16 * 1024

/** Apollo Server negotiates the media type. Its choice is reused for requests with an equal `Accept` header. */
export function mediaTypeCache(): MediaTypeCache {
  const cache = segmentedLru<{ readonly type: string; readonly characters: number }>(
    CACHED_MAX,
    ({ characters }) => characters,
  )
  return {
    get: accept => (typeof accept === 'object' ? undefined : cache.get(accept ?? '')?.type),
    set(accept = '', type) {
      if (typeof accept === 'string' && type !== undefined)
        cache.set(accept, { type, characters: accept.length + type.length })
    },
  }
}
