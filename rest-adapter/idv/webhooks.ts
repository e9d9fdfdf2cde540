import type { WebhookRow } from '#rest-adapter/endpoint.ts'

/** Events that identity verification delivers to the tenants' webhooks. */
export const webhooks: readonly WebhookRow[] = [
  {
    event: 'verification.completed',
    description: 'A verification reached its final decision. Sent once, before verified or rejected.',
    domainEvent: 'idv.verification_completed',
    data: 'VerificationEvent',
  },
  {
    event: 'verification.verified',
    description: 'A verification was approved, automatically or by a person.',
    domainEvent: 'idv.verification_verified',
    data: 'VerificationEvent',
  },
  {
    event: 'verification.rejected',
    description: 'A verification was rejected: by a critical check, a sanctions match or a person.',
    domainEvent: 'idv.verification_rejected',
    data: 'VerificationEvent',
  },
  {
    event: 'verification.expired',
    description:
      'The session of a verification ended, 24 hours after it was opened, before it was completed.',
    domainEvent: 'idv.verification_expired',
    data: 'VerificationEvent',
  },
  {
    event: 'fraud_alert.created',
    description:
      'A verification raised a fraud alert: a duplicate, a spoof, tampering, a mismatch or a sanctions match.',
    domainEvent: 'idv.fraud_alert_created',
    data: 'FraudAlertEvent',
  },
]
