import type { Examples } from '#rest-adapter/endpoint.ts'
import { PROFILE_ID } from './profiles.ts'

const SIGNAL_ID = '0199a1c2-7f30-7cde-8f21-000000000511'
const at = '2026-01-31T12:00:00.000Z'
const later = '2026-01-31T13:00:00.000Z'
const analyst = 'analyst@bank.example'

const signal = {
  id: SIGNAL_ID,
  profile_id: PROFILE_ID,
  customer_id: 'customer-4711',
  rule_id: '0199a1c2-7f30-7cde-8f21-000000000512',
  rule_code: 'GIFT_CARDS',
  rule_type: 'GIFT_CARD',
  signal_category: 'GIFT_CARD_PURCHASE',
  severity: 'HIGH',
  weight: 0.8,
  confidence: 1,
  status: 'ACTIVE',
  reason: '3 purchases of gift cards within 24 hours; the rule triggers at 2.',
  observed: { count: 3 },
  threshold: { count_threshold: 2 },
  window: { from: '2026-01-30T12:00:00.000Z', to: at },
  transaction_ids: ['tx-1', 'tx-2', 'tx-3'],
  fincen_flags: ['F2'],
  detected_at: at,
  reviewed_by: null,
  reviewed_at: null,
  review_note: null,
}

const observation = {
  profile_id: PROFILE_ID,
  signal_category: 'BEHAVIORAL_OBSERVATION',
  severity: 'HIGH',
  description: 'A man on the phone told her which amount to withdraw.',
  observations: ['COACHED_ON_PHONE'],
}
const reported = {
  ...signal,
  rule_code: 'STAFF_OBSERVATION',
  rule_type: 'STAFF_OBSERVATION',
  signal_category: 'BEHAVIORAL_OBSERVATION',
  weight: 0.9,
  confidence: 0.9,
  reason: observation.description,
  observed: { observations: observation.observations },
  threshold: null,
  window: null,
  transaction_ids: [],
  fincen_flags: ['B5'],
}
const reviewed = {
  ...signal,
  status: 'CONFIRMED',
  reviewed_by: analyst,
  reviewed_at: later,
  review_note: 'The daughter confirms the scam.',
}
const list = { signals: [signal], has_more: false, next_cursor: null }

export const signalExamples: Examples['operations'] = {
  ReportSignal: {
    requests: {
      'An observation with a code': observation,
      'Only what is required': {
        customer_id: 'customer-4711',
        signal_category: 'FAMILY_EXPLOITATION',
        description: 'The nephew answers all questions.',
      },
    },
    response: reported,
  },
  ListSignals: { response: list },
  GetSignal: { response: signal },
  ListProfileSignals: { response: list },
  ReviewSignal: {
    requests: {
      'Confirm a signal': { status: 'CONFIRMED', note: 'The daughter confirms the scam.' },
      'Dismiss a signal': { status: 'DISMISSED' },
    },
    response: reviewed,
  },
  GetElderRisk: {
    response: {
      risk_score: 56,
      risk_level: 'HIGH',
      components: [
        {
          signal_id: SIGNAL_ID,
          severity: 'HIGH',
          weight: 0.8,
          severity_factor: 0.7,
          confidence: 1,
          decay: 1,
          factor: 0.56,
        },
      ],
    },
  },
  GetSentinelStats: {
    response: {
      profiles: {
        total: 12,
        pending_consent: 1,
        active: 9,
        under_review: 1,
        restricted: 1,
        suspended: 0,
        opted_out: 0,
        closed: 0,
        deceased: 0,
      },
      signals: {
        total: 7,
        active: 3,
        confirmed: 2,
        dismissed: 2,
        expired: 0,
        superseded: 0,
        by_severity: { low: 1, medium: 2, high: 3, critical: 1 },
      },
      alerts: {
        total: 3,
        open: 1,
        acknowledged: 0,
        in_review: 1,
        escalated: 0,
        resolved: 1,
        false_alarm: 0,
      },
      holds: {
        total: 2,
        placed: 1,
        extended_10: 0,
        extended_30: 0,
        ordered: 0,
        released: 1,
        expired: 0,
      },
    },
  },
}

export const signalFragments: Examples['fragments'] = { Signal: signal }

export const signalEvents: NonNullable<Examples['events']> = { 'signal.reviewed': reviewed }
