import type { Examples } from '#rest-adapter/endpoint.ts'
import { EXAMPLE_SECRET } from '#rest-adapter/webhooks/examples.ts'
import { VERIFICATION_ID } from './verifications.ts'

const delivery = {
  id: '0199a1c2-7f30-7cde-8f21-000000000721',
  url: 'https://hooks.example.com/idv',
  event: 'verification.completed',
  eventId: '0199a1c2-7f30-7cde-8f21-000000000722',
  resourceType: 'verification',
  resourceId: VERIFICATION_ID,
  status: 'delivered',
  attempts: 2,
  responseStatus: 204,
  createdAt: '2026-01-31T12:10:00.300Z',
  endedAt: '2026-01-31T12:11:02.000Z',
}
const { endedAt: _, ...unended } = delivery
const waiting = {
  ...unended,
  status: 'pending',
  attempts: 6,
  responseStatus: 500,
  nextAttemptAt: '2026-01-31T15:00:00.000Z',
}

export const webhookExamples: Examples['operations'] = {
  RotateWebhookSecret: {
    requests: { 'Replace a secret': {}, 'Replace a leaked secret': { revokePrevious: true } },
    response: { secret: EXAMPLE_SECRET },
  },
  ListWebhookDeliveries: { response: { deliveries: [delivery], hasMore: false } },
  GetWebhookDelivery: {
    response: {
      ...delivery,
      attemptLog: [
        { number: 1, startedAt: '2026-01-31T12:10:00.310Z', durationMs: 5012, failure: 'timeout' },
        {
          number: 2,
          startedAt: '2026-01-31T12:11:01.970Z',
          durationMs: 30,
          responseStatus: 204,
          responseBody: '',
        },
      ],
    },
  },
  RetryWebhookDelivery: { response: waiting },
}

const verification = {
  verificationId: VERIFICATION_ID,
  externalId: 'customer-4711',
  status: 'verified',
  decision: 'auto_approve',
  decisionReason: 'score_above_threshold',
  overallScore: 97.35,
}

export const webhookFragments: Examples['fragments'] = {
  VerificationEvent: verification,
  FraudAlertEvent: {
    alertId: '0199a1c2-7f30-7cde-8f21-000000000731',
    verificationId: VERIFICATION_ID,
    alertType: 'duplicate_document',
    severity: 'high',
    description: 'Another person has presented a document with the same number and issuer.',
  },
}

export const webhookEventExamples: NonNullable<Examples['events']> = {
  'verification.rejected': {
    decision: 'auto_reject',
    decisionReason: 'document_expired',
    overallScore: 61.2,
  },
}
