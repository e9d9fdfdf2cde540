import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { Recipient } from '#remittance/entities/recipient.ts'
import { refuse } from '#remittance/errors.ts'
import { openRecipient, type OpenRecipient } from '#remittance/sealed-details.ts'
import { numberedPage, type NumberedPage, type PageNumber } from './numbered-page.ts'
import { allowReading, isVisible, ownCustomer } from './visible.ts'

/** A recipient with all of its details. The resolvers decide which of them the caller sees. */
export type RecipientRow = OpenRecipient

type StoredRow = Row<typeof Recipient>

const COLUMNS = columnsOf(Recipient, 'recipient')

const BY_IDS = planOnce(
  `select ${COLUMNS} from remittance.recipients recipient
  where workspace_id = $1 and id = any($2::uuid[])`,
)

const OF_CUSTOMERS = `select ${columnsOf(Recipient, 'own')} from unnest($2::uuid[]) as customer (id)
  cross join lateral (
    select * from remittance.recipients
    where workspace_id = $1 and customer_id = customer.id and status = 'ACTIVE'
    order by created_at desc, id desc limit 100) own
  order by own.created_at desc, own.id desc`

const PAGE = numberedPage<StoredRow>(
  COLUMNS,
  'remittance.recipients recipient',
  `recipient.workspace_id = $1 and recipient.customer_id = $2 and recipient.status = 'ACTIVE'`,
  'recipient',
)

/** A recipient of the workspace that the caller may see, even if it was deleted. */
export const recipientById = loader<string, RecipientRow>(async (ctx, ids) => {
  allowReading(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<StoredRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.filter(({ customerId }) => isVisible(ctx, customerId)).map(row => openRecipient(ctx.keys, row)),
    ({ id }) => id,
  )
})

const activeOfCustomer = loader<string, readonly RecipientRow[]>(async (ctx, customerIds) => {
  const { workspaceId } = ctx.actor
  const visible = customerIds.filter(id => isVisible(ctx, id))
  const rows =
    visible.length === 0
      ? []
      : await ctx.database.read<StoredRow>(workspaceId, OF_CUSTOMERS, [workspaceId, visible])
  return grouped(
    customerIds,
    rows.map(row => openRecipient(ctx.keys, row)),
    ({ customerId }) => customerId,
  )
})

/** A recipient by its id. Its user does not find a deleted recipient; keys and staff do. */
export async function recipient(ctx: Context, id: string): Promise<RecipientRow> {
  allowReading(ctx)
  const found = await recipientById(ctx, id)
  if (!found || (found.status === 'INACTIVE' && ctx.actor.kind === 'user'))
    throw refuse('RECIPIENT_NOT_FOUND')
  return found
}

/** The active recipients of a customer, newest first, at most 100. */
export async function recipientsOf(ctx: Context, customerId: string): Promise<readonly RecipientRow[]> {
  allowReading(ctx)
  return (await activeOfCustomer(ctx, customerId)) ?? []
}

/** A numbered page of the session user's active recipients. */
export async function recipientPage(
  ctx: Context,
  page: PageNumber,
): Promise<Omit<NumberedPage<RecipientRow>, 'rows'> & { recipients: RecipientRow[] }> {
  const { rows, ...counts } = await PAGE(ctx, ownCustomer(ctx), page)
  return { recipients: rows.map(row => openRecipient(ctx.keys, row)), ...counts }
}
