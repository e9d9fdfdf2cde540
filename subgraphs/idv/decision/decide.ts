import type { DocumentData } from '#idv/comparison/document-data.ts'
import { alertsOf, type RaisedAlert } from './alerts.ts'
import { CHECK_WEIGHTS, overallScoreOf, type Check, type CheckName, type CheckFinding } from './checks.ts'
import type { DecisionInput } from './decision-input.ts'
import {
  checkAuthenticity,
  checkBarcode,
  checkChip,
  checkExpiry,
  checkPrint,
  checkQuality,
  checkReading,
  checkZone,
} from './document-checks.ts'
import { documentDataOf } from './document-data.ts'
import { checkAge, checkDuplicates, checkFaces, checkLiveness, checkSanctions } from './person-checks.ts'
import { APPROVAL_SCORE, REASONS, STATUSES, type DecidedStatus, type DecisionReason } from './reasons.ts'
import { sandboxScenarioOf, SCENARIO_REASONS, simulatedInput } from './sandbox.ts'

export interface Decision {
  readonly checks: readonly Check[]
  /** 0 to 100, two decimals. */
  readonly overallScore: number
  readonly decision: 'AUTO_APPROVE' | 'AUTO_REJECT' | 'MANUAL_REVIEW'
  readonly decisionReason: DecisionReason
  readonly status: DecidedStatus
  /** Fraud alerts that the decision raises. */
  readonly alerts: readonly RaisedAlert[]
}

const CHECKS: Readonly<Record<CheckName, (input: DecisionInput, document: DocumentData) => CheckFinding>> = {
  documentQuality: checkQuality,
  documentAuthenticity: checkAuthenticity,
  ocrConfidence: checkReading,
  mrzValidity: checkZone,
  vizMrzConsistency: checkPrint,
  barcodeConsistency: checkBarcode,
  expiry: checkExpiry,
  ageCheck: checkAge,
  faceMatch: checkFaces,
  liveness: checkLiveness,
  duplicate: checkDuplicates,
  sanctions: checkSanctions,
  nfc: checkChip,
}

/** Decides a completed verification. Every input has a decision; what is unknown leads to a review. */
export function decide(given: DecisionInput): Decision {
  const simulated = simulatedInput(given)
  const input = simulated ?? given
  const document = documentDataOf(input)
  const findings = (Object.keys(CHECK_WEIGHTS) as CheckName[]).map(name => ({
    name,
    finding: CHECKS[name](input, document),
  }))
  const checks = findings.map(({ name, finding }) => checkOf(name, finding, simulated !== undefined))
  const overallScore = overallScoreOf(checks)
  const scenario = sandboxScenarioOf(given)
  const scenarioReason = scenario && SCENARIO_REASONS[scenario]
  const reasons = new Set<DecisionReason>([
    ...findings.flatMap(({ finding }) => finding.reasons ?? []),
    ...(scenarioReason === undefined ? [] : [scenarioReason]),
    overallScore < APPROVAL_SCORE ? 'SCORE_BELOW_THRESHOLD' : 'SCORE_ABOVE_THRESHOLD',
  ])
  const { reason, decision } = REASONS.find(row => reasons.has(row.reason))!
  return {
    checks,
    overallScore,
    decision,
    decisionReason: reason,
    status: STATUSES[decision],
    alerts: alertsOf(reasons),
  }
}

const checkOf = (
  name: CheckName,
  { result, score, details, isSimulated = false }: CheckFinding,
  isScenario: boolean,
): Check => ({
  name,
  result,
  score,
  weight: CHECK_WEIGHTS[name],
  ...((isSimulated || isScenario) && { simulated: true as const }),
  ...(details !== undefined && { details }),
})
