import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** Input of a BACKFILL of one profile; `profiles` is the name of the list of profiles. */
async function backfill(fixture: TenantFixture, profiles: 'profile_ids' | 'profileIds'): Promise<Arguments> {
  await fixture.freeBatchRunSlot()
  return { type: 'BACKFILL', [profiles]: [await fixture.elderProfile()], from: daysAgo(30), to: daysAgo(1) }
}

/** A valid request for each operation on baselines and batch runs, by route. */
export const BASELINE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /profiles/{id}/baselines/recompute': on(fixture => fixture.elderProfile()),
  'GET /profiles/{id}/baselines': async fixture => ({
    path: { id: await fixture.elderProfile() },
    query: { limit: '2', metric: 'DEBIT_AMOUNT' },
  }),
  'GET /baselines': async fixture => (
    await fixture.elderBaseline(),
    { query: { limit: '2', status: 'LEARNING' } }
  ),
  'GET /baselines/{id}': on(fixture => fixture.elderBaseline()),
  'POST /batch-runs': async fixture => ({ body: await backfill(fixture, 'profile_ids') }),
  'GET /batch-runs': async fixture => (
    await fixture.elderBatchRun(),
    { query: { limit: '2', type: 'FULL' } }
  ),
  'GET /batch-runs/{id}': on(fixture => fixture.elderBatchRun()),
  'POST /batch-runs/{id}/cancel': on(fixture => fixture.elderBatchRun()),
}

export const BASELINE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  behavioralBaseline: id(fixture => fixture.elderBaseline()),
  behavioralBaselines: async fixture => (await fixture.elderBaseline(), { first: 5 }),
  sentinelBatchRun: id(fixture => fixture.elderBatchRun()),
  sentinelBatchRuns: async fixture => (await fixture.elderBatchRun(), { first: 5 }),
}

export const BASELINE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  recomputeBaselines: async fixture => ({ profileId: await fixture.elderProfile() }),
  startBatchRun: async fixture => ({ input: await backfill(fixture, 'profileIds') }),
  cancelBatchRun: id(fixture => fixture.elderBatchRun()),
}
