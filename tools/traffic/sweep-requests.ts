import { id, on, type Arguments, type Given, type Make } from './making.ts'

/** A valid request for each operation on sweeps, by route. */
export const SWEEP_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /accounts/{id}/sweeps': async fixture => ({
    path: { id: await fixture.ownAccount() },
    body: {
      target_account_id: await fixture.account(),
      method: 'TARGET_BALANCE',
      direction: 'TWO_WAY',
      target_amount: 100.5,
      min_sweep: 1,
      max_sweep: 50,
      multiple_of: 0.5,
    },
  }),
  'GET /accounts/{id}/sweeps': async fixture => ({
    path: { id: await fixture.ownAccount() },
    query: { limit: '2' },
  }),
  'GET /sweeps/{id}': on(fixture => fixture.sweep()),
  'PATCH /sweeps/{id}': on(fixture => fixture.sweep(), { amount: 2.5, max_sweep: 2 }),
  'POST /sweeps/{id}/pause': on(fixture => fixture.sweep()),
  'POST /sweeps/{id}/resume': on(fixture => fixture.pausedSweep()),
  'POST /sweeps/{id}/run': on(fixture => fixture.sweep()),
  'GET /sweeps/{id}/executions': on(fixture => fixture.sweep()),
}

export const SWEEP_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  sweep: id(fixture => fixture.sweep()),
  accountSweeps: async fixture => ({ accountId: await fixture.ownAccount() }),
  sweepExecutions: id(fixture => fixture.sweep()),
}

export const SWEEP_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createSweep: async fixture => ({
    accountId: await fixture.ownAccount(),
    input: {
      targetAccountId: await fixture.account(),
      method: 'PERCENTAGE',
      percentage: '12.5',
      maxSweep: '10.00',
    },
  }),
  updateSweep: id(fixture => fixture.sweep(), { input: { amount: '2.50', minSweep: null } }),
  pauseSweep: id(fixture => fixture.sweep()),
  resumeSweep: id(fixture => fixture.pausedSweep()),
  runSweep: id(fixture => fixture.sweep()),
}
