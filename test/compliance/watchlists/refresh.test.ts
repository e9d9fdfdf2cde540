import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { refreshLists } from '../../../subgraphs/compliance/duties/refresh-lists.ts'
import { tellAlerts } from '../../../subgraphs/compliance/duties/tell-alerts.ts'
import { refreshDataset } from '../../../subgraphs/compliance/operations/refresh-dataset.ts'
import { dataset, type DatasetRow } from '../../../subgraphs/compliance/queries/datasets.ts'
import { httpProvider } from '../../../subgraphs/compliance/watchlists/provider/http-provider.ts'
import type { ListSource } from '../../../subgraphs/compliance/watchlists/formats/formats.ts'
import { workerOn, world, type World } from '../../support/world.ts'

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
afterAll(() => { publisher.closeAllConnections(); publisher.close() })

const lines = (count: number): string => Array.from({ length: count }, (_, n) => JSON.stringify({ id: `N${n}`, schema: 'Person', properties: { name: [`Plimforth Gaskett${n}`], topics: ['role.pep'] }, target: true })).join('\n')

interface Office extends Omit<World, 'ask'> {
  refresh(): Promise<number>
  shown(): Promise<DatasetRow>
  ask(): Promise<unknown>
}

const HOUR_MS = 3_600_000

/** A platform that fetches one list from the publisher here. */
async function office(source: ListSource): Promise<Office> {
  const here = await world()
  const settings = { ...here.platform.source.settings, watchlists: { addresses: { [source]: [address] }, redirectsMax: 0 } }
  const duty = refreshLists()
  const analyst = here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:*'] }, { settings })
  return {
    ...here,
    refresh: () => duty.run(workerOn(here.platform, { settings })),
    shown: () => dataset(analyst, { source }),
    ask: () => refreshDataset(analyst, { source }),
  }
}

test('a list is fetched once a day, and only where the publisher has something newer', async () => {
  const { refresh, shown, clock, ask } = await office('SRC_AFRICAN_PEP')
  answering = (headers, response) => (headers['if-none-match'] === '"one"' ? response.writeHead(304).end() : response.writeHead(200, { etag: '"one"' }).end(lines(5)))

  expect([await refresh(), await refresh()]).toEqual([1, 0])
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 5, isDemo: false })
  clock.offsetMs += 25 * HOUR_MS
  asked.length = 0
  expect([await refresh(), await refresh()]).toEqual([1, 0])
  expect(asked.map(headers => headers['if-none-match'])).toEqual(['"one"'])
  await ask()
  await ask()
  expect([await refresh(), await refresh(), asked.length]).toEqual([1, 0, 2])
  clock.offsetMs += 15 * 24 * HOUR_MS
  expect((await shown()).status).toBe('STALE')
  clock.offsetMs = 0
})

test('a publisher that fails, or sends what is no list, leaves the last good version, and every workspace is told once', async () => {
  const { refresh, shown, clock, published, platform, ask } = await office('UN_CONSOLIDATED')
  const un = (count: number): string => `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z"><INDIVIDUALS>${Array.from({ length: count }, (_, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Quendrel Zorbla${n}</FIRST_NAME><REFERENCE_NUMBER>V${n}</REFERENCE_NUMBER></INDIVIDUAL>`).join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`
  answering = (_, response) => response.writeHead(200).end(un(10))
  await refresh()
  const told = async (): Promise<unknown[]> => {
    while (await tellAlerts.run(workerOn(platform)) > 0);
    return (await published()).filter(({ type }) => type === 'compliance.alert_raised').map(({ data }) => `${String(data['code'])} ${String(data['severity'])} ${String(data['component'])}`)
  }

  answering = (_, response) => response.writeHead(503).end()
  clock.offsetMs += 25 * HOUR_MS
  await refresh()
  expect(await shown()).toMatchObject({ status: 'FAILED', entries: 10, failure: 'the publisher answered 503', failingSince: expect.anything() })
  clock.offsetMs += 2 * HOUR_MS
  await refresh()
  expect(await told()).toEqual(['LIST_REFRESH_FAILED HIGH watchlists.UN_CONSOLIDATED'])

  answering = (_, response) => response.writeHead(200).end(un(10).slice(0, -60))
  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'FAILED', entries: 10 })
  expect(await told()).toEqual(['LIST_REFRESH_FAILED HIGH watchlists.UN_CONSOLIDATED', 'LIST_REJECTED HIGH watchlists.UN_CONSOLIDATED'])

  answering = (_, response) => response.writeHead(200).end(un(11))
  await ask()
  await refresh()
  expect(await shown()).toMatchObject({ status: 'ACTIVE', entries: 11, failingSince: null, failure: null })
  clock.offsetMs = 0
})

test('redirects are not followed unasked, too much or too slow an answer is given up, and a name that leads nowhere is said', async () => {
  const { tmpdir } = await import('node:os')
  const signal = new AbortController().signal
  const fetched = (options: Partial<Parameters<typeof httpProvider>[0]> = {}, at = address): ReturnType<ReturnType<typeof httpProvider>['fetch']> =>
    httpProvider({ redirectsMax: 0, ...options }).fetch(at, tmpdir(), {}, signal)
  answering = (_, response, path) => (path === '/list.json' ? response.writeHead(302, { location: '/moved.json' }).end() : response.writeHead(200).end(lines(3)))

  expect(await fetched()).toEqual({ outcome: 'FAILED', says: 'the publisher redirects to another address, which is not followed' })
  expect(await fetched({ redirectsMax: 1 })).toMatchObject({ outcome: 'FETCHED' })
  answering = (_, response) => response.writeHead(302, { location: '/list.json' }).end()
  expect(await fetched({ redirectsMax: 2 })).toMatchObject({ says: 'the publisher redirects more than 2 times' })
  answering = (_, response) => response.writeHead(200).end('x'.repeat(10_000))
  expect(await fetched({ bytesMax: 9_999 })).toMatchObject({ outcome: 'FAILED', says: expect.stringMatching(/more than 9999 bytes/) })
  answering = () => undefined
  expect(await fetched({ timeoutMs: 200 })).toMatchObject({ outcome: 'FAILED', says: expect.stringMatching(/longer than/) })
  expect(await fetched({}, 'http://127.0.0.1:9/list.json')).toMatchObject({ outcome: 'FAILED', says: expect.stringMatching(/could not be reached/) })
})
