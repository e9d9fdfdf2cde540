import { command, type Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { formatMinor } from '#kernel/money.ts'
import { invalid } from '#kernel/refusals.ts'
import { ConversionCorridor } from '#core/entities/currencies/conversion-corridor.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { createdBy } from '#core/operations/pricing/set-fee.ts'
import type { ConversionCorridorRow } from '#core/queries/currencies/conversion-corridors.ts'
import {
  NEW_CORRIDOR,
  nextCorridorTerms,
  type CorridorTerms,
  type GivenCorridorTerms,
} from '#core/rules/currencies/corridor-terms.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface CreateConversionCorridor extends GivenCorridorTerms {
  readonly sourceCurrency: string
  readonly targetCurrency: string
}

const INSERT = `${insertOf(ConversionCorridor, 'corridor')}
  on conflict (workspace_id, source_currency, target_currency) do nothing returning id`

/** Lets customers convert money from one currency to another. */
export const createConversionCorridor = command(
  async (
    tx,
    { sourceCurrency, targetCurrency, ...given }: CreateConversionCorridor,
  ): Promise<ConversionCorridorRow> => {
    admitRole(tx.actor, 'admin')
    if (sourceCurrency === targetCurrency)
      throw invalid([{ field: 'targetCurrency', reason: 'must differ from the source currency' }])
    const { terms, issues } = nextCorridorTerms(NEW_CORRIDOR, given, sourceCurrency)
    if (issues.length > 0) throw invalid(issues)
    return addCorridor(tx, { sourceCurrency, targetCurrency, ...terms })
  },
)

/** Inserts the corridor; shared with the demo data. */
export async function addCorridor(
  tx: Tx,
  corridor: CorridorTerms & Pick<ConversionCorridorRow, 'sourceCurrency' | 'targetCurrency'>,
): Promise<ConversionCorridorRow> {
  const row: ConversionCorridorRow = {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    ...corridor,
    version: 1,
    createdBy: createdBy(tx),
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }
  const added = await tx.sql(INSERT, valuesOf(ConversionCorridor, row))
  if (added.length === 0) throw refuse('CORRIDOR_EXISTS')
  tx.emit(events.corridor_created, row.id, corridorEvent(row))
  return row
}

/** Data of the events of a corridor. */
export const corridorEvent = (row: ConversionCorridorRow): Readonly<Record<string, unknown>> => {
  const money = (minor: bigint | null): string | null =>
    minor === null ? null : formatMinor(minor, row.sourceCurrency)
  return {
    corridorId: row.id,
    sourceCurrency: row.sourceCurrency,
    targetCurrency: row.targetCurrency,
    spreadBps: row.spreadBps,
    minAmount: money(row.minAmountMinor),
    maxAmount: money(row.maxAmountMinor),
    enabled: row.enabled,
    version: row.version,
  }
}
