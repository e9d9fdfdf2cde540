import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

/** Result of one readiness check; a `degraded` process still serves requests. */
export interface ReadinessCheck {
  readonly name: string
  readonly status: 'ok' | 'degraded' | 'failed'
  /** The problem and the next step. */
  readonly message?: string
  /** Further results of the check, by name. */
  readonly [detail: string]: unknown
}

export interface Readiness {
  /** The HTTP status is 503 for `not_ready` and 200 for the others. */
  readonly status: 'ready' | 'degraded' | 'not_ready'
  readonly checks: readonly ReadinessCheck[]
}

export interface Metrics {
  readonly contentType: string
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>
  /** Bearer token of the scraper; without a token, metrics are refused unless `isOpen`. */
  readonly token: string | undefined
  /** Whether only this machine can connect, so that no token is needed. */
  readonly isOpen: boolean
}

export interface HealthEndpointOptions {
  readonly readiness: () => Promise<Readiness>
  readonly metrics?: Metrics | undefined
  /** Whether the process is shutting down and accepts no new work. */
  readonly isClosing: () => boolean
}

const DRAINING: Readiness = {
  status: 'not_ready',
  checks: [{ name: 'process', status: 'failed', message: 'The process is shutting down.' }],
}

const PATHS: ReadonlySet<string> = new Set(['/health', '/livez', '/readyz', '/metrics'])

/** Whether the request is for a health or metrics endpoint, which are served until the process ends. */
export const isHealthEndpoint = ({ routeOptions }: FastifyRequest): boolean =>
  PATHS.has(routeOptions?.url ?? '')

/** Liveness, readiness and metrics endpoints of any process. */
export function healthRoutes(
  app: FastifyInstance,
  { readiness, metrics, isClosing }: HealthEndpointOptions,
): void {
  const config = { isProbe: true, cors: false } as const
  for (const path of ['/health', '/livez']) app.get(path, { config }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_, reply) => {
    const current = isClosing() ? DRAINING : await readiness()
    return current.status === 'not_ready' ? reply.code(503).header('retry-after', '1').send(current) : current
  })
  if (metrics)
    app.get('/metrics', { config }, async (request, reply) => {
      admit(request, metrics)
      return reply.type(metrics.contentType).send(await metrics.text())
    })
}

/** Metrics reveal business volumes, so only an authorised scraper may read them. */
function admit({ headers, raw }: FastifyRequest, { token, isOpen }: Metrics): void {
  if (token === undefined && isOpen) {
    if (isForwarded(raw.rawHeaders))
      throw refuse('FORBIDDEN', {
        message: 'Metrics are not available through a proxy unless METRICS_TOKEN is set.',
      })
    return
  }
  if (token === undefined)
    throw refuse('FORBIDDEN', {
      message:
        'Metrics are not available on an address that other machines can reach unless METRICS_TOKEN is set.',
    })
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (given === undefined || !isSame(given, token))
    throw refuse('UNAUTHENTICATED', {
      message: 'Metrics take "Authorization: Bearer" and the METRICS_TOKEN.',
    })
}

const FORWARDED =
  /^(?:forwarded|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-client-ip|true-client-ip|cf-connecting-ip|via)$/i

/** Whether a proxy forwarded the request. Behind an untrusted local proxy, every client appears to be on this machine. */
const isForwarded = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.some((name, index) => index % 2 === 0 && FORWARDED.test(name))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token))
