import { id, on, type Arguments, type Given, type Make } from './making.ts'

const PERIOD = { from: '2026-01-01', to: '2026-12-31' }

/** A valid request for each operation on statements, by route. */
export const STATEMENT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /accounts/{id}/statement': async fixture => ({ path: { id: await fixture.account() }, query: PERIOD }),
  'POST /accounts/{id}/statements': async fixture => {
    await fixture.freeStatementSlot()
    return { path: { id: await fixture.account() }, body: { ...PERIOD, format: 'camt053' } }
  },
  'GET /accounts/{id}/statements': on(fixture => fixture.ownAccount()),
  'GET /statements/{id}': on(fixture => fixture.statement()),
  'GET /statements/{id}/download': on(fixture => fixture.statement()),
}

export const STATEMENT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  accountStatement: id(fixture => fixture.account(), PERIOD),
  accountStatementFile: id(fixture => fixture.account(), { ...PERIOD, format: 'MT940' }),
  accountStatements: async fixture => ({ accountId: await fixture.ownAccount() }),
  statement: id(fixture => fixture.statement()),
  statementContent: id(fixture => fixture.statement(), { piece: 0 }),
}

export const STATEMENT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  requestStatement: async fixture => {
    await fixture.freeStatementSlot()
    return { accountId: await fixture.account(), input: { ...PERIOD, format: 'CAMT053' } }
  },
}
