import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusals.ts'

interface Path { readonly pattern: RegExp; readonly methods: Set<string> }

/** Refuses what no route takes: an unknown path, and a known one with another method, which names those that it takes in Allow. Called before any route is added. */
export function refuseUnknown(app: FastifyInstance, failure: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply): void {
  const paths = new Map<string, Path>()
  app.addHook('onRoute', ({ url, method, config }) => {
    // The route for preflights matches every path, so it would make unknown paths look known.
    if (config?.isUnlisted || url === '*') return
    const path: Path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) path.methods.add(each)
    paths.set(url, path)
  })
  app.setNotFoundHandler((request, reply) => {
    const asked = pathOf(request)
    const methods = [...new Set([...paths.values()].filter(({ pattern }) => pattern.test(asked)).flatMap(path => [...path.methods]))].sort()
    if (methods.length === 0) return failure(request, reply, refuse('NOT_FOUND', { message: 'There is no such path.' }))
    return failure(request, reply.header('allow', methods.join(', ')), refuse('METHOD_NOT_ALLOWED', { message: `The path does not take ${request.method}; it takes ${methods.join(', ')}.` }))
  })
}

/** What a route's path looks like in a request: `:name` stands for one part, `*` for any number of them. */
const patternOf = (url: string): RegExp => new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}$`)

/** The path as the router compares it. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0]!
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
