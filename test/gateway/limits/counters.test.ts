import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createCounters, type Counter, type LimitVerdict } from '#gateway/limits/counters.ts'
import type { Rule } from '#gateway/limits/policies.ts'
import { leaseWhole, partOf, type LeaseQuota } from '#gateway/limits/quota-leases.ts'

const rule = (requests: number, seconds = 60, name = 'minute'): Rule => ({
  name,
  seconds,
  requests,
  per: 'credential',
})
const counterOf = (counters: ReturnType<typeof createCounters>, of: Rule, key = of.name): Counter =>
  counters.getOrCreate(key, {
    workspaceId: '',
    bucket: key,
    requests: of.requests,
    seconds: of.seconds,
    rule: of,
  })

/**
 * A store in memory with its own clock, in place of PostgreSQL and Redis. It records the requests that it
 * granted in each window.
 */
function store(clock: () => number): { shares: LeaseQuota; given: Map<string, number>; isAway: boolean } {
  const windows = new Map<string, { granted: number; endsAt: number }>()
  const here = {
    given: new Map<string, number>(),
    isAway: false,
    async shares({ bucket, requests, seconds }: Parameters<LeaseQuota>[0], cost: number) {
      if (here.isAway) throw new Error('away')
      const now = clock()
      let window = windows.get(bucket)
      if (!window || window.endsAt <= now)
        windows.set(bucket, (window = { granted: 0, endsAt: now + seconds * 1_000 }))
      const part = partOf(requests - window.granted, cost)
      window.granted += part
      here.given.set(`${bucket}@${window.endsAt}`, window.granted)
      return { part, left: requests - window.granted, endsInMs: window.endsAt - now }
    },
  }
  return here
}

test('a single gateway admits exactly the limit per window, and the next window begins with the first request after its end', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 5 })), {
        maxLength: 200,
      }),
      (requests, calls) => {
        let now = 1_000_000
        const counters = createCounters({ leaseQuota: leaseWhole, clock: () => now, max: 10 })
        const model = { endsAt: -Infinity, used: 0 }

        for (const [pause, requested] of calls) {
          now += pause
          const counter = counterOf(counters, rule(requests))
          if (model.endsAt <= now) Object.assign(model, { endsAt: now + 60_000, used: 0 })
          const cost = Math.min(requested, requests)
          const fits = model.used + cost <= requests

          expect(counters.spend([counter], requested, true)).toBe(fits ? 'admitted' : counter)
          if (fits) model.used += cost
          expect([counter.left, counter.endsAt]).toEqual([requests - model.used, model.endsAt])
        }
      },
    ),
  )
})

test('a clock set back by an hour does not block for an hour, and one set back by a moment adds no requests', () => {
  let now = 10_000_000
  const counters = createCounters({ leaseQuota: leaseWhole, clock: () => now, max: 10 })
  const counter = counterOf(counters, rule(1))

  const verdicts = [0, 900, 3_600_000].map(back => {
    now -= back
    return counters.spend([counter], 1, true)
  })

  expect(verdicts).toEqual(['admitted', counter, 'admitted'])
  expect(counter.endsAt).toBe(now + 60_000)
})

test('a request refused by one window uses nothing of the others', () => {
  const counters = createCounters({ leaseQuota: leaseWhole, clock: () => 0, max: 10 })
  const [minute, hour] = [counterOf(counters, rule(5)), counterOf(counters, rule(2, 3_600, 'hour'))]

  const verdicts = Array.from({ length: 4 }, () => counters.spend([minute, hour], 1, false))

  expect(verdicts).toEqual(['admitted', 'admitted', hour, hour])
  expect([minute.left, hour.left]).toEqual([3, 0])
})

test('several gateways together never exceed the limit of a window, in any order and with any crash', async () => {
  const step = fc.record({
    gateway: fc.nat({ max: 3 }),
    cost: fc.integer({ min: 1, max: 4 }),
    times: fc.integer({ min: 1, max: 6 }),
    pause: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 30_000 }) },
    ),
    crashes: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 4, max: 60 }),
      fc.array(step, { maxLength: 60 }),
      async (requests, steps) => {
        let now = 5_000_000
        const shared = store(() => now)
        const gateways = Array.from({ length: 4 }, () =>
          createCounters({ leaseQuota: shared.shares, clock: () => now, max: 10 }),
        )
        const admitted = new Map<number, number>()

        for (const { gateway, cost, times, pause, crashes } of steps) {
          now += pause
          if (crashes)
            gateways[gateway] = createCounters({ leaseQuota: shared.shares, clock: () => now, max: 10 })
          const counters = gateways[gateway]!
          const counter = counterOf(counters, rule(requests))
          const verdicts = await Promise.all(
            Array.from({ length: times }, () => Promise.resolve(counters.spend([counter], cost, true))),
          )
          const taken = verdicts.filter(verdict => verdict === 'admitted').length * cost
          admitted.set(counter.endsAt, (admitted.get(counter.endsAt) ?? 0) + taken)
        }

        for (const total of admitted.values()) expect(total).toBeLessThanOrEqual(requests)
        for (const total of shared.given.values()) expect(total).toBeLessThanOrEqual(requests)
      },
    ),
    { numRuns: 300 },
  )
})

test('gateways used in turn exhaust a window completely', async () => {
  const shared = store(() => 0)
  const gateways = Array.from({ length: 3 }, () =>
    createCounters({ leaseQuota: shared.shares, clock: () => 0, max: 10 }),
  )
  let admitted = 0

  for (let call = 0; call < 400; call++) {
    const counters = gateways[call % 3]!
    if ((await counters.spend([counterOf(counters, rule(100))], 1, true)) === 'admitted') admitted += 1
  }

  expect(admitted).toBe(100)
})

test('a window is leased in parts: 10,000 requests cost fewer than forty leases', async () => {
  const shared = store(() => 0)
  let domainCalls = 0
  const counters = createCounters({
    clock: () => 0,
    max: 10,
    leaseQuota: (window, cost) => {
      domainCalls += 1
      return shared.shares(window, cost)
    },
  })
  const counter = counterOf(counters, rule(10_000))

  const verdicts: LimitVerdict[] = []
  for (let call = 0; call < 12_000; call++) verdicts.push(await counters.spend([counter], 1, false))

  expect(verdicts.filter(verdict => verdict === 'admitted')).toHaveLength(10_000)
  expect(domainCalls).toBeLessThan(40)
})

test('while the store is unavailable, leases are used up, then a quarter of the limit for lenient requests, and nothing for strict ones', async () => {
  let now = 0
  const shared = store(() => now)
  const counters = createCounters({ leaseQuota: shared.shares, clock: () => now, max: 10 })
  const counter = counterOf(counters, rule(100))
  const spend = async (times: number, isStrict: boolean): Promise<string[]> => {
    const verdicts: string[] = []
    for (let call = 0; call < times; call++) {
      const verdict = await counters.spend([counter], 1, isStrict)
      verdicts.push(typeof verdict === 'string' ? verdict : 'refused')
    }
    return verdicts
  }
  await spend(1, true)
  shared.isAway = true

  const leased = await spend(24, true)
  const strict = await spend(2, true)
  const loose = await spend(27, false)
  now += 1_001
  shared.isAway = false
  const back = await spend(1, true)

  expect(new Set(leased)).toEqual(new Set(['admitted']))
  expect(strict).toEqual(['uncounted', 'uncounted'])
  expect(loose).toEqual([...Array<string>(25).fill('admitted'), 'refused', 'refused'])
  expect(back).toEqual(['admitted'])
})

test('a gateway started without the store has a quarter of each window, and retries at most once a second', async () => {
  let now = 0
  let domainCalls = 0
  const counters = createCounters({
    clock: () => now,
    max: 10,
    leaseQuota: async () => {
      domainCalls += 1
      throw new Error('away')
    },
  })
  const counter = counterOf(counters, rule(100))
  let admitted = 0

  for (let call = 0; call < 300; call++) {
    now += 100
    if ((await counters.spend([counter], 1, false)) === 'admitted') admitted += 1
  }

  expect(admitted).toBe(25)
  expect(domainCalls).toBeLessThanOrEqual(30)
})

test('memory is bounded: ended windows are removed, and beyond the maximum the oldest are', () => {
  let now = 0
  const counters = createCounters({ leaseQuota: leaseWhole, clock: () => now, max: 1_000 })

  for (let each = 0; each < 20_000; each++) {
    now += 100
    void counters.spend([counterOf(counters, rule(10), `idle ${each}`)], 1, false)
  }
  const afterIdle = counters.size
  for (let each = 0; each < 5_000; each++)
    void counters.spend([counterOf(counters, rule(10), `flood ${each}`)], 1, false)

  // About six hundred windows are open at any time.
  expect(afterIdle).toBeLessThan(800)
  expect(counters.size).toBeLessThanOrEqual(1_000)
})

test('the counter of a busy credential is not evicted by others', () => {
  let now = 0
  const counters = createCounters({ leaseQuota: leaseWhole, clock: () => now, max: 1_000 })
  const busy = counterOf(counters, rule(10_000, 3_600, 'busy'))

  for (let each = 0; each < 10_000; each++) {
    now += 100
    void counters.spend([counterOf(counters, rule(10), `idle ${each}`)], 1, false)
    expect(counters.spend([busy], 1, false)).toBe('admitted')
  }

  expect([busy.isEvicted, busy.left, counterOf(counters, rule(10_000, 3_600, 'busy')) === busy]).toEqual([
    false,
    0,
    true,
  ])
})
