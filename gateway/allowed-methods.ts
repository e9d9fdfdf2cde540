import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

interface Path {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

/**
 * Rejects requests for unknown paths, and requests with an unsupported method; the response to the latter lists the supported
 * methods in Allow. Call it before adding any route.
 */
export function refuseUnknown(
  app: FastifyInstance,
  failure: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply,
): void {
  const paths = new Map<string, Path>()
  app.addHook('onRoute', ({ url, method, config }) => {
    // The preflight route matches every path, so unknown paths would look known.
    if (config?.isUnlisted || url === '*') return
    const path: Path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) path.methods.add(each)
    paths.set(url, path)
  })
  app.setNotFoundHandler((request, reply) => {
    const requestedPath = pathOf(request)
    const methods = [
      ...new Set(
        [...paths.values()]
          .filter(({ pattern }) => pattern.test(requestedPath))
          .flatMap(path => [...path.methods]),
      ),
    ].sort()
    if (methods.length === 0)
      return failure(request, reply, refuse('NOT_FOUND', { message: 'The path does not exist.' }))
    return failure(
      request,
      reply.header('allow', methods.join(', ')),
      refuse('METHOD_NOT_ALLOWED', {
        message: `The path does not support ${request.method}; it supports ${methods.join(', ')}.`,
      }),
    )
  })
}

/** Regular expression for the paths of a route: `:name` matches one segment, `*` any number. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  )

/** The path of the request in the form that the router compares. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0]!
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
