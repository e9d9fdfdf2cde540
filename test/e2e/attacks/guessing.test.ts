import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newId } from '#kernel/id.ts'
import { givenStaff, inDatabase, PASSWORD } from '#test/identity/given.ts'
import { openPlatform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { world } from '#test/support/world.ts'
import { bearer, parsed } from '#test/e2e/support/rest.ts'
import { guesses, overGraph, overRest, type Attempt } from '#test/e2e/support/signing-in.ts'

/** The text without values that differ between requests. */
const constant = (text: string): string => text.replace(/"request_id":"[^"]*"|"timestamp":"[^"]*"/g, '')

/** Blocks every thread of libuv's pool in a system call until `release`. */
function blockThreadPool(): { release(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'pipes-'))
  const pipes = Array.from({ length: Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) }, (_, at) =>
    join(folder, String(at)),
  )
  execFileSync('mkfifo', pipes)
  // Opening a pipe for reading blocks until it has a writer.
  const readers = pipes.map(pipe => open(pipe, 'r'))
  return {
    async release() {
      const writers = pipes.map(pipe => openSync(pipe, 'r+'))
      for (const reader of await Promise.all(readers)) await reader.close()
      for (const writer of writers) closeSync(writer)
      rmSync(folder, { recursive: true })
    },
  }
}

test('a token is verified while every libuv thread is busy', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant, { scopes: ['identity:read'] })
  const { accessToken } = await overGraph(tenant, { email, password: PASSWORD })
  const ask = () =>
    tenant.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...bearer(accessToken!, tenant.tenantId) },
      payload: '{"query":"{ viewer { kind } }"}',
    })
  const blocked = blockThreadPool()

  const response = await Promise.race([
    ask().then(({ body }) => parsed(body)),
    setTimeout(20_000, 'waits for a thread'),
  ])
  await blocked.release()

  expect(response).toEqual({ data: { viewer: { kind: 'staff' } } })
}, 60_000)

test('of fifty concurrent sign-ins two are hashed and sixteen wait; the others are refused at once and not counted', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  // Opening a connection needs a pool thread, so all connections are opened first. One workspace alone may
  // open only its share.
  const others = [await world(), await world(), await world()]
  await Promise.all(
    others.flatMap(({ database, workspaceId }) =>
      Array.from({ length: 6 }, () =>
        database.transaction(workspaceId, session => session.sql('select pg_sleep(0.3)')),
      ),
    ),
  )
  await overGraph(others[0]!, { email: 'attacker@staff.example' })
  const blocked = blockThreadPool()
  const attempts = Array.from({ length: 50 }, (_, at) =>
    overGraph(tenant, { email, password: PASSWORD, from: `198.51.100.${at}` }),
  )

  const refused: Attempt[] = []
  for (const attempt of attempts)
    void attempt.then(result => {
      if (result.code === 'UNAVAILABLE') refused.push(result)
    })
  const since = Date.now()
  while (refused.length < 32 && Date.now() - since < 20_000) await setTimeout(20)
  const early = [...refused]
  await blocked.release()
  const signedIn = (await Promise.all(attempts)).filter(({ accessToken }) => accessToken !== undefined)

  expect([early.length, early.every(({ retryAfter }) => retryAfter), signedIn.length]).toEqual([32, true, 18])
  expect(
    await inDatabase(tenant, 'select 1 from identity.sign_in_counters where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([])
}, 60_000)

test('repeated failures lock out only their own address', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)

  const attacker = await guesses(tenant, 7, () => ({ email, from: '203.0.113.66' }))

  expect(attacker).toEqual([
    ...Array<string>(5).fill('LOGIN_FAILED'),
    'TOO_MANY_ATTEMPTS',
    'TOO_MANY_ATTEMPTS',
  ])
  expect((await overGraph(tenant, { email, password: PASSWORD, from: '203.0.113.66' })).code).toBe(
    'TOO_MANY_ATTEMPTS',
  )
  expect((await overRest(tenant, { email, password: PASSWORD, from: '198.51.100.7' })).status).toBe(200)
})

test('an IPv6 /56 counts as one address, and an IPv4-mapped IPv6 address as its IPv4 address', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)

  const rotated = await guesses(tenant, 6, time => ({
    email,
    from: `2001:db8:0:${(0x1100 + time).toString(16)}::${time + 1}`,
  }))
  const next = await overGraph(tenant, { email, from: '2001:db8:0:1200::1' })
  const mapped = await guesses(tenant, 6, time => ({
    email,
    from: time % 2 ? '::ffff:203.0.113.5' : '203.0.113.5',
  }))

  for (const codes of [rotated, mapped])
    expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS'])
  expect(next.code).toBe('LOGIN_FAILED')
})

test('an unknown tenant gets the same responses and limits as a wrong password, on every interface', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  const unknown = newId()

  for (const attempt of [overGraph, overRest]) {
    for (let time = 0; time < 6; time++) {
      const from = attempt === overGraph ? '203.0.113.30' : '203.0.113.31'
      const known = await attempt(tenant, { email, from })
      const other = await attempt(tenant, { email, from, tenantId: unknown })
      const absent = await attempt(tenant, { email: 'absent@staff.example', from })

      expect([other.status, other.retryAfter, constant(other.text)]).toEqual([
        known.status,
        known.retryAfter,
        constant(known.text),
      ])
      expect([absent.status, constant(absent.text)]).toEqual([known.status, constant(known.text)])
      expect(known.code).toBe(time < 5 ? 'LOGIN_FAILED' : 'TOO_MANY_ATTEMPTS')
    }
  }
})

test('without a credential the graph does not reveal whether a tenant exists', async () => {
  const tenant = await world()
  const ask = async (named: string, query: string): Promise<unknown> => {
    const { statusCode, body } = await tenant.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-tenant-id': named },
      payload: JSON.stringify({ query }),
    })
    return [statusCode, parsed(body)]
  }

  for (const query of [
    '{ viewer { kind tenantId tenantName environment } }',
    '{ customers { nodes { id } } }',
    'mutation { refreshSession(refreshToken: "none") { accessToken } }',
  ])
    expect(await ask(newId(), query)).toEqual(await ask(tenant.tenantId, query))
})

test('guesses at two gateways are counted together', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  const {
    source: { database, keys, settings },
  } = tenant.platform
  const second = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    trustProxy: false,
    introspection: false,
    log: () => undefined,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
  })
  await second.app.ready()

  const codes = await guesses(tenant, 7, time => ({
    email,
    from: '203.0.113.40',
    ...(time % 2 === 0 && { app: second.app }),
  }))
  await second.close()

  expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])
})

test('failures from many addresses delay sign-ins from unknown addresses, and not from a known one', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  tenant.clock.stoppedAtMs = Date.now()
  await overGraph(tenant, { email, password: PASSWORD, from: '198.51.100.7' })
  for (let wave = 0; wave < 5; wave++)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => overGraph(tenant, { email, from: `203.0.${wave}.${at}` })),
    )

  const attacker = await overGraph(tenant, { email, password: PASSWORD, from: '203.0.113.9' })
  const owner = await overRest(tenant, { email, password: PASSWORD, from: '198.51.100.7' })
  tenant.clock.offsetMs = 61_000
  const afterPause = await guesses(tenant, 2, time => ({ email, from: `203.0.114.${time}` }))
  tenant.clock.offsetMs += 61_000
  const moved = await overGraph(tenant, { email, password: PASSWORD, from: '203.0.113.9' })
  tenant.clock.offsetMs = 0
  delete tenant.clock.stoppedAtMs

  expect([attacker.code, attacker.retryAfter, owner.status]).toEqual(['TOO_MANY_ATTEMPTS', true, 200])
  expect(afterPause).toEqual(['LOGIN_FAILED', 'TOO_MANY_ATTEMPTS'])
  expect(moved.code).toBe('signed in')
})

test('an address that tries many accounts is locked out, except for accounts it has signed in to before', async () => {
  const tenant = await world()
  const [known, other] = [await givenStaff(tenant), await givenStaff(tenant)]
  const from = '203.0.113.77'
  await overGraph(tenant, { email: known.email, password: PASSWORD, from })
  for (let wave = 0; wave < 5; wave++)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        overGraph(tenant, { email: `${wave}-${at}@staff.example`, from }),
      ),
    )

  const codes = [
    (await overGraph(tenant, { email: other.email, password: PASSWORD, from })).code,
    (await overGraph(tenant, { email: other.email, password: PASSWORD, from: '203.0.113.78' })).code,
    (await overGraph(tenant, { email: known.email, password: PASSWORD, from })).code,
  ]

  expect(codes).toEqual(['TOO_MANY_ATTEMPTS', 'signed in', 'signed in'])
})
