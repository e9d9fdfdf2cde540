import { decodeJwt } from 'jose'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, ContextSource } from '#kernel/context.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { Refusal, refuse } from '#kernel/refusals.ts'
import type { Limits } from '#gateway/limits/limits.ts'
import type { Authenticator } from '#gateway/principal.ts'
import { disableCors } from '#gateway/cors.ts'
import { isEncoded, requestContext } from '#gateway/request.ts'
import { sessionCookie, type SessionCookie } from './cookie.ts'
import { isOwnForm } from './own-origin.ts'
import type { HandoffPage } from './page.ts'
import {
  busyPage,
  confirmPage,
  foreignPage,
  noSessionPage,
  sessionPage,
  signedOutPage,
  stalePage,
  unreadablePage,
  wrongMethodPage,
} from './pages.ts'
import type { HandoffCalls, Preview, SignedIn } from './calls.ts'

export interface HandoffRouteOptions {
  readonly source: ContextSource
  readonly authenticator: Authenticator
  readonly calls: HandoffCalls
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
  readonly limits?: Limits | undefined
}

/** Far longer than any token; longer bodies are rejected before they are read. */
const BODY_BYTES_MAX = 16 * 1024
const TOKEN_LENGTH_MAX = 200
const RETRY_AFTER_S = 5

const UNKNOWN: Preview = {
  state: 'UNKNOWN',
  tenantName: null,
  environment: null,
  firstName: null,
  lastName: null,
  returnUrl: null,
  expiresAt: null,
}

/** Serves the hosted page at /handoff: confirmation of a one-time token, the session, and sign-out. */
export function handoffRoute(scope: FastifyInstance, options: HandoffRouteOptions): void {
  const { source, calls } = options
  disableCors(scope)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
    (request, body: Buffer, done) => {
      if (isEncoded(request)) done(refuse('UNSUPPORTED_MEDIA_TYPE'))
      else done(null, new URLSearchParams(body.toString('utf8')))
    },
  )
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(refuse('UNSUPPORTED_MEDIA_TYPE'))
  })
  scope.setErrorHandler((error, request, reply) => send(reply, failurePage(error, request, options)))
  // Limits visitors by address: a one-time token is not a credential until it is exchanged.
  scope.addHook('onRequest', async (request, reply) =>
    options.limits?.admitAddress(request, reply, 'X-RateLimit'),
  )

  // The public URL may be unknown until the port is open, so the path is computed for each request.
  const location = (): PageLocation => locationOf(source.settings.publicUrl)
  const requireOwnForm = async (request: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const own = [location().origin, `${request.protocol}://${request.host}`]
    if (!isOwnForm({ site: firstValue(site), origin }, own)) throw refuse('FORBIDDEN')
  }

  scope.get('/handoff', async (request, reply) => {
    const token = tokenIn([(request.query as Readonly<Record<string, unknown>>)['token']])
    const preview = await previewOf(token, request, reply, options)
    const { base } = location()
    return send(
      reply,
      token !== undefined && preview.state === 'VALID'
        ? confirmPage(base, token, preview, source.now())
        : stalePage(base, preview),
    )
  })

  scope.post('/handoff', { onRequest: requireOwnForm }, async (request, reply) => {
    const { base, cookie } = location()
    const token = tokenIn(request.body instanceof URLSearchParams ? request.body.getAll('token') : [])
    const session = token === undefined ? undefined : await exchangeToken(token, request, reply, options)
    if (!session) return send(reply, stalePage(base, await previewOf(token, request, reply, options)))
    return reply
      .code(303)
      .headers({
        location: `${base}/session`,
        'set-cookie': cookie.write(session.accessToken, session.expiresIn),
      })
      .send()
  })

  scope.get('/handoff/session', async (request, reply) => {
    const { base, cookie } = location()
    const ctx = await sessionContext(request, reply, cookie, options)
    if (ctx) return send(reply, sessionPage(base, await calls.session(ctx)))
    return send(reply.header('set-cookie', cookie.clear()), noSessionPage())
  })

  scope.post('/handoff/sign-out', { onRequest: requireOwnForm }, async (request, reply) => {
    const { cookie } = location()
    const ctx = await sessionContext(request, reply, cookie, options)
    let signedIn: SignedIn | undefined
    if (ctx) {
      signedIn = await calls.session(ctx)
      await calls.end(ctx)
    }
    return send(reply.header('set-cookie', cookie.clear()), signedOutPage(signedIn))
  })

  refuseOtherMethods(scope, '/handoff', ['GET', 'HEAD', 'POST'])
  refuseOtherMethods(scope, '/handoff/session', ['GET', 'HEAD'])
  refuseOtherMethods(scope, '/handoff/sign-out', ['POST'])
}

/** Rejects every other method on the path before a body is read. */
function refuseOtherMethods(scope: FastifyInstance, url: string, allowed: readonly string[]): void {
  const sendWrongMethod = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(reply.header('allow', allowed.join(', ')), wrongMethodPage())
  const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(each => !allowed.includes(each))
  scope.route({
    method,
    url,
    config: { isUnlisted: true },
    onRequest: sendWrongMethod,
    handler: sendWrongMethod,
  })
}

interface PageLocation {
  readonly origin: string
  readonly base: string
  readonly cookie: SessionCookie
}

function locationOf(publicUrl: string): PageLocation {
  const { origin, pathname, protocol } = new URL(`${publicUrl}/handoff`)
  return {
    origin,
    base: pathname,
    cookie: sessionCookie({ path: pathname, isSecure: protocol === 'https:' }),
  }
}

const send = (reply: FastifyReply, { status, headers, body }: HandoffPage): FastifyReply =>
  reply.code(status).headers(headers).send(body)

const firstValue = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0]

/** The only token in the request; undefined for values that cannot be a token, so that they cause no domain call. */
function tokenIn([token, ...more]: readonly unknown[]): string | undefined {
  return typeof token === 'string' && more.length === 0 && token !== '' && token.length <= TOKEN_LENGTH_MAX
    ? token
    : undefined
}

async function previewOf(
  token: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  { source, calls }: HandoffRouteOptions,
): Promise<Preview> {
  if (token === undefined) return UNKNOWN
  const gateway = platformPrincipal({ workspaceId: '', tenantId: '', environment: 'sandbox' }, 'gateway')
  return calls.preview(token, requestContext(source, request, reply, gateway))
}

/** Exchanges a token for a session; undefined when the token is not valid. The token is the only credential. */
async function exchangeToken(
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { source, authenticator, calls }: HandoffRouteOptions,
): Promise<{ accessToken: string; expiresIn: number } | undefined> {
  const anonymous = await authenticator.authenticate({ host: request.host }, 'graph', request.id)
  try {
    return await calls.exchange(token, requestContext(source, request, reply, anonymous))
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unauthenticated') return undefined
    throw error
  }
}

/** The context of the session in the cookie; undefined without a valid session. */
async function sessionContext(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SessionCookie,
  { source, authenticator }: HandoffRouteOptions,
): Promise<Context | undefined> {
  const token = cookie.read(request.headers.cookie)
  const tenant = token === undefined ? undefined : tenantOf(token)
  if (token === undefined || tenant === undefined) return undefined
  try {
    const actor = await authenticator.authenticate(
      { host: request.host, authorization: `Bearer ${token}`, tenant },
      'graph',
      request.id,
    )
    return actor.kind === 'user' ? requestContext(source, request, reply, actor) : undefined
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unauthenticated') return undefined
    throw error
  }
}

/** The tenant that the access token claims, sent with it as X-Tenant-ID; identity verifies the claim. */
function tenantOf(token: string): string | undefined {
  try {
    const { tid } = decodeJwt(token)
    return typeof tid === 'string' ? tid : undefined
  } catch {
    return undefined
  }
}

/** Renders an error as a page. Internal errors are logged with only the path, because the query contains the token. */
function failurePage(error: unknown, request: FastifyRequest, { log }: HandoffRouteOptions): HandoffPage {
  const { code, kind, retryAfterS, statusCode, cause } = error as Partial<Refusal> & { statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return unreadablePage(413)
  if (code === 'UNSUPPORTED_MEDIA_TYPE' || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return unreadablePage(415)
  if (kind === 'forbidden') return foreignPage()
  if (kind === 'unauthenticated') return noSessionPage()
  if (kind === 'limited') return busyPage(429, retryAfterS ?? RETRY_AFTER_S)
  if (kind !== undefined && kind !== 'unavailable') return unreadablePage(400)
  if (kind === undefined && statusCode !== undefined && statusCode < 500) return unreadablePage(400)
  if (code !== 'UNAVAILABLE')
    log(
      {
        error: cause ?? error,
        requestId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      },
      'a request for the hosted page failed',
    )
  return busyPage(503, retryAfterS ?? RETRY_AFTER_S)
}
