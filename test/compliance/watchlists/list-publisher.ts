import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from '@jest/globals'
import { refreshLists } from '#compliance/jobs/refresh-lists.ts'
import { refreshDataset } from '#compliance/operations/lists/refresh-dataset.ts'
import { dataset, type DatasetRow } from '#compliance/queries/datasets.ts'
import { setPolicy } from '#test/compliance/set-policy.ts'
import { loadListStates, unusableLists } from '#compliance/watchlists/store/list-freshness.ts'
import { screeningPolicy } from '#compliance/queries/screening-policy.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

interface Publisher {
  /** Address of the complete list; that of its changes ends in `changes.json`. */
  address: string
  /** How the publisher responds. */
  respond(headers: IncomingHttpHeaders, response: ServerResponse, path: string): void
  /** Headers of the requests received. */
  readonly requestHeaders: IncomingHttpHeaders[]
}

/** A publisher of lists on the loopback interface, open during the tests of the file that imports it. */
export const publisher: Publisher = {
  address: '',
  respond: (_, response) => response.writeHead(500).end(),
  requestHeaders: [],
}

const server = createServer((request, response) => {
  publisher.requestHeaders.push(request.headers)
  publisher.respond(request.headers, response, request.url!)
})
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  publisher.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.json`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

export const lines = (count: number): string =>
  Array.from({ length: count }, (_, n) =>
    JSON.stringify({
      id: `N${n}`,
      schema: 'Person',
      properties: { name: [`Plimforth Gaskett${n}`], topics: ['role.pep'] },
      target: true,
    }),
  ).join('\n')

type Settings = World['platform']['source']['settings']

interface FetchingPlatform extends Omit<World, 'ask'> {
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

export const HOUR_MS = 3_600_000

/** Runs the job and all refreshes that it starts; returns their number. */
export async function refreshed(job: Job, worker: ReturnType<typeof workerOn>): Promise<number> {
  const begun = await job.run(worker)
  await worker.settled()
  return begun
}

/** A platform that fetches one list from the publisher. */
export async function platformFetching(source: ListSource, changes = false): Promise<FetchingPlatform> {
  const here = await world()
  const settings: Settings = {
    ...here.platform.source.settings,
    watchlists: {
      addresses: { [source]: [publisher.address] },
      changes: changes ? { [source]: [publisher.address.replace('list', 'changes')] } : {},
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
