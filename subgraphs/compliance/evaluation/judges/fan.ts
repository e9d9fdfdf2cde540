import type { FanParameters } from '#compliance/monitoring-rules/parameters.ts'
import { counterfactualOf } from '../counterfactuals.ts'
import {
  clear,
  idsWith,
  isInScope,
  OUT_OF_SCOPE,
  rowsWithin,
  skipped,
  triggered,
  windowOf,
  type Judging,
} from '../judging.ts'
import { isCountNear } from '../near-misses.ts'
import { countPhrase, durationPhrase } from '../phrases.ts'
import type { Measures, Verdict } from '../verdict.ts'

const SIDES = {
  FAN_OUT: { direction: 'DEBIT', verb: 'pays', noun: 'payee' },
  FAN_IN: { direction: 'CREDIT', verb: 'is paid by', noun: 'payer' },
} as const

/**
 * Different payees that one customer pays, or payers that pay it, in any currency. Payments to or from a counterparty
 * without id and account do not count. On a cut scan only its newest rows count.
 */
export function judgeFan({ rule, parameters, transaction, history }: Judging<FanParameters>): Verdict {
  const { patternType, countThreshold, windowMinutes } = parameters
  const { direction, verb, noun } = SIDES[patternType]
  if (transaction.direction !== direction) return OUT_OF_SCOPE
  if (transaction.counterpartyKey === null) return skipped('MISSING_KEY')

  const rows = rowsWithin(
    history.scans.customer ?? { rows: [], isCut: false },
    transaction,
    windowMinutes,
  ).filter(row => row.direction === direction && row.counterpartyKey !== null && isInScope(rule, row))
  const count = new Set([transaction, ...rows].map(({ counterpartyKey }) => counterpartyKey)).size
  const reason = `Customer ${verb} ${countPhrase(count, `different ${noun}`)} in ${durationPhrase(windowMinutes)}, threshold ${countThreshold}`
  const observed: Measures = { count, transfers: rows.length + 1 }
  const threshold: Measures = { count_threshold: countThreshold }
  if (count < countThreshold)
    return clear(isCountNear(count, countThreshold) ? { reason, observed, threshold } : null)

  // The newest payments that have one party less than the threshold can remain.
  const remaining = new Set([transaction.counterpartyKey])
  const firstTooMany = rows.findIndex(
    ({ counterpartyKey }) => remaining.add(counterpartyKey!).size >= countThreshold,
  )
  return triggered({
    reason,
    observed,
    threshold,
    window: windowOf(transaction, windowMinutes),
    transactionIds: idsWith(rows, transaction),
    counterfactual: counterfactualOf(transaction, {
      fewer: countThreshold < 2 || firstTooMany === -1 ? null : rows.length - firstTooMany,
      noun: 'payment',
    }),
  })
}
