import type { Examples } from '#rest-adapter/endpoint.ts'
import { account } from './accounts.ts'

const deposit = {
  ...account,
  account_type: 'FIXED_DEPOSIT',
  ledger_balance: 1000000,
  available_balance: 1000000,
  held_balance: 0,
}
const payoutAccountId = '0199a1c2-7f30-7cde-8f21-00000000000a'

const term = {
  principal: 1000000,
  rate: 12,
  tenor_days: 10,
  start_date: '2026-06-01',
  maturity_date: '2026-06-11',
  maturity_instruction: 'ROLLOVER_PRINCIPAL',
  payout_account_id: payoutAccountId,
  interest_at_maturity: 3287.67,
}

export const endedTerm = {
  id: '0199a1c2-7f30-7cde-8f21-00000000007e',
  account_id: account.id,
  status: 'ROLLED_OVER',
  currency: 'NGN',
  ...term,
  ended_on: '2026-06-11',
  interest_paid: 3287.67,
  tax_withheld: 328.77,
  interest_forgone: 0,
}

export const accountActivation = {
  id: account.id,
  account_number: account.account_number,
  customer_id: account.customer_id,
  currency: 'NGN',
  status: 'ACTIVE',
  version: 2,
}

export const termExamples: Examples['operations'] = {
  StartTerm: {
    requests: {
      'Interest paid out, principal renewed': {
        tenor_days: 10,
        maturity_instruction: 'ROLLOVER_PRINCIPAL',
        payout_account_id: payoutAccountId,
      },
    },
    response: { ...deposit, available_balance: 0, term },
  },
  ListAccountTerms: { response: { terms: [endedTerm], has_more: false, next_cursor: null } },
  BreakTerm: {
    requests: {
      'At the request of the customer': { reason: 'The customer needs the money' },
      'To another account': {
        reason: 'The payout account was closed',
        payout_account_id: payoutAccountId,
      },
    },
    response: { ...deposit, ledger_balance: 0, available_balance: 0, term: null },
  },
}
