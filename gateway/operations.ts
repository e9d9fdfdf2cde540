import type { FastifyInstance } from 'fastify'

export interface Operations {
  /** Whether requests can be answered; a sentence when not. */
  readonly readiness: () => Promise<string | undefined>
}

/** What those who run a process ask it, whatever it serves: whether it lives, and whether it can work. */
export function operationsRoutes(app: FastifyInstance, { readiness }: Operations): void {
  for (const path of ['/health', '/livez']) app.get(path, async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const fault = await readiness()
    return fault === undefined ? { status: 'ready' } : reply.code(503).header('retry-after', '1').send({ status: 'not ready', reason: fault })
  })
}
