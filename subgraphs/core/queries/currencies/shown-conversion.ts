import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import type { ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { conversionOf, heldConversionOf } from '#core/rules/transaction.ts'
import type { TransactionRow } from '../posted-transaction.ts'

const COMPLETED = planOnce(
  `select parent_id as "parentId", metadata -> 'conversion' as terms from core.transactions
   where workspace_id = $1 and parent_id = any($2::uuid[]) and parent_id is not null and type = 'TRANSFER' and transfer_type = 'INTERNAL'`,
)

/** What the completion of a held transfer converted. */
const completedConversion = loader<string, { readonly terms: ConversionTerms | null }>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<{ parentId: string; terms: ConversionTerms | null }>(workspaceId, COMPLETED, [
      workspaceId,
      ids,
    ]),
    ({ parentId }) => parentId,
  )
})

/** What is known of a conversion; a held transfer without a quote has a rate when it is released. */
export type ShownConversion = Pick<ConversionTerms, 'sourceCurrency' | 'targetCurrency'> &
  Partial<ConversionTerms>

/** The conversion that a transfer has made or will make; undefined for any other transaction. */
export async function shownConversion(
  ctx: Context,
  row: TransactionRow,
): Promise<ShownConversion | undefined> {
  const made = conversionOf(row)
  const held = heldConversionOf(row)
  if (made || !held) return made
  return (await completedConversion(ctx, row.id))?.terms ?? held.quoted ?? held
}
