import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { invalid } from '#kernel/refusals.ts'
import { ExchangeRate } from '#core/entities/currencies/exchange-rate.ts'
import type { RateType } from '#core/rules/currencies/published-rates.ts'
import { admitRole } from '#core/rules/rights.ts'

export type ExchangeRateRow = Omit<Row<typeof ExchangeRate>, 'rateType'> & { readonly rateType: RateType }

export const RATE_COLUMNS = columnsOf(ExchangeRate, 'rate')

export interface ExchangeRatesArgs {
  readonly baseCurrency?: string | null
  readonly quoteCurrency?: string | null
  readonly rateType?: RateType | null
  readonly at?: Date | null
}

// The pairs and types are found by their first row in the index, so that the time depends on their number, not on that of the versions.
const IN_FORCE = `with recursive series as (
    (select base_currency, quote_currency, rate_type from core.exchange_rates
      where workspace_id = $1 order by base_currency, quote_currency, rate_type limit 1)
    union all
    select next.* from series cross join lateral (
      select base_currency, quote_currency, rate_type from core.exchange_rates
      where workspace_id = $1 and (base_currency, quote_currency, rate_type) > (series.base_currency, series.quote_currency, series.rate_type)
      order by base_currency, quote_currency, rate_type limit 1) next)
  select ${RATE_COLUMNS} from series cross join lateral (
    select * from core.exchange_rates
    where workspace_id = $1 and base_currency = series.base_currency and quote_currency = series.quote_currency
      and rate_type = series.rate_type and effective_from <= $2
    order by effective_from desc, id desc limit 1) rate
  where ($3::text is null or series.base_currency = $3) and ($4::text is null or series.quote_currency = $4)
    and ($5::text is null or series.rate_type = $5)
  order by rate.base_currency, rate.quote_currency, rate.rate_type`

/** Rates in force at a moment, by pair and type. */
export async function exchangeRates(
  { actor, database, now }: Context,
  { baseCurrency, quoteCurrency, rateType, at }: ExchangeRatesArgs,
): Promise<ExchangeRateRow[]> {
  admitRole(actor, 'viewer')
  const { workspaceId } = actor
  return database.read<ExchangeRateRow>(workspaceId, IN_FORCE, [
    workspaceId,
    at ?? now(),
    baseCurrency ?? null,
    quoteCurrency ?? null,
    rateType ?? null,
  ])
}

export interface ExchangeRateHistoryArgs {
  /** Base and quote currency, such as USD-NGN. */
  readonly pair: string
  readonly first: number
  readonly after?: string | null
}

const PAIR = /^([A-Z]{3})-([A-Z]{3})$/
const LATEST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const HISTORY = `select ${RATE_COLUMNS} from core.exchange_rates rate
  where workspace_id = $1 and base_currency = $2 and quote_currency = $3 and (effective_from, id) < ($4, $5)
  order by effective_from desc, id desc limit $6`

/** All versions of the rates of a pair, the latest first, with those that are not in force yet. */
export async function exchangeRateHistory(
  ctx: Context,
  { pair, first, after }: ExchangeRateHistoryArgs,
): Promise<Connection<ExchangeRateRow>> {
  admitRole(ctx.actor, 'viewer')
  const [, base, quote] = PAIR.exec(pair) ?? []
  if (!base || !quote) throw invalid([{ field: 'pair', reason: 'must be two currencies, such as USD-NGN' }])
  const list = `exchange rates of ${pair}`
  const position = typeof after === 'string' ? decodeCursor(ctx, list, after) : LATEST
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ExchangeRateRow>(workspaceId, HISTORY, [
    workspaceId,
    base,
    quote,
    position.at,
    position.id,
    first + 1,
  ])
  return connection(ctx, list, rows, { first, after }, ({ effectiveFrom, id }) => ({ at: effectiveFrom, id }))
}
