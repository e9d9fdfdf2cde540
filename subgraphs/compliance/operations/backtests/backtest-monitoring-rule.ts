import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { givenSets, parsedSets, sweepOf } from '#compliance/backtests/sweep.ts'
import { BACKTEST_COLUMNS, openBacktest, type StoredBacktest } from '#compliance/backtests/stored-backtest.ts'
import { Backtest, type BacktestRow } from '#compliance/entities/monitoring/backtest.ts'
import type { GivenParameters } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { lockRule } from '#compliance/monitoring-rules/rule-rows.ts'
import { periodOf } from '#compliance/reports/period.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface BacktestMonitoringRule {
  /** The rule. */
  readonly id: string
  readonly from: Date
  readonly to: Date
  readonly parameters?: GivenParameters | null
  readonly sweep?: Readonly<Record<string, unknown>> | null
  readonly minutesPerAlert?: number
}

const MINUTES_PER_ALERT = 20

/** Maximum number of a workspace's backtests that are not complete. */
const UNFINISHED_MAX = 10

const UNFINISHED =
  'select count(*)::int as many from compliance.backtests where workspace_id = $1 and completed_at is null'
const INSERT = `${insertOf(Backtest, 'backtest')} returning ${BACKTEST_COLUMNS}`

/** Queues a backtest of the current version of a rule; the worker runs it. */
export const backtestMonitoringRule = command(
  async (tx, { id: ruleId, from, to, ...input }: BacktestMonitoringRule): Promise<StoredBacktest> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    const sweep = input.sweep ? sweepOf(input.sweep) : null
    periodOf({ from, to }, tx.now())
    const rule = await lockRule(tx, ruleId)
    const parameters = input.parameters ?? rule.parameters
    parsedSets(rule.ruleType, givenSets(parameters, sweep))
    const [{ many } = { many: 0 }] = await tx.sql<{ many: number }>(UNFINISHED, [workspaceId])
    if (many >= UNFINISHED_MAX) throw refuse('BACKTEST_LIMIT_REACHED')

    const id = newId()
    const [row] = await tx.sql<BacktestRow>(
      INSERT,
      valuesOf(Backtest, {
        workspaceId,
        id,
        ruleId,
        ruleVersion: rule.version,
        status: 'QUEUED',
        periodFrom: from,
        periodTo: to,
        parameters: JSON.stringify(parameters) as never,
        sweep: (sweep && JSON.stringify(sweep)) as never,
        minutesPerAlert: input.minutesPerAlert ?? MINUTES_PER_ALERT,
        attempts: 0,
        requestedBy: actingPerson(tx.actor).by,
        createdAt: tx.now(),
      }),
    )
    tx.emit(events.backtest_requested, id, {
      backtestId: id,
      ruleId,
      version: rule.version,
      from: from.toISOString(),
      to: to.toISOString(),
    })
    return openBacktest(tx.keys, row!)
  },
)
