import type { Examples } from '../../endpoint.ts'

export const reportExamples: Examples['operations'] = {
  GetLedgerIntegrity: {
    response: {
      is_clean: false, checked_at: '2026-01-31T12:00:00.000Z', transactions: 4811,
      checks: [
        { name: 'DOUBLE_ENTRY', checked: 2, broken: 0, faults: [] },
        { name: 'BALANCE', checked: 316, broken: 1, faults: [{ account_id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f', says: 'the balance is 15001, its entries make 15000' }] },
      ],
    },
  },
}
