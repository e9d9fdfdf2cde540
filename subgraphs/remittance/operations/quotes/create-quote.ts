import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { amountIssue, formatMinor, toMinor } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, type Refusal } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { Quote } from '#remittance/entities/quote.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { storedRates } from '#remittance/providers/rates.ts'
import { corridorOf, type CorridorRow } from '#remittance/queries/corridors.ts'
import type { QuoteRow } from '#remittance/queries/quotes.ts'
import { marginOf, calculatePrice, type Priced } from '#remittance/rules/quote.ts'

export interface CreateQuote {
  readonly sendAmount: string
  readonly sendCurrency: string
  readonly receiveCurrency: string
  readonly destinationCountry: string
}

interface Offer extends Priced {
  readonly corridor: CorridorRow
  readonly sendAmountMinor: bigint
}

const INSERT = `${insertOf(Quote, 'quote')}
  returning ${columnsOf(Quote, 'quote')}`

/**
 * Locks a rate and a fee for an amount on a corridor. A quote made in a session can only be used by that user; a quote made
 * with the tenant's key can be used by any sender of the workspace.
 */
export const createQuote = command({
  async prepare(ctx: Context, input: CreateQuote): Promise<Offer> {
    allow(ctx.actor, { kinds: ['tenant_key', 'user'], scope: 'remittance:write' })
    const issue = amountIssue(input.sendAmount, input.sendCurrency)
    if (issue) throw invalid([{ field: 'sendAmount', reason: issue }])

    const [corridor, rate] = await Promise.all([
      corridorOf(ctx, input),
      storedRates.rateAt(ctx, input, ctx.now()),
    ])
    if (!corridor?.isEnabled || !rate) throw refuse('CORRIDOR_NOT_AVAILABLE')
    const sendAmountMinor = toMinor(input.sendAmount, input.sendCurrency)
    const price = calculatePrice(sendAmountMinor, rate.bid, corridor)
    if (!price) throw outOfRange(corridor)
    return { corridor, sendAmountMinor, ...price }
  },

  async write(
    tx,
    _,
    { corridor, sendAmountMinor, exchangeRate, receiveAmountMinor, feeMinor },
  ): Promise<QuoteRow> {
    const id = newId()
    const expiresAt = new Date(tx.now().getTime() + corridor.lockSeconds * 1_000)
    const quote = one(
      await tx.sql<QuoteRow>(
        INSERT,
        valuesOf(Quote, {
          workspaceId: tx.actor.workspaceId,
          id,
          corridorId: corridor.id,
          customerId: tx.actor.customerId ?? null,
          sendAmountMinor,
          sendCurrency: corridor.sendCurrency,
          receiveAmountMinor,
          receiveCurrency: corridor.receiveCurrency,
          destinationCountry: corridor.destinationCountry,
          exchangeRate,
          feeMinor,
          marginMinor: marginOf(sendAmountMinor, corridor),
          createdAt: tx.now(),
          expiresAt,
        }),
      ),
    )

    tx.emit(events.quote_created, id, {
      id,
      customerId: quote.customerId,
      corridorId: corridor.id,
      expiresAt: expiresAt.toISOString(),
    })
    return quote
  },
})

function outOfRange({ minimumMinor, maximumMinor, sendCurrency, receiveCurrency }: CorridorRow): Refusal {
  const [min, max] = [formatMinor(minimumMinor, sendCurrency), formatMinor(maximumMinor, sendCurrency)]
  return refuse('AMOUNT_OUT_OF_RANGE', {
    message: `The amount must be from ${min} to ${max} ${sendCurrency}, and must leave something to receive in ${receiveCurrency}.`,
  })
}
