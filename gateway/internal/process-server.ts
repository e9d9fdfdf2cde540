import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusals.ts'
import { refuseUnknown } from '#gateway/allowed-methods.ts'
import { isHealthEndpoint, healthRoutes, type HealthEndpointOptions } from '#gateway/health-endpoints.ts'
import { observeRequests, type RequestObservers } from '#gateway/access-log.ts'
import { readCredentials, reloadCredentials, type TlsFiles } from '#gateway/tls.ts'
import { fixedStatus, DEFAULT_STATUS } from '#gateway/default-status.ts'

/** Time limit for receiving a complete request. */
const REQUEST_TIMEOUT_MS = 30_000

export interface ProcessServerOptions extends Omit<HealthEndpointOptions, 'isClosing'> {
  readonly observers?: RequestObservers
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
  readonly bodyBytesMax: number
  /** Without it the server speaks plain HTTP. */
  readonly tls?: TlsFiles | undefined
}

/** Server for calls between processes and for operators. Handlers get the body as raw bytes; error responses reveal little. */
export function processServer({
  readiness,
  metrics,
  observers = {},
  log,
  bodyBytesMax,
  tls,
}: ProcessServerOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: bodyBytesMax,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(tls && { https: readCredentials(tls) }),
  }) as FastifyInstance
  if (tls) reloadCredentials(app.server, tls, log)
  observeRequests(app, observers)
  let isClosing = false
  app.addHook('preClose', done => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isClosing && !isHealthEndpoint(request))
      return reply.code(503).header('retry-after', '1').send({ error: 'The process is shutting down.' })
    return undefined
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const fail = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    if (error instanceof Refusal)
      return reply.code(fixedStatus(error.code) ?? DEFAULT_STATUS[error.kind]).send({ error: error.message })
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode < 500) return reply.code(statusCode).send({ error: 'The request is invalid.' })
    log({ error, requestId: request.id }, 'a call between processes failed')
    return reply.code(500).send({ error: 'An internal error occurred and was logged.' })
  }
  app.setErrorHandler((error, request, reply) => fail(request, reply, error))
  refuseUnknown(app, fail)
  healthRoutes(app, { readiness, metrics, isClosing: () => isClosing })
  return app
}
