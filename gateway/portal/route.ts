import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Environment } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import type { Limits } from '#gateway/limits/limits.ts'
import type { Asset } from './assets.ts'
import type { PortalContent } from './content.ts'
import type { PortalPolicy, Portal } from './portal.ts'

export interface PortalRouteOptions {
  readonly content: PortalContent
  /** URL at which clients reach the gateway; known by the first request. */
  readonly publicUrl: () => string
  readonly environmentOf: (host: string) => Environment
  /** Limits readers by address; not limited by default. */
  readonly limits?: Limits | undefined
}

/** Responds to a browser that opens the URL of the graph. */
export type Explorer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const BASE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
/**
 * Both bundles create style sheets and style attributes at run time, for example for the editor's line layout, and too many
 * differ to list their hashes. Scripts are always our own assets, and eval is forbidden.
 */
const POLICIES: Readonly<Record<PortalPolicy, string>> = {
  plain: `${BASE_POLICY}; style-src 'self'`,
  bundle: `${BASE_POLICY}; style-src 'self' 'unsafe-inline'; font-src 'self' data:; worker-src 'self'`,
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Browsers revalidate each time, and get 304 when nothing has changed. */
const REVALIDATE = 'no-cache'

/** Serves the documentation under /docs, and returns the handler of the explorer. Content is loaded on the first request. */
export function portalRoute(scope: FastifyInstance, options: PortalRouteOptions): Explorer {
  const base = (): string => new URL(options.publicUrl()).pathname.replace(/\/$/, '')
  let created: Promise<Portal> | undefined
  const portal = (): Promise<Portal> =>
    (created ??= import('./portal.ts')
      .then(({ createPortal }) => createPortal(options.content, base()))
      .catch((error: unknown) => {
        created = undefined
        throw error
      }))

  const sendPage = async (
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { document, notFound } = await portal()
    const found =
      document(path, options.environmentOf(request.host)) ?? (wantsHtml(request) ? notFound() : undefined)
    if (!found) throw refuse('NOT_FOUND', { message: 'The page does not exist.' })
    reply.code(found.status).header('content-security-policy', POLICIES[found.policy])
    return send(request, reply, found, REVALIDATE)
  }

  const config = { cors: false } as const
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    options.limits?.admitAddress(request, reply, 'X-RateLimit', 'reader')
  for (const url of ['/docs', '/docs/*', '/llms.txt'])
    scope.get(url, { config, onRequest }, async (request, reply) => sendPage(pathOf(request), request, reply))
  scope.get('/docs/assets/:version/*', { config, onRequest }, async (request, reply) => {
    const { version, '*': name } = request.params as { version: string; '*': string }
    const { asset, version: current } = await portal()
    const found = await asset(name)
    if (!found) throw refuse('NOT_FOUND', { message: 'The file does not exist.' })
    return send(request, reply, found, version === current ? IMMUTABLE : REVALIDATE)
  })
  scope.get('/', { config, onRequest }, async (request, reply) => {
    if (!wantsHtml(request)) throw refuse('NOT_FOUND', { message: 'The path does not exist.' })
    return reply.header('vary', 'accept').redirect(`${base()}/docs`, 302)
  })
  return async (request, reply) => {
    await onRequest(request, reply)
    return sendPage(
      '/graphql',
      request,
      reply.header('vary', [reply.getHeader('vary'), 'accept, accept-encoding'].filter(Boolean).join(', ')),
    )
  }
}

/** Whether the client explicitly accepts HTML, as browsers do; programs that accept any type do not count. */
export const wantsHtml = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(headers.accept ?? '')

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!.replace(/(?<=.)\/$/, '')

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: Asset,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], type)
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  // The tag is weak because it is the same for every encoding of the content.
  const tag = `W/"${etag}"`
  reply.headers({ 'content-type': type, 'cache-control': cacheControl, etag: tag })
  if (matches(request.headers['if-none-match'], tag) && reply.statusCode === 200)
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await bytes(encoding))
}

const matches = (given: string | undefined, tag: string): boolean =>
  given !== undefined && given.split(',').some(each => each.trim() === tag)

/** The content encoding to send; fonts are already compressed. */
function encodingFor(accepted: string | string[] | undefined, type: string): 'br' | 'gzip' | 'identity' {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map(each => each.trim())
    .filter(each => !/;\s*q=0(?:\.0*)?$/.test(each))
    .map(each => each.split(';', 1)[0])
  if (type.startsWith('font/')) return 'identity'
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
