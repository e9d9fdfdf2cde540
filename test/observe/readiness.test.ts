import { afterAll, expect, test } from '@jest/globals'
import { createReadiness } from '../../bin/observe/readiness.ts'
import { createVitals, type Alive, type VitalsFound } from '../../bin/observe/vitals.ts'
import { asOwner } from '../../bin/prepare-database.ts'
import { migrations } from '../../bin/subgraphs.ts'
import { adminOf } from '../support/cluster.ts'
import { house } from '../support/world.ts'
import { watch } from './watched.ts'

const watched = watch()
afterAll(() => watched.metrics().stop())

const WELL: Alive = { ran: ['one', 'two'], hasSigningKey: true, workerSeenS: 1, backlog: { outbox: { items: 0, oldestS: 0 } } }
const judged = (found: VitalsFound, hasOwnSigningKeys = false): ReturnType<ReturnType<typeof createReadiness>> =>
  createReadiness({ vitals: { read: async () => found }, migrations: ['one', 'two'], hasOwnSigningKeys })()

test('only what keeps requests from being answered makes a process not ready', async () => {
  const statuses = async (found: VitalsFound, own?: boolean): Promise<string> => (await judged(found, own)).status

  expect(await statuses(WELL)).toBe('ready')
  expect(await statuses({ fault: 'unreachable' })).toBe('not_ready')
  expect(await statuses({ fault: 'tables' })).toBe('not_ready')
  expect(await statuses({ ...WELL, ran: ['one'] })).toBe('not_ready')
  expect(await statuses({ ...WELL, hasSigningKey: false })).toBe('not_ready')
  expect(await statuses({ ...WELL, hasSigningKey: false }, true)).toBe('ready')
  expect(await statuses({ ...WELL, workerSeenS: null })).toBe('degraded')
  expect(await statuses({ ...WELL, workerSeenS: 16 })).toBe('degraded')
  expect(await statuses({ ...WELL, backlog: { outbox: { items: 5, oldestS: 61 } } })).toBe('degraded')
})

test('a database that is behind is named with what it lacks', async () => {
  const { checks } = await judged({ ...WELL, ran: ['one'] })

  expect(checks).toContainEqual({ name: 'migrations', status: 'failed', missing: ['two'], says: 'The database is 1 migration behind; run "npm run admin -- migrate".' })
})

test('the answer comes from the database, with 503 and Retry-After where it is not at this version', async () => {
  const { app, databaseName } = await house()
  const { name } = migrations.at(-1)!
  const owner = (text: string): Promise<unknown> => asOwner(adminOf(databaseName), client => client.query(text))
  const fresh = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 1_000))

  const before = await app.inject({ url: '/readyz' })
  await owner(`update kernel.migrations set name = 'gone' where name = '${name}'`)
  const remembered = await app.inject({ url: '/readyz' })
  await fresh()
  const behind = await app.inject({ url: '/readyz' })
  await owner(`update kernel.migrations set name = '${name}' where name = 'gone'`)
  await owner('alter table kernel.heartbeats rename to heartbeats_away')
  await fresh()
  const bare = await app.inject({ url: '/readyz' })
  await owner('alter table kernel.heartbeats_away rename to heartbeats')

  expect([before.statusCode, before.json().checks.map(({ name }: { name: string }) => name)]).toEqual([200, ['database', 'migrations', 'signing_key', 'worker']])
  expect(remembered.body).toBe(before.body)
  expect([behind.statusCode, behind.headers['retry-after'], behind.json().status]).toEqual([503, '1', 'not_ready'])
  expect(behind.json().checks).toContainEqual(expect.objectContaining({ name: 'migrations', missing: [name] }))
  expect(bare.statusCode).toBe(503)
})

test('however many ask at once, the database is asked once, and a look that hangs is given up after a second', async () => {
  let looks = 0
  const hanging = createVitals({ read: () => new Promise(() => { looks += 1 }) })

  const found = await Promise.all(Array.from({ length: 100 }, () => hanging.read()))
  const again = await hanging.read()

  expect(new Set([...found, again].map(each => JSON.stringify(each)))).toEqual(new Set(['{"fault":"unreachable"}']))
  expect(looks).toBe(1)
})

test('a process that is going down says so at once, lives, and takes no other work', async () => {
  const { app } = await house()
  let answers: { statusCode: number; body: string }[] = []
  app.server.once('close', () => undefined)
  const inject = (url: string): Promise<{ statusCode: number; body: string }> => app.inject({ url })
  // Injected requests come to a closing server as those on kept connections do.
  const closing = app.close()
  answers = await Promise.all(['/readyz', '/health', '/.well-known/jwks.json'].map(url => inject(url).catch((error: Error) => ({ statusCode: 0, body: error.message }))))
  await closing

  expect(answers[0]).toMatchObject({ statusCode: 503, body: expect.stringContaining('going down') })
  expect(answers[1]!.statusCode).toBe(200)
  expect(answers[2]!.statusCode).toBe(503)
})
