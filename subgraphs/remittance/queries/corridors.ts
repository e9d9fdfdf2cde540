import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { Corridor } from '#remittance/entities/corridor.ts'
import { allowReading } from './visible.ts'

export type CorridorRow = Row<typeof Corridor>

const ALL = `select ${columnsOf(Corridor, 'corridor')} from remittance.corridors corridor
  where workspace_id = $1 order by send_currency, receive_currency, destination_country limit 1000`

const BY_WAY = `select ${columnsOf(Corridor, 'corridor')} from remittance.corridors corridor
  where workspace_id = $1 and send_currency = $2 and receive_currency = $3 and destination_country = $4`

const BY_IDS = planOnce(
  `select ${columnsOf(Corridor, 'corridor')} from remittance.corridors corridor
  where workspace_id = $1 and id = any($2::uuid[])`,
)

/** All corridors of the workspace, including disabled ones, at most 1,000. */
export function corridors(ctx: Context): Promise<CorridorRow[]> {
  allowReading(ctx)
  return ctx.database.read<CorridorRow>(ctx.actor.workspaceId, ALL, [ctx.actor.workspaceId])
}

export interface Way {
  readonly sendCurrency: string
  readonly receiveCurrency: string
  readonly destinationCountry: string
}

/** The corridor of a currency pair and country; undefined when there is none. */
export async function corridorOf(
  ctx: Context,
  { sendCurrency, receiveCurrency, destinationCountry }: Way,
): Promise<CorridorRow | undefined> {
  const { workspaceId } = ctx.actor
  const [corridor] = await ctx.database.read<CorridorRow>(workspaceId, BY_WAY, [
    workspaceId,
    sendCurrency,
    receiveCurrency,
    destinationCountry,
  ])
  return corridor
}

/** A corridor of the workspace. */
export const corridorById = loader<string, CorridorRow>(async (ctx, ids) => {
  allowReading(ctx)
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<CorridorRow>(workspaceId, BY_IDS, [workspaceId, ids]),
    ({ id }) => id,
  )
})
