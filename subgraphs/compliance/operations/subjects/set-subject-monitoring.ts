import { command, type Tx } from '#kernel/command.ts'
import type { MonitoringCadence, SubjectRow } from '#compliance/entities/subject.ts'
import { events } from '#compliance/events.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { nextScreening } from '#compliance/monitoring/cadence.ts'
import { decryptSubject, type Subject } from '#compliance/subjects/details.ts'
import { haltListUpdateRuns, leaveListUpdateRuns } from '#compliance/monitoring/leave-list-update-runs.ts'
import { markLatestScreeningInitial } from '#compliance/screening/mark-latest-screening.ts'
import { lockLiving, lockSubject, SUBJECT_COLUMNS } from '#compliance/subjects/subject-rows.ts'

export interface SetSubjectMonitoring {
  readonly id: string
  readonly enabled: boolean
  readonly cadence?: MonitoringCadence | null
}

const ENABLE = `update compliance.subjects subject set is_monitored = true, cadence = $3, cadence_from = $5, monitored_from = $4, next_screening_at = $5, covered_at = null,
    version = version + 1, updated_at = $5
  where workspace_id = $1 and id = $2 returning ${SUBJECT_COLUMNS}`

const DISABLE = `update compliance.subjects subject set is_monitored = false, cadence = coalesce($3, cadence), monitored_from = null, next_screening_at = null,
    covered_at = null, version = version + 1, updated_at = $4
  where workspace_id = $1 and id = $2 returning ${SUBJECT_COLUMNS}`

const CHANGE_CADENCE = `update compliance.subjects subject set cadence = $3, cadence_from = $4, next_screening_at = least(next_screening_at, $6), version = version + 1, updated_at = $5
  where workspace_id = $1 and id = $2 returning ${SUBJECT_COLUMNS}`

/**
 * Starts or ends the monitoring of a subject, or changes the cadence of its periodic screenings. When monitoring starts, the subject
 * is screened against complete lists, unless this was just done, and then against each change of the lists.
 */
export const setSubjectMonitoring = command(
  async (tx, { id, enabled, cadence }: SetSubjectMonitoring): Promise<Subject> => {
    admitWriter(tx.actor)
    if (enabled) await begin(tx)
    const ordinal = await haltListUpdateRuns(tx)
    const before = await lockLiving(tx, id)
    const often = cadence ?? before.cadence ?? 'DAILY'
    if (enabled === before.isMonitored && (cadence ?? before.cadence) === before.cadence) return before
    const after = await write(tx, before, often, enabled ? ordinal : null)
    tx.emit(events.subject_monitoring_set, id, {
      subjectId: id,
      externalId: before.externalId,
      isEnabled: enabled,
      cadence: after.cadence,
      setBy: tx.actor.subjectId,
    })
    return after
  },
)

async function write(
  tx: Tx,
  before: Subject,
  cadence: MonitoringCadence,
  ordinal: bigint | null,
): Promise<Subject> {
  const { workspaceId } = tx.actor
  const updateSubject = async (text: string, ...values: readonly unknown[]): Promise<Subject> =>
    decryptSubject(
      tx.keys,
      (await tx.sql<SubjectRow>(text, [workspaceId, before.id, cadence, ...values]))[0]!,
    )
  if (ordinal === null) {
    await leaveListUpdateRuns(tx, before)
    return updateSubject(DISABLE, tx.now())
  }
  if (!before.isMonitored) {
    await updateSubject(ENABLE, ordinal, tx.now())
    await markLatestScreeningInitial(tx, before)
    return lockSubject(tx, before.id)
  }
  const from = before.screenedAt ?? tx.now()
  return updateSubject(CHANGE_CADENCE, from, tx.now(), nextScreening(cadence, from, from))
}

const BEGIN =
  'insert into compliance.monitored_workspaces (workspace_id, ordinal) values ($1, 0) on conflict do nothing returning 1'

/** Marks the current list versions as compared: new subjects are screened against complete lists, so no run is needed for them. */
const MARK_VERSIONS_COMPARED = `insert into compliance.list_update_runs (workspace_id, id, source, from_number, to_number, ordinal, entries, expected, compared, hits, started_at, completed_at)
  select $1, gen_random_uuid(), source, active_number, active_number, 0, 0, 0, 0, 0, $2, $2 from compliance.list_sources where active_number is not null`

async function begin(tx: Tx): Promise<void> {
  const [isFirst] = await tx.sql(BEGIN, [tx.actor.workspaceId])
  if (isFirst) await tx.sql(MARK_VERSIONS_COMPARED, [tx.actor.workspaceId, tx.now()])
}
