import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf, type Row } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { ConversionQuote } from '#core/entities/currencies/conversion-quote.ts'
import { refuse } from '#core/errors.ts'
import { cachedAccounts, type CachedAccount } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { feeFor } from '#core/ledger/price-posting.ts'
import { convertAmount } from '#core/queries/currencies/convert-amount.ts'
import type { ConversionTerms } from '#core/rules/currencies/conversion-terms.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface QuoteCrossCurrency {
  readonly sourceAccountId: string
  readonly destinationAccountId: string
  readonly amount: string
}

export type ConversionQuoteRow = Omit<Row<typeof ConversionQuote>, 'conversion'> & {
  readonly conversion: ConversionTerms
}

export const QUOTE_COLUMNS = columnsOf(ConversionQuote, 'quote')

const VALIDITY_MS = 60_000
const INSERT = insertOf(ConversionQuote, 'quote')

/** The accounts of a cross-currency transfer; refuses accounts between which nothing is converted. */
export async function accountsToConvert(
  ctx: Context,
  { sourceAccountId, destinationAccountId }: Omit<QuoteCrossCurrency, 'amount'>,
): Promise<{ readonly source: CachedAccount; readonly destination: CachedAccount }> {
  if (sourceAccountId === destinationAccountId) throw refuse('SAME_ACCOUNT')
  const [source, destination] = await cachedAccounts(ctx, [sourceAccountId, destinationAccountId])
  if (source!.currency === destination!.currency) throw refuse('SAME_CURRENCY')
  return { source: source!, destination: destination! }
}

/** Promises the rate and the fee of a cross-currency transfer for a minute. Nothing is reserved on the account. */
export const quoteCrossCurrency = command({
  async prepare(ctx: Context, { sourceAccountId, destinationAccountId, amount }: QuoteCrossCurrency) {
    admitRole(ctx.actor, 'teller')
    const { source, destination } = await accountsToConvert(ctx, { sourceAccountId, destinationAccountId })
    const amountMinor = amountIn(amount, source.currency)
    const { conversion, policy } = await convertAmount(ctx, {
      sourceCurrency: source.currency,
      targetCurrency: destination.currency,
      amountMinor,
    })
    const { feeMinor, vatMinor } = feeFor(policy, {
      type: 'TRANSFER',
      transferType: 'INTERNAL',
      currency: source.currency,
      amountMinor,
    })
    return { amountMinor, conversion, feeMinor, vatMinor }
  },
  async write(tx, { sourceAccountId, destinationAccountId }, prepared): Promise<ConversionQuoteRow> {
    const row: ConversionQuoteRow = {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      sourceAccountId,
      destinationAccountId,
      ...prepared,
      createdAt: tx.now(),
      expiresAt: new Date(tx.now().getTime() + VALIDITY_MS),
      usedAt: null,
    }
    await tx.sql(INSERT, valuesOf(ConversionQuote, { ...row, conversion: JSON.stringify(row.conversion) }))
    return row
  },
})
