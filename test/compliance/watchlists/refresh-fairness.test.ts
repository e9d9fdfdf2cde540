import { beforeEach, expect, test } from '@jest/globals'
import { refreshLists } from '#compliance/jobs/refresh-lists.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { Fetched } from '#compliance/watchlists/provider/provider.ts'
import { refreshDataset } from '#compliance/operations/lists/refresh-dataset.ts'
import { testPlatform, workerOn, world, type TestPlatform } from '#test/support/world.ts'

type Settings = TestPlatform['platform']['source']['settings']
type Parts = Parameters<typeof workerOn>[1]

const SOURCES: readonly ListSource[] = [
  'OFAC_SDN',
  'UN_CONSOLIDATED',
  'EU_CONSOLIDATED',
  'UK_OFSI',
  'AU_DFAT',
]

let at: TestPlatform
let settings: Settings
beforeEach(async () => {
  at = await testPlatform()
  settings = {
    ...at.platform.source.settings,
    watchlists: {
      addresses: Object.fromEntries(SOURCES.map(source => [source, [`https://lists.example/${source}`]])),
      changes: {},
      redirectsMax: 0,
    },
  }
  await sql('delete from compliance.list_refreshes')
  await sql(
    `update compliance.list_sources set tried_at = null, whole_checked_at = null, failing_since = null, refresh_requested_at = null, refresh_started_at = null, refresh_ended_at = null, refresh_lease_until = null`,
  )
})

const sql = async (
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> => workerOn(at.platform).sql(text, values)
const stateOf = async (source: ListSource): Promise<Record<string, unknown> | undefined> =>
  (
    await sql(
      `select failure, refresh_lease_until is null as "isFree", refresh_ended_at is not null as "isEnded", last_checked_at is not null as "isChecked" from compliance.list_sources where source = $1`,
      [source],
    )
  )[0]
const worker = (parts: Parts = {}): ReturnType<typeof workerOn> =>
  workerOn(at.platform, { settings, ...parts })

/** Publishers without changes, except those that hang. */
function publishers(hanging: readonly ListSource[] = []) {
  const fetched: ListSource[] = []
  return {
    fetched,
    provider: () => ({
      fetch(address: string): Promise<Fetched> {
        const source = address.split('/').at(-1) as ListSource
        fetched.push(source)
        return hanging.includes(source)
          ? new Promise(() => undefined)
          : Promise.resolve({ outcome: 'UNCHANGED' })
      },
    }),
  }
}

/** Runs the job until no refresh starts; hanging publishers until each is abandoned. */
async function runJob(job: ReturnType<typeof refreshLists>, by = worker()): Promise<void> {
  while ((await job.run(by)) > 0) {
    /* until nothing is due */
  }
  await by.settled()
}

test('the list with the oldest check is refreshed first, after lists that were never checked', async () => {
  const { provider, fetched } = publishers()
  await runJob(refreshLists(provider))
  for (const [days, source] of (
    ['UN_CONSOLIDATED', 'AU_DFAT', 'OFAC_SDN', 'EU_CONSOLIDATED'] as const
  ).entries())
    await sql(
      `update compliance.list_sources set tried_at = null, whole_checked_at = null, last_checked_at = now() - make_interval(days => $2::integer) where source = $1`,
      [source, 9 - days],
    )
  await sql(
    `update compliance.list_sources set tried_at = null, whole_checked_at = null, last_checked_at = null where source = 'UK_OFSI'`,
  )
  fetched.length = 0

  await runJob(refreshLists(provider, { concurrency: 1 }))

  expect(fetched).toEqual(['UK_OFSI', 'UN_CONSOLIDATED', 'AU_DFAT', 'OFAC_SDN', 'EU_CONSOLIDATED'])
})

test('a hanging publisher delays no other list, is abandoned after the timeout and then uses separate slots', async () => {
  const { provider, fetched } = publishers(['OFAC_SDN', 'UN_CONSOLIDATED'])
  const job = refreshLists(provider, { concurrency: 3, timeoutMs: 2_500 })
  const by = worker()
  await runJob(job, by)

  expect(fetched.toSorted()).toEqual([...SOURCES].toSorted())
  expect(await Promise.all(SOURCES.map(stateOf))).toEqual(
    SOURCES.map(source => ({
      isFree: true,
      isEnded: true,
      isChecked: expect.anything(),
      failure: source === 'OFAC_SDN' || source === 'UN_CONSOLIDATED' ? 'the refresh took too long' : null,
    })),
  )

  // With one slot of each kind the failing ones take turns, and the others finish first.
  await sql('update compliance.list_sources set tried_at = null, whole_checked_at = null')
  fetched.length = 0
  const running = refreshLists(provider, { concurrency: 1, timeoutMs: 120_000 })
  const stopping = new AbortController()
  const other = worker({ signal: stopping.signal })
  while (fetched.length < 4) await running.run(other)
  expect(fetched.filter(source => source !== 'OFAC_SDN' && source !== 'UN_CONSOLIDATED').toSorted()).toEqual([
    'AU_DFAT',
    'EU_CONSOLIDATED',
    'UK_OFSI',
  ])
  // The failing refresh is still in progress.
  expect(await Promise.all((['OFAC_SDN', 'UN_CONSOLIDATED'] as const).map(stateOf))).toContainEqual(
    expect.objectContaining({ isFree: false }),
  )
  stopping.abort()
  await other.settled()
})

test('only one of several workers refreshes a list, and another takes over when the lease of a dead worker ends', async () => {
  const { provider, fetched } = publishers()
  await Promise.all([1, 2, 3].map(() => runJob(refreshLists(provider))))
  const first = fetched.splice(0).toSorted()

  await sql(
    `update compliance.list_sources set tried_at = null, whole_checked_at = null, refresh_lease_until = clock_timestamp() + case when source = 'UK_OFSI' then interval '-1 second' else interval '1 minute' end`,
  )
  await runJob(refreshLists(provider))

  expect(first).toEqual([...SOURCES].toSorted())
  expect(fetched).toEqual(['UK_OFSI'])
})

test('a refresh aborted by the end of a worker is repeated by the next worker, and its request stays until then', async () => {
  const here = await world()
  const analyst = here.as(
    { kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] },
    { settings },
  )
  const [first, second] = [publishers(['UK_OFSI']), publishers()]
  await runJob(refreshLists(second.provider))
  await sql(
    'update compliance.list_sources set refresh_requested_at = null, refresh_started_at = null, refresh_ended_at = null',
  )
  second.fetched.length = 0
  await refreshDataset(analyst, { source: 'UK_OFSI' })
  const stopping = new AbortController()
  const by = worker({ signal: stopping.signal })

  await refreshLists(first.provider).run(by)
  stopping.abort()
  await by.settled()
  const requests = await sql(`select source from compliance.list_refreshes`)
  await runJob(refreshLists(second.provider))

  expect([first.fetched, requests, second.fetched]).toEqual([
    ['UK_OFSI'],
    [{ source: 'UK_OFSI' }],
    ['UK_OFSI'],
  ])
  expect(await sql(`select source from compliance.list_refreshes`)).toEqual([])
  expect(await stateOf('UK_OFSI')).toMatchObject({ isFree: true, isEnded: true })
})

test('a request is rejected while a refresh runs and until 15 minutes after it, also when it failed', async () => {
  const here = await world()
  const analyst = here.as(
    { kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] },
    { settings },
  )
  const request = (): Promise<unknown> => refreshDataset(analyst, { source: 'AU_DFAT' })
  await runJob(
    refreshLists(() => ({
      fetch: () => Promise.resolve({ outcome: 'FAILED', message: 'the publisher responded with 503' }),
    })),
  )
  const age = (minutes: number, lease: string): Promise<unknown> =>
    sql(
      `update compliance.list_sources set refresh_requested_at = null,
    refresh_started_at = clock_timestamp() - make_interval(mins => $1::integer), refresh_ended_at = clock_timestamp() - make_interval(mins => $1::integer), refresh_lease_until = ${lease} where source = 'AU_DFAT'`,
      [minutes],
    )
  const code = 'DATASET_REFRESHED_RECENTLY'

  await expect(request()).rejects.toMatchObject({
    code,
    kind: 'limited',
    message: expect.stringMatching(/^AU_DFAT was last refreshed at /),
  })
  await age(14, 'null')
  await expect(request()).rejects.toMatchObject({ code, retryAfterS: 60 })
  await age(16, `clock_timestamp() + interval '5 minutes'`)
  await expect(request()).rejects.toMatchObject({
    code,
    retryAfterS: 60,
    message: expect.stringMatching(/^A refresh of AU_DFAT has been running since /),
  })
  await age(16, `clock_timestamp() - interval '1 second'`)
  await expect(request()).resolves.toEqual({ source: 'AU_DFAT' })
})
