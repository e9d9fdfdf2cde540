import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

export const BASELINE_METRICS = [
  'DEBIT_AMOUNT',
  'DAILY_DEBIT_SUM',
  'WEEKLY_DEBIT_SUM',
  'DAILY_DEBIT_COUNT',
  'CASH_WEEKLY_SUM',
  'DISTINCT_PAYEES_30D',
  'CHANNEL_MIX',
  'HOUR_MIX',
  'COUNTRY_MIX',
  'INCOME',
  'BILLS',
] as const
export type BaselineMetric = (typeof BASELINE_METRICS)[number]

/** A version of one metric of a profile's usual behavior. */
export const Baseline = defineEntity({
  name: 'BehavioralBaseline',
  schema: 'sentinel',
  tableName: 'baselines',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    metric: p.text().$type<BaselineMetric>(),
    /** Null for metrics that are not amounts. */
    currency: p.text().strictNullable(),
    status: p.text().$type<'LEARNING' | 'READY' | 'INSUFFICIENT_DATA'>(),
    observations: p.integer(),
    /** Median, MAD, quantiles, mix or schedule, by metric. */
    statistics: p.json<Readonly<Record<string, unknown>>>(),
    windowFrom: p.datetime(),
    windowTo: p.datetime(),
    version: p.integer(),
    isCurrent: p.boolean(),
    computedAt: p.datetime(),
  },
})

export type BaselineRow = Row<typeof Baseline>
