import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse, sentence } from '#kernel/refusals.ts'
import type { Limits } from '#gateway/limits/limits.ts'
import { codeIn, nameIn, statusOf, type Dialect, type RestFailure } from './dialect.ts'
import type { Edge } from './edge.ts'
import type { Endpoint, RestService } from './endpoint.ts'
import { withValues } from './given-value.ts'

/** An HTTP response. */
export interface RestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Sent instead of the body. */
  readonly stream?: Readable
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** Default of Retry-After, in seconds. */
const RETRY_AFTER_S = 1

/** A JSON response; `undefined` means no body. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RestResponse {
  return body === undefined
    ? { status, headers, body: '' }
    : jsonTextResponse(status, JSON.stringify(body), headers)
}

/** A response whose body is JSON text. */
export const jsonTextResponse = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): RestResponse => ({ status, headers: { 'content-type': JSON_TYPE, ...headers }, body })

/** A CSV response. */
export const csvResponse = (
  status: number,
  lines: string,
  headers: Readonly<Record<string, string>> = {},
): RestResponse => ({
  status,
  headers: { 'content-type': 'text/csv; charset=utf-8; header=present', ...headers },
  body: lines,
})

/** A response whose body is a text of another media type, in UTF-8. */
export const documentResponse = (
  status: number,
  mediaType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): RestResponse => ({ status, headers: { 'content-type': `${mediaType}; charset=utf-8`, ...headers }, body })

export function send(reply: FastifyReply, { status, headers, body, stream }: RestResponse): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(stream ?? (body === '' ? undefined : body))
}

/** Converts a thrown value to a refusal: errors of the framework are mapped to ours, and any unknown error is an internal error. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refuse('BODY_TOO_LARGE')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return refuse('UNSUPPORTED_MEDIA_TYPE')
  if (code === 'FST_ERR_BAD_URL') return refuse('VALIDATION_ERROR', { message: 'The path is malformed.' })
  if (code === 'FST_ERR_MAX_PARAM_LENGTH')
    return refuse('VALIDATION_ERROR', { message: 'A segment of the path is too long.' })
  if (statusCode === 404) return refuse('NOT_FOUND')
  if (statusCode === 503) return refuse('UNAVAILABLE')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('VALIDATION_ERROR')
  return Object.assign(refuse('INTERNAL_ERROR'), { cause: error })
}

/** Renames the fields of validation issues to those of the dialect. */
export function inDialect(dialect: Dialect, refusal: Refusal): Refusal {
  const { code, kind, issues, retryAfterS } = refusal
  if (!issues || dialect.names === 'camelCase') return refusal
  const named = issues.map(issue => ({ ...issue, field: nameIn(dialect, issue.field) }))
  return new Refusal(
    code,
    { kind, message: refusal.message === sentence(issues) ? sentence(named) : refusal.message },
    { issues: named, ...(retryAfterS !== undefined && { retryAfterS }) },
  )
}

/** URL of an error code in the documentation of the installation. */
export const documentationUrl = (publicUrl: string, code: string): string =>
  `${publicUrl}/docs/errors#${code}`

interface FailureOptions {
  readonly publicUrl: () => string
  readonly dialect?: Dialect | undefined
  readonly endpoint?: Pick<Endpoint, 'errors' | 'takesPassword'> | undefined
}

/** Formats a refusal in the dialect; without a dialect the body has only the message and the code. */
export function failureResponse(
  refusal: Refusal,
  request: FastifyRequest,
  { publicUrl, dialect, endpoint }: FailureOptions,
): RestResponse {
  const status = statusOf(refusal, dialect, endpoint?.errors)
  const code = codeIn(refusal, dialect)
  const issues = refusal.issues ?? []
  const retryAfterS = refusal.retryAfterS ?? (status === 503 || status === 429 ? RETRY_AFTER_S : undefined)
  const failure: RestFailure = {
    status,
    retryAfterS,
    code,
    docs: documentationUrl(publicUrl(), code),
    message: refusal.message,
    // A rejected password is still a secret and must not be repeated.
    issues:
      dialect?.repeatsValues && !endpoint?.takesPassword
        ? withValues(issues, request, dialect.money)
        : issues,
    requestId: request.id,
    at: new Date().toISOString(),
    method: request.method,
    path: pathOf(request),
  }
  return jsonResponse(
    status,
    dialect ? dialect.failure(failure) : { error: failure.message, code: failure.code },
    {
      ...(retryAfterS !== undefined && { 'retry-after': String(Math.ceil(retryAfterS)) }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...dialect?.failureHeaders?.(failure),
    },
  )
}

/** Internal errors are logged in full; the caller gets only the request id. */
export function logInternalError(refusal: Refusal, request: FastifyRequest, log: Edge['log']): void {
  if (refusal.code === 'INTERNAL_ERROR')
    log(
      {
        error: refusal.cause ?? refusal,
        requestId: request.id,
        method: request.method,
        path: pathOf(request),
      },
      'a request failed',
    )
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!

/** Responds to requests without a route, in the dialect of the longest matching base path. */
export function failureFor(
  services: readonly RestService[],
  { log, publicUrl, limits }: Pick<Edge, 'log' | 'publicUrl' | 'limits'>,
): (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply {
  const dialects = services
    .map(({ dialect }) => dialect)
    .sort((a, b) => b.basePath.length - a.basePath.length)
  return (request, reply, error) => {
    const path = pathOf(request)
    const dialect = dialects.find(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
    const refusal = countFailure(refusalFrom(error), request, reply, dialect, limits)
    logInternalError(refusal, request, log)
    return send(reply, failureResponse(refusal, request, { publicUrl, dialect }))
  }
}

/** A request without a route counts against its address; over the limit it gets that error instead. */
function countFailure(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  dialect: Dialect | undefined,
  limits: Limits | undefined,
): Refusal {
  // Requests that were rejected for overload cost nothing, and requests of a route are already counted.
  if (refusal.kind === 'unavailable' || refusal.kind === 'limited' || reply.hasHeader('ratelimit-policy'))
    return refusal
  try {
    limits?.admitAddress(request, reply, dialect?.limits.headers ?? 'X-RateLimit')
    return refusal
  } catch (tooMany) {
    return refusalFrom(tooMany)
  }
}
