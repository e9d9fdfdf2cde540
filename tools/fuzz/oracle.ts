import type { ExchangeResponse, Exchange } from '#tools/traffic/exchange.ts'
import type { CallerName } from './callers.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'

/** GraphQL error codes for an invalid document or request. */
const DOCUMENT_CODES: ReadonlySet<string> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const REQUEST_ID = /^[\w.:-]{1,128}$/

/** Types of the files that operations return. */
const FILES = /^(?:text\/csv|text\/plain|application\/pdf|application\/xml)\b/

const isFile = (headers: ExchangeResponse['headers']): boolean => FILES.test(String(headers['content-type']))

/**
 * Returns the violation of a rule that holds for every response: no server error, the required headers, no
 * data of another tenant.
 */
export function commonViolation(
  { status, headers, text }: ExchangeResponse,
  exchange: Exchange,
  caller: CallerName,
  hidden: TenantFixture,
): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`
  const id = headers['x-request-id']
  if (typeof id !== 'string') return 'there is no X-Request-ID'
  const sent = exchange.headers['x-request-id']
  if (sent !== undefined && REQUEST_ID.test(sent) && sent !== id) return `X-Request-ID ${sent} became ${id}`
  if (text !== '' && !/json/.test(String(headers['content-type'])) && !isFile(headers))
    return `a body of ${String(headers['content-type'])}`
  if (status === 429 && headers['retry-after'] === undefined) return '429 without Retry-After'
  if (caller.startsWith('rival')) return undefined
  const seen = text.match(UUID)?.find(each => hidden.own.has(each))
  return seen === undefined ? undefined : `an id of another tenant: ${seen}`
}

/**
 * Returns the violation in a REST response. For a path that matches no operation, the interface itself may
 * answer 400, 404 or 405.
 */
export function restViolation(
  { status, headers, text, body }: ExchangeResponse,
  describes: (status: number, body: unknown) => string | undefined,
  isOnPath: boolean,
  codes: ReadonlySet<string>,
): string | undefined {
  if (status >= 400 && (typeof body !== 'object' || body === null))
    return `a refusal that is no object: ${text.slice(0, 200)}`
  const code = String(body?.code ?? headers['x-error-code'])
  if (status >= 400 && !codes.has(code)) return `${code} is not in the catalogue`
  if (status === 401 && headers['www-authenticate'] !== 'Bearer') return '401 without WWW-Authenticate'
  if (status === 204 && text !== '') return '204 with a body'
  if (!isOnPath && [400, 404, 405].includes(status)) return undefined
  // Files contain the same data as the JSON responses, which are checked.
  if (isFile(headers)) return status < 300 ? undefined : `${status} as a file`
  const violation = describes(status, body)
  return violation === undefined ? undefined : `${status} ${text.slice(0, 200)}: ${violation}`
}

interface GraphBody {
  readonly data?: unknown
  readonly errors?: readonly {
    readonly message?: unknown
    readonly extensions?: { readonly code?: unknown }
  }[]
}

/** Returns the violation in a graph response; `fits` checks data that is present. */
export function graphViolation(
  { status, text, body }: ExchangeResponse,
  fits: (data: unknown) => string | undefined,
  codes: ReadonlySet<string>,
): string | undefined {
  if (typeof body !== 'object' || body === null) return `${status} without a body: ${text.slice(0, 200)}`
  const { data, errors } = body as GraphBody
  if (data === undefined && !errors) return `neither data nor errors: ${text.slice(0, 200)}`
  if (errors && !Array.isArray(errors)) return 'errors is no list'
  for (const { message, extensions } of errors ?? []) {
    const code = String(extensions?.code)
    if (typeof message !== 'string' || message === '') return 'an error without a message'
    if (!codes.has(code) && !DOCUMENT_CODES.has(code)) return `${code} is not in the catalogue: ${message}`
    if (code === 'INTERNAL_ERROR') return `INTERNAL_ERROR: ${text.slice(0, 300)}`
  }
  if (status !== 200 && !errors) return `${status} without errors`
  const violation = data === undefined || data === null ? undefined : fits(data)
  return violation === undefined ? undefined : `data does not fit: ${violation}`
}
