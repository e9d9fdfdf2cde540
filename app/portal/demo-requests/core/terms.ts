import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

const TERM = { tenor_days: 90, maturity_instruction: 'PAYOUT', payout_account_id: '{payee.id}' }
const deposit: DemoStep = {
  route: 'POST /accounts',
  body: { customer_id: '{customer.id}', account_type: 'FIXED_DEPOSIT', currency: 'NGN' },
}
const principal = (account: string): DemoStep => ({
  route: 'POST /deposits',
  body: {
    account_id: `{${account}.id}`,
    amount: 1_000_000,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: '{customer.id}',
  },
})

/** Demo requests on fixed deposits; `customer` and `payee` are rows of the service's preparation. */
export const termRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    newFixedDeposit: deposit,
    newTermDeposit: deposit,
    fixedPrincipal: principal('newFixedDeposit'),
    termPrincipal: principal('newTermDeposit'),
    fixedDeposit: { value: '{newFixedDeposit}', after: ['fixedPrincipal'] },
    termDeposit: { value: '{newTermDeposit}', after: ['termPrincipal'] },
    runningTerm: { route: 'POST /accounts/{termDeposit.id}/term', body: TERM },
  },
  parameters: {
    '/accounts/{id}/term': { id: '{fixedDeposit.id}' },
    '/accounts/{id}/term/break': { id: '{runningTerm.id}' },
  },
  bodies: {
    startTerm: TERM,
    breakTerm: { reason: 'The customer needs the money', payout_account_id: '{payee.id}' },
  },
}
