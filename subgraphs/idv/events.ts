import { defineAuditedEvents } from '#kernel/events/outbox.ts'

export const events = defineAuditedEvents('idv', {
  verification_opened: {
    aggregate: 'verification',
    description: 'An identity verification was opened.',
  },
  verification_completed: {
    aggregate: 'verification',
    administrative: true,
    description: 'An identity verification reached its final decision.',
  },
  verification_verified: {
    aggregate: 'verification',
    description: 'An identity was verified.',
  },
  verification_rejected: {
    aggregate: 'verification',
    description: 'An identity was rejected.',
  },
  verification_expired: {
    aggregate: 'verification',
    description: 'The session of an identity verification ended before it was completed.',
  },
  verification_cancelled: {
    aggregate: 'verification',
    administrative: true,
    description: 'An identity verification was cancelled.',
  },
  verification_erased: {
    aggregate: 'verification',
    administrative: true,
    description: 'The pictures and extracted data of an identity verification were erased.',
  },
  image_added: {
    aggregate: 'verification',
    description: 'A picture was added to an identity verification.',
  },
  chip_added: {
    aggregate: 'verification',
    description: 'The chip of the document was added to an identity verification.',
  },
  fraud_alert_created: {
    aggregate: 'fraud_alert',
    description: 'A verification raised a fraud alert.',
  },
  fraud_alert_confirmed: {
    aggregate: 'fraud_alert',
    administrative: true,
    description: 'A person confirmed a fraud alert.',
  },
  fraud_alert_dismissed: {
    aggregate: 'fraud_alert',
    administrative: true,
    description: 'A person dismissed a fraud alert.',
  },
  settings_set: {
    aggregate: 'idv_settings',
    administrative: true,
    description: 'The settings of identity verification were changed.',
  },
})
