import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { ScreeningDecision, type ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import type { ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import { Screening, type ScreeningRow } from '#compliance/entities/screening.ts'
import { isOpen } from '#compliance/rules/match-status.ts'
import { decisionRow, matchRow, screeningRow, type QueuedScreening } from './build-rows.ts'
import type { InitialMatchState } from './carry-over-resolutions.ts'
import type { ComputedAssessment } from './compute-assessment.ts'
import type { SearchedSubject } from './searched-subject.ts'

/** A screening that was just stored, with its matches and its decision. */
export interface SavedScreening extends ScreeningRow {
  readonly matches: readonly ScreeningMatchRow[]
  readonly decision: ScreeningDecisionRow
}

/** The results of the steps before, and the ids under which the screening is stored. */
interface NewScreening {
  readonly subjectId: string | null
  /** The subject whose risk the screening sets; null for a payment. */
  readonly ratedSubjectId: string | null
  readonly matchStates: readonly InitialMatchState[]
  readonly computed: ComputedAssessment
  readonly queued: QueuedScreening | undefined
}

const columns = Object.keys(Screening.meta.properties).map(name =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
)
export const INSERT_SCREENING = `${insertOf(Screening, 'screening')}
  on conflict (workspace_id, id) do update set ${columns
    .filter(name => name !== 'workspace_id' && name !== 'id')
    .map(name => `${name} = excluded.${name}`)
    .join(', ')}
  where screening.status = 'QUEUED'`
export const INSERT_DECISION = insertOf(ScreeningDecision, 'decision')
export const INSERT_CONFIG =
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

/** Stores a screening with its matches and its decision. A queued screening keeps its id. */
export async function saveScreening(
  tx: Tx,
  searched: SearchedSubject,
  { subjectId, ratedSubjectId, matchStates, computed, queued }: NewScreening,
): Promise<SavedScreening> {
  const openMatches = matchStates.filter(isOpen).length
  const screening = screeningRow(tx, searched, { subjectId, computed, queued, openMatches })
  const decision = decisionRow(tx, screening, computed)
  const { id: screeningId, createdAt: screeningAt } = screening
  const matches = searched.matches.map((match, position) =>
    matchRow(
      tx,
      { screeningId, screeningAt, subjectId: ratedSubjectId, position },
      match,
      matchStates[position]!,
    ),
  )
  await insertScreening(tx, {
    screening,
    decision,
    matches,
    computed,
    outdatedPairIds: searched.outdatedPairIds,
  })
  return { ...screening, matches, decision }
}

interface ScreeningRows {
  readonly screening: ScreeningRow
  readonly decision: ScreeningDecisionRow
  readonly matches: readonly ScreeningMatchRow[]
  readonly computed: ComputedAssessment
  readonly outdatedPairIds: readonly string[]
}

async function insertScreening(
  tx: Tx,
  { screening, decision, matches, computed, outdatedPairIds }: ScreeningRows,
): Promise<void> {
  const { workspaceId, id, createdAt, previousScreeningId } = screening
  const [first] = matches
  await allSettledOrThrow([
    tx.sql(INSERT_CONFIG, [workspaceId, computed.configHash, computed.config, tx.now()]),
    tx.sql(INSERT_SCREENING, valuesOf(Screening, screening)),
    tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision)),
    ...(first
      ? [
          tx.sql(INSERT_MATCHES, [
            workspaceId,
            id,
            tx.now(),
            JSON.stringify(matches),
            first.subjectId,
            createdAt,
          ]),
        ]
      : []),
    ...(outdatedPairIds.length > 0 ? [tx.sql(OUTDATE, [workspaceId, outdatedPairIds, tx.now()])] : []),
    ...(previousScreeningId === null ? [] : [tx.sql(SUPERSEDE, [workspaceId, previousScreeningId, id])]),
  ])
}
