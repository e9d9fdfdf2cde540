import type { FastifyInstance } from 'fastify'
import { openPlatform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { leaseWhole } from '#gateway/limits/quota-leases.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, RIVAL, type Headers } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

/** Number of transfers on the account whose statements are requested. A statement may have 5,000 lines. */
export const LINES = 3_000

/** A platform that limits requests as in production, with a viewer who attacks it and a viewer of another tenant. */
export interface LimitedPlatform {
  readonly desk: Desk
  readonly app: FastifyInstance
  readonly account: string
  readonly viewer: Headers
  readonly rival: Headers
  /** Runs a document for the viewer, by default with the account as the variable `id`. */
  attack(query: string, variables?: object): ReturnType<typeof ask>
  close(): Promise<void>
}

/** Opens the platform on the demonstration's database. Core responds to operations whose name starts with Slow after `gate`. */
export async function limitedPlatform(gate?: () => Promise<void>): Promise<LimitedPlatform> {
  const desk = await openDesk()
  const account = await desk.account(1_000_000)
  const other = await desk.account()
  const item = await desk.order(account, other, 1)
  for (let written = 0; written < LINES; written += 1_000)
    await desk.done('POST /transfers/bulk', { body: { items: Array.from({ length: 1_000 }, () => item) } })
  const { database, keys, settings } = desk.demo.platform.source
  const { app, close } = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    limits: leaseWhole,
    trustProxy: false,
    introspection: true,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    log: () => undefined,
    between: (name, runner) => async request => {
      if (name === 'core' && request.operationName?.startsWith('Slow')) await gate?.()
      return runner(request)
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const viewer = bearer(await staffToken(app, DEMO, 'viewer'), DEMO.id)
  return {
    desk,
    app,
    account,
    viewer,
    rival: bearer(await staffToken(app, RIVAL, 'viewer'), RIVAL.id),
    attack: (query, variables = { id: account }) => ask(app, query, { headers: viewer, variables }),
    close,
  }
}
