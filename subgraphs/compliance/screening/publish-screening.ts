import type { Tx } from '#kernel/command.ts'
import { events } from '#compliance/events.ts'
import type { Assessment, DecisionOutcome, TriggeredRule } from '#compliance/risk/assessment.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'

interface PublishedScreening {
  readonly screening: ScreeningRow
  readonly matches: readonly ScreeningMatchRow[]
  readonly decision: ScreeningDecisionRow
  readonly assessment: Assessment
}

export const decisionBody = (
  outcome: DecisionOutcome | null,
  triggeredRules: readonly TriggeredRule[],
): Record<string, unknown> => ({ outcome, triggeredRules })

export const summaryBody = ({
  totalMatches,
  sanctionsMatches,
  pepMatches,
}: ScreeningRow): Record<string, unknown> => ({ totalMatches, sanctionsMatches, pepMatches })

/** Publishes the events of a screening in order, from its start to its decision. */
export function publishScreening(
  tx: Tx,
  { screening, matches, decision, assessment }: PublishedScreening,
): void {
  const { id: screeningId, subjectId, purpose, status } = screening
  const risk = { riskScore: assessment.score, riskBand: assessment.band }
  tx.emit(events.screening_started, screeningId, { screeningId, subjectId, purpose })
  for (const { id: matchId, source, strength, score } of matches)
    tx.emit(events.screening_match_found, screeningId, { screeningId, matchId, source, strength, score })
  tx.emit(events.risk_assessed, screeningId, { screeningId, subjectId, ...risk })
  tx.emit(events.screening_completed, screeningId, {
    screeningId,
    status,
    ...risk,
    decision: decisionBody(assessment.outcome, assessment.triggeredRules),
    matchSummary: summaryBody(screening),
  })
  publishDecision(tx, decision)
}

export function publishDecision(
  tx: Tx,
  { screeningId, outcome, previousOutcome, madeBy, cause, reason }: ScreeningDecisionRow,
): void {
  const event = cause === 'OVERRIDDEN' ? events.decision_overridden : events.decision_made
  tx.emit(event, screeningId, { screeningId, outcome, previousOutcome, by: madeBy }, { reason })
}
