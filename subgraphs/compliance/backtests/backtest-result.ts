import type { GivenParameters } from '#compliance/entities/monitoring/monitoring-rule.ts'
import type { BacktestOutcome } from '#compliance/evaluation/backtest/count-hits.ts'
import type { KnownDispositions } from '#compliance/evaluation/backtest/known-dispositions.ts'
import type { BacktestReport } from '#compliance/evaluation/backtest/run-backtest.ts'
import { forecastWeek, type Forecast } from '#compliance/statistics/forecast.ts'
import { wilson } from '#compliance/statistics/wilson.ts'

const DAY_MS = 86_400_000

/** Hits, other rules and cases that the result of one set of parameters lists. */
export const LISTED_MAX = 20

/** A number with the ends of its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Confirmed cases that a set of parameters finds, compared with the first set. */
export interface ConfirmedCases {
  readonly found: number
  readonly gained: number
  readonly lost: number
  readonly gainedIds: readonly string[]
  readonly lostIds: readonly string[]
}

/** What the rule would have done with one set of parameters. */
export interface BacktestSetResult {
  readonly parameters: GivenParameters
  readonly evaluated: number
  readonly skipped: number
  readonly nearMisses: number
  readonly hits: number
  readonly alerts: number
  readonly uniqueCustomers: number
  readonly alertsPerDay: readonly { readonly day: string; readonly alerts: number }[]
  readonly truePositives: number
  readonly falsePositives: number
  readonly undecided: number
  /** Null while nothing is known about any of the alerts. */
  readonly precision: Estimate | null
  /** Null for a period without seven whole days in UTC. */
  readonly alertsPerWeek: Estimate | null
  readonly analystHoursPerWeek: Estimate | null
  readonly overlap: readonly {
    readonly ruleId: string
    readonly code: string
    readonly transactions: number
    /** Part of the hits of this set, from 0 to 1. */
    readonly share: number
  }[]
  readonly confirmedCases: ConfirmedCases
  readonly samples: readonly {
    readonly transactionId: string
    readonly customerId: string
    /** RFC 3339. */
    readonly occurredAt: string
    readonly reason: string
  }[]
}

/** The outcome of a backtest as it is stored. */
export interface BacktestResult {
  readonly transactions: number
  readonly erased: number
  readonly knownTransactions: number
  readonly isKnownComplete: boolean
  readonly results: readonly BacktestSetResult[]
}

interface Terms {
  readonly from: Date
  readonly to: Date
  /** The sets of parameters as the caller gave them, in the order of the outcomes. */
  readonly sets: readonly GivenParameters[]
  readonly minutesPerAlert: number
  readonly known: KnownDispositions
}

/** Six decimals, so that equal counts give equal texts on every machine. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

const estimate = ({ value, low, high }: Forecast): Estimate => ({
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
})

/** The alerts of each whole day in UTC of the period, also of days without any. */
export function countsOfDays(
  { from, to }: { readonly from: Date; readonly to: Date },
  perDay: BacktestOutcome['alertsPerDay'],
): readonly number[] {
  const alertsOf = new Map(perDay.map(({ day, alerts }) => [day, alerts]))
  const first = Math.ceil(from.getTime() / DAY_MS)
  const end = Math.floor(to.getTime() / DAY_MS)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => {
    const day = new Date((first + index) * DAY_MS).toISOString().slice(0, 10)
    return alertsOf.get(day) ?? 0
  })
}

const precisionOf = ({ truePositives, falsePositives }: BacktestOutcome): Estimate | null => {
  const share = wilson(truePositives, truePositives + falsePositives)
  return share && estimate({ ...share, value: share.share })
}

function confirmedOf(own: ReadonlySet<string>, first: ReadonlySet<string>): ConfirmedCases {
  const gained = [...own].filter(id => !first.has(id)).sort()
  const lost = [...first].filter(id => !own.has(id)).sort()
  return {
    found: own.size,
    gained: gained.length,
    lost: lost.length,
    gainedIds: gained.slice(0, LISTED_MAX),
    lostIds: lost.slice(0, LISTED_MAX),
  }
}

/** The result of a backtest; the first set of parameters is the one that the others are compared with. */
export function resultOf({ transactions, erased, outcomes }: BacktestReport, terms: Terms): BacktestResult {
  const { sets, minutesPerAlert, known } = terms
  const first = outcomes[0]!
  const hours = (alerts: number): number => (alerts * minutesPerAlert) / 60
  return {
    transactions,
    erased,
    knownTransactions: known.transactions,
    isKnownComplete: known.isComplete,
    results: outcomes.map((outcome, index): BacktestSetResult => {
      const week = forecastWeek(countsOfDays(terms, outcome.alertsPerDay))
      return {
        parameters: sets[index]!,
        evaluated: outcome.evaluated,
        skipped: outcome.skipped,
        nearMisses: outcome.nearMisses,
        hits: outcome.hitCount,
        alerts: outcome.alerts,
        uniqueCustomers: outcome.customers,
        alertsPerDay: outcome.alertsPerDay,
        truePositives: outcome.truePositives,
        falsePositives: outcome.falsePositives,
        undecided: outcome.alerts - outcome.truePositives - outcome.falsePositives,
        precision: precisionOf(outcome),
        alertsPerWeek: week && estimate(week),
        analystHoursPerWeek:
          week && estimate({ value: hours(week.value), low: hours(week.low), high: hours(week.high) }),
        overlap: outcome.overlap
          .slice(0, LISTED_MAX)
          .map(other => ({ ...other, share: rounded(other.transactions / outcome.hitCount) })),
        confirmedCases: confirmedOf(outcome.confirmedCases, first.confirmedCases),
        samples: outcome.hits.map(({ at, ...hit }) => ({ ...hit, occurredAt: at.toISOString() })),
      }
    }),
  }
}
