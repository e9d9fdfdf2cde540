import type { Examples } from '#rest-adapter/endpoint.ts'
import {
  at,
  batchId,
  cleared,
  decision,
  details,
  keyId,
  later,
  listed,
  match,
  matchId,
  nextId,
  pair,
  paymentPair,
  pairId,
  report,
  screening,
  screeningId,
  subject,
  summary,
} from './screening-records.ts'

export const screeningExamples: Examples['operations'] = {
  ScreenSubject: {
    requests: {
      'A new customer': { subject, lists: ['sanctions', 'pep'], purpose: 'ONBOARDING' },
      'A stored subject': { subject_id: pairId, purpose: 'PERIODIC' },
      'A ship': {
        subject: {
          type: 'VESSEL',
          name: 'Quellwarden Star',
          identifiers: [{ type: 'IMO', value: '9074729' }],
        },
      },
    },
    response: screening,
  },
  ListScreenings: { response: { screenings: [listed], has_more: false, next_cursor: null } },
  GetScreening: { response: screening },
  ListScreeningMatches: { response: { matches: [match], has_more: false, next_cursor: null } },
  GetScreeningMatch: { response: details },
  GetScreeningReport: { response: report },
  CreateScreeningBatch: {
    requests: {
      'Two customers': {
        subjects: [subject, { type: 'ORGANIZATION', name: 'Quellwarden Shipping' }],
        purpose: 'PERIODIC',
      },
    },
    response: { batch_id: batchId },
  },
  GetScreeningBatch: {
    response: {
      batch_id: batchId,
      status: 'RUNNING',
      total: 2,
      queued: 1,
      ok: 1,
      failed: 0,
      hits: 1,
      created_at: at,
      completed_at: null,
    },
  },
  Rescreen: { response: { ...screening, screening_id: nextId, created_at: later } },
  ResolveMatch: {
    requests: {
      'A different person': {
        resolution: 'FALSE_POSITIVE',
        reason_code: 'OTHER_BIRTH',
        note: 'Born in another year.',
        allow_list: { add: true, expires_at: '2027-01-31T12:00:00Z' },
      },
      'The listed person': { resolution: 'CONFIRMED' },
    },
    response: cleared,
  },
  ReviewMatch: { response: { ...screening, matches: [{ ...match, status: 'IN_REVIEW' }] } },
  ReopenMatch: { response: screening },
  OverrideDecision: {
    requests: {
      'Require a review': {
        outcome: 'REVIEW_REQUIRED',
        reason: 'The payee is a hospital; the exemption applies.',
      },
    },
    response: { ...screening, decision: { ...decision, outcome: 'REVIEW_REQUIRED' } },
  },
  ListAllowedPairs: { response: { allow_list: [paymentPair, pair], has_more: false, next_cursor: null } },
  AddAllowedPair: {
    requests: {
      'Valid for one year': {
        external_id: 'customer-17',
        source: 'OFAC_SDN',
        entry_id: '90001',
        reason: pair.reason,
        expires_at: '2027-01-31T12:00:00Z',
      },
      'A payer and a payee': {
        payer: paymentPair.payer,
        payee: paymentPair.payee,
        rule_codes: paymentPair.rule_codes,
        reason: paymentPair.reason,
        expires_at: '2027-01-31T12:00:00Z',
      },
    },
    response: pair,
  },
  RemoveAllowedPair: {},
}

const matchNotice = {
  screening_id: screeningId,
  match_id: matchId,
  source: 'OFAC_SDN',
  strength: 'EXACT',
  score: 100,
}
const decisionNotice = {
  screening_id: screeningId,
  outcome: 'BLOCK',
  previous_outcome: null,
  by: keyId,
  reason: null,
}

export const screeningFragments: Examples['fragments'] = {
  ScreeningStarted: { screening_id: screeningId, subject_id: null, purpose: 'ONBOARDING' },
  ScreeningCompleted: {
    screening_id: screeningId,
    status: 'COMPLETED',
    risk_score: 1000,
    risk_band: 'CRITICAL',
    decision,
    match_summary: summary,
  },
  ScreeningFailed: {
    screening_id: screeningId,
    status: 'FAILED',
    failure: 'The watchlists cannot be searched at the moment. The subject is not cleared.',
  },
  MatchFound: matchNotice,
  MatchResolved: { ...matchNotice, resolution: 'FALSE_POSITIVE', resolved_by: 'analyst@bank.example' },
  RiskAssessed: { screening_id: screeningId, subject_id: null, risk_score: 1000, risk_band: 'CRITICAL' },
  DecisionMade: decisionNotice,
  BatchCompleted: { batch_id: batchId, total: 2, ok: 2, failed: 0, hits: 1 },
}

export const screeningEventExamples: NonNullable<Examples['events']> = {
  'decision.overridden': {
    ...decisionNotice,
    outcome: 'REVIEW_REQUIRED',
    previous_outcome: 'BLOCK',
    reason: 'The payee is a hospital; the exemption applies.',
  },
}
