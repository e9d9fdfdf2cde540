import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { TransferEvent } from '#remittance/entities/transfer-event.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { shownToSender, type TransferFailureReason } from '#remittance/rules/cause.ts'
import type { TransferStatus } from '#remittance/rules/transitions.ts'
import { numberedPage, type NumberedPage, type PageNumber } from './numbered-page.ts'
import { allowReading, isVisible, ownCustomer } from './visible.ts'

export type TransferRow = Row<typeof Transfer>
export type TransferEventRow = Row<typeof TransferEvent>

const LIST = 'transfers'
const COLUMNS = columnsOf(Transfer, 'transfer')

const BY_IDS = planOnce(
  `select ${COLUMNS} from remittance.transfers transfer
  where workspace_id = $1 and id = any($2::uuid[])`,
)

const EVENTS = planOnce(
  `select ${columnsOf(TransferEvent, 'event')} from remittance.transfer_events event
  where workspace_id = $1 and transfer_id = any($2::uuid[]) order by transfer_id, at`,
)

const newestStatement = (filter: string): string => `select ${COLUMNS} from remittance.transfers transfer
  where workspace_id = $1 and (created_at, id) < ($2, $3) ${filter}
  order by created_at desc, id desc limit $4`

// A separate statement for each combination of filters, so that each is planned with the matching index.
const NEWEST = newestStatement('')
const NEWEST_OF_CUSTOMER = newestStatement('and customer_id = $5')
const NEWEST_IN_STATUS = newestStatement('and status = $5')
const NEWEST_OF_CUSTOMER_IN_STATUS = newestStatement('and customer_id = $5 and status = $6')

const OF_CUSTOMERS = `select ${columnsOf(Transfer, 'own')} from unnest($2::uuid[]) as customer (id)
  cross join lateral (
    select * from remittance.transfers
    where workspace_id = $1 and customer_id = customer.id and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) own
  order by own.created_at desc, own.id desc`

const PAGE = numberedPage<TransferRow>(
  COLUMNS,
  'remittance.transfers transfer',
  'transfer.workspace_id = $1 and transfer.customer_id = $2',
  'transfer',
)

/** A transfer of the workspace that the caller may see. */
export const transferById = loader<string, TransferRow>(async (ctx, ids) => {
  allowReading(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<TransferRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.filter(({ customerId }) => isVisible(ctx, customerId)),
    ({ id }) => id,
  )
})

/** Status history of a transfer, oldest first. A watchlist match is hidden from the sender, who must not be tipped off. */
export const eventsOfTransfer = loader<string, readonly TransferEventRow[]>(async (ctx, ids) => {
  allowReading(ctx)
  const { workspaceId, kind } = ctx.actor
  const events = await ctx.database.read<TransferEventRow>(workspaceId, EVENTS, [workspaceId, ids])
  return grouped(
    ids,
    kind === 'user' ? events.map(event => ({ ...event, ...shownToSender(event) })) : events,
    ({ transferId }) => transferId,
  )
})

/** Why a transfer failed or was refunded; null when neither happened, without reading the timeline. */
export async function failureReasonOf(
  ctx: Context,
  { id, status }: TransferRow,
): Promise<TransferFailureReason | null> {
  if (status !== 'FAILED' && status !== 'REFUNDED') return null
  const events = (await eventsOfTransfer(ctx, id)) ?? []
  return events.find(({ reason }) => reason !== null)?.reason ?? null
}

/** A transfer by its id: for a user only the user's own, for keys and staff any of the workspace. */
export async function transfer(ctx: Context, id: string): Promise<TransferRow> {
  allowReading(ctx)
  const found = await transferById(ctx, id)
  if (!found) throw refuse('TRANSFER_NOT_FOUND')
  return found
}

export interface TransferFilter {
  readonly first: number
  readonly after?: string | null
  readonly customerId?: string | null
  readonly status?: TransferStatus | null
}

/** Transfers, newest first: for a user the user's own, for keys and staff those of the workspace. */
export async function transfers(
  ctx: Context,
  { first, after, customerId, status }: TransferFilter,
): Promise<Connection<TransferRow>> {
  allowReading(ctx)
  const position = startAfter(ctx, LIST, after)
  const customer = ctx.actor.kind === 'user' ? ownCustomer(ctx) : customerId
  // A user may only filter by the own id; other customers have no transfers that this user can see.
  if (customerId && customer !== customerId) return connection(ctx, LIST, [], { first }, positionOf)

  const { workspaceId } = ctx.actor
  const text = customer
    ? status
      ? NEWEST_OF_CUSTOMER_IN_STATUS
      : NEWEST_OF_CUSTOMER
    : status
      ? NEWEST_IN_STATUS
      : NEWEST
  const filters = [customer, status].filter(value => value !== undefined && value !== null)
  const rows = await ctx.database.read<TransferRow>(workspaceId, text, [
    workspaceId,
    ...position,
    first + 1,
    ...filters,
  ])
  return connection(ctx, LIST, rows, { first, after }, positionOf)
}

/** A numbered page of the session user's transfers. */
export async function transferPage(
  ctx: Context,
  page: PageNumber,
): Promise<Omit<NumberedPage<TransferRow>, 'rows'> & { transfers: TransferRow[] }> {
  const { rows, ...counts } = await PAGE(ctx, ownCustomer(ctx), page)
  return { transfers: rows, ...counts }
}

interface OfCustomer {
  readonly customerId: string
  readonly first: number
  readonly after: string | null
}

/** Customers in one selection share their arguments, so one statement serves all customers of a selection. */
const transfersOfCustomer = loader<OfCustomer, readonly TransferRow[]>(async (ctx, keys) => {
  const { workspaceId } = ctx.actor
  const groups = Map.groupBy(keys, ({ first, after }) => `${first} ${after ?? ''}`)
  const found = await Promise.all(
    [...groups.values()].map(async same => {
      const ids = same.map(({ customerId }) => customerId).filter(id => isVisible(ctx, id))
      const { first, after } = same[0]!
      const rows =
        ids.length === 0
          ? []
          : await ctx.database.read<TransferRow>(workspaceId, OF_CUSTOMERS, [
              workspaceId,
              ids,
              ...startAfter(ctx, LIST, after),
              first + 1,
            ])
      const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId)
      return same.map(key => [key, byCustomer.get(key.customerId) ?? []] as const)
    }),
  )
  const rowsOf = new Map(found.flat())
  return keys.map(key => rowsOf.get(key))
})

/** A customer's transfers, newest first. */
export async function transfersOf(
  ctx: Context,
  customerId: string,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<TransferRow>> {
  allowReading(ctx)
  const rows = await transfersOfCustomer(ctx, { customerId, first, after: after ?? null })
  return connection(ctx, LIST, rows ?? [], { first, after }, positionOf)
}

const positionOf = ({ createdAt, id }: TransferRow): { at: Date; id: string } => ({ at: createdAt, id })

/** The cursor as the two values that rows are compared with; without a cursor, values before the first row. */
function startAfter(ctx: Context, list: string, cursor: string | null | undefined): [Date | string, string] {
  if (!cursor) return ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const { at, id } = decodeCursor(ctx, list, cursor)
  return [at, id]
}
