import type { Tx } from '#kernel/command.ts'
import { policyInForce } from '#compliance/policy/policy-in-force.ts'
import { decryptScreenedSubject } from './seal-screening.ts'
import type { Subject } from '#compliance/subjects/details.ts'
import { markInitialScreening } from '#compliance/subjects/mark-initial-screening.ts'

const LAST = `select id, workspace_id as "workspaceId", subject, dataset_versions as versions, match_threshold as "matchThreshold"
  from compliance.screenings where workspace_id = $1 and id = $2 and subject is not null`

type Last = {
  readonly id: string
  readonly workspaceId: string
  readonly subject: string
  readonly versions: Record<string, string>
  readonly matchThreshold: number
}

/** Counts the latest earlier screening of a newly monitored subject as the initial one, unless it used a higher threshold than the policy. */
export async function markLatestScreeningInitial(
  tx: Tx,
  { id, screeningId }: Pick<Subject, 'id' | 'screeningId'>,
): Promise<void> {
  if (screeningId === null) return
  const { workspaceId } = tx.actor
  const [last] = await tx.sql<Last>(LAST, [workspaceId, screeningId])
  const { policy } = await policyInForce(tx.sql, { workspaceId, at: tx.now() })
  if (last && last.matchThreshold <= policy.minScore)
    await markInitialScreening(tx, id, {
      described: decryptScreenedSubject(tx.keys, last),
      versions: last.versions,
    })
}
