import type { Examples } from '#rest-adapter/endpoint.ts'

const [account, payee, officer] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a',
  '0199a1c2-7f30-7cde-8f21-00000000000b',
  '0199a1c2-7f30-7cde-8f21-00000000000c',
]

export const hold = {
  id: '0199a1c2-7f30-7cde-8f21-000000000010',
  tenant_id: '11111111-1111-4111-8111-111111111111',
  account_id: account,
  type: 'AUTHORIZATION',
  status: 'ACTIVE',
  amount: 250,
  remaining_amount: 250,
  captured_amount: 0,
  currency: 'NGN',
  reason: 'Hotel',
  reference: 'booking 7',
  expires_at: '2026-02-07T12:00:00.000Z',
  captured_transaction_id: null,
  created_by: officer,
  created_at: '2026-01-31T12:00:00.000Z',
  updated_at: '2026-01-31T12:00:00.000Z',
}
const later = { updated_at: '2026-02-01T12:00:00.000Z' }

export const holdExamples: Examples['operations'] = {
  PlaceHold: {
    requests: {
      'For a week': {
        amount: 250,
        reason: 'Hotel',
        type: 'AUTHORIZATION',
        expires_at: '2026-02-07T12:00:00.000Z',
        reference: 'booking 7',
      },
      'By order of a court': { amount: 250, reason: 'Order 12/2026', type: 'LEGAL' },
    },
    response: hold,
  },
  ListHolds: { response: { holds: [hold], has_more: false, next_cursor: null } },
  GetHold: { response: hold },
  ReleaseHold: {
    requests: { 'In full': {}, 'In part': { amount: 100 } },
    response: { ...hold, status: 'PARTIALLY_RELEASED', remaining_amount: 150, ...later },
  },
  CaptureHold: {
    requests: { 'The amount spent': { amount: 180.5, destination_account_id: payee } },
    response: {
      ...hold,
      status: 'CAPTURED',
      remaining_amount: 0,
      captured_amount: 180.5,
      captured_transaction_id: '0199a1c2-7f30-7cde-8f21-00000000000d',
      ...later,
    },
  },
  ExtendHold: {
    requests: { 'For another week': { expires_at: '2026-02-14T12:00:00.000Z' } },
    response: { ...hold, expires_at: '2026-02-14T12:00:00.000Z', ...later },
  },
}
