import type { Examples } from '#rest-adapter/endpoint.ts'

const at = '2026-01-31T12:00:00.000Z'
const party = { external_id: 'cif-1001', type: 'INDIVIDUAL', name: 'Tomasin Quellwarden' }
const listed = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e1',
  status: 'COMPLETED',
  purpose: 'ONBOARDING',
  subject: party,
  risk_score: 1000,
  risk_band: 'CRITICAL',
  decision: { outcome: 'BLOCK' },
  match_summary: { total_matches: 1, sanctions_matches: 1, pep_matches: 0 },
  created_at: at,
}
const check = {
  ...listed,
  matches: [
    {
      id: '0199a1c2-7f30-7cde-8f21-0000000000e2',
      source: 'OFAC_SDN',
      list_type: 'SANCTIONS',
      entry_id: '90001',
      matched_name: 'Tomasin Quellwarden',
      score: 100,
      strength: 'EXACT',
      status: 'OPEN',
    },
  ],
}
const transaction = {
  transaction_id: 'tx-2026-000417',
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '9500.00',
  currency: 'USD',
  customer: { id: 'cif-1001', type: 'INDIVIDUAL', name: 'Ada Obi', country: 'NG' },
}
const hit = {
  rule_type: 'PATTERN',
  severity: 'HIGH',
  category: 'STRUCTURING',
  reason: '3 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
  observed: { count: 3 },
  threshold: { count: 3 },
}
const alert = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e3',
  external_id: 'cif-1001',
  rule_code: 'STRUCTURING_USD',
  ...hit,
  action: 'REVIEW',
  transaction_id: '0199a1c2-7f30-7cde-8f21-0000000000e4',
  transaction_ids: ['0199a1c2-7f30-7cde-8f21-0000000000e4'],
  count: 1,
  last_at: at,
  status: 'OPEN',
  case_id: null,
  assignee: null,
  closed_at: null,
  note: null,
  created_at: at,
}

export const screeningExamples: Examples['operations'] = {
  ScreenSubject: {
    requests: { 'A new customer': { subject: party, purpose: 'ONBOARDING' } },
    response: check,
  },
  ListScreenings: { response: { checks: [listed], has_more: false, next_cursor: null } },
  GetScreening: { response: check },
  EvaluateTransaction: {
    requests: { 'A cash deposit': { transaction } },
    response: {
      transaction_id: transaction.transaction_id,
      decision: 'REVIEW',
      triggered_rules: [{ code: 'STRUCTURING_USD', version: 1, ...hit, action: 'REVIEW' }],
      near_misses: [],
      skipped_rules: [{ code: 'SHARED_DEVICE', why: 'MISSING_KEY' }],
      screening: null,
      evaluated_at: at,
    },
  },
  ListMonitoringAlerts: { response: { alerts: [alert], has_more: false, next_cursor: null } },
  GetMonitoringAlert: { response: alert },
}
