import type { Examples } from '#rest-adapter/endpoint.ts'
import { PROFILE_ID } from './profiles.ts'

const at = '2026-01-31T12:00:00.000Z'
const later = '2026-01-31T13:00:00.000Z'
const analyst = 'analyst@bank.example'

const giftCards = {
  code: 'GIFT-CARDS-IN-A-DAY',
  name: 'Three gift cards in a day',
  rule_type: 'GIFT_CARD',
  severity: 'HIGH',
  weight: 0.8,
  parameters: { count_threshold: 3 },
}
const rule = {
  id: '0199a1c2-7f30-7cde-8f21-000000000511',
  code: giftCards.code,
  name: giftCards.name,
  rule_type: 'GIFT_CARD',
  severity: 'HIGH',
  weight: 0.8,
  signal_category: null,
  parameters: { count_threshold: 3, window_hours: 24 },
  fincen_flags: [],
  enabled: false,
  is_standard: false,
  version: 1,
  created_by: analyst,
  created_at: at,
  updated_at: at,
}
const standardRule = {
  ...rule,
  id: '0199a1c2-7f30-7cde-8f21-000000000512',
  code: 'STD-F3-CRYPTO',
  name: 'First or large purchase of virtual currency',
  rule_type: 'CRYPTO',
  parameters: { share_of_balance: 0.1 },
  fincen_flags: ['F3'],
  enabled: true,
  is_standard: true,
  created_by: 'platform',
}
const hit = {
  profile_id: PROFILE_ID,
  transaction_id: 'payment-883',
  occurred_at: '2026-01-12T16:41:00.000Z',
  observed: { count: 3 },
}

export const ruleExamples: Examples['operations'] = {
  CreateDetectionRule: {
    requests: {
      'Gift cards, with the default window': giftCards,
      'Large wires of any customer': {
        code: 'LARGE-WIRE',
        rule_type: 'AMOUNT_THRESHOLD',
        severity: 'MEDIUM',
        weight: 0.4,
        signal_category: 'LARGE_TRANSFER',
        parameters: { amount: '10000', currency: 'USD', types: ['WIRE'] },
      },
    },
    response: rule,
  },
  ListDetectionRules: { response: { rules: [rule, standardRule], has_more: false, next_cursor: null } },
  GetDetectionRule: { response: rule },
  UpdateDetectionRule: {
    requests: {
      'Four cards in two days': { parameters: { count_threshold: 4, window_hours: 48 } },
      'Less weight': { severity: 'MEDIUM', weight: 0.5 },
    },
    response: {
      ...rule,
      parameters: { count_threshold: 4, window_hours: 48 },
      version: 2,
      updated_at: later,
    },
  },
  DeleteDetectionRule: {},
  EnableDetectionRule: { response: { ...rule, enabled: true, updated_at: later } },
  DisableDetectionRule: { response: { ...standardRule, enabled: false, updated_at: later } },
  SimulateDetectionRule: {
    requests: {
      'All profiles in January': { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
      'One profile': {
        from: '2026-01-01T00:00:00Z',
        to: '2026-02-01T00:00:00Z',
        profile_ids: [PROFILE_ID],
      },
    },
    response: { transactions_evaluated: 412, is_complete: true, hits_total: 1, hits: [hit] },
  },
}

export const ruleFragments: Examples['fragments'] = { DetectionRule: rule }
