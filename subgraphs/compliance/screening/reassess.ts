import { insertOf, valuesOf } from '#kernel/database/columns.ts'
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
import { computeAssessment, type OwnInput } from './compute-assessment.ts'
import { reviseRisk } from '#compliance/subjects/record-risk.ts'
import type { Decider } from './admit-analyst.ts'
import { lockedMatches } from './load-screening.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { countingMatches, isOpen } from './save-screening.ts'
import type { RiskConfig, ScreeningDependencies } from './dependencies.ts'
import { planOf } from './plan-screening.ts'
import { openInput, openSubject, sealInput } from './seal-screening.ts'
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

const INSERT_CONFIG =
  'insert into compliance.screening_configs (workspace_id, hash, content, created_at) values ($1, $2, $3, $4) on conflict do nothing'
export const INSERT_DECISION = insertOf(ScreeningDecision, 'decision')
const CHANGE = `update compliance.screenings set risk_score = $3, risk_band = $4, outcome = $5, open_matches = $6, decision_number = $7, assessment_number = $7, override_number = $8
  where workspace_id = $1 and id = $2`
const LAST =
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

interface Reassess {
  readonly screening: ScreeningRow
  readonly parts: ScreeningDependencies
  readonly config: RiskConfig
  readonly decider: Decider
  readonly cause: Extract<DecisionCause, 'MATCH_RESOLVED' | 'MATCH_REOPENED'>
  /** Whether the cause is the confirmation of a match. */
  readonly isConfirmation?: boolean
}

/**
 * Recomputes a locked screening from the current state of its matches with the current factors, bands and rules. An override stays,
 * unless the computed outcome has become stricter since, or the confirmation of a match makes it stricter than the override: the
 * analyst who overrode the decision did not know that.
 */
export async function reassess(
  tx: Tx,
  { screening, parts, config, decider, cause, isConfirmation = false }: Reassess,
): Promise<ScreeningRow> {
  const { workspaceId } = tx.actor
  const subject = openSubject(tx.keys, screening)
  if (subject === null)
    throw refuse('INVALID_STATE', { message: 'The subject of the screening was deleted.' })
  refuseBeyondDecisions(screening)
  const matches = await lockedMatches(tx, screening.id)
  const [last] = await tx.sql<{ assessment: string; input: string }>(LAST, [
    workspaceId,
    screening.id,
    screening.assessmentNumber,
  ])
  const before = JSON.parse(last!.assessment) as Assessment
  const { transaction } = JSON.parse(openInput(tx.keys, screening, last!.input)) as OwnInput
  const plan = planOf({ subject, ...(transaction && { transaction }) }, screening.matchThreshold)
  const result = computeAssessment(parts, config, {
    plan,
    missing: screening.missingSources,
    day: tx.now().toISOString().slice(0, 10),
    matches: countingMatches(matches),
  })
  const isStricter =
    isStricterThan(result.assessment.outcome, before.outcome) ||
    (isConfirmation && isStricterThan(result.assessment.outcome, screening.outcome!))
  const overrideNumber = isStricter ? null : screening.overrideNumber
  const outcome = overrideNumber === null ? result.assessment.outcome : screening.outcome!
  const decision: ScreeningDecisionRow = {
    workspaceId,
    screeningId: screening.id,
    number: screening.decisionNumber + 1,
    cause,
    outcome,
    previousOutcome: screening.outcome,
    reason: null,
    madeBy: decider.by,
    madeByKey: decider.keyId,
    engine: result.engine,
    configHash: result.configHash,
    input: sealInput(tx.keys, screening, result.input),
    assessment: result.assessmentJson,
    madeAt: tx.now(),
  }
  const openMatches = matches.filter(isOpen).length
  await allSettledOrThrow([
    tx.sql(INSERT_CONFIG, [workspaceId, result.configHash, result.config, tx.now()]),
    tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision)),
    tx.sql(CHANGE, [
      workspaceId,
      screening.id,
      result.assessment.score,
      result.assessment.band,
      outcome,
      openMatches,
      decision.number,
      overrideNumber,
    ]),
  ])
  const { id: screeningId, subjectId } = screening
  tx.emit(events.risk_assessed, screeningId, {
    screeningId,
    subjectId,
    riskScore: result.assessment.score,
    riskBand: result.assessment.band,
  })
  publishDecision(tx, decision)
  if (subjectId !== null && screening.paymentId === null)
    await reviseRisk(tx, {
      described: subject,
      subjectId,
      screeningId,
      score: result.assessment.score,
      band: result.assessment.band,
      bands: config.bands,
    })
  return {
    ...screening,
    riskScore: result.assessment.score,
    riskBand: result.assessment.band,
    outcome,
    openMatches,
    decisionNumber: decision.number,
    assessmentNumber: decision.number,
    overrideNumber,
  }
}
