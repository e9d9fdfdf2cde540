import type { DecisionReason } from './reasons.ts'

export type AlertSeverity = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'

/** A fraud alert that a decision raises. A verification has at most one of each type from its decision. */
export interface RaisedAlert {
  readonly alertType: 'MRZ_MISMATCH' | 'DOCUMENT_TAMPERING' | 'FACE_SPOOF' | 'SANCTIONS_HIT'
  readonly severity: AlertSeverity
  /** Without personal data. */
  readonly description: string
}

/** The alert of each reason that is a sign of fraud. Of two alerts of one type the first row is raised. */
const ALERTS: readonly (readonly [DecisionReason, RaisedAlert])[] = [
  [
    'SANCTIONS_HIT',
    {
      alertType: 'SANCTIONS_HIT',
      severity: 'CRITICAL',
      description: 'The screening of the person on the document blocks the person.',
    },
  ],
  [
    'LIVENESS_FAILED',
    {
      alertType: 'FACE_SPOOF',
      severity: 'CRITICAL',
      description: 'The selfie does not show a living person in front of the camera.',
    },
  ],
  [
    'CHIP_INVALID',
    {
      alertType: 'DOCUMENT_TAMPERING',
      severity: 'CRITICAL',
      description: 'The chip is forged, damaged, or of another document.',
    },
  ],
  [
    'DOCUMENT_TAMPERED',
    {
      alertType: 'DOCUMENT_TAMPERING',
      severity: 'HIGH',
      description: 'A picture of the document shows traces of an edit.',
    },
  ],
  [
    'BARCODE_MISMATCH',
    {
      alertType: 'DOCUMENT_TAMPERING',
      severity: 'HIGH',
      description: 'The bar code of the document contradicts its print.',
    },
  ],
  [
    'MRZ_VIZ_MISMATCH',
    {
      alertType: 'MRZ_MISMATCH',
      severity: 'HIGH',
      description: 'The machine readable zone of the document contradicts its print.',
    },
  ],
]

export function alertsOf(reasons: ReadonlySet<DecisionReason>): readonly RaisedAlert[] {
  const byType = new Map<string, RaisedAlert>()
  for (const [reason, alert] of ALERTS)
    if (reasons.has(reason) && !byType.has(alert.alertType)) byType.set(alert.alertType, alert)
  return [...byType.values()]
}
