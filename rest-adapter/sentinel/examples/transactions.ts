import type { Examples } from '#rest-adapter/endpoint.ts'
import { PROFILE_ID } from './profiles.ts'

const at = '2026-01-31T12:00:00.000Z'

const request = {
  transaction_id: 'tx-2026-000981',
  customer_id: 'customer-4711',
  account_id: 'checking-1',
  occurred_at: at,
  type: 'GIFT_CARD',
  direction: 'DEBIT',
  channel: 'CARD',
  amount: '500.00',
  currency: 'USD',
  balance_after: '11840.20',
  merchant: { name: 'Corner Drugstore', mcc: '5912' },
  country: 'US',
  device_id: 'device-7',
}
const signal = {
  id: '0199a1c2-7f30-7cde-8f21-000000000511',
  profile_id: PROFILE_ID,
  customer_id: request.customer_id,
  rule_id: '0199a1c2-7f30-7cde-8f21-000000000512',
  rule_code: 'STD-F2-GIFT-CARDS',
  rule_type: 'GIFT_CARD',
  signal_category: 'GIFT_CARD_PURCHASE',
  severity: 'HIGH',
  weight: 0.8,
  confidence: 1,
  status: 'ACTIVE',
  reason: '3 purchases of gift or prepaid cards within 48 h, 1500.00 USD in total; the threshold is 2.',
  observed: { count: 3, sum: '1500.00', currency: 'USD' },
  threshold: { count: 2, window_hours: 48 },
  window: { from: '2026-01-29T12:00:00.000Z', to: at },
  transaction_ids: ['tx-2026-000962', 'tx-2026-000975', request.transaction_id],
  fincen_flags: ['F2'],
  detected_at: '2026-01-31T09:30:00.000Z',
  reviewed_by: null,
  reviewed_at: null,
  review_note: null,
}
const skipped = {
  rule_id: '0199a1c2-7f30-7cde-8f21-000000000513',
  code: 'STD-DRAIN',
  why: 'INSUFFICIENT_HISTORY',
}
const event = {
  event_id: 'event-2026-000055',
  customer_id: request.customer_id,
  type: 'PHONE_CHANGED',
  occurred_at: at,
  account_id: 'checking-1',
  details: { channel: 'call center' },
}

/** Examples of the operations on transactions and account events. */
export const transactionExamples: Examples['operations'] = {
  IngestElderTransaction: {
    requests: {
      'A third gift card': request,
      'A transfer abroad': {
        transaction_id: 'tx-2026-000982',
        customer_id: request.customer_id,
        type: 'WIRE',
        direction: 'DEBIT',
        channel: 'ONLINE',
        amount: '4000.00',
        currency: 'USD',
        balance_after: '7840.20',
        counterparty: { name: 'Marlow Trading', account: 'GB33BUKB20201555555555', country: 'GB' },
        memo: 'customs fee',
      },
    },
    response: {
      transaction_id: request.transaction_id,
      profile_id: PROFILE_ID,
      decision: 'ALLOW',
      hold_id: null,
      signals: [signal],
      skipped_rules: [skipped],
    },
  },
  IngestElderTransactions: {
    requests: {
      'History before enrolment': {
        transactions: [request, { ...request, transaction_id: 'tx-2026-000975' }],
        evaluate: false,
      },
    },
    response: {
      results: [
        { transaction_id: request.transaction_id, status: 'STORED', code: null, signal_ids: [] },
        { transaction_id: 'tx-2026-000975', status: 'DUPLICATE', code: null, signal_ids: [] },
      ],
    },
  },
  IngestAccountEvent: {
    requests: { 'Another telephone number': event },
    response: {
      event_id: event.event_id,
      profile_id: PROFILE_ID,
      signals: [
        {
          ...signal,
          rule_code: 'STD-B1-CONTACT',
          rule_type: 'ACCOUNT_CHANGE',
          signal_category: 'CONTACT_CHANGE',
          severity: 'LOW',
          weight: 0.3,
          reason: 'The account event PHONE_CHANGED occurred.',
          observed: { event: 'PHONE_CHANGED' },
          threshold: { events: ['PHONE_CHANGED', 'EMAIL_CHANGED', 'ADDRESS_CHANGED'] },
          window: null,
          transaction_ids: [],
          fincen_flags: ['B1'],
          detected_at: at,
        },
      ],
      skipped_rules: [],
    },
  },
}
