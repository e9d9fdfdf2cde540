import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { purgeBaselines } from '#sentinel/jobs/purge-baselines.ts'
import { robustZ } from '#sentinel/statistics/robust-scale.ts'
import { workerOn } from '#test/support/world.ts'
import { baselineClient, baselineOf, type BaselineBody, type BaselineClient } from './baseline-client.ts'
import { RIVAL_KEY } from './rest-client.ts'
import { DAY_MS, storeTransactions, type GivenTransaction } from './stored-transactions.ts'

let at: BaselineClient
beforeAll(async () => {
  at = await baselineClient()
})

const daily = (count: number, from: number, more: GivenTransaction = {}): GivenTransaction[] =>
  Array.from({ length: count }, (_, index) => ({ occurredAt: at.ago(from + index * 10), ...more }))

test('three outliers among thirty payments of about 100 do not hide one of 3,000: its robust z is above 50', async () => {
  const profileId = await at.profile()
  await storeTransactions(at, profileId, [
    ...daily(30, 20).map((each, index) => ({ ...each, amountMinor: BigInt(9_500 + index * 33) })),
    ...daily(3, 25, { amountMinor: 1_000_000n }),
  ])

  const amounts = baselineOf(await at.recomputed(profileId), 'DEBIT_AMOUNT', 'USD')

  expect(amounts).toMatchObject({ status: 'READY', n: 33, median: '100.28' })
  expect(robustZ(3_000, { n: 33, ...amounts.log_scale! })).toBeGreaterThan(50)
})

test('the last seven days, confirmed transactions, fees and interest do not train a baseline', async () => {
  const profileId = await at.profile()
  const usual = daily(25, 10, { amountMinor: 10_000n, payeeHash: 'shop' })
  await storeTransactions(at, profileId, usual)
  const before = await at.recomputed(profileId)
  await storeTransactions(at, profileId, [
    { occurredAt: at.ago(6.9), amountMinor: 900_000n },
    { occurredAt: at.ago(1), amountMinor: 900_000n },
    { occurredAt: at.ago(40), amountMinor: 900_000n, isConfirmed: true },
    { occurredAt: at.ago(41), amountMinor: 900_000n, type: 'FEE' },
    {
      occurredAt: at.ago(42),
      amountMinor: 900_000n,
      type: 'INTEREST',
      direction: 'CREDIT',
      payeeHash: 'bank',
    },
    { occurredAt: at.ago(373), amountMinor: 900_000n },
  ])

  const after = await at.recomputed(profileId)

  const comparable = ({ id, version, window_to, computed_at, ...rest }: BaselineBody): object => {
    expect([id, version, window_to, computed_at].every(Boolean)).toBe(true)
    const { window_from, ...more } = rest as typeof rest & { readonly window_from: string }
    return { ...more, hasWindow: window_from < window_to }
  }
  expect(after.map(comparable)).toEqual(before.map(comparable))
})

test('each computation adds a version, and the earlier one remains readable', async () => {
  const profileId = await at.profile()
  await storeTransactions(at, profileId, daily(25, 10))

  const first = baselineOf(await at.recomputed(profileId), 'DEBIT_AMOUNT', 'USD')
  const second = baselineOf(await at.recomputed(profileId), 'DEBIT_AMOUNT', 'USD')
  const earlier = await at.call('GET', `/baselines/${first.id}`)
  const list = await at.call('GET', `/elder/profiles/${profileId}/baselines?metric=DEBIT_AMOUNT`)

  expect([first.version, second.version]).toEqual([1, 2])
  expect(earlier.body).toEqual(first)
  expect(list.body).toEqual({ baselines: [second], has_more: false, next_cursor: null })
})

test('the status says whether there are enough observations, over enough time, that are recent enough', async () => {
  const statusOf = async (transactions: readonly GivenTransaction[]): Promise<string> => {
    const profileId = await at.profile()
    await storeTransactions(at, profileId, transactions)
    const baselines = await at.recomputed(profileId)
    return baselineOf(baselines, 'DEBIT_AMOUNT', transactions.length > 0 ? 'USD' : null).status
  }
  const many = (days: number): GivenTransaction[] =>
    Array.from({ length: 20 }, (_, index) => ({ occurredAt: at.ago(days - index / 100) }))

  const statuses = [
    await statusOf([]),
    await statusOf(many(59.9)),
    await statusOf(many(60.1)),
    await statusOf(many(60.1).slice(1)),
  ]

  expect(statuses).toEqual(['LEARNING', 'LEARNING', 'READY', 'INSUFFICIENT_DATA'])
})

test('a baseline is stale a week after it was computed, and is listed as such', async () => {
  const profileId = await at.profile()
  const [baseline] = await at.recomputed(profileId)
  at.clock.offsetMs += 7 * DAY_MS + 60_000
  try {
    const read = await at.call('GET', `/baselines/${baseline!.id}`)
    const stale = await at.call('GET', `/profiles/${profileId}/baselines?status=STALE&limit=1`)
    const learning = await at.call('GET', `/baselines?profile_id=${profileId}&status=LEARNING`)

    expect(read.body).toMatchObject({ status: 'STALE' })
    expect((stale.body as { baselines: BaselineBody[] }).baselines).toHaveLength(1)
    expect((learning.body as { baselines: BaselineBody[] }).baselines).toEqual([])
  } finally {
    at.clock.offsetMs -= 7 * DAY_MS + 60_000
  }
})

test('a new profile has every metric', async () => {
  const baselines = await at.recomputed(await at.profile())

  expect(baselines.map(({ metric, status, n }) => [metric, status, n])).toEqual(
    [
      'BILLS',
      'CASH_WEEKLY_SUM',
      'CHANNEL_MIX',
      'COUNTRY_MIX',
      'DAILY_DEBIT_COUNT',
      'DAILY_DEBIT_SUM',
      'DEBIT_AMOUNT',
      'DISTINCT_PAYEES_30D',
      'HOUR_MIX',
      'INCOME',
      'WEEKLY_DEBIT_SUM',
    ].map(metric => [metric, 'LEARNING', 0]),
  )
})

test('twenty computations at once leave one current version of each metric', async () => {
  const profileId = await at.profile()
  await storeTransactions(at, profileId, daily(25, 10))

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => at.call('POST', `/profiles/${profileId}/baselines/recompute`)),
  )

  const list = await at.call('GET', `/profiles/${profileId}/baselines`)
  const current = (list.body as { readonly baselines: readonly BaselineBody[] }).baselines
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect(current.map(({ version }) => version)).toEqual(Array.from({ length: 11 }, () => 20))
  expect(new Set(current.map(({ metric }) => metric)).size).toBe(11)
})

test('another tenant neither computes nor sees baselines, and malformed requests are refused', async () => {
  const profileId = await at.profile()
  const [baseline] = await at.recomputed(profileId)
  const codeOf = async (method: string, path: string, key?: typeof RIVAL_KEY): Promise<[number, unknown]> => {
    const { status, headers } = await at.call(method, path, undefined, key)
    return [status, headers['x-error-code']]
  }

  const refusals = [
    await codeOf('POST', `/profiles/${profileId}/baselines/recompute`, RIVAL_KEY),
    await codeOf('GET', `/profiles/${profileId}/baselines`, RIVAL_KEY),
    await codeOf('GET', `/baselines/${baseline!.id}`, RIVAL_KEY),
    await codeOf('GET', `/baselines/${newId()}`),
    await codeOf('POST', `/profiles/${newId()}/baselines/recompute`),
    await codeOf('GET', `/profiles/42/baselines`),
    await codeOf('GET', '/baselines?metric=HEIGHT'),
    await codeOf('GET', '/baselines?cursor=bad'),
  ]
  const rivals = await at.call('GET', '/baselines', undefined, RIVAL_KEY)

  expect(refusals).toEqual([
    [404, 'PROFILE_NOT_FOUND'],
    [404, 'PROFILE_NOT_FOUND'],
    [404, 'BASELINE_NOT_FOUND'],
    [404, 'BASELINE_NOT_FOUND'],
    [404, 'PROFILE_NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [400, 'CURSOR_INVALID'],
  ])
  expect(rivals.body).toMatchObject({ baselines: [] })
})

test('earlier versions are deleted after 400 days, the current one is not', async () => {
  const profileId = await at.profile()
  const [first] = await at.recomputed(profileId)
  const [second] = await at.recomputed(profileId)
  const later = (days: number) =>
    workerOn(at.platform, { now: () => new Date(at.platform.source.now().getTime() + days * DAY_MS) })

  await purgeBaselines.run(later(399))
  const retained = await at.call('GET', `/baselines/${first!.id}`)
  await purgeBaselines.run(later(401))
  const purged = await at.call('GET', `/baselines/${first!.id}`)
  const current = await at.call('GET', `/baselines/${second!.id}`)

  expect([retained.status, purged.status, current.status]).toEqual([200, 404, 200])
})

test('amounts of any size and a time zone with half an hour are computed', async () => {
  const profileId = await at.profile({ time_zone: 'Asia/Kathmandu' })
  await storeTransactions(
    at,
    profileId,
    daily(25, 10, { amountMinor: 9_000_000_000_000_000_000n, currency: 'KWD' }),
  )

  const amounts = baselineOf(await at.recomputed(profileId), 'WEEKLY_DEBIT_SUM', 'KWD')

  expect(amounts.quantiles!['p99']).toMatch(/^\d+\.\d{3}$/)
})
