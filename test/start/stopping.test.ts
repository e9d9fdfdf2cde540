import { existsSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Client } from 'pg'
import { call, quote } from './support/client.ts'
import { isAlive, installation, serversUnder, until, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation({ wasStartedBefore: true })
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

const ended = { code: 0, signal: null }

/** Asserts that no process and no owner file is left. */
function leavesNothing({ node, postgres }: ReturnType<Installation['pids']>): void {
  expect([isAlive(node), isAlive(postgres), serversUnder(here.path).length]).toEqual([false, false, 0])
  expect(existsSync(join(here.dataDir, 'owner'))).toBe(false)
  expect(existsSync(join(here.dataDir, 'postgres/postmaster.pid'))).toBe(false)
}

const isWaiting = (observer: Client): Promise<boolean> =>
  observer
    .query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%remittance.quotes%'`,
    )
    .then(({ rows }) => rows.length > 0)

test.each([
  ['SIGTERM', false],
  ['SIGINT', true],
] as const)(
  'on %s the platform completes the request in flight, refuses new ones, and leaves no process or file',
  async (signal, toGroup) => {
    const platform = await here.start()
    await platform.ready()
    const pids = here.pids()
    const [superuser, observer] = [await here.superuser(), await here.superuser()]
    const agent = new Agent({ keepAlive: true })
    expect((await quote(platform.url, undefined, agent)).status).toBe(201)
    await superuser.query('begin; lock table remittance.quotes in access exclusive mode')
    const inFlight = quote(platform.url, undefined, agent)
    await until(() => isWaiting(observer))

    if (toGroup) platform.signalGroup(signal)
    else platform.signal(signal)
    // A connection in progress at that moment is cut; later ones are refused.
    await until(() =>
      call(`${platform.url}/health`).then(
        () => false,
        ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED',
      ),
    )
    platform.signal(signal)
    const stillOwns = existsSync(join(here.dataDir, 'owner'))
    await superuser.query('rollback')
    await Promise.all([superuser.end(), observer.end()])

    expect(stillOwns).toBe(true)
    // The response asks the client to close its connection, so that the shutdown need not wait and cut it.
    expect(await inFlight).toMatchObject({ status: 201, headers: { connection: 'close' } })
    expect(await platform.ended).toEqual(ended)
    leavesNothing(pids)
    agent.destroy()
  },
  60_000,
)

test('a client with a half-sent request does not delay the shutdown', async () => {
  const platform = await here.start()
  await platform.ready()
  const pids = here.pids()
  const slow = connect(platform.port, '127.0.0.1')
  slow.on('error', () => undefined)
  await new Promise<void>(resolve => slow.once('connect', resolve))
  slow.write(
    'POST /api/v1/remittance/quotes HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer svc_sandbox_demo\r\nx-tenant-id: 11111111-1111-4111-8111-111111111111\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  )
  expect((await quote(platform.url)).status).toBe(201)

  platform.signal('SIGTERM')

  expect(await platform.ended).toEqual(ended)
  leavesNothing(pids)
  slow.destroy()
}, 60_000)

test.each([
  ['SIGTERM to npm', false],
  ["Ctrl-C in npm's terminal", true],
] as const)(
  '%s ends all processes of npm start',
  async (_, toGroup) => {
    const platform = await here.start({ npm: true })
    await platform.ready()
    const pids = here.pids()
    expect(pids.node).not.toBe(platform.pid)

    if (toGroup) platform.signalGroup('SIGINT')
    else platform.signal('SIGTERM')
    await platform.ended
    await until(() => !isAlive(pids.node))

    leavesNothing(pids)
  },
  60_000,
)

/** A first start creates the database and fills the demonstration: half a minute on a machine that runs other tests too. */
const FIRST_START_MS = 60_000

test(
  'a signal during the first start shuts down cleanly, and the next start works',
  async () => {
    await here.tidy()
    here = installation()
    const platform = await here.start()
    await until(() => existsSync(join(here.dataDir, 'owner')))
    platform.signal('SIGTERM')
    const end = await platform.ended

    expect(end).toEqual(ended)
    expect(serversUnder(here.path)).toEqual([])
    expect(existsSync(join(here.dataDir, 'owner'))).toBe(false)
    const next = await here.start()
    await next.ready()
    expect((await quote(next.url)).status).toBe(201)
  },
  2 * FIRST_START_MS,
)

const ELDERS = `select exists (select 1 from sentinel.holds) as "areFilled" from sentinel.profiles`

test(
  'a signal while the demonstration is filled interrupts it, and the next start completes it',
  async () => {
    await here.tidy()
    here = installation()
    const platform = await here.start()
    // Fails while PostgreSQL starts and until the tables exist.
    const elders = async (): Promise<{ areFilled: boolean }[]> => {
      const client = await here.superuser()
      const { rows } = await client.query<{ areFilled: boolean }>(ELDERS).finally(() => client.end())
      return rows
    }
    await until(
      () =>
        elders().then(
          ({ length }) => length > 0,
          () => false,
        ),
      FIRST_START_MS,
    )
    platform.signal('SIGTERM')
    expect(await platform.ended).toEqual(ended)
    expect(platform.out()).not.toContain('Fiducia is up')
    expect(serversUnder(here.path)).toEqual([])

    const next = await here.start()
    await next.ready()
    expect(await elders()).toEqual([{ areFilled: true }])
  },
  2 * FIRST_START_MS,
)
