import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse, sentence } from '#kernel/refusals.ts'
import type { Limits } from '../gateway/limits/limits.ts'
import { codeIn, nameIn, statusOf, type Dialect, type Failure } from './dialect.ts'
import type { Edge } from './edge.ts'
import type { Endpoint, RestService } from './endpoint.ts'
import { withValues } from './given-value.ts'

/** An answer as it goes out. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** Clients that are told no time come back after this one. */
const RETRY_AFTER_S = 1

/** An answer with a body; `undefined` is no body at all. */
export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return body === undefined ? { status, headers, body: '' } : { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: JSON.stringify(body) }
}

/** An answer of lines. */
export const csvAnswer = (status: number, lines: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  ({ status, headers: { 'content-type': 'text/csv; charset=utf-8; header=present', ...headers }, body: lines })

export function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(body === '' ? undefined : body)
}

/** What was thrown, as a refusal: the framework's words are replaced by ours, and anything unknown is a fault of ours. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refuse('BODY_TOO_LARGE')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return refuse('UNSUPPORTED_MEDIA_TYPE')
  if (code === 'FST_ERR_BAD_URL') return refuse('VALIDATION_ERROR', { message: 'The path is not well-formed.' })
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return refuse('VALIDATION_ERROR', { message: 'A part of the path is too long.' })
  if (statusCode === 404) return refuse('NOT_FOUND')
  if (statusCode === 503) return refuse('UNAVAILABLE')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('VALIDATION_ERROR')
  return Object.assign(refuse('INTERNAL_ERROR'), { cause: error })
}

/** A refusal of a domain with its fields named as the dialect names them. */
export function inWordsOf(dialect: Dialect, refusal: Refusal): Refusal {
  const { code, kind, faults, retryAfterS } = refusal
  if (!faults || dialect.names === 'camelCase') return refusal
  const named = faults.map(({ field, reason }) => ({ field: nameIn(dialect, field), reason }))
  return new Refusal(code, { kind, message: refusal.message === sentence(faults) ? sentence(named) : refusal.message }, { faults: named, ...(retryAfterS !== undefined && { retryAfterS }) })
}

/** Address of the explanation of a code in the documentation of an installation. */
export const docsOf = (publicUrl: string, code: string): string => `${publicUrl}/docs/errors#${code}`

interface FailureOptions {
  readonly publicUrl: () => string
  readonly dialect?: Dialect | undefined
  readonly endpoint?: Pick<Endpoint, 'refuses' | 'takesPassword'> | undefined
}

/** A refusal in the words of a dialect; outside of every one, a plain body. */
export function failureAnswer(refusal: Refusal, request: FastifyRequest, { publicUrl, dialect, endpoint }: FailureOptions): Answer {
  const status = statusOf(refusal, dialect, endpoint?.refuses)
  const code = codeIn(refusal, dialect)
  const faults = refusal.faults ?? []
  const retryAfterS = refusal.retryAfterS ?? (status === 503 || status === 429 ? RETRY_AFTER_S : undefined)
  const failure: Failure = {
    status, retryAfterS,
    code, docs: docsOf(publicUrl(), code),
    message: refusal.message,
    // A password with a fault is a password all the same.
    faults: dialect?.repeatsValues && !endpoint?.takesPassword ? withValues(faults, request) : faults,
    requestId: request.id,
    at: new Date().toISOString(),
    method: request.method,
    path: pathOf(request),
  }
  return jsonAnswer(status, dialect ? dialect.failure(failure) : { error: failure.message, code: failure.code }, {
    ...(retryAfterS !== undefined && { 'retry-after': String(Math.ceil(retryAfterS)) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    ...dialect?.failureHeaders?.(failure),
  })
}

/** Faults of ours are logged whole; their caller gets the request id and nothing of the inside. */
export function logFault(refusal: Refusal, request: FastifyRequest, log: Edge['log']): void {
  if (refusal.code === 'INTERNAL_ERROR') log({ error: refusal.cause ?? refusal, requestId: request.id, method: request.method, path: pathOf(request) }, 'a request failed')
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!

/** Answers what no route could: in the dialect of the longest base path that the request falls under. */
export function failureFor(services: readonly RestService[], { log, publicUrl, limits }: Pick<Edge, 'log' | 'publicUrl' | 'limits'>): (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply {
  const dialects = services.map(({ dialect }) => dialect).sort((a, b) => b.basePath.length - a.basePath.length)
  return (request, reply, error) => {
    const path = pathOf(request)
    const dialect = dialects.find(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
    const refusal = countedFailure(refusalFrom(error), request, reply, dialect, limits)
    logFault(refusal, request, log)
    return send(reply, failureAnswer(refusal, request, { publicUrl, dialect }))
  }
}

/** A request that no route could answer counts by its address; after too many it is told that instead. */
function countedFailure(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, dialect: Dialect | undefined, limits: Limits | undefined): Refusal {
  // What was refused for want of room has cost nothing, and what a route has counted is counted.
  if (refusal.kind === 'unavailable' || refusal.kind === 'limited' || reply.hasHeader('ratelimit-policy')) return refusal
  try {
    limits?.admitAddress(request, reply, dialect?.limits.headers ?? 'X-RateLimit')
    return refusal
  } catch (tooMany) {
    return refusalFrom(tooMany)
  }
}
