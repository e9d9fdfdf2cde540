import type { Examples } from '#rest-adapter/endpoint.ts'
import { VERIFICATION_ID } from './verifications.ts'

const alert = {
  alertId: '0199a1c2-7f30-7cde-8f21-000000000703',
  verificationId: VERIFICATION_ID,
  alertType: 'duplicate_document',
  severity: 'high',
  description: 'Another person has presented a document with the same number and issuer.',
  status: 'open',
  createdAt: '2026-01-31T12:02:00.000Z',
}

export const fraudAlertExamples: Examples['operations'] = {
  ListFraudAlerts: { response: { fraudAlerts: [alert], hasMore: false } },
  DecideFraudAlert: {
    requests: {
      Fraud: { status: 'confirmed', note: 'Both selfies show the same person.' },
      'No fraud': { status: 'dismissed' },
    },
    response: { ...alert, status: 'confirmed' },
  },
}
