import type { Examples } from '#rest-adapter/endpoint.ts'
import { document } from './images.ts'

export const VERIFICATION_ID = '0199a1c2-7f30-7cde-8f21-000000000701'

export const pending = {
  id: VERIFICATION_ID,
  reference: 'ver_agm2dqt7gb6n5dzbaaaaaaaha4',
  externalId: 'customer-4711',
  status: 'pending',
  currentStep: 'document_front',
  attemptNumber: 1,
  createdAt: '2026-01-31T12:00:00.000Z',
  expiresAt: '2026-02-01T12:00:00.000Z',
}

const completedAt = '2026-01-31T12:03:00.000Z'
const uploaded = { ...pending, currentStep: 'complete', document }
const verified = {
  ...uploaded,
  status: 'verified',
  decision: 'auto_approve',
  decisionReason: 'score_above_threshold',
  overallScore: 96.4,
  checks: [
    { name: 'documentQuality', result: 'pass', score: 92, weight: 10 },
    { name: 'mrzValidity', result: 'pass', score: 100, weight: 20 },
    { name: 'faceMatch', result: 'pass', score: 96, weight: 20, simulated: true },
  ],
  completedAt,
}

export const verificationExamples: Examples['operations'] = {
  CreateVerification: {
    requests: {
      'For a customer': { externalId: 'customer-4711' },
      'Passports alone': { externalId: 'customer-4711', documentTypes: ['international_passport'] },
    },
    response: pending,
  },
  ListVerifications: { response: { verifications: [pending], hasMore: false } },
  GetVerification: { response: pending },
  CompleteVerification: { response: verified, accepted: { ...uploaded, status: 'processing' } },
  CancelVerification: { response: { ...pending, status: 'cancelled', completedAt } },
  ReviewVerification: {
    requests: {
      Approve: { decision: 'approve', reason: 'The zone is smudged, the printed data are right.' },
      Reject: { decision: 'reject', reason: 'The photograph was replaced.' },
    },
    response: {
      ...verified,
      decision: 'manual_approve',
      decisionReason: 'reviewer',
    },
  },
  EraseVerificationData: {},
}
