import type { Examples } from '#rest-adapter/endpoint.ts'

const terms = {
  code: '1010',
  name: 'Petty cash',
  type: 'ASSET',
  usage: 'DETAIL',
  currency: 'NGN',
  allow_manual: true,
  is_control: false,
  cash_flow_class: 'CASH',
}
const glAccount = {
  id: '0199a1c2-7f30-7cde-8f21-0000000001b1',
  ...terms,
  normal_balance: 'DEBIT',
  parent_id: null,
  equity_component: null,
  status: 'ACTIVE',
  version: 1,
  created_at: '2026-01-31T12:00:00.000Z',
}
const reserve = {
  code: '3410',
  name: 'Translation reserve',
  type: 'EQUITY',
  usage: 'DETAIL',
  allow_manual: true,
  is_control: false,
  cash_flow_class: 'NONE',
  equity_component: 'OTHER_RESERVES',
}

export const generalLedgerExamples: Examples['operations'] = {
  CreateGlAccount: {
    requests: { 'A cash account in naira': terms, 'A reserve in every currency': reserve },
    response: glAccount,
  },
  ListGlAccounts: { response: { gl_accounts: [glAccount], has_more: false, next_cursor: 'bWs4…' } },
  GetGlAccount: { response: glAccount },
  UpdateGlAccount: {
    requests: { Rename: { name: 'Petty cash, Lagos' }, 'To the top of the chart': { parent_id: null } },
    response: { ...glAccount, name: 'Petty cash, Lagos', version: 2 },
  },
  DeactivateGlAccount: { response: { ...glAccount, status: 'INACTIVE', version: 3 } },
  GetGlAccountBalance: { response: { balance: 125000.5, currency: 'NGN' } },
  ListGlAccountBalances: {
    response: {
      balances: [
        {
          date: '2026-01-31',
          currency: 'NGN',
          opening: 100000,
          debit: 30000.5,
          credit: 5000,
          closing: 125000.5,
        },
      ],
    },
  },
  ListGlAccountLedger: {
    response: {
      lines: [
        {
          date: '2026-01-31',
          source: 'POSTINGS',
          branch_id: '0199a1c2-7f30-7cde-8f21-0000000000b1',
          currency: 'NGN',
          debit: 30000.5,
          credit: 5000,
          journal_id: null,
          journal_number: null,
          line_number: null,
          description: null,
        },
        {
          date: '2026-01-30',
          source: 'JOURNALS',
          branch_id: '0199a1c2-7f30-7cde-8f21-0000000000b1',
          currency: 'NGN',
          debit: 0,
          credit: 1200,
          journal_id: '0199a1c2-7f30-7cde-8f21-0000000001b2',
          journal_number: 'JNL20260130000001',
          line_number: 2,
          description: 'Rent of the office in Ikeja',
        },
      ],
      has_more: false,
      next_cursor: 'bWs4…',
    },
  },
}
