import { command } from '#kernel/command.ts'
import type { Subject } from '#compliance/subjects/details.ts'
import { haltListUpdateRuns, leaveListUpdateRuns } from './leave-list-update-runs.ts'

const LOCK =
  'select is_monitored as "isMonitored", monitored_from as "monitoredFrom" from compliance.subjects where workspace_id = $1 and id = $2 for update'

const RESTART = `update compliance.subjects set monitored_from = $3, covered_at = null, next_screening_at = least(next_screening_at, $4)
  where workspace_id = $1 and id = $2`

/**
 * Restarts the monitoring of a subject that cannot be compared: no list update run waits for it, and it counts as covered only
 * after a screening against complete lists.
 */
export const restartCoverage = command(
  async (tx, { id }: { readonly id: string }): Promise<void> => {
    const { workspaceId } = tx.actor
    const ordinal = await haltListUpdateRuns(tx)
    const [subject] = await tx.sql<Pick<Subject, 'isMonitored' | 'monitoredFrom'>>(LOCK, [workspaceId, id])
    if (!subject?.isMonitored || ordinal === null) return
    await leaveListUpdateRuns(tx, { id, ...subject })
    await tx.sql(RESTART, [workspaceId, id, ordinal, tx.now()])
    tx.audit({
      act: 'compliance.subject_coverage_restarted',
      outcome: 'DONE',
      aggregate: 'subject',
      aggregateId: id,
      data: {},
    })
  },
  { storage: 'one-time' },
)
