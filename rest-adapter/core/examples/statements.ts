import type { Examples } from '#rest-adapter/endpoint.ts'
import { account } from './accounts.ts'

export const statement = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000d1',
  account_id: account.id,
  from: '2026-01-01',
  to: '2026-01-31',
  format: 'camt053',
  status: 'COMPLETED',
  lines: 1,
  bytes: 2304,
  content_type: 'application/xml; charset=utf-8',
  file_name: `statement-${account.account_number}-2026-01-01-2026-01-31.camt053.xml`,
  download_url:
    'https://bank.example.com/api/v1/cba/statements/0199a1c2-7f30-7cde-8f21-0000000000d1/download',
  failure_reason: null,
  requested_by: 'staff:0199a1c2-7f30-7cde-8f21-0000000000a1',
  created_at: '2026-02-01T12:00:00.000Z',
  completed_at: '2026-02-01T12:00:01.000Z',
  expires_at: '2026-02-08T12:00:01.000Z',
}

export const statementExamples: Examples['operations'] = {
  RequestStatement: {
    requests: { 'A month as camt.053': { from: '2026-01-01', to: '2026-01-31', format: 'camt053' } },
    response: {
      ...statement,
      status: 'PENDING',
      bytes: null,
      download_url: null,
      completed_at: null,
      expires_at: null,
    },
  },
  ListRequestedStatements: { response: { statements: [statement], has_more: false, next_cursor: null } },
  GetRequestedStatement: { response: statement },
  DownloadStatement: {
    response: `{"account_id":"${account.id}","currency":"NGN","opening_balance":0.00,"lines":[],"closing_balance":0.00}`,
  },
}
