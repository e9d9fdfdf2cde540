import { id, on, type Arguments, type Given, type Make } from './making.ts'

const ROUTE = '/standing-instructions/{id}'

/** A valid request for each operation on standing instructions, by route. */
export const INSTRUCTION_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /standing-instructions': async fixture => ({
    body: {
      source_account_id: await fixture.account(),
      destination_account_id: await fixture.account(),
      amount_type: 'FIXED',
      amount: 1.5,
      currency: 'NGN',
      frequency: 'MONTHLY',
      interval: 2,
      start_date: '2099-01-31',
      end_date: '2099-12-31',
      max_executions: 3,
      narration: 'Rent',
      on_failure: 'RETRY',
    },
  }),
  'GET /standing-instructions': async fixture => ({
    query: { limit: '2', status: (await fixture.standingInstruction()) && 'ACTIVE' },
  }),
  [`GET ${ROUTE}`]: on(fixture => fixture.standingInstruction()),
  [`PATCH ${ROUTE}`]: on(fixture => fixture.standingInstruction(), { amount: 2.5, on_failure: 'PAUSE' }),
  [`POST ${ROUTE}/pause`]: on(fixture => fixture.standingInstruction()),
  [`POST ${ROUTE}/resume`]: on(fixture => fixture.pausedInstruction()),
  [`POST ${ROUTE}/cancel`]: on(fixture => fixture.standingInstruction()),
  [`GET ${ROUTE}/executions`]: on(fixture => fixture.standingInstruction()),
}

export const INSTRUCTION_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  standingInstruction: id(fixture => fixture.standingInstruction()),
  standingInstructions: async fixture => ({ accountId: await fixture.ownAccount(), status: 'ACTIVE' }),
  standingInstructionExecutions: id(fixture => fixture.standingInstruction()),
}

export const INSTRUCTION_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createStandingInstruction: async fixture => ({
    input: {
      sourceAccountId: await fixture.account(),
      destinationAccountNum: '0123456789',
      destinationBankCode: '000013',
      destinationAccountName: 'Chidi Okafor',
      amountType: 'BALANCE_ABOVE',
      amount: '100.00',
      currency: 'NGN',
      frequency: 'WEEKLY',
      startDate: '2099-01-31',
      narration: 'Savings',
      onFailure: 'SKIP',
    },
  }),
  updateStandingInstruction: id(fixture => fixture.standingInstruction(), {
    input: { amount: '2.50', endDate: null },
  }),
  pauseStandingInstruction: id(fixture => fixture.standingInstruction()),
  resumeStandingInstruction: id(fixture => fixture.pausedInstruction()),
  cancelStandingInstruction: id(fixture => fixture.standingInstruction()),
}
