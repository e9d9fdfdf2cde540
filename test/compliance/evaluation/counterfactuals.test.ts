import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toMinor } from '#kernel/money.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import { isTriggered, judgeLast, ruleOf } from './fixture.ts'
import { RULES, transactionsOf, world } from './worlds.ts'

function provedOn(given: RuleParameters, all: readonly MonitoredTransaction[]): boolean {
  const rule = ruleOf(given)
  const verdict = judgeLast(rule, all)
  if (verdict.outcome !== 'TRIGGERED' || verdict.hit.counterfactual === null) return false
  const { counterfactual, transactionIds } = verdict.hit
  const last = all.at(-1)!
  const { amount, fewerTransactions } = counterfactual
  if (amount !== null) {
    const withAmount = (amountMinor: bigint) =>
      isTriggered(judgeLast(rule, [...all.slice(0, -1), { ...last, amountMinor }]))
    const nearest = toMinor(amount, last.currency)
    expect(nearest).toBeGreaterThan(0n)
    expect(withAmount(nearest)).toBe(false)
    expect(withAmount(nearest < last.amountMinor ? nearest + 1n : nearest - 1n)).toBe(true)
  }
  if (fewerTransactions !== null) {
    const without = (count: number) => {
      const removed = new Set(transactionIds.slice(0, -1).slice(0, count))
      expect(removed.size).toBe(count)
      return isTriggered(
        judgeLast(
          rule,
          all.filter(({ transactionId }) => !removed.has(transactionId)),
        ),
      )
    }
    expect(without(fewerTransactions)).toBe(false)
    expect(without(fewerTransactions - 1)).toBe(true)
  }
  return true
}

test.each(Object.entries(RULES))(
  '%s: every counterfactual proves true when it is tried, and is the smallest change',
  (_, parameters) => {
    let proved = 0
    fc.assert(
      fc.property(parameters, world, (given, rows) => {
        if (provedOn(given, transactionsOf(rows, given))) proved += 1
      }),
      { numRuns: 250 },
    )
    expect(proved).toBeGreaterThan(0)
  },
)

/** The same rule with a condition that is harder to meet. */
function stricter(given: RuleParameters): RuleParameters {
  if (given.ruleType === 'BEHAVIORAL') return { ...given, deviationThreshold: given.deviationThreshold + 0.1 }
  if (given.ruleType === 'THRESHOLD') return { ...given, amountOperator: 'GTE', amountThreshold: '100.01' }
  if ('tolerancePercent' in given) return { ...given, tolerancePercent: given.tolerancePercent / 2 }
  return 'countThreshold' in given && given.countThreshold !== undefined
    ? { ...given, countThreshold: given.countThreshold + 1 }
    : given
}

test.each(Object.entries(RULES))(
  '%s: a stricter rule never triggers where a milder one does not',
  (_, parameters) => {
    let triggered = 0
    fc.assert(
      fc.property(parameters, world, (given, rows) => {
        const milder = given.ruleType === 'THRESHOLD' ? { ...given, amountOperator: 'GTE' as const } : given
        const all = transactionsOf(rows, milder)
        if (!isTriggered(judgeLast(ruleOf(stricter(milder)), all))) return
        triggered += 1
        expect(isTriggered(judgeLast(ruleOf(milder), all))).toBe(true)
      }),
      { numRuns: 400 },
    )
    expect(triggered).toBeGreaterThan(0)
  },
)
