import type { Examples } from '#rest-adapter/endpoint.ts'
import { fiscalPeriod } from './fiscal-periods.ts'

const [officer, manager] = ['0199a1c2-7f30-7cde-8f21-00000000000c', '0199a1c2-7f30-7cde-8f21-00000000000d']

const salaries = {
  journal_type: 'GENERAL',
  description: 'Salaries of January',
  transaction_date: '2026-01-30',
}
const debit = { amount: 1_250_000, entry_type: 'debit', currency_code: 'NGN', description: 'Staff costs' }
const credit = { amount: 1_250_000, entry_type: 'credit', currency_code: 'NGN' }

const entry = {
  id: '0199a1c2-7f30-7cde-8f21-000000000411',
  line_number: 1,
  account_id: '0199a1c2-7f30-7cde-8f21-000000000500',
  ...debit,
  exchange_rate: 1,
  base_currency_amount: 1_250_000,
}
const counterEntry = {
  ...entry,
  id: '0199a1c2-7f30-7cde-8f21-000000000412',
  line_number: 2,
  account_id: '0199a1c2-7f30-7cde-8f21-000000000501',
  ...credit,
  description: null,
}

const pending = {
  id: '0199a1c2-7f30-7cde-8f21-000000000410',
  journal_number: 'JNL260130000001',
  ...salaries,
  fiscal_period_id: fiscalPeriod.id,
  effective_date: '2026-01-30',
  status: 'PENDING',
  source_system: null,
  source_reference: null,
  source_transaction_id: null,
  requires_approval: true,
  is_reversal: false,
  is_memo: false,
  created_by: officer,
  approved_by: null,
  entries: [entry, counterEntry],
}
const approved = { ...pending, status: 'APPROVED', approved_by: manager }
const { entries: _, ...withoutEntries } = pending

/** The data of a journal's events. */
export const journalHeader = withoutEntries

const byCode = {
  ...salaries,
  entries: [
    { ...debit, account_code: '5200' },
    { ...credit, account_code: '1000' },
  ],
}

const reversal = {
  ...pending,
  id: '0199a1c2-7f30-7cde-8f21-000000000420',
  journal_number: 'JNL260202000001',
  description: 'Reversal of JNL260130000001: Posted twice',
  transaction_date: '2026-02-02',
  status: 'POSTED',
  requires_approval: false,
  is_reversal: true,
  created_by: manager,
  entries: [
    { ...entry, entry_type: 'credit' },
    { ...counterEntry, entry_type: 'debit' },
  ],
}

export const journalExamples: Examples['operations'] = {
  CreateJournal: {
    requests: {
      'Salaries, to be approved': byCode,
      'An adjustment after the year, posted at once': {
        journal_type: 'ADJUSTMENT',
        description: 'Audit fee of 2026',
        transaction_date: '2026-12-31',
        fiscal_period_id: '0199a1c2-7f30-7cde-8f21-00000000030d',
        requires_approval: false,
        entries: [
          { account_code: '5300', amount: 300_000, entry_type: 'debit', currency_code: 'NGN' },
          { account_code: '2900', amount: 300_000, entry_type: 'credit', currency_code: 'NGN' },
        ],
      },
      'An invoice in US dollars': {
        journal_type: 'GENERAL',
        description: 'Software licences',
        transaction_date: '2026-01-30',
        source_system: 'procurement',
        source_reference: 'INV-4711',
        entries: [
          {
            account_code: '5300',
            amount: 99.5,
            entry_type: 'debit',
            currency_code: 'USD',
            exchange_rate: 1582.3375,
          },
          {
            account_code: '1200',
            amount: 99.5,
            entry_type: 'credit',
            currency_code: 'USD',
            exchange_rate: 1582.3375,
          },
        ],
      },
    },
    response: pending,
  },
  CreateJournals: {
    requests: {
      'Two journals': { journals: [byCode, { ...byCode, description: 'Salaries of contractors' }] },
      'All or none': { atomic: true, journals: [byCode] },
    },
    response: {
      items: [
        { index: 0, status: 'COMPLETED', journal: pending, error: null },
        {
          index: 1,
          status: 'FAILED',
          journal: null,
          error: {
            code: 'JOURNAL_UNBALANCED',
            message: 'entries must have equal debits and credits in NGN.',
            details: [],
          },
        },
      ],
    },
  },
  ListJournals: { response: { journals: [pending], has_more: false, next_cursor: null } },
  GetJournal: { response: pending },
  ApproveJournal: { response: approved },
  PostJournal: { response: { ...approved, status: 'POSTED' } },
  RejectJournal: {
    requests: { 'A wrong amount': { reason: 'The amount differs from the payroll' } },
    response: { ...pending, status: 'REJECTED' },
  },
  ReverseJournal: { requests: { 'Posted twice': { reason: 'Posted twice' } }, response: reversal },
}
