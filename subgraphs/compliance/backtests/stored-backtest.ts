import { columnsOf } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { Backtest, type BacktestRow } from '#compliance/entities/monitoring/backtest.ts'
import type { BacktestResult } from './backtest-result.ts'

export const BACKTEST_COLUMNS = columnsOf(Backtest, 'backtest')

/** A backtest with its result, which is null until it is complete. */
export type StoredBacktest = Omit<BacktestRow, 'result'> & { readonly result: BacktestResult | null }

type Key = Pick<BacktestRow, 'workspaceId' | 'id'>

const contextOf = ({ workspaceId, id }: Key): string => `compliance.backtests:${workspaceId}:${id}`

export const sealResult = (keys: Keyring, key: Key, result: BacktestResult): string =>
  keys.seal(key.workspaceId, JSON.stringify(result), contextOf(key))

export const openBacktest = (keys: Keyring, { result, ...row }: BacktestRow): StoredBacktest => ({
  ...row,
  result:
    result === null
      ? null
      : (JSON.parse(keys.open(row.workspaceId, result, contextOf(row))) as BacktestResult),
})
