import { asInput } from '../core-movement-requests.ts'
import { id, on, type Arguments, type Given, type Make } from '../making.ts'
import { glAccountBody } from './general-ledger-fixture.ts'

const PERIOD = { from: '2026-01-01', to: '2026-01-31' }

/** A valid request for each operation on the general ledger, by route. */
export const GENERAL_LEDGER_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /gl-accounts': async () => ({ body: { ...glAccountBody(), allow_manual: true } }),
  'GET /gl-accounts': async () => ({ query: { limit: '2', type: 'ASSET' } }),
  'GET /gl-accounts/{id}': on(fixture => fixture.glAccount()),
  'PATCH /gl-accounts/{id}': on(fixture => fixture.glAccount(), { name: 'Paper', parent_id: null }),
  'POST /gl-accounts/{id}/deactivate': on(fixture => fixture.glAccount()),
  'GET /gl-accounts/{id}/balance': async fixture => ({
    path: { id: await fixture.glAccount() },
    query: { as_of: '2026-01-31', currency: 'NGN' },
  }),
  'GET /gl-accounts/{id}/balances': async fixture => ({
    path: { id: await fixture.glAccount() },
    query: PERIOD,
  }),
  'GET /gl-accounts/{id}/ledger': async fixture => ({
    path: { id: await fixture.glAccount() },
    query: { ...PERIOD, limit: '2' },
  }),
}

export const GENERAL_LEDGER_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  glAccount: id(fixture => fixture.glAccount()),
  glAccounts: async () => ({ first: 5, type: 'LIABILITY' }),
  glAccountBalance: id(fixture => fixture.glAccount(), { asOf: '2026-01-31' }),
  glAccountBalances: async fixture => ({ accountId: await fixture.glAccount(), ...PERIOD, currency: 'NGN' }),
  glAccountLedger: async fixture => ({ accountId: await fixture.glAccount(), first: 5, ...PERIOD }),
}

export const GENERAL_LEDGER_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createGlAccount: async () => ({ input: asInput(glAccountBody()) }),
  updateGlAccount: id(fixture => fixture.glAccount(), { input: { name: 'Paper' } }),
  deactivateGlAccount: id(fixture => fixture.glAccount()),
}
