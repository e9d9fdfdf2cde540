import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { Sweep } from '#compliance/backtests/sweep.ts'
import type { GivenParameters } from './monitoring-rule.ts'

export type BacktestStatus = 'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED'

/** A run of a rule over stored transactions, which the worker performs. `result` is encrypted. */
export const Backtest = defineEntity({
  name: 'Backtest',
  schema: 'compliance',
  tableName: 'backtests',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    ruleId: p.uuid(),
    /** Version whose conditions apply, and whose parameters apply where the request gave none. */
    ruleVersion: p.integer(),
    status: p.text().$type<BacktestStatus>(),
    /** Start of the period, inclusive, and its end, exclusive, by the clock of the transactions. */
    periodFrom: p.datetime(),
    periodTo: p.datetime(),
    parameters: p.json<GivenParameters>(),
    sweep: p.json<Sweep>().strictNullable(),
    /** Working time for one alert, from which hours are forecast. */
    minutesPerAlert: p.integer(),
    result: p.text().strictNullable(),
    /** Why the backtest failed, in one sentence without personal data. */
    error: p.text().strictNullable(),
    attempts: p.integer(),
    leaseUntil: p.datetime().strictNullable(),
    requestedBy: p.text(),
    createdAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
  },
})

export type BacktestRow = Row<typeof Backtest>
