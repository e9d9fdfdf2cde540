import type { Examples } from '#rest-adapter/endpoint.ts'

const policy = {
  pep: { foreign: 'HOLD', domestic: 'HOLD', international_org: 'HOLD' },
  adverse_media: 'REVIEW',
  weak_alias: 'REVIEW',
  on_unavailable: 'HOLD',
  stale_after_hours: 48,
  hold_ttl_hours: 168,
  auto_release_on_false_positive: true,
  parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'],
  min_score: 70,
  block_score: 85,
  name_only_cap: 100,
  home_country: null,
  decisions_by: 'ANY',
}
const held = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000c1',
  payment_id: '0199a1c2-7f30-7cde-8f21-0000000000c2',
  stage: 'CREATION',
  outcome: 'HELD',
  hold_reason: 'MATCH',
  held_until: '2026-02-07T12:00:00.000Z',
  screening_ids: ['0199a1c2-7f30-7cde-8f21-00000000000d'],
  created_at: '2026-01-31T12:00:00.000Z',
  voided_at: null,
  released_at: null,
  released_by: null,
  released_by_key: null,
}
const clear = {
  ...held,
  id: '0199a1c2-7f30-7cde-8f21-0000000000c3',
  outcome: 'CLEAR',
  hold_reason: null,
  held_until: null,
  screening_ids: [],
  created_at: '2026-01-31T12:20:00.000Z',
}

const staff = {
  proposer: '0199a1c2-7f30-7cde-8f21-0000000000d1',
  approver: '0199a1c2-7f30-7cde-8f21-0000000000d2',
}
const proposed = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000d3',
  status: 'PENDING_APPROVAL',
  weakens: ['PEP_DOMESTIC'],
  policy: { ...policy, pep: { ...policy.pep, domestic: 'REVIEW' } },
  base_version: 4,
  proposed_by: staff.proposer,
  proposed_at: '2026-01-31T12:00:00.000Z',
  expires_at: '2026-02-07T12:00:00.000Z',
  decided_by: null,
  decided_at: null,
  effective_at: null,
}
const approved = {
  ...proposed,
  status: 'APPROVED',
  decided_by: staff.approver,
  decided_at: '2026-01-31T13:00:00.000Z',
  effective_at: '2026-02-01T13:00:00.000Z',
}

export const paymentExamples: Examples['operations'] = {
  GetScreeningPolicy: { response: policy },
  SetScreeningPolicy: {
    requests: {
      'Block from a lower score, and require staff for decisions': { block_score: 80, decisions_by: 'STAFF' },
      'Propose that domestic office holders are paid and the match is reviewed later': {
        pep: { domestic: 'REVIEW' },
      },
    },
    response: { ...policy, block_score: 80, decisions_by: 'STAFF' },
    accepted: proposed,
  },
  ListScreeningPolicyChanges: { response: { changes: [approved], has_more: false, next_cursor: null } },
  GetScreeningPolicyChange: { response: proposed },
  ApproveScreeningPolicyChange: { response: approved },
  RejectScreeningPolicyChange: { response: { ...approved, status: 'REJECTED', effective_at: null } },
  ListPaymentScreenings: {
    response: {
      payment_screenings: [{ ...held, voided_at: '2026-01-31T12:20:00.000Z' }, clear],
      has_more: false,
      next_cursor: null,
    },
  },
  ReleasePayment: {
    response: {
      ...held,
      released_at: '2026-02-01T09:00:00.000Z',
      released_by: 'analyst@bank.example',
      released_by_key: '0199a1c2-7f30-7cde-8f21-0000000000d4',
    },
  },
}
