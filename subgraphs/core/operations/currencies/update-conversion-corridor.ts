import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import {
  CORRIDOR_COLUMNS,
  type ConversionCorridorRow,
} from '#core/queries/currencies/conversion-corridors.ts'
import { nextCorridorTerms, type GivenCorridorTerms } from '#core/rules/currencies/corridor-terms.ts'
import { admitRole } from '#core/rules/rights.ts'
import { corridorEvent } from './create-conversion-corridor.ts'

export interface UpdateConversionCorridor extends GivenCorridorTerms {
  readonly id: string
}

const LOCK = `select ${CORRIDOR_COLUMNS} from core.corridors corridor where workspace_id = $1 and id = $2 for no key update`
const WRITE = `update core.corridors as corridor
  set spread_bps = $3, min_amount_minor = $4, max_amount_minor = $5, enabled = $6, version = version + 1, updated_at = $7
  where workspace_id = $1 and id = $2 returning ${CORRIDOR_COLUMNS}`

/** Changes the terms of a corridor from the next transfer on. Quotes keep their rate, unless the corridor is disabled. */
export const updateConversionCorridor = command(
  async (tx, { id, ...given }: UpdateConversionCorridor): Promise<ConversionCorridorRow> => {
    admitRole(tx.actor, 'admin')
    const { workspaceId } = tx.actor
    const [before] = await tx.sql<ConversionCorridorRow>(LOCK, [workspaceId, id])
    if (!before) throw refuse('CORRIDOR_NOT_FOUND')
    const { terms, issues } = nextCorridorTerms(before, given, before.sourceCurrency)
    if (issues.length > 0) throw invalid(issues)
    const [after] = await tx.sql<ConversionCorridorRow>(WRITE, [
      workspaceId,
      id,
      terms.spreadBps,
      terms.minAmountMinor,
      terms.maxAmountMinor,
      terms.enabled,
      tx.now(),
    ])
    tx.emit(events.corridor_updated, id, corridorEvent(after!))
    return after!
  },
)
