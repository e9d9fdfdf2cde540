export type VerificationDecision =
  'AUTO_APPROVE' | 'AUTO_REJECT' | 'MANUAL_REVIEW' | 'MANUAL_APPROVE' | 'MANUAL_REJECT'

export type DecidedStatus = 'VERIFIED' | 'REJECTED' | 'IN_REVIEW'

/** Overall score from which a verification without another reason is approved. */
export const APPROVAL_SCORE = 85

const REASON_ROWS = [
  { reason: 'SANDBOX_REJECT', decision: 'AUTO_REJECT' },
  { reason: 'DOCUMENT_EXPIRED', decision: 'AUTO_REJECT' },
  { reason: 'UNDERAGE', decision: 'AUTO_REJECT' },
  { reason: 'FACE_MISMATCH', decision: 'AUTO_REJECT' },
  { reason: 'LIVENESS_FAILED', decision: 'AUTO_REJECT' },
  { reason: 'CHIP_INVALID', decision: 'AUTO_REJECT' },
  { reason: 'SANCTIONS_HIT', decision: 'AUTO_REJECT' },
  { reason: 'MRZ_INVALID', decision: 'MANUAL_REVIEW' },
  { reason: 'MRZ_VIZ_MISMATCH', decision: 'MANUAL_REVIEW' },
  { reason: 'BARCODE_MISMATCH', decision: 'MANUAL_REVIEW' },
  { reason: 'ISSUER_MISMATCH', decision: 'MANUAL_REVIEW' },
  { reason: 'DOCUMENT_TAMPERED', decision: 'MANUAL_REVIEW' },
  { reason: 'DUPLICATE_DOCUMENT', decision: 'MANUAL_REVIEW' },
  { reason: 'LOW_QUALITY', decision: 'MANUAL_REVIEW' },
  { reason: 'AGE_UNKNOWN', decision: 'MANUAL_REVIEW' },
  { reason: 'SCREENING_UNAVAILABLE', decision: 'MANUAL_REVIEW' },
  { reason: 'FACE_CHECK_UNAVAILABLE', decision: 'MANUAL_REVIEW' },
  { reason: 'SCORE_BELOW_THRESHOLD', decision: 'MANUAL_REVIEW' },
  { reason: 'SANDBOX_APPROVE', decision: 'AUTO_APPROVE' },
  { reason: 'SCORE_ABOVE_THRESHOLD', decision: 'AUTO_APPROVE' },
] as const

export type DecisionReason = (typeof REASON_ROWS)[number]['reason']

/**
 * The order of precedence: of all reasons that apply, the first row decides. A rejection precedes every review, and a review precedes an
 * approval. The score alone never rejects; below the threshold a person decides.
 */
export const REASONS: readonly {
  readonly reason: DecisionReason
  readonly decision: 'AUTO_APPROVE' | 'AUTO_REJECT' | 'MANUAL_REVIEW'
}[] = REASON_ROWS

export const STATUSES = {
  AUTO_APPROVE: 'VERIFIED',
  AUTO_REJECT: 'REJECTED',
  MANUAL_REVIEW: 'IN_REVIEW',
  MANUAL_APPROVE: 'VERIFIED',
  MANUAL_REJECT: 'REJECTED',
} as const satisfies Record<VerificationDecision, DecidedStatus>

/** What a reviewer's decision makes of a verification that is in review. */
export const reviewedAs = (
  decision: 'APPROVE' | 'REJECT',
): {
  readonly decision: 'MANUAL_APPROVE' | 'MANUAL_REJECT'
  readonly decisionReason: 'REVIEWER'
  readonly status: 'VERIFIED' | 'REJECTED'
} =>
  decision === 'APPROVE'
    ? { decision: 'MANUAL_APPROVE', decisionReason: 'REVIEWER', status: 'VERIFIED' }
    : { decision: 'MANUAL_REJECT', decisionReason: 'REVIEWER', status: 'REJECTED' }
