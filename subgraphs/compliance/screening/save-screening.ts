import { type ScreeningDecisionRow, ScreeningDecision } from '#compliance/entities/screening-decision.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import { type ScreeningRow, Screening } from '#compliance/entities/screening.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { RiskCause } from '#compliance/entities/risk-change.ts'
import type { AssessedMatch } from '#compliance/risk/assessment.ts'
import { markInitialScreening } from '#compliance/subjects/mark-initial-screening.ts'
import { hasReducedCoverage, recordRisk } from '#compliance/subjects/record-risk.ts'
import { subjectOfScreening } from '#compliance/subjects/subject-of-screening.ts'
import { computeAssessment, type ComputedAssessment } from './compute-assessment.ts'
import { carried, type Carried } from './carry-over-resolutions.ts'
import { sealDetails, sealInput, sealSubject } from './seal-screening.ts'
import type { Matched, Screened } from './screen.ts'
import { publishScreening } from './publish-screening.ts'

/** A screening that was just stored, with its matches and its decision. */
export interface SavedScreening extends ScreeningRow {
  readonly matches: readonly ScreeningMatchRow[]
  readonly decision: ScreeningDecisionRow
}

/** A queued screening of a batch, which already has its id. */
export type WaitingScreening = Pick<ScreeningRow, 'id' | 'batchId' | 'createdAt' | 'requestedBy'>

const columns = Object.keys(Screening.meta.properties).map(name =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
)
export const INSERT_SCREENING = `${insertOf(Screening, 'screening')}
  on conflict (workspace_id, id) do update set ${columns
    .filter(name => name !== 'workspace_id' && name !== 'id')
    .map(name => `${name} = excluded.${name}`)
    .join(', ')}
  where screening.status = 'QUEUED'`
const INSERT_DECISION = insertOf(ScreeningDecision, 'decision')
const INSERT_CONFIG =
  'insert into compliance.screening_configs (workspace_id, hash, content, created_at) values ($1, $2, $3, $4) on conflict do nothing'
const INSERT_MATCHES = `insert into compliance.screening_matches (workspace_id, id, screening_id, screening_at, subject_id, position, source, list_type, entry_id, entry_hash, party_key,
    matched_name, matched_name_kind, score, strength, details, snapshot, pep_class, pep_relation,
    status, reason_code, note, resolved_by, resolved_by_key, resolved_at, carried_from, status_changed_at, created_at)
  select $1, id, $2, $6, $5, position, source, "listType", "entryId", "entryHash", "partyKey",
    "matchedName", "matchedNameKind", score, strength, details, snapshot, "pepClass", "pepRelation",
    status, "reasonCode", note, "resolvedBy", "resolvedByKey", "resolvedAt", "carriedFrom", "statusChangedAt", $3
  from jsonb_to_recordset($4::jsonb) as made (id uuid, position integer, source text, "listType" text, "entryId" text, "entryHash" text, "partyKey" text,
    "matchedName" text, "matchedNameKind" text, score double precision, strength text, details text, snapshot jsonb, "pepClass" text, "pepRelation" text,
    status text, "reasonCode" text, note text, "resolvedBy" text, "resolvedByKey" uuid, "resolvedAt" timestamptz, "carriedFrom" uuid, "statusChangedAt" timestamptz)`
const OUTDATE = `update compliance.allow_list set ended_at = $3, ended_by = 'compliance', end_reason = 'ENTRY_CHANGED'
  where workspace_id = $1 and id = any($2::uuid[]) and ended_at is null`
const SUPERSEDE = `update compliance.screenings set status = 'SUPERSEDED', next_screening_id = $3
  where workspace_id = $1 and id = $2 and next_screening_id is null`

/**
 * Stores a screening with its matches and its decision, publishes its events, and sets the risk of its subject. Earlier resolutions of
 * the same matches carry over. A queued screening keeps its id.
 */
export async function saveScreening(
  tx: Tx,
  made: Screened,
  waiting?: WaitingScreening,
  cause: RiskCause = 'SCREENING',
): Promise<SavedScreening> {
  const { workspaceId } = tx.actor
  const { config, outdated } = made
  const subjectId = await subjectOfScreening(tx, made.plan)
  // Matches of a payment belong to the payment and do not change the risk of the subject.
  const ofSubject = made.plan.paymentId === null ? subjectId : null
  const narrower =
    ofSubject !== null &&
    (await hasReducedCoverage(tx, ofSubject, {
      described: made.plan.subject,
      versions: counting(made),
      matchThreshold: made.plan.matchThreshold,
      usualThreshold: made.usualThreshold,
    }))
  // An automatic rescreening must not supersede matches from lists it could not search.
  const plan = narrower && cause !== 'SCREENING' ? { ...made.plan, previousScreeningId: null } : made.plan
  const begin = await carried(
    tx,
    { subjectId: ofSubject, previousScreeningId: plan.previousScreeningId },
    { matches: made.matches, subject: plan.subject },
  )
  const computed = computeScreeningAssessment(made, begin)
  const screening = screeningOf(
    tx,
    { ...made, plan },
    { subjectId, computed, waiting, openMatches: begin.filter(isOpen).length },
  )
  const decision = decisionOf(tx, screening, computed)
  const matches = made.matches.map((match, position) =>
    matchRow(
      tx,
      { screeningId: screening.id, screeningAt: screening.createdAt, subjectId: ofSubject, position },
      match,
      begin[position]!,
    ),
  )
  await allSettledOrThrow([
    tx.sql(INSERT_CONFIG, [workspaceId, computed.configHash, computed.config, tx.now()]),
    tx.sql(INSERT_SCREENING, valuesOf(Screening, screening)),
    tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision)),
    ...(matches.length > 0
      ? [
          tx.sql(INSERT_MATCHES, [
            workspaceId,
            screening.id,
            tx.now(),
            JSON.stringify(matches),
            ofSubject,
            screening.createdAt,
          ]),
        ]
      : []),
    ...(outdated.length > 0 ? [tx.sql(OUTDATE, [workspaceId, outdated, tx.now()])] : []),
    ...(plan.previousScreeningId !== null
      ? [tx.sql(SUPERSEDE, [workspaceId, plan.previousScreeningId, screening.id])]
      : []),
  ])
  publishScreening(tx, {
    screening,
    matches: matches.filter((_, position) => begin[position]!.isNew),
    decision,
    assessment: computed.assessment,
  })
  if (ofSubject !== null)
    await recordRisk(tx, {
      subjectId: ofSubject,
      screeningId: screening.id,
      score: computed.assessment.score,
      band: computed.assessment.band,
      cause,
      bands: config.bands,
      hasReducedCoverage: narrower,
    })
  if (ofSubject !== null && cause === 'SCREENING' && plan.matchThreshold <= made.usualThreshold)
    await markInitialScreening(tx, ofSubject, { described: plan.subject, versions: made.versions })
  return { ...screening, matches, decision }
}

/** The searched versions without those that count as outdated. */
const counting = ({ versions, missing }: Screened): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(versions).filter(([source]) => !missing.some(each => each === source)))

export const isOpen = ({ status }: Pick<ScreeningMatchRow, 'status'>): boolean =>
  status === 'OPEN' || status === 'IN_REVIEW'

type Counting = Pick<ScreeningMatchRow, 'id' | 'partyKey' | 'listType' | 'score' | 'strength' | 'status'>

/** The matches from which risk is computed: all except false positives. */
export const countingMatches = (matches: readonly Counting[]): AssessedMatch[] =>
  matches
    .filter(({ status }) => status !== 'FALSE_POSITIVE')
    .map(({ id, partyKey, listType, score, strength, status }) => ({
      matchId: id,
      partyKey,
      listType,
      score,
      strength,
      isConfirmed: status === 'CONFIRMED',
    }))

function computeScreeningAssessment(
  { parts, config, plan, missing, matches, startedAt }: Screened,
  begin: readonly Carried[],
): ComputedAssessment {
  const counting = countingMatches(
    matches.map(({ comparison: { score, strength }, ...match }, position) => ({
      ...match,
      score,
      strength,
      status: begin[position]!.status,
    })),
  )
  return computeAssessment(parts, config, {
    plan,
    missing,
    matches: counting,
    day: startedAt.toISOString().slice(0, 10),
  })
}

interface NewScreening {
  readonly subjectId: string | null
  readonly computed: ComputedAssessment
  readonly waiting: WaitingScreening | undefined
  readonly openMatches: number
}

function screeningOf(
  tx: Tx,
  { plan, versions, missing, matches, suppressed, startedAt }: Screened,
  { subjectId, computed: { assessment }, waiting, openMatches }: NewScreening,
): ScreeningRow {
  const id = waiting?.id ?? newId()
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
    batchId: waiting?.batchId ?? null,
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
    requestedBy: waiting?.requestedBy ?? tx.actor.subjectId,
    createdAt: waiting?.createdAt ?? tx.now(),
    startedAt,
    completedAt: tx.now(),
  }
}

function decisionOf(
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

function matchRow(
  tx: Tx,
  at: MatchPosition,
  { comparison, ...match }: Matched,
  { isNew: _, ...begin }: Carried,
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
