import type { Examples } from '#rest-adapter/endpoint.ts'
import { account } from './accounts.ts'

const businessDate = { business_date: '2026-01-31', calendar_date: '2026-01-31', mode: 'AUTOMATIC' }

export const endOfDayRun = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e0',
  status: 'COMPLETED',
  from: '2026-01-30',
  through: '2026-01-30',
  requested_by: 'staff:0199a1c2-7f30-7cde-8f21-0000000000a1',
  started_at: '2026-01-31T12:00:00.000Z',
  finished_at: '2026-01-31T12:00:02.000Z',
  failure_reason: null,
}

export const businessDateExamples: Examples['operations'] = {
  GetBusinessDate: { response: businessDate },
  SetDayClosing: {
    requests: { 'Close on request': { mode: 'MANUAL' } },
    response: { ...businessDate, mode: 'MANUAL' },
  },
  RunEndOfDay: {
    requests: { 'The open date': {}, 'A month': { through: '2026-02-28' } },
    response: { id: endOfDayRun.id, status: 'RUNNING', from: '2026-01-30', through: '2026-01-30' },
  },
  ListEndOfDayRuns: {
    response: { runs: [endOfDayRun], has_more: false, next_cursor: null },
  },
  GetEndOfDayRun: {
    response: {
      ...endOfDayRun,
      business_date: '2026-01-31',
      steps: [
        {
          business_date: '2026-01-30',
          name: 'STANDING_INSTRUCTIONS',
          status: 'COMPLETED',
          processed: 1,
          failed: 0,
        },
        {
          business_date: '2026-01-30',
          name: 'INTEREST_ACCRUAL',
          status: 'COMPLETED',
          processed: 2,
          failed: 0,
        },
        {
          business_date: '2026-01-30',
          name: 'VALUE_CORRECTIONS',
          status: 'COMPLETED',
          processed: 0,
          failed: 0,
        },
        {
          business_date: '2026-01-30',
          name: 'INTEREST_POSTING',
          status: 'COMPLETED',
          processed: 1,
          failed: 1,
        },
        {
          business_date: '2026-01-30',
          name: 'BALANCE_SNAPSHOTS',
          status: 'COMPLETED',
          processed: 2,
          failed: 0,
        },
      ],
      failures: [
        {
          business_date: '2026-01-30',
          step: 'INTEREST_POSTING',
          account_id: account.id,
          code: 'BALANCE_TOO_LARGE',
          message: 'The balance would become too large.',
        },
      ],
    },
  },
  ListAccruals: {
    response: {
      accruals: [{ date: '2026-01-31', value_date: '2026-01-31', balance: 15000.5, amount: 1.8493767123 }],
    },
  },
}
