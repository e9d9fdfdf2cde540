import { command } from '#kernel/command.ts'
import { computeBaselines } from '#sentinel/baselines/compute-baselines.ts'
import {
  BASELINE_COLUMNS,
  readableBaseline,
  type ReadableBaseline,
} from '#sentinel/baselines/stored-baseline.ts'
import type { BaselineRow } from '#sentinel/entities/baseline.ts'
import { refuse } from '#sentinel/errors.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface RecomputeBaselines {
  readonly profileId: string
}

const RETURNED_MAX = 200

const EXISTS = 'select 1 from sentinel.profiles where workspace_id = $1 and id = $2'
const CURRENT = `select ${BASELINE_COLUMNS} from sentinel.baselines baseline
  where workspace_id = $1 and profile_id = $2 and is_current order by metric, currency limit ${RETURNED_MAX}`

/** Computes the baselines of a profile as of now. The profile stays unlocked, because its transactions arrive independently of its baselines. */
export const recomputeBaselines = command(
  async (tx, { profileId }: RecomputeBaselines): Promise<readonly ReadableBaseline[]> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    const [profile] = await tx.sql(EXISTS, [workspaceId, profileId])
    if (!profile) throw refuse('PROFILE_NOT_FOUND')
    await computeBaselines(tx, [profileId], tx.now())
    const rows = await tx.sql<BaselineRow>(CURRENT, [workspaceId, profileId])
    return rows.map(row => readableBaseline(row, tx.now()))
  },
)
