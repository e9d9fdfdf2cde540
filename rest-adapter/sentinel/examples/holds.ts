import type { Examples } from '#rest-adapter/endpoint.ts'
import { profile, PROFILE_ID } from './profiles.ts'

const HOLD_ID = '0199a1c2-7f30-7cde-8f21-000000000511'
const SIGNAL_ID = '0199a1c2-7f30-7cde-8f21-000000000521'
const CONTACT_ID = '0199a1c2-7f30-7cde-8f21-000000000502'
const placedAt = '2026-02-02T15:00:00.000Z'
const noticeAt = '2026-02-02T15:00:02.000Z'
const notifyBy = '2026-02-04T15:00:00.000Z'
const after15 = '2026-02-24T15:00:00.000Z'
const after25 = '2026-03-10T14:00:00.000Z'
const reviewedAt = '2026-02-20T16:00:00.000Z'
const releasedAt = '2026-02-27T16:00:00.000Z'
const analyst = 'analyst@bank.example'
const reason = 'The customer was coached on the telephone to wire money abroad.'
const finding = 'Calls of the same number preceded each transfer.'
const released = 'The customer stopped the transfer.'

const step = {
  status: 'PLACED',
  basis: null,
  authority: null,
  reference: null,
  reason,
  actor: analyst,
  at: placedAt,
  expires_at: after15,
}
const notice = {
  contact_id: CONTACT_ID,
  channel: 'EMAIL',
  status: 'DUE',
  due_at: notifyBy,
  sent_at: null,
}

const hold = {
  id: HOLD_ID,
  profile_id: PROFILE_ID,
  customer_id: 'customer-4711',
  scope: 'TRANSACTION',
  transaction_id: 'wire-2041',
  payee: null,
  account_id: null,
  all_assets_in_doubt: false,
  status: 'PLACED',
  reason,
  signal_ids: [SIGNAL_ID],
  is_automatic: false,
  placed_by: analyst,
  placed_at: placedAt,
  expires_at: after15,
  notify_by: notifyBy,
  released_by: null,
  released_at: null,
  release_reason: null,
  steps: [step],
  notices: [notice],
}
const sent = { ...hold, notices: [{ ...notice, status: 'SENT', sent_at: noticeAt }] }
const extended = {
  ...sent,
  status: 'EXTENDED_10',
  expires_at: after25,
  steps: [
    step,
    {
      ...step,
      status: 'EXTENDED_10',
      basis: 'INTERNAL_REVIEW',
      reason: finding,
      at: reviewedAt,
      expires_at: after25,
    },
  ],
}
const releasedHold = {
  ...extended,
  status: 'RELEASED',
  released_by: analyst,
  released_at: releasedAt,
  release_reason: released,
  steps: [
    ...extended.steps,
    { ...step, status: 'RELEASED', reason: released, at: releasedAt, expires_at: after25 },
  ],
}
const ordered = {
  ...extended,
  status: 'ORDERED',
  expires_at: null,
  steps: [
    ...extended.steps,
    {
      ...step,
      status: 'ORDERED',
      basis: 'ORDERED',
      authority: 'Circuit Court of Cook County',
      reference: '2026-CH-0042',
      reason: null,
      at: releasedAt,
      expires_at: null,
    },
  ],
}
const expired = {
  ...sent,
  status: 'EXPIRED',
  steps: [step, { ...step, status: 'EXPIRED', reason: null, actor: 'PLATFORM', at: after15 }],
}

export const holdExamples: Examples['operations'] = {
  PlaceProtectiveHold: {
    requests: {
      'One transaction': {
        scope: 'TRANSACTION',
        transaction_id: 'wire-2041',
        reason,
        signal_ids: [SIGNAL_ID],
      },
      'All payments to a payee': { scope: 'PAYEE', payee: 'Global Trade Ltd', reason },
      'All debits of an account': {
        scope: 'ACCOUNT',
        account_id: 'checking-1',
        reason,
        suspected_contact_ids: [CONTACT_ID],
      },
      'All debits': { scope: 'ALL', all_assets_in_doubt: true, reason },
    },
    response: hold,
  },
  ListHoldsOfElderProfile: { response: { holds: [sent], has_more: false, next_cursor: null } },
  ListProtectiveHolds: { response: { holds: [sent], has_more: false, next_cursor: null } },
  GetProtectiveHold: { response: sent },
  ExtendProtectiveHold: {
    requests: {
      'After the internal review': { basis: 'INTERNAL_REVIEW', reason: finding },
      'Reported to an authority': {
        basis: 'REPORTED',
        authority: 'Illinois Department on Aging',
        reason: 'Reported to Adult Protective Services.',
      },
    },
    response: extended,
  },
  ReleaseProtectiveHold: {
    requests: { 'The danger is over': { reason: released } },
    response: releasedHold,
  },
  OrderProtectiveHold: {
    requests: {
      'An order of a court': { authority: 'Circuit Court of Cook County', reference: '2026-CH-0042' },
    },
    response: ordered,
  },
  CheckDisbursement: {
    requests: {
      'A wire abroad': {
        customer_id: 'customer-4711',
        amount: '4000.00',
        currency: 'USD',
        account_id: 'checking-1',
        transaction_id: 'wire-2041',
        counterparty: { name: 'Global Trade Ltd', country: 'GH' },
        type: 'WIRE',
        channel: 'BRANCH',
      },
    },
    response: {
      decision: 'HOLD',
      profile_id: PROFILE_ID,
      holds: [{ hold_id: HOLD_ID, status: 'PLACED', expires_at: after15 }],
      signals: [],
    },
  },
  GetElderEvidenceReport: {
    response: {
      key_term: 'EFE FIN-2022-A002',
      generated_at: reviewedAt,
      profile: { ...profile, status: 'RESTRICTED', risk_score: 66.5, risk_level: 'HIGH' },
      period: { from: '2026-02-02T14:58:00.000Z', to: '2026-02-02T14:58:00.000Z' },
      flags: [{ flag: 'F11', signal_ids: [SIGNAL_ID] }],
      signals: [
        {
          id: SIGNAL_ID,
          rule_code: 'FIRST_WIRE_ABROAD',
          category: 'WIRE_ABROAD',
          severity: 'HIGH',
          status: 'CONFIRMED',
          reason: 'The first wire abroad, 4000.00 USD.',
          detected_at: '2026-02-02T14:58:00.000Z',
          transaction_ids: ['wire-2041'],
        },
      ],
      amounts: [{ currency: 'USD', amount: '4000.00' }],
      transactions: [
        {
          transaction_id: 'wire-2041',
          occurred_at: '2026-02-02T14:58:00.000Z',
          type: 'WIRE',
          direction: 'DEBIT',
          channel: 'BRANCH',
          amount: '4000.00',
          currency: 'USD',
          account_id: 'checking-1',
        },
      ],
      transaction_count: 1,
      holds: [sent],
      contacts_made: [
        {
          hold_id: HOLD_ID,
          contact_id: CONTACT_ID,
          name: 'Ruth Whitfield',
          relation: 'daughter',
          channel: 'EMAIL',
          at: noticeAt,
        },
      ],
      narrative:
        'EFE FIN-2022-A002. Eleanor Whitfield (customer customer-4711), born on 1941-03-09, has been enrolled in monitoring since 2026-01-31. From 2026-02-02 to 2026-02-02, 1 signal showed the red flags F11; 1 of them confirmed. They concern 1 transaction of 4000.00 USD. On 2026-02-02, WIRE_ABROAD (CONFIRMED): The first wire abroad, 4000.00 USD. A hold of the scope TRANSACTION was placed by analyst@bank.example on 2026-02-02. Ruth Whitfield (daughter) was notified by e-mail on 2026-02-02.',
    },
  },
}

export const holdFragments: Examples['fragments'] = { ProtectiveHold: hold }

export const holdEvents: NonNullable<Examples['events']> = {
  'hold.extended': extended,
  'hold.released': releasedHold,
  'hold.expired': expired,
}
