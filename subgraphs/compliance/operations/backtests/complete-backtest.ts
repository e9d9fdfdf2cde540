import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { BacktestResult } from '#compliance/backtests/backtest-result.ts'
import { sealResult } from '#compliance/backtests/stored-backtest.ts'
import type { BacktestRow } from '#compliance/entities/monitoring/backtest.ts'
import { events } from '#compliance/events.ts'

export interface CompleteBacktest {
  readonly backtest: Pick<BacktestRow, 'workspaceId' | 'id' | 'ruleId'>
  /** The result, or why there is none. */
  readonly outcome: BacktestResult | { readonly error: string }
}

/** Several workers may have run the backtest after the lease of the first one ended; only one of them completes it. */
const COMPLETE = `update compliance.backtests set status = $3, result = $4, error = $5, completed_at = $6, lease_until = null
  where workspace_id = $1 and id = $2 and completed_at is null returning 1`

/** Stores the result of a backtest, or why it failed, and publishes that once. */
export const completeBacktest = command(
  async (tx, { backtest: { workspaceId, id, ruleId }, outcome }: CompleteBacktest): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    const error = 'error' in outcome ? outcome.error : null
    const result = 'error' in outcome ? null : sealResult(tx.keys, { workspaceId, id }, outcome)
    const status = error === null ? 'COMPLETED' : 'FAILED'
    const [done] = await tx.sql(COMPLETE, [workspaceId, id, status, result, error, tx.now()])
    if (done) tx.emit(events.backtest_completed, id, { backtestId: id, ruleId, status })
    return done !== undefined
  },
  { storage: 'one-time' },
)
