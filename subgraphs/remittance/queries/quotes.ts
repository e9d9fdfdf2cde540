import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { Quote } from '#remittance/entities/quote.ts'
import { refuse } from '#remittance/errors.ts'
import { allowReading, isVisible } from './visible.ts'

export type QuoteRow = Row<typeof Quote>

const BY_IDS = planOnce(
  `select ${columnsOf(Quote, 'quote')} from remittance.quotes quote
  where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A quote of the workspace that the caller may see. Quotes without a customer are visible to all callers. */
export const quoteById = loader<string, QuoteRow>(async (ctx, ids) => {
  allowReading(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<QuoteRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.filter(({ customerId }) => customerId === null || isVisible(ctx, customerId)),
    ({ id }) => id,
  )
})

/** A quote of this workspace. In a session: a quote of this user, or one made with a key. */
export async function quote(ctx: Context, id: string): Promise<QuoteRow> {
  allowReading(ctx)
  const found = await quoteById(ctx, id)
  if (!found) throw refuse('QUOTE_NOT_FOUND')
  return found
}
