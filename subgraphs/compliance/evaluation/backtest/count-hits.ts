import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { Verdict } from '#compliance/evaluation/verdict.ts'
import { DAY_MS } from '#compliance/alerts/save-alerts.ts'
import { dayOf } from './day-index.ts'

/** A transaction that the rule would have triggered on. */
export interface BacktestHit {
  readonly transactionId: string
  readonly customerId: string
  readonly at: Date
  /** A sentence that an analyst can paste. */
  readonly reason: string
}

/** What a rule with these parameters would have done in the period. */
export interface BacktestOutcome {
  readonly parameters: RuleParameters
  /** Transactions in the scope of the rule that it judged. */
  readonly evaluated: number
  /** Transactions in the scope that it could not judge, for example without earlier ones to compare with, or that were exempted. */
  readonly skipped: number
  readonly nearMisses: number
  readonly hitCount: number
  /** The first hits in the order of arrival, bounded by the caller. */
  readonly hits: readonly BacktestHit[]
  /** Alerts that the hits would have opened, if none were closed: a hit within a day of an alert of the customer attaches to it. */
  readonly alerts: number
  /** Customers with a hit. */
  readonly customers: number
  /** Days in UTC with alerts, oldest first. */
  readonly alertsPerDay: readonly { readonly day: string; readonly alerts: number }[]
}

export interface HitCounter {
  add(transaction: Omit<BacktestHit, 'reason' | 'at'> & { readonly at: number }, verdict: Verdict): void
  outcome(): BacktestOutcome
}

/** Counts the verdicts of one set of parameters in the order of arrival; at most `hitsMax` hits are listed. */
export function createHitCounter(parameters: RuleParameters, hitsMax: number): HitCounter {
  let [evaluated, skipped, nearMisses, hitCount, alerts] = [0, 0, 0, 0, 0]
  const hits: BacktestHit[] = []
  /** When the alerts of each customer were first hit. */
  const opened = new Map<string, number[]>()
  const perDay = new Map<string, number>()

  const countAlert = (customerId: string, at: number): void => {
    const own = opened.get(customerId) ?? []
    if (own.some(first => Math.abs(at - first) <= DAY_MS)) return
    own.push(at)
    opened.set(customerId, own)
    alerts += 1
    const day = dayOf(at)
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
  }
  return {
    add({ transactionId, customerId, at }, verdict) {
      if (verdict.outcome === 'OUT_OF_SCOPE') return
      if (verdict.outcome === 'SKIPPED') {
        skipped += 1
        return
      }
      evaluated += 1
      if (verdict.outcome === 'CLEAR') {
        if (verdict.nearMiss) nearMisses += 1
        return
      }
      hitCount += 1
      if (hits.length < hitsMax)
        hits.push({ transactionId, customerId, at: new Date(at), reason: verdict.hit.reason })
      countAlert(customerId, at)
    },
    outcome: () => ({
      parameters,
      evaluated,
      skipped,
      nearMisses,
      hitCount,
      hits,
      alerts,
      customers: opened.size,
      alertsPerDay: [...perDay]
        .map(([day, count]) => ({ day, alerts: count }))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
    }),
  }
}
