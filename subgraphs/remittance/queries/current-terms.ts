import type { Context } from '#kernel/context.ts'
import { storedRates } from '#remittance/providers/rates.ts'
import type { CurrentTerms } from '#remittance/rules/requote.ts'
import { corridorOf } from './corridors.ts'
import type { TransferRow } from './transfers.ts'

/**
 * The current market rate and the corridor's margin for a transfer, even when the corridor is disabled; undefined when there is
 * no rate any more.
 */
export async function currentTermsOf(
  ctx: Context,
  transfer: Pick<TransferRow, 'sendCurrency' | 'receiveCurrency' | 'destinationCountry'>,
): Promise<CurrentTerms | undefined> {
  const [corridor, rate] = await Promise.all([
    corridorOf(ctx, transfer),
    storedRates.rateAt(ctx, transfer, ctx.now()),
  ])
  return corridor && rate && { bid: rate.bid, marginPpm: corridor.marginPpm }
}
