import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { AS_DEMO, call, quote } from './support/client.ts'
import { nothingLostOrDoubled } from './support/nothing-lost.ts'
import { payers } from './support/payers.ts'
import { isAlive, installation, until, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation({ wasStartedBefore: true })
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

test.each([
  ['Node', false],
  ['Node and PostgreSQL', true],
] as const)(
  'after kill -9 of %s every confirmed transfer exists exactly once',
  async (_, both) => {
    const first = await here.start()
    await first.ready()
    const stream = await payers(first.url)
    await stream.waitForTransfers(10)
    const { node, postgres } = here.pids()

    process.kill(node, 'SIGKILL')
    if (both) process.kill(postgres, 'SIGKILL')
    await first.ended
    const second = await here.start({ port: first.port })
    await second.ready()
    await stream.waitForTransfers(5)
    await stream.finish()

    await nothingLostOrDoubled(second.url, stream)
  },
  60_000,
)

test('after kill -9 of PostgreSQL the platform recovers without a restart and has lost nothing', async () => {
  const platform = await here.start()
  await platform.ready()
  const stream = await payers(platform.url)
  await stream.waitForTransfers(10)
  const { postgres } = here.pids()

  process.kill(postgres, 'SIGKILL')
  await until(() => !isAlive(postgres))
  await until(async () => (await quote(platform.url)).status === 201)
  await stream.waitForTransfers(5)
  await stream.finish()

  await nothingLostOrDoubled(platform.url, stream)
  platform.signal('SIGTERM')
  expect(await platform.ended).toEqual({ code: 0, signal: null })
}, 60_000)

test('while the database is away every interface reports it with Retry-After, and recovers without a restart', async () => {
  const platform = await here.start()
  await platform.ready()
  const { postgres } = here.pids()
  const cluster = join(here.dataDir, 'postgres')
  renameSync(cluster, `${cluster}.away`)
  process.kill(postgres, 'SIGKILL')
  await until(() => !isAlive(postgres))

  // The result of a database check is cached for a second.
  const readiness = await until(async () => {
    const found = await call(`${platform.url}/readyz`)
    return found.status === 503 ? found : undefined
  })
  const [rest, graph, health] = await Promise.all([
    quote(platform.url, { ...AS_DEMO, 'idempotency-key': 'one' }),
    call(`${platform.url}/graphql`, { headers: AS_DEMO, body: { query: '{ corridors { enabled } }' } }),
    call(`${platform.url}/health`),
  ])
  renameSync(`${cluster}.away`, cluster)
  await until(async () => (await call(`${platform.url}/readyz`)).status === 200)
  const again = await quote(platform.url, { ...AS_DEMO, 'idempotency-key': 'one' })

  expect([rest.status, rest.headers['retry-after'], Object.keys(rest.body).sort(), rest.body.code]).toEqual([
    503,
    '1',
    ['code', 'error'],
    'UNAVAILABLE',
  ])
  expect(graph.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 })
  expect([readiness.status, readiness.headers['retry-after'], health.status]).toEqual([503, '1', 200])
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined])
}, 60_000)
