import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { judge } from '#compliance/evaluation/judge.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import type { VelocityParameters } from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  HOUR,
  hitOf,
  isTriggered,
  judgeLast,
  MINUTE,
  nearMissOf,
  NOW,
  payment,
  ruleOf,
  type Given,
} from './fixture.ts'

const velocity = (given: Partial<VelocityParameters>, rule: Parameters<typeof ruleOf>[1] = {}) =>
  ruleOf({ ruleType: 'VELOCITY', windowMinutes: 60, groupBy: 'customer', ...given }, rule)

const threeWith = (given: Given) => [
  payment({ ago: 2 * MINUTE, ...given }),
  payment({ ago: MINUTE }),
  payment(),
]

test('the count reaches its threshold with the judged transaction, not before', () => {
  const rule = velocity({ countThreshold: 3 })

  expect(isTriggered(judgeLast(rule, [payment({ ago: MINUTE }), payment()]))).toBe(false)
  expect(isTriggered(judgeLast(rule, threeWith({})))).toBe(true)
})

test('the window excludes what is exactly as old as it is long', () => {
  const rule = velocity({ countThreshold: 3 })

  expect(isTriggered(judgeLast(rule, threeWith({ ago: HOUR })))).toBe(false)
  expect(isTriggered(judgeLast(rule, threeWith({ ago: HOUR - 1 })))).toBe(true)
  expect(hitOf(judgeLast(rule, threeWith({}))).window).toEqual({
    from: new Date(NOW - HOUR),
    to: new Date(NOW),
  })
})

test('of transactions at the same millisecond only the earlier ingested ones count', () => {
  const rule = velocity({ countThreshold: 2 })
  const [first, second] = [payment(), payment()]

  expect(isTriggered(judge(rule, first, historyFrom([first, second], 0, [rule])))).toBe(false)
  expect(isTriggered(judge(rule, second, historyFrom([first, second], 1, [rule])))).toBe(true)
})

test('the sum is of one currency and exact to the minor unit', () => {
  const rule = velocity({ sumThreshold: '1000' })
  const sumOf = (...amounts: string[]) =>
    isTriggered(
      judgeLast(
        rule,
        amounts.map((amount, index) => payment({ amount, ago: 10 - index })),
      ),
    )

  expect(sumOf('500', '499.99')).toBe(false)
  expect(sumOf('500', '500')).toBe(true)
  expect(
    isTriggered(
      judgeLast(rule, [payment({ amount: '900', ago: 1, currency: 'EUR' }), payment({ amount: '999.99' })]),
    ),
  ).toBe(false)
})

test('a count is of all currencies', () => {
  expect(isTriggered(judgeLast(velocity({ countThreshold: 3 }), threeWith({ currency: 'JPY' })))).toBe(true)
})

test('either threshold triggers, and the reason names the one that did', () => {
  const rule = velocity({ countThreshold: 2, sumThreshold: '1000' })
  const reason = (...amounts: string[]) =>
    hitOf(
      judgeLast(
        rule,
        amounts.map((amount, index) => payment({ amount, ago: 10 - index })),
      ),
    ).reason

  expect(reason('1', '2')).toBe('2 debits by one customer in 1 h, threshold 2')
  expect(reason('1000')).toBe('Debits of 1,000.00 USD by one customer in 1 h, threshold 1,000.00 USD')
  expect(reason('600', '600')).toBe(
    '2 debits by one customer in 1 h, threshold 2; debits of 1,200.00 USD by one customer in 1 h, threshold 1,000.00 USD',
  )
})

test.each([
  ['card', { cardId: 'card-1' }],
  ['device', { device: { fingerprint: 'f-1' } }],
  ['wallet', { walletId: 'w-1' }],
  ['beneficiary', { counterparty: { id: 'P1' } }],
] as const)('by %s it counts other customers, and is skipped without a value', (groupBy, value) => {
  const rule = velocity({ countThreshold: 2, groupBy })
  const earlier = payment({ ...value, ago: MINUTE, customer: { id: 'C2' } })

  expect(isTriggered(judgeLast(rule, [earlier, payment(value)]))).toBe(true)
  expect(judgeLast(rule, [earlier, payment()])).toEqual({ outcome: 'SKIPPED', why: 'MISSING_KEY' })
  expect(judgeLast(rule, [payment({ ago: MINUTE }), payment(value)]).outcome).toBe('CLEAR')
})

test('earlier transactions outside of the scope do not count', () => {
  const counted = (given: Given, rule: Parameters<typeof ruleOf>[1]) =>
    isTriggered(judgeLast(velocity({ countThreshold: 3 }, rule), threeWith(given)))

  expect(counted({ type: 'CARD' }, { transactionTypes: ['TRANSFER'] })).toBe(false)
  expect(counted({ direction: 'CREDIT' }, { conditions: { directions: ['DEBIT'] } })).toBe(false)
  expect(counted({ channel: 'atm' }, { conditions: { channels: ['web'] } })).toBe(false)
  expect(counted({ currency: 'EUR' }, { conditions: { currencies: ['USD'] } })).toBe(false)
  expect(
    counted({ customer: { type: 'ORGANIZATION' } }, { conditions: { customerTypes: ['INDIVIDUAL'] } }),
  ).toBe(false)
})

test('other channels neither count nor are judged', () => {
  const rule = velocity({ countThreshold: 3, channels: ['web'] })

  expect(judgeLast(rule, threeWith({ channel: 'atm' })).outcome).toBe('CLEAR')
  expect(judgeLast(rule, [...threeWith({}), payment({ channel: 'atm' })]).outcome).toBe('OUT_OF_SCOPE')
})

test('a rule of sums is skipped when everything earlier is in other currencies', () => {
  const all = [payment({ ago: MINUTE, currency: 'EUR' }), payment()]

  expect(judgeLast(velocity({ sumThreshold: '1000' }), all)).toEqual({
    outcome: 'SKIPPED',
    why: 'CURRENCY_MISMATCH',
  })
  expect(
    judgeLast(velocity({ sumThreshold: '1000' }, { conditions: { currencies: ['USD'] } }), all).outcome,
  ).toBe('CLEAR')
  expect(
    judgeLast(velocity({ sumThreshold: '1000', channels: ['web'] }), [
      payment({ ago: 1, currency: 'EUR', channel: 'atm' }),
      payment(),
    ]).outcome,
  ).toBe('CLEAR')
  expect(judgeLast(velocity({ sumThreshold: '100' }), all).outcome).toBe('TRIGGERED')
  expect(judgeLast(velocity({ sumThreshold: '1000', countThreshold: 9 }), all).outcome).toBe('CLEAR')
})

test('a count is a near miss from four fifths on, and a small one when one is missing', () => {
  const missed = (count: number, countThreshold: number) =>
    nearMissOf(
      judgeLast(
        velocity({ countThreshold }),
        Array.from({ length: count }, (_, index) => payment({ ago: count - index })),
      ),
    ) !== null

  expect([missed(7, 10), missed(8, 10), missed(9, 10)]).toEqual([false, true, true])
  expect([missed(3, 5), missed(4, 5), missed(2, 3)]).toEqual([false, true, true])
  expect(missed(1, 2)).toBe(false)
  expect(
    nearMissOf(
      judgeLast(velocity({ sumThreshold: '125' }), [
        payment({ ago: 1, amount: '0.01' }),
        payment({ amount: '99.99' }),
      ]),
    ),
  ).toMatchObject({ reason: 'Debits of 100.00 USD by one customer in 1 h, threshold 125.00 USD' })
})

test('a cut scan is judged by the exact totals', () => {
  const rule = velocity({ countThreshold: 100, sumThreshold: '5000', windowMinutes: 1440 })
  const all = [payment({ ago: 2 * HOUR }), payment({ ago: HOUR }), payment()]
  const history = historyFrom(all, 2, [rule])
  const cut = (count: number, sumMinor: bigint, oldest = 2 * HOUR) =>
    judge(rule, all[2]!, {
      ...history,
      scans: {
        customer: {
          rows: history.scans.customer!.rows.map((row, index) =>
            index === 1 ? { ...row, at: NOW - oldest } : row,
          ),
          isCut: true,
        },
      },
      velocityTotals: new Map([[rule.ruleId, { count, sumMinor }]]),
    })

  expect(isTriggered(cut(98, 100_000n))).toBe(false)
  expect(hitOf(cut(99, 100_000n))).toMatchObject({
    reason: '100 transactions by one customer in 24 h, threshold 100',
    counterfactual: { text: 'one transaction fewer', amount: null, fewerTransactions: 1 },
  })
  expect(hitOf(cut(9, 490_000n)).counterfactual).toEqual({
    text: '99.99 USD',
    amount: '99.99',
    fewerTransactions: null,
  })
  // A scan that reaches back beyond the window left out nothing that counts.
  expect(isTriggered(cut(99, 100_000n, DAY))).toBe(false)
})

const parameters = fc.record(
  {
    countThreshold: fc.integer({ min: 1, max: 6 }),
    sumThreshold: fc.integer({ min: 1, max: 900 }).map(String),
    windowMinutes: fc.integer({ min: 1, max: 8 }),
  },
  { requiredKeys: ['windowMinutes'] },
)
const world = fc.array(
  fc.record({
    minute: fc.integer({ min: 0, max: 10 }),
    customer: fc.constantFrom('C1', 'C2'),
    currency: fc.constantFrom('USD', 'EUR'),
    amount: fc.integer({ min: 1, max: 300 }),
  }),
  { minLength: 1, maxLength: 14 },
)

test('any velocity rule agrees with a filter of all transactions, and a higher threshold never triggers more', () => {
  fc.assert(
    fc.property(parameters, world, (given, rows) => {
      fc.pre(given.countThreshold !== undefined || given.sumThreshold !== undefined)
      const ordered = rows.toSorted((a, b) => a.minute - b.minute)
      const all = ordered.map(({ minute, customer, currency, amount }) =>
        payment({
          ago: (10 - minute) * MINUTE,
          customer: { id: customer },
          currency,
          amount: String(amount),
        }),
      )
      const last = ordered.at(-1)!
      const within = ordered.filter(
        ({ minute, customer }) => customer === last.customer && minute > last.minute - given.windowMinutes,
      )
      const sum = within.reduce(
        (total, { currency, amount }) => total + (currency === last.currency ? amount : 0),
        0,
      )
      const expected =
        within.length >= (given.countThreshold ?? Infinity) || sum >= Number(given.sumThreshold ?? Infinity)

      expect(isTriggered(judgeLast(velocity(given), all))).toBe(expected)
      const stricter = {
        ...given,
        ...(given.countThreshold !== undefined && { countThreshold: given.countThreshold + 1 }),
        ...(given.sumThreshold !== undefined && { sumThreshold: `${given.sumThreshold}.5` }),
      }
      if (!expected) expect(isTriggered(judgeLast(velocity(stricter), all))).toBe(false)
    }),
    { numRuns: 400 },
  )
})
