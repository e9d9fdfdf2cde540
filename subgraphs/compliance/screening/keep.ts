import { together } from '#kernel/database/connection.ts'
import { insertOf, valuesOf, type Row } from '#kernel/database/columns.ts'
import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { ScreeningDecision } from '../entities/screening-decision.ts'
import type { ScreeningMatch } from '../entities/screening-match.ts'
import { Screening } from '../entities/screening.ts'
import { sealDetails, sealInput, sealSubject } from './sealed.ts'
import type { Matched, Screened } from './screen.ts'
import { tellOfScreening } from './tell.ts'

export type ScreeningRow = Row<typeof Screening>
export type ScreeningMatchRow = Row<typeof ScreeningMatch>
export type ScreeningDecisionRow = Row<typeof ScreeningDecision>

/** A screening with what belongs to it, as it was just made. */
export interface KeptScreening extends ScreeningRow {
  readonly matches: readonly ScreeningMatchRow[]
  readonly decision: ScreeningDecisionRow
}

/** A screening that has waited its turn under an id of its own. */
export type Waiting = Pick<ScreeningRow, 'id' | 'batchId' | 'createdAt' | 'requestedBy'>

const columns = Object.keys(Screening.meta.properties).map(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
export const INSERT_SCREENING = `${insertOf(Screening, 'screening')}
  on conflict (workspace_id, id) do update set ${columns.filter(name => name !== 'workspace_id' && name !== 'id').map(name => `${name} = excluded.${name}`).join(', ')}
  where screening.status = 'QUEUED'`
const INSERT_DECISION = insertOf(ScreeningDecision, 'decision')
const INSERT_CONFIG = 'insert into compliance.screening_configs (workspace_id, hash, content, created_at) values ($1, $2, $3, $4) on conflict do nothing'
const INSERT_MATCHES = `insert into compliance.screening_matches (workspace_id, id, screening_id, position, source, list_type, entry_id, entry_hash, party_key,
    matched_name, matched_name_kind, score, strength, details, snapshot, pep_class, pep_relation, status, created_at)
  select $1, id, $2, position, source, "listType", "entryId", "entryHash", "partyKey",
    "matchedName", "matchedNameKind", score, strength, details, snapshot, "pepClass", "pepRelation", 'OPEN', $3
  from jsonb_to_recordset($4::jsonb) as made (id uuid, position integer, source text, "listType" text, "entryId" text, "entryHash" text, "partyKey" text,
    "matchedName" text, "matchedNameKind" text, score double precision, strength text, details text, snapshot jsonb, "pepClass" text, "pepRelation" text)`
const OUTDATE = `update compliance.allow_list set ended_at = $3, ended_by = 'compliance', end_reason = 'ENTRY_CHANGED'
  where workspace_id = $1 and id = any($2::uuid[]) and ended_at is null`
const SUPERSEDE = `update compliance.screenings set status = 'SUPERSEDED', next_screening_id = $3
  where workspace_id = $1 and id = $2 and next_screening_id is null`

/** Keeps a screening with its matches and its decision, and tells of it. One that waits its turn is kept under the id that it has. */
export async function keepScreening(tx: Tx, made: Screened, waiting?: Waiting): Promise<KeptScreening> {
  const { workspaceId } = tx.actor
  const screening = screeningOf(tx, made, waiting)
  const decision = decisionOf(tx, screening, made)
  const matches = made.matches.map((match, position) => matchRow(tx, screening.id, match, position))
  const { plan: { previousScreeningId }, outdated } = made
  await together([
    tx.sql(INSERT_CONFIG, [workspaceId, made.reckoned.configHash, made.reckoned.config, tx.now()]),
    tx.sql(INSERT_SCREENING, valuesOf(Screening, screening)),
    tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision)),
    ...matches.length > 0 ? [tx.sql(INSERT_MATCHES, [workspaceId, screening.id, tx.now(), JSON.stringify(matches)])] : [],
    ...outdated.length > 0 ? [tx.sql(OUTDATE, [workspaceId, outdated, tx.now()])] : [],
    ...previousScreeningId !== null ? [tx.sql(SUPERSEDE, [workspaceId, previousScreeningId, screening.id])] : [],
  ])
  tellOfScreening(tx, { screening, matches, decision, assessment: made.reckoned.told })
  return { ...screening, matches, decision }
}

function screeningOf(tx: Tx, { plan, versions, missing, matches, suppressed, reckoned, startedAt }: Screened, waiting?: Waiting): ScreeningRow {
  const id = waiting?.id ?? newId()
  const { workspaceId } = tx.actor
  const ofType = (type: string): number => matches.filter(({ listType }) => listType === type).length
  return {
    workspaceId, id,
    status: missing.length > 0 ? 'PARTIAL' : 'COMPLETED',
    purpose: plan.purpose, subjectId: plan.subjectId, externalId: plan.externalId, paymentId: plan.paymentId, batchId: waiting?.batchId ?? null,
    previousScreeningId: plan.previousScreeningId, nextScreeningId: null,
    subject: sealSubject(tx.keys, { workspaceId, id }, plan.subject),
    lists: plan.lists, sources: plan.sources, matchThreshold: plan.matchThreshold, datasetVersions: versions, missingSources: missing,
    totalMatches: matches.length, sanctionsMatches: ofType('SANCTIONS'), pepMatches: ofType('PEP'), openMatches: matches.length, suppressedMatches: suppressed,
    riskScore: reckoned.told.score, riskBand: reckoned.told.band, outcome: reckoned.told.outcome,
    decisionNumber: 1, assessmentNumber: 1, overrideNumber: null, failure: null,
    requestedBy: waiting?.requestedBy ?? tx.actor.subjectId, createdAt: waiting?.createdAt ?? tx.now(), startedAt, completedAt: tx.now(),
  }
}

function decisionOf(tx: Tx, { workspaceId, id }: ScreeningRow, { reckoned }: Screened): ScreeningDecisionRow {
  return {
    workspaceId, screeningId: id, number: 1, cause: 'SCREENED', outcome: reckoned.told.outcome, previousOutcome: null, reason: null, madeBy: tx.actor.subjectId,
    engine: reckoned.engine, configHash: reckoned.configHash, input: sealInput(tx.keys, { workspaceId, id }, reckoned.input), assessment: reckoned.assessment, madeAt: tx.now(),
  }
}

function matchRow(tx: Tx, screeningId: string, { comparison, ...match }: Matched, position: number): ScreeningMatchRow {
  const { workspaceId } = tx.actor
  return {
    workspaceId, screeningId, position, ...match,
    matchedName: comparison.matchedName.text, matchedNameKind: comparison.matchedName.kind, score: comparison.score, strength: comparison.strength,
    details: sealDetails(tx.keys, { workspaceId, id: match.id }, comparison),
    status: 'OPEN', reasonCode: null, note: null, resolvedBy: null, resolvedAt: null, createdAt: tx.now(),
  }
}
