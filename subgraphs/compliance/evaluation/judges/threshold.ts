import { formatMinor } from '#kernel/money.ts'
import type { ThresholdParameters } from '#compliance/monitoring-rules/parameters.ts'
import { floorOf, highestTo, lowestFrom, minorOf, type Fraction } from '../amounts.ts'
import { counterfactualOf, nearerOf } from '../counterfactuals.ts'
import { clear, triggered, type Judging } from '../judging.ts'
import { isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, thresholdPhrase } from '../phrases.ts'
import type { MonitoredTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

const DAY_MS = 86_400_000

/** Amounts in minor units that trigger the rule; a missing bound does not limit them. */
interface Bounds {
  readonly lowest?: bigint
  readonly highest?: bigint
}

function boundsOf(
  { amountOperator, amountThreshold, amountUpper = amountThreshold }: ThresholdParameters,
  currency: string,
): Bounds {
  const lowest = lowestFrom(amountThreshold, currency)
  const highest = highestTo(amountThreshold, currency)
  switch (amountOperator) {
    case 'GT':
      return { lowest: highest + 1n }
    case 'GTE':
      return { lowest }
    case 'LT':
      return { highest: lowest - 1n }
    case 'LTE':
      return { highest }
    case 'EQ':
      return { lowest, highest }
    case 'BETWEEN':
      return { lowest, highest: highestTo(amountUpper, currency) }
  }
}

const includes = ({ lowest, highest }: Bounds, amount: bigint): boolean =>
  (lowest === undefined || amount >= lowest) && (highest === undefined || amount <= highest)

/** Whether an amount outside of the bounds is within a fifth of the one that it misses. */
function isClose(
  { amountOperator, amountThreshold, amountUpper = amountThreshold }: ThresholdParameters,
  { amountMinor, currency }: MonitoredTransaction,
): boolean {
  const threshold = minorOf(amountThreshold, currency)
  const isCloseAbove = (bound: Fraction): boolean =>
    amountMinor > floorOf(bound) &&
    isNear(bound.numerator, { numerator: amountMinor * bound.denominator, denominator: 1n })
  switch (amountOperator) {
    case 'GT':
    case 'GTE':
      return isNear(amountMinor, threshold)
    case 'LT':
    case 'LTE':
      return isNear(threshold.numerator, { numerator: amountMinor * threshold.denominator, denominator: 1n })
    case 'EQ':
      return false
    case 'BETWEEN':
      return amountMinor < lowestFrom(amountThreshold, currency)
        ? isNear(amountMinor, threshold)
        : isCloseAbove(minorOf(amountUpper, currency))
  }
}

function boundPhrase(
  { amountOperator, amountThreshold, amountUpper = amountThreshold }: ThresholdParameters,
  currency: string,
): string {
  const amount = thresholdPhrase(amountThreshold, currency)
  switch (amountOperator) {
    case 'GT':
      return `above ${amount}`
    case 'GTE':
      return `at least ${amount}`
    case 'LT':
      return `below ${amount}`
    case 'LTE':
      return `at most ${amount}`
    case 'EQ':
      return `exactly ${amount}`
    case 'BETWEEN':
      return `from ${amount} to ${thresholdPhrase(amountUpper, currency)}`
  }
}

/** The customer's age in whole days; an unknown customer is new. */
const ageInDays = ({ occurredAt }: MonitoredTransaction, since: number | null): number =>
  since === null ? 0 : Math.max(0, Math.floor((occurredAt.getTime() - since) / DAY_MS))

/** The amount alone, and where the rule says so, of new customers only. */
export function judgeThreshold({ parameters, transaction, history }: Judging<ThresholdParameters>): Verdict {
  const { maxAccountAgeDays, amountOperator, amountThreshold, amountUpper } = parameters
  const { amountMinor, currency, transactionId } = transaction
  const age = ageInDays(transaction, history.customerSince)
  if (maxAccountAgeDays !== undefined && age > maxAccountAgeDays) return clear()

  const bounds = boundsOf(parameters, currency)
  const hasAge = maxAccountAgeDays !== undefined
  const reason =
    `Amount of ${amountPhrase(amountMinor, currency)}` +
    `${hasAge ? ` ${countPhrase(age, 'day')} after the customer was first seen` : ''}, ` +
    `threshold ${boundPhrase(parameters, currency)}` +
    (hasAge ? ` up to ${countPhrase(maxAccountAgeDays, 'day')}` : '')
  const observed: Measures = {
    amount: formatMinor(amountMinor, currency),
    currency,
    ...(hasAge && { account_age_days: age }),
  }
  const threshold: Measures = {
    amount_operator: amountOperator,
    amount_threshold: amountThreshold,
    ...(amountUpper !== undefined && { amount_upper: amountUpper }),
    ...(hasAge && { max_account_age_days: maxAccountAgeDays }),
  }
  if (!includes(bounds, amountMinor))
    return clear(isClose(parameters, transaction) ? { reason, observed, threshold } : null)

  const { lowest, highest } = bounds
  const amount = nearerOf(
    transaction,
    lowest === undefined ? 0n : lowest - 1n,
    highest === undefined ? null : highest + 1n,
  )
  return triggered({
    reason,
    observed,
    threshold,
    window: null,
    transactionIds: [transactionId],
    counterfactual: counterfactualOf(transaction, { amount }),
  })
}
