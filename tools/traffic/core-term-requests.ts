import { id, on, type Arguments, type Given, type Make } from './making.ts'

const REASON = { reason: 'The customer needs the money' }

/** A valid request for each operation on the terms of fixed deposits, by route. */
export const TERM_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /accounts/{id}/term': async fixture => ({
    path: { id: await fixture.fixedDeposit() },
    body: {
      tenor_days: 30,
      maturity_instruction: 'ROLLOVER_PRINCIPAL',
      payout_account_id: await fixture.account(),
    },
  }),
  'GET /accounts/{id}/terms': on(fixture => fixture.runningTerm()),
  'POST /accounts/{id}/term/break': on(fixture => fixture.runningTerm(), REASON),
}

export const TERM_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  accountTerms: async fixture => ({ accountId: await fixture.runningTerm() }),
}

export const TERM_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  startTerm: async fixture => ({
    id: await fixture.fixedDeposit(),
    input: {
      tenorDays: 365,
      maturityInstruction: 'ROLLOVER_ALL',
      payoutAccountId: await fixture.account(),
    },
  }),
  breakTerm: id(fixture => fixture.runningTerm(), REASON),
}
