import { createHash } from 'node:crypto'
import type { SnapshotRule } from '#compliance/entities/monitoring/evaluation.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { Verdict } from '#compliance/evaluation/verdict.ts'
import { DAY_MS } from '#compliance/alerts/save-alerts.ts'
import { dayOf } from './day-index.ts'
import type { FoundDisposition, KnownDispositions } from './known-dispositions.ts'

/** A transaction that the rule would have triggered on. */
export interface BacktestHit {
  readonly transactionId: string
  readonly customerId: string
  readonly at: Date
  /** A sentence that an analyst can paste. */
  readonly reason: string
}

/** Another rule that triggered on some of the same transactions when they arrived. */
export interface RuleOverlap extends Pick<SnapshotRule, 'ruleId' | 'code'> {
  readonly transactions: number
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
  /** Hits in the order of arrival; of more than the caller asked for, a sample that is the same in every run. */
  readonly hits: readonly BacktestHit[]
  /** Alerts that the hits would have opened, if none were closed: a hit within a day of an alert of the customer attaches to it. */
  readonly alerts: number
  /** Alerts on transactions that analysts found suspicious, and on others that they found harmless. */
  readonly truePositives: number
  readonly falsePositives: number
  /** Customers with a hit. */
  readonly customers: number
  /** Days in UTC with alerts, oldest first. */
  readonly alertsPerDay: readonly { readonly day: string; readonly alerts: number }[]
  /** Other rules, those with most common transactions first. */
  readonly overlap: readonly RuleOverlap[]
  /** Confirmed cases whose transactions a hit rests on. */
  readonly confirmedCases: ReadonlySet<string>
}

interface JudgedTransaction extends Omit<BacktestHit, 'reason' | 'at'> {
  readonly at: number
  /** The rules that triggered on it when it arrived. */
  readonly triggered: readonly SnapshotRule[]
}

export interface HitCounter {
  add(transaction: JudgedTransaction, verdict: Verdict): void
  outcome(): BacktestOutcome
}

interface HitCounterInput {
  readonly parameters: RuleParameters
  readonly ruleId: string
  readonly hitsMax: number
  readonly known: KnownDispositions
}

/** Keeps the items with the lowest hashes of their ids, which are a random sample and the same in every run. */
function createSample(size: number) {
  const lowest: { readonly order: number; readonly hash: string; readonly hit: BacktestHit }[] = []
  let order = 0
  return {
    add(hit: BacktestHit): void {
      const hash = createHash('sha256').update(hit.transactionId).digest('hex')
      order += 1
      if (lowest.length === size && hash >= lowest[size - 1]!.hash) return
      const place = lowest.findIndex(each => each.hash > hash)
      lowest.splice(place === -1 ? lowest.length : place, 0, { order, hash, hit })
      if (lowest.length > size) lowest.pop()
    },
    hits: () => [...lowest].sort((one, other) => one.order - other.order).map(({ hit }) => hit),
  }
}

interface OpenedAlert {
  readonly first: number
  disposition: FoundDisposition | undefined
}

/** Counts alerts as they are opened live: a hit attaches to the newest alert of the customer whose first hit is at most a day away. */
function createAlertCounter() {
  const opened = new Map<string, OpenedAlert[]>()
  const perDay = new Map<string, number>()
  let alerts = 0
  const decided: Record<FoundDisposition, number> = { TRUE: 0, FALSE: 0 }

  const open = (own: OpenedAlert[], at: number): OpenedAlert => {
    const alert: OpenedAlert = { first: at, disposition: undefined }
    own.push(alert)
    alerts += 1
    const day = dayOf(at)
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
    return alert
  }
  return {
    add(customerId: string, at: number, disposition: FoundDisposition | undefined): void {
      const own = opened.get(customerId) ?? []
      opened.set(customerId, own)
      let attached: OpenedAlert | undefined
      for (const each of own)
        if (Math.abs(at - each.first) <= DAY_MS && (!attached || each.first > attached.first)) attached = each
      const alert = attached ?? open(own, at)
      // One suspicious transaction makes the alert a true one.
      if (disposition === undefined || alert.disposition === 'TRUE' || alert.disposition === disposition)
        return
      if (alert.disposition !== undefined) decided[alert.disposition] -= 1
      alert.disposition = disposition
      decided[disposition] += 1
    },
    counts: () => ({
      alerts,
      customers: opened.size,
      truePositives: decided.TRUE,
      falsePositives: decided.FALSE,
      alertsPerDay: [...perDay]
        .map(([day, count]) => ({ day, alerts: count }))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
    }),
  }
}

/** Counts the verdicts of one set of parameters in the order of arrival; at most `hitsMax` hits are listed. */
export function createHitCounter({ parameters, ruleId, hitsMax, known }: HitCounterInput): HitCounter {
  let [evaluated, skipped, nearMisses, hitCount] = [0, 0, 0, 0]
  const sample = createSample(hitsMax)
  const alerts = createAlertCounter()
  const overlap = new Map<string, RuleOverlap>()
  const confirmedCases = new Set<string>()

  const countOverlap = (triggered: readonly SnapshotRule[]): void => {
    for (const { ruleId: other, code } of triggered)
      if (other !== ruleId)
        overlap.set(other, { ruleId: other, code, transactions: (overlap.get(other)?.transactions ?? 0) + 1 })
  }
  return {
    add({ transactionId, customerId, at, triggered }, verdict) {
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
      const { reason, transactionIds } = verdict.hit
      hitCount += 1
      sample.add({ transactionId, customerId, at: new Date(at), reason })
      alerts.add(customerId, at, known.dispositionOf(transactionIds))
      for (const id of known.confirmedCasesOf(transactionIds)) confirmedCases.add(id)
      countOverlap(triggered)
    },
    outcome: () => ({
      parameters,
      evaluated,
      skipped,
      nearMisses,
      hitCount,
      hits: sample.hits(),
      ...alerts.counts(),
      overlap: [...overlap.values()].sort(
        (one, other) => other.transactions - one.transactions || (one.code < other.code ? -1 : 1),
      ),
      confirmedCases,
    }),
  }
}
