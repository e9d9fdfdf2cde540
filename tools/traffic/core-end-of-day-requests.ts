import type { TenantFixture } from './fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const MODE = { mode: 'AUTOMATIC' }
const days = async (fixture: TenantFixture): Promise<Record<string, string>> => ({
  from: '2026-01-01',
  to: (await fixture.account()) && '2026-01-31',
})
const open = async (fixture: TenantFixture): Promise<Record<string, never>> => {
  await fixture.endOpenRuns()
  return {}
}

/** A valid request for each operation on business dates, by route. */
export const END_OF_DAY_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /business-date': async () => ({}),
  'PATCH /business-date': async () => ({ body: MODE }),
  'POST /eod/run': async fixture => ({ body: await open(fixture) }),
  'GET /eod/runs': async () => ({ query: { limit: '2' } }),
  'GET /eod/runs/{id}': on(fixture => fixture.endOfDayRun()),
  'GET /accounts/{id}/accruals': async fixture => ({
    path: { id: await fixture.account() },
    query: await days(fixture),
  }),
}

export const END_OF_DAY_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  businessDate: async () => ({}),
  endOfDayRun: id(fixture => fixture.endOfDayRun()),
  endOfDayRuns: async () => ({ first: 5 }),
  accountAccruals: async fixture => ({ accountId: await fixture.account(), ...(await days(fixture)) }),
}

export const END_OF_DAY_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  runEndOfDay: async fixture => ({ input: await open(fixture) }),
  setDayClosing: async () => ({ input: MODE }),
}
