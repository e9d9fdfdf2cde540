import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { judge } from '#compliance/evaluation/judge.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import type { CircularParameters } from '#compliance/monitoring-rules/parameters.ts'
import { DAY, HOUR, hitOf, isTriggered, judgeLast, MINUTE, ruleOf, transfer, type Given } from './fixture.ts'

const circular = (given: Partial<CircularParameters> = {}) =>
  ruleOf({
    ruleType: 'NETWORK',
    patternType: 'CIRCULAR',
    maxGroupSize: 5,
    tolerancePercent: 20,
    windowMinutes: 1440,
    ...given,
  })

/** Payments an hour apart along a path such as "ABCA". */
const along = (path: string, amounts: readonly string[] = [], given: Given = {}) =>
  [...path.slice(0, -1)].map((payer, index) =>
    transfer(payer, path[index + 1]!, {
      amount: amounts[index] ?? '1000',
      ago: (path.length - 2 - index) * HOUR,
      ...(index === 0 && given),
    }),
  )

test('a cycle has three parties at least and as many as the rule says at most', () => {
  const triggers = (path: string, maxGroupSize = 5) =>
    isTriggered(judgeLast(circular({ maxGroupSize }), along(path)))

  expect(['ABA', 'ABCA', 'ABCDA', 'ABCDEA', 'ABCDEFA'].filter(path => triggers(path))).toEqual([
    'ABCA',
    'ABCDA',
    'ABCDEA',
  ])
  expect([triggers('ABCDEFGHA', 8), triggers('ABCDEFGHA', 7)]).toEqual([true, false])
  expect(triggers('ABCBA')).toBe(false)
})

test('every payment of the cycle is later than the one before', () => {
  const [first, second, third] = along('ABCA')

  expect(
    isTriggered(
      judgeLast(
        circular(),
        [second!, first!, third!].map((each, index) => ({
          ...each,
          occurredAt: new Date(third!.occurredAt.getTime() - 2 + index),
        })),
      ),
    ),
  ).toBe(false)
  const atOnce = { ...first!, occurredAt: second!.occurredAt }
  expect(isTriggered(judgeLast(circular(), [atOnce, second!, third!]))).toBe(false)
  const asLate = { ...second!, occurredAt: third!.occurredAt }
  expect(isTriggered(judgeLast(circular(), [first!, asLate, third!]))).toBe(false)
})

test('the cycle lies in the window and in one currency', () => {
  const triggers = (given: Given) => isTriggered(judgeLast(circular(), along('ABCA', [], given)))

  expect([triggers({ ago: DAY - 1 }), triggers({ ago: DAY })]).toEqual([true, false])
  expect(triggers({ currency: 'EUR' })).toBe(false)
})

test('the amount falls by the tolerance at most from the first to the last payment', () => {
  const triggers = (...amounts: string[]) => isTriggered(judgeLast(circular(), along('ABCA', amounts)))

  expect([triggers('1000', '900', '799.99'), triggers('1000', '900', '800')]).toEqual([false, true])
  expect(triggers('1000', '1', '1200')).toBe(true)
})

test('the hit names every payment of the cycle, and what would avoid it', () => {
  const all = along('ABCDA', ['1000', '950', '900', '850'])

  expect(hitOf(judgeLast(circular(), all))).toMatchObject({
    reason:
      '1,000.00 USD returns to its sender as 850.00 USD through 4 parties in 3 h, threshold 5 parties in 24 h',
    observed: { parties: 4, first_amount: '1000.00', last_amount: '850.00' },
    transactionIds: all.map(({ transactionId }) => transactionId),
    counterfactual: { text: 'one payment fewer, or 799.99 USD', amount: '799.99', fewerTransactions: 1 },
  })
})

test('of several cycles the one with the nearest amount is shown, and all are avoided by the counterfactual', () => {
  const small = along('BCA', ['100', '100']).map(each => ({
    ...each,
    occurredAt: new Date(each.occurredAt.getTime() - 3 * HOUR),
  }))
  const large = along('BDA', ['1000', '1000']).map(each => ({
    ...each,
    occurredAt: new Date(each.occurredAt.getTime() - HOUR),
  }))
  const last = transfer('A', 'B', { amount: '950' })
  const hit = hitOf(judgeLast(circular(), [...small, ...large, last]))

  expect(hit.transactionIds).toEqual([...large, last].map(({ transactionId }) => transactionId))
  expect(hit.counterfactual?.amount).toBe('79.99')
})

test('the search ends in a dense network, with the same result each time', () => {
  const parties = Array.from({ length: 30 }, (_, index) => `N${index}`)
  const edges = Array.from({ length: 3_000 }, (_, index) =>
    transfer(parties[index % 30]!, parties[(index * 7 + 1 + (index % 11)) % 30]!, {
      ago: (3_000 - index) * 1_000,
    }),
  )
  const all = [...edges, transfer('N1', 'OUTSIDE', { ago: 1 }), transfer('OUTSIDE2', 'N1')]
  const judged = () => judgeLast(circular({ maxGroupSize: 8 }), all)

  expect(judged().outcome).toBe('CLEAR')
  expect(judged()).toEqual(judged())
})

interface Payment {
  readonly from: string
  readonly to: string
  readonly minute: number
  readonly amount: number
  readonly currency: string
}

/** All simple paths from the payee of the last payment back to its payer, by enumeration. */
function closes(payments: readonly Payment[], longest: number, tolerance: number, window: number): boolean {
  const last = payments.at(-1)!
  const usable = payments
    .slice(0, -1)
    .filter(
      each =>
        each.minute > last.minute - window && each.minute < last.minute && each.currency === last.currency,
    )
  const paths: Payment[][] = usable.filter(({ from }) => from === last.to).map(each => [each])
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const end = path.at(-1)!
    if (end.to === last.from) {
      if (
        path.length >= 2 &&
        path.length < longest &&
        last.amount >= path[0]!.amount * (1 - tolerance / 100) - 1e-9
      )
        return true
      continue
    }
    const visited = [last.to, ...path.map(({ to }) => to)]
    paths.push(
      ...usable
        .filter(({ from, to, minute }) => from === end.to && minute > end.minute && !visited.includes(to))
        .map(each => [...path, each]),
    )
  }
  return false
}

const network = fc.array(
  fc
    .record({
      from: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      to: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      minute: fc.integer({ min: 0, max: 12 }),
      amount: fc.constantFrom(80, 90, 100, 120),
      currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
    })
    .filter(({ from, to }) => from !== to),
  { minLength: 8, maxLength: 20, size: 'max' },
)

test('on any small network the search agrees with an enumeration of all paths, in any order of rows', () => {
  let hits = 0
  fc.assert(
    fc.property(
      network,
      fc.integer({ min: 3, max: 5 }),
      fc.constantFrom(0, 10, 25),
      fc.integer({ min: 3, max: 13 }),
      (given, maxGroupSize, tolerancePercent, windowMinutes) => {
        const payments = given.toSorted((a, b) => a.minute - b.minute)
        const all = payments.map(({ from, to, minute, amount, currency }) =>
          transfer(from, to, { ago: (12 - minute) * MINUTE, amount: String(amount), currency }),
        )
        const rule = circular({ maxGroupSize, tolerancePercent, windowMinutes })
        const history = historyFrom(all, all.length - 1, [rule])
        const verdict = judge(rule, all.at(-1)!, history)

        expect(isTriggered(verdict)).toBe(closes(payments, maxGroupSize, tolerancePercent, windowMinutes))
        expect(judge(rule, all.at(-1)!, { ...history, edges: history.edges.toReversed() })).toEqual(verdict)
        if (!isTriggered(verdict)) return
        hits += 1
        const cycle = hitOf(verdict).transactionIds.map(id =>
          all.find(({ transactionId }) => transactionId === id)!,
        )
        const parties = cycle.map(({ customer }) => customer.id)
        expect(new Set(parties).size).toBe(cycle.length)
        expect(cycle.map(({ counterpartyKey }) => counterpartyKey)).toEqual(
          [...parties.slice(1), parties[0]].map(id => `customer:${id}`),
        )
      },
    ),
    { numRuns: 1_500 },
  )
  expect(hits).toBeGreaterThan(20)
})
