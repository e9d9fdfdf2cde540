import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'
import { createReadiness } from '#app/observe/readiness.ts'
import { createVitals, type Alive, type VitalsFound } from '#app/observe/vitals.ts'
import { asOwner } from '#test/support/clients.ts'
import { migrations } from '#app/subgraphs.ts'
import { createServer, type ServerOptions } from '#gateway/server.ts'
import { adminOf } from '#test/support/cluster.ts'
import { testPlatform } from '#test/support/world.ts'
import { watch } from './watched.ts'

const watched = watch()
afterAll(() => watched.metrics().stop())

const WELL: Alive = {
  ran: ['one', 'two'],
  hasSigningKey: true,
  workerSeenS: 1,
  backlog: { outbox: { items: 0, oldestS: 0 } },
  missing: {},
}
const judged = (
  found: VitalsFound,
  hasOwnSigningKeys = false,
): ReturnType<ReturnType<typeof createReadiness>> =>
  createReadiness({ vitals: { read: async () => found }, migrations: ['one', 'two'], hasOwnSigningKeys })()

test('only a failure that prevents responses makes a process not ready', async () => {
  const statuses = async (found: VitalsFound, own?: boolean): Promise<string> =>
    (await judged(found, own)).status

  expect(await statuses(WELL)).toBe('ready')
  expect(await statuses({ failure: 'unreachable' })).toBe('not_ready')
  expect(await statuses({ failure: 'tables' })).toBe('not_ready')
  expect(await statuses({ ...WELL, ran: ['one'] })).toBe('not_ready')
  expect(await statuses({ ...WELL, hasSigningKey: false })).toBe('not_ready')
  expect(await statuses({ ...WELL, hasSigningKey: false }, true)).toBe('ready')
  expect(await statuses({ ...WELL, workerSeenS: null })).toBe('degraded')
  expect(await statuses({ ...WELL, workerSeenS: 16 })).toBe('degraded')
  expect(await statuses({ ...WELL, backlog: { outbox: { items: 5, oldestS: 61 } } })).toBe('degraded')
})

test('a database with missing migrations is reported with their names', async () => {
  const { checks } = await judged({ ...WELL, ran: ['one'] })

  expect(checks).toContainEqual({
    name: 'migrations',
    status: 'failed',
    missing: ['two'],
    message: 'The database is 1 migration behind; run "npm run admin -- migrate".',
  })
})

test('readiness reads the database, with 503 and Retry-After if it is not at this version', async () => {
  const { app, databaseName } = await testPlatform()
  const { name } = migrations.at(-1)!
  const owner = (text: string): Promise<unknown> =>
    asOwner(adminOf(databaseName), client => client.query(text))

  const before = await app.inject({ url: '/readyz' })
  await owner(`update kernel.migrations set name = 'removed' where name = '${name}'`)
  const behind = await app.inject({ url: '/readyz' })
  await owner(`update kernel.migrations set name = '${name}' where name = 'removed'`)
  await owner('alter table kernel.heartbeats rename to heartbeats_away')
  const bare = await app.inject({ url: '/readyz' })
  await owner('alter table kernel.heartbeats_away rename to heartbeats')

  expect([before.statusCode, before.json().checks.map(({ name }: { name: string }) => name)]).toEqual([
    200,
    ['database', 'migrations', 'signing_key', 'worker', 'watchlists'],
  ])
  expect([behind.statusCode, behind.headers['retry-after'], behind.json().status]).toEqual([
    503,
    '1',
    'not_ready',
  ])
  expect(behind.json().checks).toContainEqual(
    expect.objectContaining({ name: 'migrations', missing: [name] }),
  )
  expect(bare.statusCode).toBe(503)
})

test('watchlists never imported are listed with the payments they hold, and the process stays ready', async () => {
  const { app, databaseName } = await testPlatform()
  const check = async (): Promise<{ status: string; check: Record<string, unknown> }> => {
    const { status, checks } = (await app.inject({ url: '/readyz' })).json()
    return { status, check: checks.find(({ name }: { name: string }) => name === 'watchlists') }
  }
  const imported = (sources: string): Promise<unknown> =>
    asOwner(adminOf(databaseName), owner =>
      owner
        .query(
          `
    insert into compliance.list_versions (source, number, version, status, entries, added, removed, changed, sha256, imported_at)
      select source, 1, '1', 'ACTIVE', 0, 0, 0, 0, '', now() from unnest($1::text[]) source`,
          [sources.split(' ')],
        )
        .then(() =>
          owner.query(
            `
    insert into compliance.list_sources (source, active_number) select source, 1 from unnest($1::text[]) source on conflict (source) do update set active_number = 1`,
            [sources.split(' ')],
          ),
        ),
    )

  const before = await check()
  await imported(
    'UN_CONSOLIDATED EU_CONSOLIDATED UK_OFSI AU_DFAT CA_SEMA CH_SECO JP_MOF SRC_GLOBAL_PEP SRC_WIKIDATA_PEP SRC_AFRICAN_PEP SRC_NIGERIA_PEP OFAC_SDN',
  )
  const after = await check()
  await imported('OFAC_CONSOLIDATED')
  const complete = await check()

  expect([
    before.check['status'],
    (before.check['missing'] as string[]).length,
    before.check['message'],
  ]).toEqual([
    'ok',
    13,
    expect.stringMatching(
      /^Payments are held until these 13 watchlists are imported: run "npm run admin -- watchlist import"/,
    ),
  ])
  expect(after.check).toEqual({
    name: 'watchlists',
    status: 'ok',
    missing: ['OFAC_CONSOLIDATED'],
    message: expect.stringMatching(/until this watchlist is imported/),
  })
  expect(complete.check).toEqual({ name: 'watchlists', status: 'ok' })
  expect(after.status).toBe(complete.status)
})

test('any number of probes reads the database once a second, and a hanging read is abandoned and not repeated', async () => {
  let looks = 0
  const well = createVitals(
    {
      read: async () => {
        looks += 1
        return [WELL] as never
      },
    },
    { freshMs: 60_000 },
  )
  let hangs = 0
  const hanging = createVitals(
    {
      read: () =>
        new Promise(() => {
          hangs += 1
        }),
    },
    { timeoutMs: 5 },
  )

  await Promise.all(Array.from({ length: 100 }, () => well.read()))
  const later = await well.read()
  const given = [
    ...(await Promise.all(Array.from({ length: 100 }, () => hanging.read()))),
    await hanging.read(),
  ]

  expect([looks, later]).toEqual([1, WELL])
  expect([hangs, new Set(given.map(each => JSON.stringify(each)))]).toEqual([
    1,
    new Set(['{"failure":"unreachable"}']),
  ])
})

test('a stopping process reports it at once, stays alive, and takes no other work', async () => {
  const app = createServer({
    trustProxy: false,
    readiness: () => judged(WELL),
    failure: (_request, reply, error) =>
      reply.code((error as { kind?: string }).kind === 'unavailable' ? 503 : 500).send({}),
  } as ServerOptions)
  let responses: { status: number; body: string }[] = []
  // Requests that arrive on keep-alive connections during shutdown.
  app.addHook('preClose', async () => {
    responses = await Promise.all(['/readyz', '/health', '/.well-known/jwks.json'].map(get))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  async function get(path: string): Promise<{ status: number; body: string }> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: response.status, body: await response.text() }
  }
  const before = await get('/readyz')
  await app.close()

  expect([before.status, ...responses.map(({ status }) => status)]).toEqual([200, 503, 200, 503])
  expect(responses[0]!.body).toContain('The process is shutting down.')
})
