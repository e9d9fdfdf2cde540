import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  VERIFICATION_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no verification with this id.',
    resolution: 'Find the id with GET /verifications.',
  },
  FRAUD_ALERT_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no fraud alert with this id.',
    resolution: 'Find the id with GET /fraud-alerts.',
  },
  INVALID_STATE: {
    kind: 'conflict',
    message: 'The status does not permit this.',
    resolution: 'Read the status: it permits another operation, or none if it is final.',
  },
  DOCUMENT_REQUIRED: {
    kind: 'invalid',
    message: 'The front of a document must be uploaded first.',
    resolution: 'Upload an image of the type document_front.',
  },
  SESSION_EXPIRED: {
    kind: 'conflict',
    message: 'The session of the verification has ended; it lasts 24 hours.',
    resolution: 'Open another verification with the same externalId.',
  },
  DUPLICATE_DETECTED: {
    kind: 'conflict',
    message: 'Another person of this tenant has presented the same document or picture.',
    resolution: 'Upload another picture; the session continues. Review the fraud alert that was created.',
  },
})
