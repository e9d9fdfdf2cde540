import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { ExchangeRate } from '#core/entities/currencies/exchange-rate.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import { nextLedgerSequence } from '#core/ledger/journals/next-ledger-sequence.ts'
import { createdBy } from '#core/operations/pricing/set-fee.ts'
import { RATE_COLUMNS, type ExchangeRateRow } from '#core/queries/currencies/exchange-rates.ts'
import {
  canonicalRate,
  crossedRate,
  rateIssue,
  type RateType,
} from '#core/rules/currencies/published-rates.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface SetExchangeRate {
  readonly baseCurrency: string
  readonly quoteCurrency: string
  readonly rateType: RateType
  readonly rate: string
  readonly effectiveFrom?: Date | null
  readonly source?: string | null
}

const OPPOSITE =
  'select 1 from core.exchange_rates where workspace_id = $1 and base_currency = $3 and quote_currency = $2 limit 1'
const OTHERS = `select ${RATE_COLUMNS} from (
    select newest.* from unnest(array['BUY', 'MID', 'SELL']) as wanted (type) cross join lateral (
      select * from core.exchange_rates
      where workspace_id = $1 and base_currency = $2 and quote_currency = $3 and rate_type = wanted.type and effective_from <= $4
      order by effective_from desc, id desc limit 1) newest
    union all
    select * from core.exchange_rates where workspace_id = $1 and base_currency = $2 and quote_currency = $3 and effective_from > $4) rate
  order by effective_from, id`
const INSERT = insertOf(ExchangeRate, 'rate')

/**
 * Publishes a version of a rate, in force from its moment until the next one. A pair is published in one direction; the opposite is
 * derived from it.
 */
export const setExchangeRate = command(async (tx, input: SetExchangeRate): Promise<ExchangeRateRow> => {
  admitRole(tx.actor, 'admin')
  const issues = issuesOf(input)
  if (issues.length > 0) throw invalid(issues)
  const { workspaceId } = tx.actor
  const { baseCurrency, quoteCurrency, rateType } = input
  const rate: Omit<ExchangeRateRow, 'ledgerSequence'> = {
    workspaceId,
    id: newId(),
    baseCurrency,
    quoteCurrency,
    rateType,
    rate: canonicalRate(input.rate),
    effectiveFrom: input.effectiveFrom ?? tx.now(),
    source: input.source ?? null,
    createdBy: createdBy(tx),
    createdAt: tx.now(),
  }

  // Rates of a workspace are compared with each other, so they are published one after the other.
  await lockPolicy(tx)
  const pair = [workspaceId, baseCurrency, quoteCurrency]
  if ((await tx.sql(OPPOSITE, pair)).length > 0)
    throw refuse('RATE_PAIR_REVERSED', {
      message: `The pair is already published as ${quoteCurrency}/${baseCurrency}.`,
    })
  const crossed = crossedRate(rate, await tx.sql<ExchangeRateRow>(OTHERS, [...pair, rate.effectiveFrom]))
  if (crossed)
    throw refuse('RATES_CROSSED', {
      message: `${rateType} ${rate.rate} crosses ${crossed.rateType} ${crossed.rate} of ${baseCurrency}/${quoteCurrency}; the rates must satisfy BUY <= MID <= SELL.`,
    })

  const row = { ...rate, ledgerSequence: await nextLedgerSequence(tx) }
  await tx.sql(INSERT, valuesOf(ExchangeRate, row))
  tx.emit(events.exchange_rate_set, row.id, {
    exchangeRateId: row.id,
    baseCurrency,
    quoteCurrency,
    rateType,
    rate: row.rate,
    effectiveFrom: row.effectiveFrom.toISOString(),
    source: row.source,
  })
  return row
})

function issuesOf({ baseCurrency, quoteCurrency, rate }: SetExchangeRate): ValidationIssue[] {
  const reason = rateIssue(rate)
  return [
    ...(baseCurrency === quoteCurrency
      ? [{ field: 'quoteCurrency', reason: 'must differ from the base currency' }]
      : []),
    ...(reason === undefined ? [] : [{ field: 'rate', reason }]),
  ]
}
