import { valuesOf } from '#kernel/database/columns.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import type { Tx } from '#kernel/command.ts'
import {
  ScreeningDecision,
  type DecisionCause,
  type ScreeningDecisionRow,
} from '#compliance/entities/screening-decision.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { Assessment, DecisionOutcome } from '#compliance/risk/assessment.ts'
import {
  computeAssessment,
  countingMatches,
  type ComputedAssessment,
  type OwnInput,
} from './compute-assessment.ts'
import { INSERT_CONFIG, INSERT_DECISION } from './save-screening.ts'
import { reviseRisk } from '#compliance/subjects/record-risk.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { lockMatches } from './load-screening.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { isOpen } from '#compliance/rules/match-status.ts'
import type { RiskConfig } from '#compliance/risk/risk-config.ts'
import type { ScreeningDependencies } from './dependencies.ts'
import { planOf } from './plan-screening.ts'
import { decryptInput, decryptScreenedSubject, sealInput } from './seal-screening.ts'
import { publishDecision } from './publish-screening.ts'

/** From the mildest to the strictest. */
const OUTCOMES: readonly DecisionOutcome[] = [
  'APPROVE',
  'APPROVE_WITH_MONITORING',
  'REVIEW_REQUIRED',
  'HOLD',
  'BLOCK',
]

const isStricterThan = (one: DecisionOutcome, other: DecisionOutcome): boolean =>
  OUTCOMES.indexOf(one) > OUTCOMES.indexOf(other)

const CHANGE = `update compliance.screenings set risk_score = $3, risk_band = $4, outcome = $5, open_matches = $6, decision_number = $7, assessment_number = $7, override_number = $8
  where workspace_id = $1 and id = $2`
const LATEST =
  'select assessment, input from compliance.screening_decisions where workspace_id = $1 and screening_id = $2 and number = $3'

/** Bounds the report of a screening, which lists every decision; each resolution of a match adds one. */
const DECISIONS_MAX = 1_000

/** Refuses one more decision for a screening that has as many as it may have. */
export function refuseBeyondDecisions({ decisionNumber }: Pick<ScreeningRow, 'decisionNumber'>): void {
  if (decisionNumber >= DECISIONS_MAX)
    throw refuse('INVALID_STATE', {
      message: `The screening already has ${DECISIONS_MAX} decisions, the maximum; rescreen the subject to continue.`,
    })
}

interface Reassessment {
  readonly screening: ScreeningRow
  readonly dependencies: ScreeningDependencies
  readonly config: RiskConfig
  readonly analyst: Analyst
  readonly cause: Extract<DecisionCause, 'MATCH_RESOLVED' | 'MATCH_REOPENED'>
  /** Whether the cause is the confirmation of a match. */
  readonly isConfirmation?: boolean
}

/**
 * Recomputes a locked screening from the current state of its matches with the current factors, bands and rules. An override stays,
 * unless the computed outcome has become stricter since, or the confirmation of a match makes it stricter than the override: the
 * analyst who overrode the decision did not know that.
 */
export async function reassess(tx: Tx, reassessment: Reassessment): Promise<ScreeningRow> {
  const { screening, dependencies, config, isConfirmation = false } = reassessment
  const subject = decryptScreenedSubject(tx.keys, screening)
  if (subject === null)
    throw refuse('INVALID_STATE', { message: 'The subject of the screening was deleted.' })
  refuseBeyondDecisions(screening)
  const matches = await lockMatches(tx, screening.id)
  const earlier = await loadAssessment(tx, screening)
  const plan = planOf(
    { subject, ...(earlier.transaction && { transaction: earlier.transaction }) },
    screening.matchThreshold,
  )
  const computed = computeAssessment(dependencies, config, {
    plan,
    missing: screening.missingSources,
    day: tx.now().toISOString().slice(0, 10),
    matches: countingMatches(matches),
    // As of the screening, like its transaction.
    signals: earlier.signals,
  })
  const { outcome: computedOutcome, score, band } = computed.assessment
  const isStricter =
    isStricterThan(computedOutcome, earlier.outcome) ||
    (isConfirmation && isStricterThan(computedOutcome, screening.outcome!))
  const overrideNumber = isStricter ? null : screening.overrideNumber
  const decision = reassessedDecision(tx, reassessment, {
    computed,
    outcome: overrideNumber === null ? computedOutcome : screening.outcome!,
  })
  const reassessed: ScreeningRow = {
    ...screening,
    riskScore: score,
    riskBand: band,
    outcome: decision.outcome,
    openMatches: matches.filter(isOpen).length,
    decisionNumber: decision.number,
    assessmentNumber: decision.number,
    overrideNumber,
  }
  await saveReassessment(tx, reassessed, { computed, decision })
  const { id: screeningId, subjectId } = screening
  tx.emit(events.risk_assessed, screeningId, { screeningId, subjectId, riskScore: score, riskBand: band })
  publishDecision(tx, decision)
  if (subjectId !== null && screening.paymentId === null)
    await reviseRisk(tx, { described: subject, subjectId, screeningId, score, band, bands: config.bands })
  return reassessed
}

interface EarlierAssessment {
  readonly outcome: DecisionOutcome
  readonly transaction: OwnInput['transaction']
  readonly signals: OwnInput['signals']
}

/** The latest computed outcome of the screening, and the transaction that it concerned. */
async function loadAssessment(tx: Tx, screening: ScreeningRow): Promise<EarlierAssessment> {
  const [latest] = await tx.sql<{ assessment: string; input: string }>(LATEST, [
    tx.actor.workspaceId,
    screening.id,
    screening.assessmentNumber,
  ])
  const { outcome } = JSON.parse(latest!.assessment) as Assessment
  const { transaction, signals } = JSON.parse(decryptInput(tx.keys, screening, latest!.input)) as OwnInput
  return { outcome, transaction, signals }
}

const reassessedDecision = (
  tx: Tx,
  { screening, cause, analyst }: Reassessment,
  { computed, outcome }: { readonly computed: ComputedAssessment; readonly outcome: DecisionOutcome },
): ScreeningDecisionRow => ({
  workspaceId: tx.actor.workspaceId,
  screeningId: screening.id,
  number: screening.decisionNumber + 1,
  cause,
  outcome,
  previousOutcome: screening.outcome,
  reason: null,
  madeBy: analyst.by,
  madeByKey: analyst.keyId,
  engine: computed.engine,
  configHash: computed.configHash,
  input: sealInput(tx.keys, screening, computed.input),
  assessment: computed.assessmentJson,
  madeAt: tx.now(),
})

async function saveReassessment(
  tx: Tx,
  screening: ScreeningRow,
  { computed, decision }: { readonly computed: ComputedAssessment; readonly decision: ScreeningDecisionRow },
): Promise<void> {
  const { workspaceId } = tx.actor
  await allSettledOrThrow([
    tx.sql(INSERT_CONFIG, [workspaceId, computed.configHash, computed.config, tx.now()]),
    tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision)),
    tx.sql(CHANGE, [
      workspaceId,
      screening.id,
      screening.riskScore,
      screening.riskBand,
      screening.outcome,
      screening.openMatches,
      screening.decisionNumber,
      screening.overrideNumber,
    ]),
  ])
}
