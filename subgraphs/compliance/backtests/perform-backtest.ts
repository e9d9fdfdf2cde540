import { getHeapStatistics } from 'node:v8'
import type { Context } from '#kernel/context.ts'
import type { BacktestRow } from '#compliance/entities/monitoring/backtest.ts'
import { storedBefore } from '#compliance/evaluation/backtest/history-reach.ts'
import { loadDispositions } from '#compliance/evaluation/backtest/known-dispositions.ts'
import { countStored } from '#compliance/evaluation/backtest/read-stored.ts'
import { runBacktest } from '#compliance/evaluation/backtest/run-backtest.ts'
import { ruleVersion } from '#compliance/monitoring-rules/active-rules.ts'
import { LISTED_MAX, resultOf, type BacktestResult } from './backtest-result.ts'
import { givenSets, parsedSets } from './sweep.ts'

/** What a transaction of the history takes at most, rounded up. */
const BYTES_PER_TRANSACTION = 500
const TRANSACTIONS_MAX = 4_000_000

/** Transactions that the history may hold in half of the memory that this process has left. */
function transactionsMax(): number {
  const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics()
  return Math.min(TRANSACTIONS_MAX, Math.max(0, Math.floor((limit - used) / 2 / BYTES_PER_TRANSACTION)))
}

interface Options {
  onProgress(): Promise<void>
  /** Transactions that the history may hold; by default what the memory of this process permits. */
  readonly transactionsMax?: number
}

/** Runs a stored backtest. Returns why it failed if the history that the rule needs does not fit into memory. */
export async function performBacktest(
  ctx: Context,
  { ruleId, ruleVersion: version, periodFrom: from, periodTo: to, ...row }: BacktestRow,
  { onProgress, transactionsMax: most = transactionsMax() }: Options,
): Promise<BacktestResult | { readonly error: string }> {
  const rule = { ...(await ruleVersion(ctx, ruleId, version))!, isShadow: false }
  const sets = givenSets(row.parameters, row.sweep)
  const parameterSets = parsedSets(rule.ruleType, sets)
  const input = { rule, parameterSets, from, to }
  const count = await countStored(ctx, { after: storedBefore(input), to })
  if (count > most)
    return {
      error: `The period and the history that the rule compares with hold ${count} transactions; at most ${most} fit into memory. Choose a shorter period.`,
    }
  const known = await loadDispositions(ctx, { from, to })
  const report = await runBacktest(ctx, { ...input, hitsMax: LISTED_MAX, known, onProgress })
  return resultOf(report, { from, to, sets, minutesPerAlert: row.minutesPerAlert, known })
}
