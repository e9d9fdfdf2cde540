import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { RiskChange, type RiskCause } from '../entities/risk-change.ts'
import { events } from '../events.ts'
import type { RiskBand, RiskLevel } from '../risk/assessment.ts'
import { lockSubject } from './subject-rows.ts'

export interface AssessedRisk {
  readonly subjectId: string
  readonly screeningId: string
  readonly score: number
  readonly band: RiskLevel
  readonly cause: RiskCause
  /** The workspace's bands: whoever reaches HIGH has passed the line that is told of. */
  readonly bands: readonly RiskBand[]
}

const KEEP = `update compliance.subjects set risk_score = $3, risk_band = $4, risk_assessed_at = $5, screening_id = $6,
    screened_at = case when $7 then $5 else screened_at end, updated_at = $5
  where workspace_id = $1 and id = $2`

const INSERT = insertOf(RiskChange, 'change')

/** Makes what a screening has found the subject's present risk, and tells of it where it is another than before. */
export async function recordRisk(tx: Tx, { subjectId, screeningId, score, band, cause, bands }: AssessedRisk): Promise<void> {
  const { workspaceId } = tx.actor
  const { riskScore: oldScore, riskBand: oldBand, externalId, status } = await lockSubject(tx, subjectId)
  if (status === 'DELETED') return
  await tx.sql(KEEP, [workspaceId, subjectId, score, band, tx.now(), screeningId, cause !== 'MATCH_RESOLVED'])
  if (score === oldScore && band === oldBand) return

  const step = { oldScore, oldBand, newScore: score, newBand: band, cause, screeningId }
  await tx.sql(INSERT, valuesOf(RiskChange, { ...step, workspaceId, id: newId(), subjectId, changedAt: tx.now() }))
  const fact = { subjectId, externalId, ...step, changedAt: tx.now().toISOString() }
  tx.emit(events.subject_risk_changed, subjectId, fact)
  if (band !== oldBand) tx.emit(events.risk_level_changed, subjectId, fact)
  const threshold = bands.find(({ level }) => level === 'HIGH')?.minScore
  if (threshold !== undefined && (oldScore ?? 0) < threshold && score >= threshold)
    tx.emit(events.risk_threshold_breached, subjectId, { subjectId, externalId, threshold, score, screeningId })
}
