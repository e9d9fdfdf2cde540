import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import fc from 'fast-check'
import { createCounters, type LimitVerdict } from '#gateway/limits/counters.ts'
import { postgresQuota } from '#gateway/limits/postgres-quota-leases.ts'
import { redisQuota, type RedisQuota } from '#gateway/limits/redis-quota-leases.ts'
import { firstReachable, partOf, type LeaseQuota } from '#gateway/limits/quota-leases.ts'
import { testPlatform, workerOn, world } from '#test/support/world.ts'
import { purgeEndedWindows } from '#kernel/jobs/kernel-jobs.ts'
import { freePort, until } from '#test/start/support/installation.ts'

const rule = { name: 'minute', seconds: 60, requests: 100, per: 'credential' } as const
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const NOW = Math.floor(Date.now() / 1_000) * 1_000

interface Store {
  readonly shares: (clock?: () => number) => LeaseQuota
  readonly workspaceId: string
}

let redis: { process: ChildProcess; url: string; folder: string } | undefined
const opened: RedisQuota[] = []

beforeAll(async () => {
  if (!hasRedis) return
  const folder = mkdtempSync('/tmp/redis-')
  const port = await freePort()
  const process = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  redis = { process, folder, url: `redis://127.0.0.1:${port}` }
}, 20_000)

afterAll(async () => {
  for (const each of opened) each.close()
  if (!redis) return
  redis.process.kill()
  await once(redis.process, 'exit')
  rmSync(redis.folder, { recursive: true, force: true })
})

async function postgres(): Promise<Store> {
  const { workspaceId } = await world()
  const { database } = await testPlatform()
  return { workspaceId, shares: clock => postgresQuota(database, clock) }
}

async function redisStore(): Promise<Store> {
  const make = (clock?: () => number): LeaseQuota => {
    const each = redisQuota(redis!.url, clock)
    opened.push(each)
    return each.lease
  }
  const shares = make()
  await until(() =>
    Promise.resolve(shares({ workspaceId: 'w', bucket: 'first', requests: 1, seconds: 1 }, 1)).then(
      () => true,
      () => false,
    ),
  )
  return {
    workspaceId: randomBytes(8).toString('hex'),
    shares: clock => (clock ? connected(make(clock)) : shares),
  }
}

/** Retries while the connection is still being established. */
const connected =
  (shares: LeaseQuota): LeaseQuota =>
  (window, cost) =>
    until(() =>
      Promise.resolve(shares(window, cost)).catch((error: Error) => {
        if (/isn't writeable/.test(error.message)) return undefined
        throw error
      }),
    )

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['PostgreSQL', postgres],
  ...(hasRedis ? [['Redis', redisStore] as const] : []),
]
if (!hasRedis)
  test.skip('Redis leases windows as PostgreSQL does (redis-server is not installed here)', () => undefined)

describe.each(STORES)('%s', (_, open) => {
  test('two gateways that share a window admit exactly its requests, with few leases', async () => {
    const { shares, workspaceId } = await open()
    let leases = 0
    const counted: LeaseQuota = (window, cost) => {
      leases += 1
      return shares()(window, cost)
    }
    const gateways = [1, 2].map(() => createCounters({ leaseQuota: counted, clock: Date.now, max: 10 }))
    const call = async (at: number): Promise<LimitVerdict> => {
      const counters = gateways[at % 2]!
      return counters.spend(
        [counters.getOrCreate('k', { workspaceId, bucket: 'exact', requests: 100, seconds: 60, rule })],
        1,
        true,
      )
    }

    const responses = await Promise.all(Array.from({ length: 40 }, (_each, at) => call(at)))
    const one = []
    for (let at = 0; at < 160; at++) one.push(await call(at))

    expect([...responses, ...one].filter(verdict => verdict === 'admitted')).toHaveLength(100)
    expect(leases).toBeLessThan(30)
  })

  test('the lease of a dead gateway is lost, and the next window is complete again', async () => {
    let now = NOW
    const { shares, workspaceId } = await open()
    const lease = shares(() => now)
    const window = { workspaceId, bucket: 'dying', requests: 100, seconds: 60 }
    const dead = await lease(window, 1)
    now += 20_000

    const parts = []
    for (let each = 0; each < 20; each++) parts.push(await lease(window, 1))
    now += 40_000
    const next = await lease(window, 1)

    expect(dead).toEqual({ part: 25, left: 75, endsInMs: 60_000 })
    expect(parts.reduce((sum, { part }) => sum + part, 0)).toBe(75)
    expect(parts.at(-1)).toEqual({ part: 0, left: 0, endsInMs: 40_000 })
    expect(next).toEqual({ part: 25, left: 75, endsInMs: 60_000 })
  })

  test('a lease covers its whole cost or is 0', async () => {
    const { shares, workspaceId } = await open()
    const window = { workspaceId, bucket: 'large', requests: 20, seconds: 60 }

    const parts = []
    for (const cost of [15, 6, 5, 1]) parts.push((await shares()(window, cost)).part)

    expect(parts).toEqual([15, 0, 5, 0])
  })
})

test('a lease is 0, or at least the cost and at most the rest of the window', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 100_000 }), fc.integer({ min: 1, max: 200 }), (left, cost) => {
      const part = partOf(left, cost)

      expect(part <= Math.max(0, left) && (part >= cost || part === 0) && part > 0 === left >= cost).toBe(
        true,
      )
    }),
  )
})

test('the second store is used while the first is unavailable, and the first is retried after a second', async () => {
  let now = 0
  const calls: string[] = []
  const errors: unknown[] = []
  const window = { workspaceId: '', bucket: 'b', requests: 8, seconds: 60 }
  const lease = firstReachable(
    [
      async () => {
        calls.push('first')
        throw new Error('away')
      },
      async () => {
        calls.push('second')
        return { part: 1, left: 7, endsInMs: 1 }
      },
    ],
    () => now,
    error => errors.push(error),
  )

  await lease(window, 1)
  await lease(window, 1)
  now += 1_000
  await lease(window, 1)

  expect(calls).toEqual(['first', 'second', 'second', 'first', 'second'])
  expect(errors).toHaveLength(2)
})

test('the worker removes ended windows and keeps current ones', async () => {
  const { workspaceId } = await world()
  const here = await testPlatform()
  let now = Date.now()
  const lease = postgresQuota(here.database, () => now)
  await lease({ workspaceId, bucket: 'over', requests: 5, seconds: 60 }, 1)
  now += 61_000
  await lease({ workspaceId, bucket: 'under way', requests: 5, seconds: 60 }, 1)

  await purgeEndedWindows.run(workerOn(here.platform, { now: () => new Date(now) }))

  const rows = await here.database.read(
    workspaceId,
    'select bucket from kernel.limit_windows where workspace_id = $1',
    [workspaceId],
  )
  expect(rows).toEqual([{ bucket: 'under way' }])
})
