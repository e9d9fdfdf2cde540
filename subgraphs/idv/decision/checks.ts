import type { DecisionReason } from './reasons.ts'

/**
 * Weights of the checks, in the order in which they are reported. What a check proves counts more than what it estimates: digits, data on
 * two parts of the document and the person's face count most.
 */
export const CHECK_WEIGHTS = {
  documentQuality: 10,
  documentAuthenticity: 15,
  ocrConfidence: 5,
  mrzValidity: 20,
  vizMrzConsistency: 15,
  barcodeConsistency: 20,
  expiry: 5,
  ageCheck: 5,
  faceMatch: 20,
  liveness: 15,
  duplicate: 10,
  sanctions: 10,
  nfc: 15,
} as const

export type CheckName = keyof typeof CHECK_WEIGHTS

export type CheckResult = 'PASS' | 'WARN' | 'FAIL' | 'NOT_APPLICABLE'

/** One check of a verification. */
export interface Check {
  readonly name: CheckName
  readonly result: CheckResult
  /** 0 to 100; 0 if the check does not apply. */
  readonly score: number
  readonly weight: number
  /** Set if the result is simulated. */
  readonly simulated?: true
  readonly details?: CheckDetails
}

/** What a check found, for the reviewer; without personal data. */
export interface CheckDetails {
  /** A sentence. */
  readonly message: string
  /** Names of the fields that differ or whose digit is wrong. */
  readonly fields?: readonly string[]
  /** Programs whose traces a picture has. */
  readonly editors?: readonly string[]
}

/** Result of a check, and the decision reasons that follow from it. */
export interface CheckFinding {
  readonly result: CheckResult
  readonly score: number
  readonly details?: CheckDetails
  readonly isSimulated?: boolean
  readonly reasons?: readonly DecisionReason[]
}

export const passed = (score = 100, message?: string): CheckFinding => ({
  result: 'PASS',
  score,
  ...(message !== undefined && { details: { message } }),
})

export const warned = (score: number, message: string, ...reasons: DecisionReason[]): CheckFinding => ({
  result: 'WARN',
  score,
  details: { message },
  reasons,
})

export const failed = (
  score: number,
  details: string | CheckDetails,
  ...reasons: DecisionReason[]
): CheckFinding => ({
  result: 'FAIL',
  score,
  details: typeof details === 'string' ? { message: details } : details,
  reasons,
})

export const notApplicable = (message: string, ...reasons: DecisionReason[]): CheckFinding => ({
  result: 'NOT_APPLICABLE',
  score: 0,
  details: { message },
  reasons,
})

/** Σ weight·score / Σ weight of the checks that apply, rounded to two decimals; 0 if none applies. */
export function overallScoreOf(checks: readonly Pick<Check, 'result' | 'score' | 'weight'>[]): number {
  const applicable = checks.filter(({ result }) => result !== 'NOT_APPLICABLE')
  const weights = applicable.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return 0
  const weighted = applicable.reduce((sum, { score, weight }) => sum + weight * score, 0)
  return Math.round((weighted / weights) * 100) / 100
}
