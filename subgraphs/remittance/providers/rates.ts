import type { Context } from '#kernel/context.ts'

export interface CurrencyPair {
  readonly sendCurrency: string
  readonly receiveCurrency: string
}

/** Market bid and offer: units of the receive currency per unit of the send currency. */
export interface MarketRate {
  readonly bid: string
  readonly offer: string
}

/** A source of market rates. */
export interface RateSource {
  /** The rate of the pair at a time; undefined when there is none. */
  rateAt(ctx: Context, pair: CurrencyPair, at: Date): Promise<MarketRate | undefined>
}

const NEWEST = `select bid, offer from remittance.rates
  where workspace_id = $1 and send_currency = $2 and receive_currency = $3 and valid_from <= $4
  order by valid_from desc limit 1`

/** Rates from the workspace's own table. */
export const storedRates: RateSource = {
  async rateAt(ctx, { sendCurrency, receiveCurrency }, at) {
    const { workspaceId } = ctx.actor
    const [rate] = await ctx.database.read<{ bid: string; offer: string }>(workspaceId, NEWEST, [
      workspaceId,
      sendCurrency,
      receiveCurrency,
      at,
    ])
    return rate
  },
}
