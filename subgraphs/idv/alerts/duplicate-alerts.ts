import type { FraudAlertType, FraudSeverity } from '#idv/schema.gen.ts'

interface DuplicateAlert {
  readonly alertType: FraudAlertType
  readonly severity: FraudSeverity
  readonly description: string
}

/** The alert of each kind of duplicate. */
export const DUPLICATE_ALERTS = {
  document: {
    alertType: 'DUPLICATE_DOCUMENT',
    severity: 'HIGH',
    description: 'Another person has presented a document with the same number and issuer.',
  },
  image: {
    alertType: 'DUPLICATE_IMAGE',
    severity: 'HIGH',
    description: 'Another person has presented the same picture.',
  },
  face: {
    alertType: 'DUPLICATE_FACE',
    severity: 'MEDIUM',
    description: 'Another person has presented nearly the same selfie.',
  },
} as const satisfies Readonly<Record<string, DuplicateAlert>>
