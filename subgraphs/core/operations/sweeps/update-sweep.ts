import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import { SWEEP_COLUMNS, termsOf, type SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { admitRole } from '#core/rules/rights.ts'
import { nextSweepTerms, type GivenSweepTerms } from '#core/rules/sweeps/terms.ts'
import { lockSweep, publishSweep } from './change-sweep.ts'

export interface UpdateSweep extends GivenSweepTerms {
  readonly id: string
}

const WRITE = `update core.sweeps as sweep set direction = $3, trigger_minor = $4, target_minor = $5, amount_minor = $6, percentage_ppm = $7,
    min_sweep_minor = $8, max_sweep_minor = $9, multiple_of_minor = $10, updated_at = $11
  where workspace_id = $1 and id = $2 returning ${SWEEP_COLUMNS}`

/** Changes the terms of a sweep, from its next run. */
export const updateSweep = command(async (tx, { id, ...given }: UpdateSweep): Promise<SweepRow> => {
  admitRole(tx.actor, 'officer')
  const before = await lockSweep(tx, id)
  const { terms, issues } = nextSweepTerms(termsOf(before), given, before.currency)
  if (issues.length > 0) throw invalid(issues)
  const [row] = await tx.sql<SweepRow>(WRITE, [
    tx.actor.workspaceId,
    id,
    terms.direction,
    terms.triggerMinor,
    terms.targetMinor,
    terms.amountMinor,
    terms.percentagePpm,
    terms.minSweepMinor,
    terms.maxSweepMinor,
    terms.multipleOfMinor,
    tx.now(),
  ])
  publishSweep(tx, events.sweep_updated, row!)
  return row!
})
