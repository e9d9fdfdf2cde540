import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { refreshLists } from '#compliance/jobs/refresh-lists.ts'
import { publishAlerts } from '#compliance/jobs/publish-alerts.ts'
import { refreshDataset } from '#compliance/operations/lists/refresh-dataset.ts'
import { dataset, type DatasetRow } from '#compliance/queries/datasets.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { loadListStates, unusableLists } from '#compliance/watchlists/store/list-freshness.ts'
import { httpProvider } from '#compliance/watchlists/provider/http-provider.ts'
import { lockSource } from '#compliance/watchlists/store/lock.ts'
import { screeningPolicy } from '#compliance/queries/screening-policy.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { Job } from '#kernel/graph/subgraph.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

type Answering = (headers: IncomingHttpHeaders, response: ServerResponse, path: string) => void
let answering: Answering = (_, response) => response.writeHead(500).end()
const asked: IncomingHttpHeaders[] = []
const publisher = createServer((request, response) => {
  asked.push(request.headers)
  answering(request.headers, response, request.url!)
})
let address = ''

beforeAll(async () => {
  await once(publisher.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/list.json`
})
afterAll(() => {
  publisher.closeAllConnections()
  publisher.close()
})

const lines = (count: number): string =>
  Array.from({ length: count }, (_, n) =>
    JSON.stringify({
      id: `N${n}`,
      schema: 'Person',
      properties: { name: [`Plimforth Gaskett${n}`], topics: ['role.pep'] },
      target: true,
    }),
  ).join('\n')

const eu = (count: number): string =>
  `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-01-02T00:00:00">${Array.from({ length: count }, (_, n) => `<sanctionEntity euReferenceNumber="EU.${n}.1" logicalId="${n}"><subjectType code="person" classificationCode="P"/><nameAlias wholeName="Quendrel Zorbla${n}" strong="true"/></sanctionEntity>`).join('')}</export>`
const uk = (count: number): string =>
  `<Designations><DateGenerated>02/01/2026</DateGenerated>${Array.from({ length: count }, (_, n) => `<Designation><UniqueID>VAN${n}</UniqueID><Names><Name><Name6>Quendrel Zorbla${n}</Name6><NameType>Primary Name</NameType></Name></Names><IndividualEntityShip>Individual</IndividualEntityShip></Designation>`).join('')}</Designations>`

type Settings = World['platform']['source']['settings']

interface Office extends Omit<World, 'ask'> {
  /** Settings of the platform with the address of the publisher. */
  readonly settings: Settings
  refresh(): Promise<number>
  shown(): Promise<DatasetRow>
  /** Requests a refresh, as if the last one were long ago. */
  ask(): Promise<unknown>
  /** Sets `staleAfterHours` of the workspace. */
  tolerate(hours: number): Promise<unknown>
  /** Whether payments are held because of the list. */
  isUsable(): Promise<boolean>
}

const HOUR_MS = 3_600_000

/** Runs the job and all refreshes that it starts; returns their number. */
async function refreshed(job: Job, worker: ReturnType<typeof workerOn>): Promise<number> {
  const begun = await job.run(worker)
  await worker.settled()
  return begun
}

/** A platform that fetches one list from the publisher in this test. */
async function office(source: ListSource, changes = false): Promise<Office> {
  const here = await world()
  const settings: Settings = {
    ...here.platform.source.settings,
    watchlists: {
      addresses: { [source]: [address] },
      changes: changes ? { [source]: [address.replace('list', 'changes')] } : {},
      redirectsMax: 0,
    },
  }
  const job = refreshLists()
  const analyst = here.as(
    { kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] },
    { settings },
  )
  return {
    ...here,
    settings,
    refresh: () => refreshed(job, workerOn(here.platform, { settings })),
    shown: () => dataset(analyst, { source }),
    async ask() {
      await workerOn(here.platform).sql(
        `update compliance.list_sources set refresh_requested_at = null, refresh_started_at = null, refresh_ended_at = null where source = $1`,
        [source],
      )
      return refreshDataset(analyst, { source })
    },
    tolerate: staleAfterHours => setPolicy(here, { staleAfterHours }),
    isUsable: async () =>
      unusableLists(await loadListStates(analyst), {
        sources: [source],
        staleAfterHours: (await screeningPolicy(analyst)).staleAfterHours,
        now: analyst.now(),
      }).length === 0,
  }
}

test.each([
  ['EU_CONSOLIDATED', 24],
  ['SRC_AFRICAN_PEP', 7 * 24],
] as const)(
  '%s is fetched every %d hours, and only if the publisher has a newer version',
  async (source, hours) => {
    const { refresh, clock, ask } = await office(source)
    answering = (headers, response) =>
      headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"one"' }).end(source === 'EU_CONSOLIDATED' ? eu(5) : lines(5))

    expect([await refresh(), await refresh()]).toEqual([1, 0])
    clock.offsetMs += (hours - 1) * HOUR_MS
    expect(await refresh()).toBe(0)
    clock.offsetMs += 2 * HOUR_MS
    asked.length = 0
    expect([await refresh(), await refresh()]).toEqual([1, 0])
    expect(asked.map(headers => headers['if-none-match'])).toEqual(['"one"'])
    await ask()
    await ask()
    expect([await refresh(), await refresh(), asked.length]).toEqual([1, 0, 2])
    clock.offsetMs = 0
  },
)

test('the changes of a PEP list are fetched daily, and the complete list every week', async () => {
  const { refresh, shown, clock } = await office('SRC_GLOBAL_PEP', true)
  const paths: string[] = []
  const reported = new Map<string, string>()
  answering = (headers, response, path) => {
    paths.push(`${path.slice(1, -5)}${headers['if-none-match'] === undefined ? '' : ' again'}`)
    response
      .writeHead(headers['if-none-match'] === `"${path}"` ? 304 : 200, { etag: `"${path}"` })
      .end(reported.get(path))
  }
  reported.set('/list.json', lines(10))
  reported.set(
    '/changes.json',
    `${JSON.stringify({ op: 'ADD', entity: JSON.parse(lines(11).split('\n')[10]!) as unknown })}\n`,
  )

  await refresh()
  expect(await shown()).toMatchObject({ entries: 10 })
  const days: string[] = []
  for (let day = 1; day <= 8; day++) {
    clock.offsetMs += 24 * HOUR_MS + 1
    const from = paths.length
    while ((await refresh()) > 0);
    days.push(paths.slice(from).join(', '))
    expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 11 })
  }
  clock.offsetMs = 0

  expect(days).toEqual([
    'changes',
    'changes again',
    'changes again',
    'changes again',
    'changes again',
    'changes again',
    'list again',
    'changes again',
  ])
})

test('after a missed day of changes the complete list is fetched', async () => {
  const { refresh, shown, clock, platform } = await office('SRC_WIKIDATA_PEP', true)
  const paths: string[] = []
  let isAway = false
  answering = (_, response, path) => {
    paths.push(path)
    response
      .writeHead(isAway ? 503 : 200)
      .end(
        path === '/list.json'
          ? lines(paths.length > 1 ? 12 : 10)
          : `${JSON.stringify({ op: 'ADD', entity: JSON.parse(lines(11).split('\n')[10]!) as unknown })}\n`,
      )
  }
  const inTheNextHours = async (hours: number): Promise<void> => {
    for (let hour = 0; hour < hours; hour += 6) {
      clock.offsetMs += 6 * HOUR_MS
      await refresh()
    }
  }

  await refresh()
  isAway = true
  await inTheNextHours(54)
  isAway = false
  await inTheNextHours(6)
  while ((await publishAlerts.run(workerOn(platform))) > 0);
  clock.offsetMs = 0

  expect(paths.at(1)).toBe('/changes.json')
  expect(paths.at(-1)).toBe('/list.json')
  expect(await shown()).toMatchObject({ entries: 12, failingSince: null })
})

test.each([
  ['UK_OFSI', 48],
  ['SRC_NIGERIA_PEP', 48 + 6 * 24],
] as const)(
  '%s is stale after %d hours, or after the time set by the workspace, for analysts and payments alike',
  async (source, hours) => {
    const { refresh, shown, isUsable, tolerate, clock } = await office(source)
    answering = (_, response) => response.writeHead(200).end(source === 'UK_OFSI' ? uk(5) : lines(5))
    await refresh()
    const at = async (offset: number): Promise<unknown> => {
      clock.offsetMs = offset * HOUR_MS
      return [(await shown()).status, await isUsable()]
    }

    expect([await at(hours - 1), await at(hours + 1)]).toEqual([
      ['ACTIVE', true],
      ['STALE', false],
    ])
    await tolerate(72)
    expect([await at(hours + 23), await at(hours + 25)]).toEqual([
      ['ACTIVE', true],
      ['STALE', false],
    ])
    clock.offsetMs = 0
  },
)

test('after a failed or invalid download the last good version stays in use, and every workspace gets one alert', async () => {
  const { refresh, shown, clock, published, platform, ask } = await office('UN_CONSOLIDATED')
  const un = (count: number): string =>
    `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z"><INDIVIDUALS>${Array.from({ length: count }, (_, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Quendrel Zorbla${n}</FIRST_NAME><REFERENCE_NUMBER>V${n}</REFERENCE_NUMBER></INDIVIDUAL>`).join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`
  answering = (_, response) => response.writeHead(200).end(un(10))
  await refresh()
  const reported = async (): Promise<unknown[]> => {
    while ((await publishAlerts.run(workerOn(platform))) > 0);
    return (await published())
      .filter(({ type }) => type === 'compliance.alert_raised')
      .map(({ data }) => `${String(data['code'])} ${String(data['severity'])} ${String(data['component'])}`)
  }

  answering = (_, response) => response.writeHead(503).end()
  clock.offsetMs += 25 * HOUR_MS
  await refresh()
  expect(await shown()).toMatchObject({
    status: 'FAILED',
    entries: 10,
    failure: 'the publisher responded with status 503',
    failingSince: expect.anything(),
  })
  clock.offsetMs += 2 * HOUR_MS
  await refresh()
  expect(await reported()).toEqual(['LIST_REFRESH_FAILED HIGH watchlists.UN_CONSOLIDATED'])

  answering = (_, response) => response.writeHead(200).end(un(10).slice(0, -60))
  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'FAILED', entries: 10 })
  expect(await reported()).toEqual([
    'LIST_REFRESH_FAILED HIGH watchlists.UN_CONSOLIDATED',
    'LIST_REJECTED HIGH watchlists.UN_CONSOLIDATED',
  ])

  answering = (_, response) => response.writeHead(200).end(un(11))
  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 11, failingSince: null, failure: null })
  clock.offsetMs = 0
})

test('an import error that is not caused by the content is a failure too, and its alert hides the internal message', async () => {
  const { refresh, shown, ask, published, platform, settings, clock } = await office('CH_SECO')
  const ch = (count: number): string =>
    `<swiss-sanctions-list date="2026-01-02">${Array.from({ length: count }, (_, n) => `<target ssid="${n}"><individual><identity ssid="1${n}" main="true"><name ssid="2${n}" name-type="primary-name"><name-part ssid="3${n}" order="1" name-part-type="whole-name"><value>Quendrel Zorbla${n}</value></name-part></name></identity></individual></target>`).join('')}</swiss-sanctions-list>`
  answering = (_, response) => response.writeHead(200).end(ch(5))
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 5 })

  answering = (_, response) => response.writeHead(200).end(ch(6))
  let broken = 1
  const { transaction } = workerOn(platform)
  clock.offsetMs += 25 * HOUR_MS
  await refreshed(
    refreshLists(),
    workerOn(platform, {
      settings,
      transaction: work =>
        broken-- > 0
          ? Promise.reject(Object.assign(new Error('canceling statement due to a secret'), { code: '57014' }))
          : transaction(work),
    }),
  )
  expect(await shown()).toMatchObject({
    status: 'FAILED',
    entries: 5,
    failingSince: expect.anything(),
    failure: 'the published file could not be imported',
  })
  while ((await publishAlerts.run(workerOn(platform))) > 0);
  const alerts = (await published())
    .filter(({ type }) => type === 'compliance.alert_raised')
    .map(({ data }) => data)
  expect(alerts).toMatchObject([
    {
      code: 'LIST_REFRESH_FAILED',
      component: 'watchlists.CH_SECO',
      message: expect.not.stringContaining('secret'),
    },
  ])

  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 6, failingSince: null })

  await ask()
  await transaction(async sql => {
    await lockSource(sql, 'CH_SECO')
    const logged: unknown[] = []
    await refreshed(
      refreshLists(),
      workerOn(platform, {
        settings,
        log: fields => {
          logged.push(fields['error'])
        },
      }),
    )
    expect(logged).toEqual([
      expect.objectContaining({ message: expect.stringMatching('Another import of CH_SECO is in progress') }),
    ])
  })
  expect(await shown()).toMatchObject({ status: 'ACTIVE', failingSince: null })
  clock.offsetMs = 0
})

test('a workspace that cannot get an alert does not delay the others', async () => {
  const { refresh, published, platform, workspaceId } = await office('AU_DFAT')
  const other = await world()
  answering = (_, response) => response.writeHead(503).end()
  await refresh()

  const { within } = workerOn(platform)
  const logged: unknown[] = []
  const worker = workerOn(platform, {
    within: id => (id === workspaceId ? Promise.reject(new Error('broken')) : within(id)),
    log: fields => {
      logged.push(fields['workspaceId'])
    },
  })
  while ((await publishAlerts.run(worker)) > 0);
  const alertedComponents = async (read: World['published']): Promise<unknown[]> =>
    (await read())
      .filter(({ type }) => type === 'compliance.alert_raised')
      .map(({ data }) => data['component'])

  expect([await alertedComponents(published), await alertedComponents(other.published)]).toEqual([
    [],
    ['watchlists.AU_DFAT'],
  ])
  expect(logged).toEqual([workspaceId])
})

test('unexpected redirects are rejected, a large or slow response is aborted, and an unreachable address is reported', async () => {
  const { tmpdir } = await import('node:os')
  const signal = new AbortController().signal
  const fetched = (
    options: Partial<Parameters<typeof httpProvider>[0]> = {},
    at = address,
  ): ReturnType<ReturnType<typeof httpProvider>['fetch']> =>
    httpProvider({ redirectsMax: 0, allowsLoopback: true, ...options }).fetch(at, tmpdir(), {}, signal)
  answering = (_, response, path) =>
    path === '/list.json'
      ? response.writeHead(302, { location: '/moved.json' }).end()
      : response.writeHead(200).end(lines(3))

  expect(await fetched()).toEqual({
    outcome: 'FAILED',
    message: 'the publisher redirects to another address, which is not followed',
  })
  expect(await fetched({ redirectsMax: 1 })).toMatchObject({ outcome: 'FETCHED' })
  answering = (_, response) => response.writeHead(302, { location: '/list.json' }).end()
  expect(await fetched({ redirectsMax: 2 })).toMatchObject({
    message: 'the publisher redirects more than 2 times',
  })
  answering = (_, response) => response.writeHead(200).end('x'.repeat(10_000))
  expect(await fetched({ bytesMax: 9_999 })).toMatchObject({
    outcome: 'FAILED',
    message: expect.stringMatching(/more than 9999 bytes/),
  })
  answering = () => undefined
  expect(await fetched({ timeoutMs: 200 })).toMatchObject({
    outcome: 'FAILED',
    message: expect.stringMatching(/longer than/),
  })
  expect(await fetched({}, 'http://127.0.0.1:9/list.json')).toMatchObject({
    outcome: 'FAILED',
    message: expect.stringMatching(/could not be reached/),
  })
})

test('a private network is never contacted, by address, name or redirect', async () => {
  const { tmpdir } = await import('node:os')
  const signal = new AbortController().signal
  const dialled: string[] = []
  const way = (allowsLoopback: boolean) =>
    httpProvider({
      redirectsMax: 1,
      allowsLoopback,
      means: {
        resolve: async host =>
          host === 'lists.example.com'
            ? ['10.1.2.3']
            : host === 'mixed.example.com'
              ? ['8.8.8.8', '169.254.169.254']
              : [],
        dial: ({ host, port }) => {
          dialled.push(host)
          return connect(port, host)
        },
      },
    })
  const fetched = async (at: string, allowsLoopback = true): Promise<string> => {
    const answer = await way(allowsLoopback).fetch(at, tmpdir(), {}, signal)
    return answer.outcome === 'FAILED' ? answer.message : answer.outcome
  }
  answering = (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()

  expect(await fetched('http://10.0.0.1/list.json')).toMatch(/inside a private network/)
  expect(await fetched('https://lists.example.com/list.json')).toMatch(/inside a private network/)
  expect(await fetched('https://mixed.example.com/list.json')).toMatch(/link-local/)
  expect(await fetched(address, false)).toMatch(/loopback/)
  expect(dialled).toEqual([])
  expect(await fetched(address)).toMatch(/link-local/)
  expect(dialled).toEqual(['127.0.0.1'])
})

test('a truncated response is a failure', async () => {
  const { tmpdir } = await import('node:os')
  answering = (_, response) => {
    response.writeHead(200, { 'content-length': 10_000 }).write(lines(3), () => response.destroy())
  }

  expect(
    await httpProvider({ redirectsMax: 0, allowsLoopback: true }).fetch(
      address,
      tmpdir(),
      {},
      new AbortController().signal,
    ),
  ).toMatchObject({ outcome: 'FAILED', message: expect.stringMatching(/download from the publisher failed/) })
})
