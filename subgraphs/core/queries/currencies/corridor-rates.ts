import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import type { PublishedRate } from '#core/rules/currencies/published-rates.ts'

export interface EnabledCorridor {
  readonly id: string
  readonly spreadBps: number
  readonly minAmountMinor: bigint | null
  readonly maxAmountMinor: bigint | null
}

/** The settings in force, which the process may have cached in an earlier version. */
interface Settings {
  readonly policyVersion: bigint
  readonly rateTtlHours: number | null
}

/** A corridor with the rates that a conversion can use. */
export interface CorridorRates {
  readonly corridor: EnabledCorridor & Settings
  readonly rates: readonly PublishedRate[]
}

type Row = EnabledCorridor & Settings & { readonly [Name in keyof PublishedRate]: PublishedRate[Name] | null }

// A row for each rate that the conversion can use; without any rate, one row with the corridor alone.
const READ = planOnce(`
  select policy.version as "policyVersion", policy.rate_ttl_hours as "rateTtlHours", corridor.id, corridor.spread_bps as "spreadBps", corridor.min_amount_minor as "minAmountMinor", corridor.max_amount_minor as "maxAmountMinor",
    rate.base_currency as "baseCurrency", rate.quote_currency as "quoteCurrency", rate.rate_type as "rateType", rate.rate, rate.effective_from as "effectiveFrom"
  from core.corridors corridor
  join core.policies policy on policy.workspace_id = corridor.workspace_id
  left join lateral (
    select newest.* from unnest(array[$2, $3, $2, $4, $3, $4], array[$3, $2, $4, $2, $4, $3]) as pair (base, quote)
    cross join unnest(array['BUY', 'MID', 'SELL']) as wanted (type)
    cross join lateral (
      select * from core.exchange_rates
      where workspace_id = $1 and base_currency = pair.base and quote_currency = pair.quote and rate_type = wanted.type and effective_from <= $5
      order by effective_from desc, id desc limit 1) newest) rate on true
  where corridor.workspace_id = $1 and corridor.source_currency = $2 and corridor.target_currency = $3 and corridor.enabled`)

/** The reads of one corridor: the one in progress, and the next one, which serves all requests that arrive in the meantime. */
interface Reads {
  running: Promise<unknown> | undefined
  next: { at: Date; readonly found: Promise<CorridorRates | undefined> } | undefined
}

const readsOf = perDatabase(() => new Map<string, Reads>())

export interface Currencies {
  readonly sourceCurrency: string
  readonly targetCurrency: string
  readonly ownCurrency: string
}

/**
 * The enabled corridor with its rates in force; undefined if there is none. Conversions that ask at the same time share a read, which
 * begins after the last of them has asked.
 */
export function corridorRates(
  { database, now, actor: { workspaceId } }: Context,
  { sourceCurrency, targetCurrency, ownCurrency }: Currencies,
): Promise<CorridorRates | undefined> {
  const all = readsOf(database)
  const key = [workspaceId, sourceCurrency, targetCurrency, ownCurrency].join(' ')
  let reads = all.get(key)
  if (!reads) all.set(key, (reads = { running: undefined, next: undefined }))
  const own = reads
  const at = now()
  if (own.next) {
    if (at > own.next.at) own.next.at = at
    return own.next.found
  }
  const next = { at, found: begin() }
  own.next = next
  return next.found

  async function begin(): Promise<CorridorRates | undefined> {
    await (own.running ?? nextTurn())
    own.next = undefined
    const read = database.read<Row>(workspaceId, READ, [
      workspaceId,
      sourceCurrency,
      targetCurrency,
      ownCurrency,
      next.at,
    ])
    const settled = read.then(
      () => undefined,
      () => undefined,
    )
    own.running = settled
    try {
      return found(await read)
    } finally {
      if (own.running === settled) own.running = undefined
      if (!own.running && !own.next) all.delete(key)
    }
  }
}

function found(rows: readonly Row[]): CorridorRates | undefined {
  const [corridor] = rows
  return corridor && { corridor, rates: rows.filter((row): row is Row & PublishedRate => row.rate !== null) }
}
