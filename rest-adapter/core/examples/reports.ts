import type { Examples } from '#rest-adapter/endpoint.ts'

export const ledgerHead = {
  position: '4852',
  block_number: '37',
  hash: '5f3b1c9a7d2e4f60818a3c5d7e9f0b1a2c3d4e5f60718293a4b5c6d7e8f90a1b',
  published_at: '2026-01-31T12:00:00.000Z',
}

export const reportExamples: Examples['operations'] = {
  GetClearingReport: {
    response: {
      accounts: [
        {
          id: '0199a1c2-7f30-7cde-8f21-0000000000f1',
          kind: 'CASH',
          currency: 'NGN',
          counter_currency: null,
          balance: -15000.5,
          added_up: -15000,
          waiting: -0.5,
          added_up_at: '2026-01-31T12:00:00.000Z',
        },
        {
          id: '0199a1c2-7f30-7cde-8f21-0000000000f2',
          kind: 'FEE_INCOME',
          currency: 'NGN',
          counter_currency: null,
          balance: 53.75,
          added_up: 53.75,
          waiting: 0,
          added_up_at: '2026-01-31T12:00:00.000Z',
        },
      ],
      remittances: [{ currency: 'USD', clearing: 204.98, in_flight: 204.98, difference: 0, transfers: 2 }],
      unbooked: 0,
    },
  },
  GetLedgerIntegrity: {
    response: {
      is_clean: false,
      checked_at: '2026-01-31T12:00:00.000Z',
      transactions: 4811,
      checks: [
        { name: 'DOUBLE_ENTRY', checked: 2, broken: 0, discrepancies: [] },
        {
          name: 'BALANCE',
          checked: 316,
          broken: 1,
          discrepancies: [
            {
              account_id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
              message: 'the balance is 15001, its entries make 15000',
            },
          ],
        },
        { name: 'CHAIN', checked: 4852, broken: 0, discrepancies: [] },
      ],
      status: 'COMPLETED',
      is_full: true,
    },
  },
}
