import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

/** One thing that has to be right; `degraded` does not keep requests from being answered. */
export interface Check {
  readonly name: string
  readonly status: 'ok' | 'degraded' | 'failed'
  /** What is wrong, and what to do. */
  readonly message?: string
  /** Figures and names behind it. */
  readonly [detail: string]: unknown
}

export interface Readiness {
  /** `not_ready` is answered with 503; the other two with 200. */
  readonly status: 'ready' | 'degraded' | 'not_ready'
  readonly checks: readonly Check[]
}

export interface Metrics {
  readonly contentType: string
  /** In Prometheus' text format. */
  text(): Promise<string>
  /** What a scraper presents as its Bearer; without one nobody may ask unless `isOpen`. */
  readonly token: string | undefined
  /** Whether only this machine can reach us, so that no token is needed. */
  readonly isOpen: boolean
}

export interface Operations {
  readonly readiness: () => Promise<Readiness>
  readonly metrics?: Metrics | undefined
  /** Whether the process is going down and takes no new work. */
  readonly isClosing: () => boolean
}

const DRAINING: Readiness = { status: 'not_ready', checks: [{ name: 'process', status: 'failed', message: 'The process is going down.' }] }

const PATHS: ReadonlySet<string> = new Set(['/health', '/livez', '/readyz', '/metrics'])

/** Whether a request is one of those that a process answers until it is gone. */
export const isOperations = ({ routeOptions }: FastifyRequest): boolean => PATHS.has(routeOptions?.url ?? '')

/** What those who run a process ask it, whatever it serves: whether it lives, whether it can work, and how much it does. */
export function operationsRoutes(app: FastifyInstance, { readiness, metrics, isClosing }: Operations): void {
  const config = { isProbe: true, cors: false } as const
  for (const path of ['/health', '/livez']) app.get(path, { config }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_, reply) => {
    const found = isClosing() ? DRAINING : await readiness()
    return found.status === 'not_ready' ? reply.code(503).header('retry-after', '1').send(found) : found
  })
  if (metrics) app.get('/metrics', { config }, async (request, reply) => {
    admit(request, metrics)
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Figures tell a competitor how business goes, so strangers do not get them. */
function admit({ headers, raw }: FastifyRequest, { token, isOpen }: Metrics): void {
  if (token === undefined && isOpen) {
    if (isForwarded(raw.rawHeaders)) throw refuse('FORBIDDEN', { message: 'The request came through a proxy, which hides who asks. Metrics are closed to it until METRICS_TOKEN is set.' })
    return
  }
  if (token === undefined) throw refuse('FORBIDDEN', { message: 'Metrics are closed on an address that others can reach, until METRICS_TOKEN is set.' })
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (given === undefined || !isSame(given, token)) throw refuse('UNAUTHENTICATED', { message: 'Metrics take "Authorization: Bearer" and the METRICS_TOKEN.' })
}

const FORWARDED = /^(?:forwarded|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-client-ip|true-client-ip|cf-connecting-ip|via)$/i

/** Whether a proxy says that it passes the request on. Behind one that nobody configured, every client seems to be on this machine. */
const isForwarded = (rawHeaders: readonly string[]): boolean => rawHeaders.some((name, index) => index % 2 === 0 && FORWARDED.test(name))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token))
