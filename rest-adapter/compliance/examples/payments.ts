import type { Examples } from '../../endpoint.ts'

const policy = {
  pep: { foreign: 'HOLD', domestic: 'HOLD', international_org: 'HOLD' }, adverse_media: 'REVIEW', weak_alias: 'REVIEW', on_unavailable: 'HOLD',
  stale_after_hours: 48, hold_ttl_hours: 168, auto_release_on_false_positive: true, parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'],
  min_score: 70, block_score: 85, name_only_cap: 100, home_country: null,
}
const held = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000c1', payment_id: '0199a1c2-7f30-7cde-8f21-0000000000c2', stage: 'CREATION', outcome: 'HELD', hold_reason: 'MATCH',
  held_until: '2026-02-07T12:00:00.000Z', screening_ids: ['0199a1c2-7f30-7cde-8f21-00000000000d'], created_at: '2026-01-31T12:00:00.000Z', voided_at: null,
}
const clear = {
  ...held, id: '0199a1c2-7f30-7cde-8f21-0000000000c3', outcome: 'CLEAR', hold_reason: null, held_until: null, screening_ids: [], created_at: '2026-01-31T12:20:00.000Z',
}

export const paymentExamples: Examples['operations'] = {
  GetScreeningPolicy: { response: policy },
  SetScreeningPolicy: {
    requests: {
      'Pay office holders of the own country, and look at the match later': { pep: { domestic: 'REVIEW' } },
      'Block at a higher score, and never for a name alone': { block_score: 90, name_only_cap: 89 },
    },
    response: { ...policy, pep: { ...policy.pep, domestic: 'REVIEW' } },
  },
  ListPaymentScreenings: { response: { payment_screenings: [{ ...held, voided_at: '2026-01-31T12:20:00.000Z' }, clear], has_more: false, next_cursor: null } },
  ReleasePayment: { response: held },
}
