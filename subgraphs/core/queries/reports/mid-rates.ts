import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { refuse } from '#core/errors.ts'
import { minorRate } from '#core/rules/books/journals/entries.ts'
import { inverse, ratioOf, significant, type Ratio } from '#core/rules/currencies/ratio.ts'

// A pair is published in one direction; a rate in the other one is inverted. Where none was in force yet, the first one values. Rates that
// were published after the change of the ledger do not count.
const RATES = planOnce(`select wanted.currency, rate.rate, rate.base_currency = wanted.currency as "isDirect"
  from unnest($3::text[]) as wanted (currency) cross join lateral (
    select * from core.exchange_rates
    where workspace_id = $1 and rate_type = 'MID' and ledger_sequence <= $5::bigint
      and (base_currency, quote_currency) in ((wanted.currency, $2::text), ($2::text, wanted.currency))
    order by effective_from <= $4 desc, case when effective_from <= $4 then effective_from end desc, effective_from, id desc limit 1) rate`)

const RATE_DIGITS = 12

export interface ReportRatesRequest {
  readonly baseCurrency: string
  readonly currencies: readonly string[]
  /** The time at which the rates are in force. */
  readonly at: Date
  /** The change of the general ledger until which the rates were published. */
  readonly sequence: bigint
}

/** The MID rates of currencies, as base minor units for one minor unit. Refuses a currency without a rate. */
export async function reportRates(
  ctx: Context,
  { baseCurrency, currencies, at, sequence }: ReportRatesRequest,
): Promise<(currency: string) => Ratio> {
  const { workspaceId } = ctx.actor
  const rows =
    currencies.length === 0
      ? []
      : await ctx.database.read<{ currency: string; rate: string; isDirect: boolean }>(workspaceId, RATES, [
          workspaceId,
          baseCurrency,
          currencies,
          at,
          sequence,
        ])
  const rates = new Map(
    rows.map(({ currency, rate, isDirect }) => [
      currency,
      minorRate(isDirect ? rate : significant(inverse(ratioOf(rate)), RATE_DIGITS), currency, baseCurrency),
    ]),
  )
  return currency => {
    const rate = rates.get(currency)
    if (rate) return rate
    throw refuse('RATE_UNAVAILABLE', {
      message: `There is no MID rate of ${currency} and ${baseCurrency}.`,
    })
  }
}
