import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { ConversionCorridor } from '#core/entities/currencies/conversion-corridor.ts'
import { admitRole } from '#core/rules/rights.ts'

export type ConversionCorridorRow = Row<typeof ConversionCorridor>

export const CORRIDOR_COLUMNS = columnsOf(ConversionCorridor, 'corridor')

export interface CorridorsArgs {
  readonly first: number
  readonly after?: string | null
  readonly sourceCurrency?: string | null
  readonly targetCurrency?: string | null
}

const LIST = 'conversion corridors'
const LATEST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const PAGE = `select ${CORRIDOR_COLUMNS} from core.corridors corridor
  where workspace_id = $1 and (created_at, id) < ($2, $3)
    and ($4::text is null or source_currency = $4) and ($5::text is null or target_currency = $5)
  order by created_at desc, id desc limit $6`

/** Corridors of the workspace, newest first, with the disabled ones. */
export async function conversionCorridors(
  ctx: Context,
  { first, after, sourceCurrency, targetCurrency }: CorridorsArgs,
): Promise<Connection<ConversionCorridorRow>> {
  admitRole(ctx.actor, 'viewer')
  const position = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : LATEST
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ConversionCorridorRow>(workspaceId, PAGE, [
    workspaceId,
    position.at,
    position.id,
    sourceCurrency ?? null,
    targetCurrency ?? null,
    first + 1,
  ])
  return connection(ctx, LIST, rows, { first, after }, ({ createdAt, id }) => ({ at: createdAt, id }))
}
