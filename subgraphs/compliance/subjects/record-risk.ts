import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { RiskChange, type RiskCause } from '#compliance/entities/risk-change.ts'
import { events } from '#compliance/events.ts'
import type { RiskBand, RiskLevel } from '#compliance/risk/assessment.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'
import { hasOmittedDetails } from '#compliance/rules/description-coverage.ts'
import type { SubjectRow } from '#compliance/entities/subject.ts'
import { inputOf, decryptSubject, type Subject } from './details.ts'
import { lockSubject, SUBJECT_COLUMNS } from './subject-rows.ts'

export interface AssessedRisk {
  readonly subjectId: string
  readonly screeningId: string
  readonly score: number
  readonly band: RiskLevel
  readonly cause: RiskCause
  /** Risk bands of the workspace; the lower bound of HIGH is the threshold for `risk_threshold_breached`. */
  readonly bands: readonly RiskBand[]
}

const SAVE = `update compliance.subjects set risk_score = $3, risk_band = $4, risk_assessed_at = $5, screening_id = $6, screened_at = $5, updated_at = $5
  where workspace_id = $1 and id = $2`

const REVISE = `update compliance.subjects set risk_score = $3, risk_band = $4, risk_assessed_at = $5, updated_at = $5
  where workspace_id = $1 and id = $2 and screening_id = $6`

const LAST_SEARCHED = `select ${SUBJECT_COLUMNS}, before.dataset_versions as versions, before.match_threshold as threshold from compliance.subjects subject
  left join compliance.screenings before on before.workspace_id = subject.workspace_id and before.id = subject.screening_id
  where subject.workspace_id = $1 and subject.id = $2`

/** A subject with the list versions and threshold of its latest screening; both null when it has none. */
type LastSearched = SubjectRow & {
  readonly versions: Readonly<Record<string, unknown>> | null
  readonly threshold: number | null
}

export interface SearchCoverage {
  readonly subject: SubjectInput
  readonly versions: Readonly<Record<string, unknown>>
  readonly matchThreshold: number
  readonly usualThreshold: number
}

/** Whether a screening covered fewer lists, a higher threshold or fewer details than the screening that set the subject's risk. Such a screening must not lower the risk. */
export async function hasReducedCoverage(
  tx: Tx,
  subjectId: string,
  { subject, versions, matchThreshold, usualThreshold }: SearchCoverage,
): Promise<boolean> {
  const [last] = await tx.sql<LastSearched>(LAST_SEARCHED, [tx.actor.workspaceId, subjectId])
  const { details, ...known } = decryptSubject(tx.keys, last!)
  return (
    Object.keys(last!.versions ?? {}).some(source => versions[source] === undefined) ||
    matchThreshold > Math.max(last!.threshold ?? matchThreshold, usualThreshold) ||
    (details !== null && hasOmittedDetails(subject, inputOf(known, details)))
  )
}

const isMore = ({ score, band }: AssessedRisk, { riskScore }: Subject): boolean =>
  riskScore === null ? band !== 'LOW' : score > riskScore

/** Sets the risk of a subject from a screening and publishes a change. A screening with reduced coverage can only raise the risk; it neither lowers it nor sets a first LOW. */
export async function recordRisk(
  tx: Tx,
  risk: AssessedRisk & { readonly hasReducedCoverage: boolean },
): Promise<void> {
  const subject = await lockSubject(tx, risk.subjectId)
  if (subject.status === 'DELETED' || (risk.hasReducedCoverage && !isMore(risk, subject))) return
  await tx.sql(SAVE, [tx.actor.workspaceId, subject.id, risk.score, risk.band, tx.now(), risk.screeningId])
  await publishChange(tx, subject, risk)
}

/** Updates the risk after the resolution of a match, unless a later screening has set it. The risk is not lowered when the screening described the subject with fewer or other details. */
export async function reviseRisk(
  tx: Tx,
  { described, ...risk }: Omit<AssessedRisk, 'cause'> & { readonly described: SubjectInput },
): Promise<void> {
  const subject = await lockSubject(tx, risk.subjectId)
  if (subject.details === null || subject.screeningId !== risk.screeningId) return
  if (
    risk.score < (subject.riskScore ?? 0) &&
    hasOmittedDetails(described, inputOf(subject, subject.details))
  )
    return
  await tx.sql(REVISE, [tx.actor.workspaceId, subject.id, risk.score, risk.band, tx.now(), risk.screeningId])
  await publishChange(tx, subject, { ...risk, cause: 'MATCH_RESOLVED' })
}

const INSERT = insertOf(RiskChange, 'change')

async function publishChange(
  tx: Tx,
  { riskScore: oldScore, riskBand: oldBand, externalId }: Subject,
  { subjectId, screeningId, score, band, cause, bands }: AssessedRisk,
): Promise<void> {
  if (score === oldScore && band === oldBand) return
  const step = { oldScore, oldBand, newScore: score, newBand: band, cause, screeningId }
  await tx.sql(
    INSERT,
    valuesOf(RiskChange, {
      ...step,
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      subjectId,
      changedAt: tx.now(),
    }),
  )
  const event = { subjectId, externalId, ...step, changedAt: tx.now().toISOString() }
  tx.emit(events.subject_risk_changed, subjectId, event)
  if (band !== oldBand) tx.emit(events.risk_level_changed, subjectId, event)
  const threshold = bands.find(({ level }) => level === 'HIGH')?.minScore
  if (threshold !== undefined && (oldScore ?? 0) < threshold && score >= threshold)
    tx.emit(events.risk_threshold_breached, subjectId, {
      subjectId,
      externalId,
      threshold,
      score,
      screeningId,
    })
}
