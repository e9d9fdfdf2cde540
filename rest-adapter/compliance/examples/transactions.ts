import type { Examples } from '#rest-adapter/endpoint.ts'

const ruleId = '0199a1c2-7f30-7cde-8f21-000000000101'
const evaluationId = '0199a1c2-7f30-7cde-8f21-000000000102'
const batchId = '0199a1c2-7f30-7cde-8f21-000000000103'
const at = '2026-01-31T12:00:00.000Z'

const transaction = {
  transaction_id: 'tx-2026-000417',
  occurred_at: at,
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '9500.00',
  currency: 'USD',
  customer: { id: 'C-1001', type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'US' },
  account_id: 'ACC-1001',
}
const evaluation = {
  evaluation_id: evaluationId,
  transaction_id: transaction.transaction_id,
  decision: 'REVIEW',
  triggered_rules: [
    {
      rule_id: ruleId,
      code: 'STRUCTURING_USD',
      version: 1,
      rule_type: 'PATTERN',
      severity: 'MEDIUM',
      category: 'STRUCTURING',
      action: 'REVIEW',
      reason: '3 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
      observed: { count: 3 },
      threshold: { count: 3, just_below_amount: '10000.00' },
      window: { from: '2026-01-30T12:00:00.000Z', to: at },
      transaction_ids: ['tx-2026-000398', 'tx-2026-000405', 'tx-2026-000417'],
      counterfactual: {
        text: 'one transaction fewer, or 8,999.99 USD',
        amount: '8999.99',
        fewer_transactions: 1,
      },
    },
  ],
  near_misses: [],
  skipped_rules: [
    { rule_id: '0199a1c2-7f30-7cde-8f21-000000000104', code: 'SHARED_DEVICE', why: 'MISSING_KEY' },
  ],
  screening: null,
  alert_ids: ['0199a1c2-7f30-7cde-8f21-000000000105'],
  case_id: null,
  evaluated_at: at,
}
const stored = {
  transaction_id: transaction.transaction_id,
  occurred_at: at,
  received_at: at,
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '9500.00',
  currency: 'USD',
  customer: {
    id: 'C-1001',
    type: 'INDIVIDUAL',
    name: 'Tovell Marrikane',
    date_of_birth: null,
    country: 'US',
    phone: null,
    address: null,
  },
  customer_id: 'C-1001',
  account_id: 'ACC-1001',
  card_id: null,
  wallet_id: null,
  device: { fingerprint: null, ip: null, ip_country: null },
  counterparty: null,
  merchant_id: null,
  initiated_by: 'CUSTOMER',
  reference: null,
  decision: 'REVIEW',
  evaluation_id: evaluationId,
  voided_at: null,
}

/** Examples of the operations on transactions. */
export const transactionExamples: Examples['operations'] = {
  EvaluateTransaction: {
    requests: { 'A cash deposit, without storing it': { transaction } },
    response: { ...evaluation, evaluation_id: null, alert_ids: [] },
  },
  IngestTransaction: { requests: { 'A cash deposit': { transaction } }, response: evaluation },
  ListMonitoredTransactions: {
    response: { transactions: [stored], has_more: false, next_cursor: null },
  },
  GetMonitoredTransaction: { response: stored },
  GetEvaluation: { response: evaluation },
  ReplayEvaluation: { response: { is_identical: true, evaluation, replayed: evaluation } },
  CreateTransactionBatch: {
    requests: {
      'Two transactions': {
        transactions: [transaction, { ...transaction, transaction_id: 'tx-2026-000418' }],
      },
    },
    response: { batch_id: batchId, total: 2 },
  },
  GetTransactionBatch: {
    response: {
      batch_id: batchId,
      status: 'COMPLETED',
      total: 2,
      evaluated: 2,
      failed: 0,
      failures: [],
      created_at: at,
      completed_at: at,
    },
  },
}
