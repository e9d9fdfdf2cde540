import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { FoundMatch } from './build-matches.ts'
import type { InitialMatchState } from './carry-over-resolutions.ts'
import type { ComputedAssessment } from './compute-assessment.ts'
import { sealDetails, sealInput, sealSubject } from './seal-screening.ts'
import type { SearchedSubject } from './searched-subject.ts'

/** A queued screening of a batch, which already has its id. */
export type QueuedScreening = Pick<ScreeningRow, 'id' | 'batchId' | 'createdAt' | 'requestedBy'>

interface NewScreening {
  readonly subjectId: string | null
  readonly computed: ComputedAssessment
  readonly queued: QueuedScreening | undefined
  readonly openMatches: number
}

export function screeningRow(
  tx: Tx,
  { plan, versions, missing, matches, suppressed, startedAt }: SearchedSubject,
  { subjectId, computed: { assessment }, queued, openMatches }: NewScreening,
): ScreeningRow {
  const id = queued?.id ?? newId()
  const { workspaceId } = tx.actor
  const ofType = (type: string): number => matches.filter(({ listType }) => listType === type).length
  return {
    workspaceId,
    id,
    status: missing.length > 0 ? 'PARTIAL' : 'COMPLETED',
    purpose: plan.purpose,
    subjectId,
    externalId: plan.externalId,
    paymentId: plan.paymentId,
    batchId: queued?.batchId ?? null,
    previousScreeningId: plan.previousScreeningId,
    nextScreeningId: null,
    subject: sealSubject(tx.keys, { workspaceId, id }, plan.subject),
    lists: plan.lists,
    sources: plan.sources,
    matchThreshold: plan.matchThreshold,
    datasetVersions: versions,
    missingSources: missing,
    totalMatches: matches.length,
    sanctionsMatches: ofType('SANCTIONS'),
    pepMatches: ofType('PEP'),
    openMatches,
    suppressedMatches: suppressed,
    riskScore: assessment.score,
    riskBand: assessment.band,
    outcome: assessment.outcome,
    decisionNumber: 1,
    assessmentNumber: 1,
    overrideNumber: null,
    failure: null,
    requestedBy: queued?.requestedBy ?? tx.actor.subjectId,
    createdAt: queued?.createdAt ?? tx.now(),
    startedAt,
    completedAt: tx.now(),
  }
}

export function decisionRow(
  tx: Tx,
  { workspaceId, id }: ScreeningRow,
  { assessment, assessmentJson, engine, configHash, input }: ComputedAssessment,
): ScreeningDecisionRow {
  return {
    workspaceId,
    screeningId: id,
    number: 1,
    cause: 'SCREENED',
    outcome: assessment.outcome,
    previousOutcome: null,
    reason: null,
    madeBy: tx.actor.subjectId,
    madeByKey: null,
    engine,
    configHash,
    input: sealInput(tx.keys, { workspaceId, id }, input),
    assessment: assessmentJson,
    madeAt: tx.now(),
  }
}

interface MatchPosition {
  readonly screeningId: string
  readonly screeningAt: Date
  readonly subjectId: string | null
  readonly position: number
}

export function matchRow(
  tx: Tx,
  at: MatchPosition,
  { comparison, ...match }: FoundMatch,
  { isNew: _, ...begin }: InitialMatchState,
): ScreeningMatchRow {
  const { workspaceId } = tx.actor
  return {
    workspaceId,
    ...at,
    ...match,
    ...begin,
    matchedName: comparison.matchedName.text,
    matchedNameKind: comparison.matchedName.kind,
    score: comparison.score,
    strength: comparison.strength,
    details: sealDetails(tx.keys, { workspaceId, id: match.id }, comparison),
    createdAt: tx.now(),
  }
}
