import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { ApiCallers } from '../api-callers.ts'

const DAY_MS = 86_400_000

/** Evaluations of the generated transactions since a moment, none of which triggered a rule. */
const EVALUATIONS = `
  insert into compliance.evaluations (workspace_id, id, transaction_id, decision, rules_hash, triggered, near_misses, skipped, inputs, alert_ids, evaluated_at)
  select workspace_id, evaluation_id, transaction_id, decision, 'bench', '[]', '[]', '[]', '{"subjectSince":null,"blacklistHits":[],"snoozed":[]}', '{}', received_at
  from compliance.monitored_transactions where workspace_id = $1 and occurred_at >= $2 and content_hash = 'bench'`

export async function fillEvaluations(client: pg.Client, workspaceId: string, since: Date): Promise<void> {
  await client.query(EVALUATIONS, [workspaceId, since])
  await client.query('vacuum analyze compliance.evaluations')
  await client.query('checkpoint')
}

/** Structuring within three days, with four other counts. */
const RULE = {
  code: 'BENCH-BACKTEST',
  category: 'STRUCTURING',
  severity: 'LOW',
  rule_type: 'PATTERN',
  parameters: {
    pattern_type: 'STRUCTURING',
    just_below_amount: '900',
    count_threshold: 4,
    time_window_hours: 72,
  },
}
const SWEEP = { parameter: 'count_threshold', values: [2, 3, 5, 6] }

export interface MeasuredBacktest {
  readonly transactions: number
  readonly alerts: readonly number[]
  readonly seconds: number
}

/** Runs a backtest with a sweep over the last days, from the request to the result. */
export async function measureBacktest(send: ApiCallers['send'], days: number): Promise<MeasuredBacktest> {
  const { id } = await send('POST', '/monitoring/rules', RULE)
  const to = new Date()
  const from = new Date(to.getTime() - days * DAY_MS)
  const startedAt = performance.now()
  const { backtest_id: backtestId } = await send('POST', `/monitoring/rules/${String(id)}/backtest`, {
    from,
    to,
    sweep: SWEEP,
  })
  for (;;) {
    const backtest = await send('GET', `/monitoring/backtests/${String(backtestId)}`)
    const seconds = (performance.now() - startedAt) / 1_000
    if (backtest['status'] === 'FAILED') throw new Error(String(backtest['error']))
    if (backtest['status'] === 'COMPLETED')
      return {
        transactions: backtest['transactions'] as number,
        alerts: (backtest['results'] as readonly { readonly alerts: number }[]).map(({ alerts }) => alerts),
        seconds,
      }
    await sleep(250)
  }
}
