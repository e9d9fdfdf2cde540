import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMinor } from '#kernel/money.ts'
import type { ThresholdParameters } from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  hitOf,
  isTriggered,
  judgeLast,
  nearMissOf,
  NOW,
  payment,
  ruleOf,
  type Given,
} from './fixture.ts'

const threshold = (given: Partial<ThresholdParameters>) =>
  ruleOf({ ruleType: 'THRESHOLD', amountThreshold: '10000', amountOperator: 'GTE', ...given })

const triggersAt = (
  given: Partial<ThresholdParameters>,
  amounts: readonly string[],
  transaction: Given = {},
) => amounts.filter(amount => isTriggered(judgeLast(threshold(given), [payment({ ...transaction, amount })])))

const AROUND = ['9999.99', '10000', '10000.01']

test.each([
  ['GT', ['10000.01']],
  ['GTE', ['10000', '10000.01']],
  ['LT', ['9999.99']],
  ['LTE', ['9999.99', '10000']],
  ['EQ', ['10000']],
] as const)('%s is exact to the minor unit', (amountOperator, triggering) => {
  expect(triggersAt({ amountOperator }, AROUND)).toEqual(triggering)
})

test('BETWEEN includes both of its bounds', () => {
  const between = { amountOperator: 'BETWEEN', amountThreshold: '9000', amountUpper: '9999.99' } as const

  expect(triggersAt(between, ['8999.99', '9000', '9999.99', '10000'])).toEqual(['9000', '9999.99'])
})

test('the number is in major units of the currency, whatever its decimals', () => {
  expect(triggersAt({}, ['9999', '10000', '10001'], { currency: 'JPY' })).toEqual(['10000', '10001'])
  expect(triggersAt({}, ['9999.999', '10000'], { currency: 'KWD' })).toEqual(['10000'])
})

test('a threshold with more decimals than the currency is compared exactly, not rounded', () => {
  const fine = { amountThreshold: '100.005' }

  expect(triggersAt(fine, ['100', '100.01'])).toEqual(['100.01'])
  expect(triggersAt({ ...fine, amountOperator: 'LTE' }, ['100', '100.01'])).toEqual(['100'])
  expect(triggersAt({ ...fine, amountOperator: 'EQ' }, ['100', '100.01'])).toEqual([])
  expect(triggersAt({ ...fine, amountOperator: 'EQ' }, ['100.005'], { currency: 'KWD' })).toEqual(['100.005'])
  expect(triggersAt({ amountThreshold: '0.5', amountOperator: 'GT' }, ['1'], { currency: 'JPY' })).toEqual([
    '1',
  ])
})

test('an account is young up to its last whole day, and an unknown customer is new', () => {
  const rule = threshold({ maxAccountAgeDays: 30 })
  const judgedWhenSince = (subjectSince?: number) =>
    judgeLast(rule, [payment({ amount: '10000' })], subjectSince === undefined ? {} : { subjectSince })

  expect(isTriggered(judgedWhenSince())).toBe(true)
  expect(isTriggered(judgedWhenSince(NOW - 31 * DAY + 1))).toBe(true)
  expect(judgedWhenSince(NOW - 31 * DAY)).toEqual({ outcome: 'CLEAR', nearMiss: null })
  expect(judgeLast(rule, [payment({ ago: 40 * DAY }), payment({ amount: '10000' })]).outcome).toBe('CLEAR')
  expect(hitOf(judgedWhenSince(NOW - 3 * DAY)).reason).toBe(
    'Amount of 10,000.00 USD 3 days after the customer was first seen, threshold at least 10,000.00 USD up to 30 days',
  )
})

test('the reason states the amount and the threshold, and the counterfactual the nearest amount', () => {
  const hit = hitOf(judgeLast(threshold({}), [payment({ amount: '1234567.89' })]))

  expect(hit).toMatchObject({
    reason: 'Amount of 1,234,567.89 USD, threshold at least 10,000.00 USD',
    observed: { amount: '1234567.89', currency: 'USD' },
    threshold: { amount_operator: 'GTE', amount_threshold: '10000' },
    window: null,
    counterfactual: { text: '9,999.99 USD', amount: '9999.99', fewerTransactions: null },
  })
})

test('an amount between two bounds is nearest to the closer one', () => {
  const between = threshold({ amountOperator: 'BETWEEN', amountThreshold: '9000', amountUpper: '10000' })
  const nearest = (amount: string) => hitOf(judgeLast(between, [payment({ amount })])).counterfactual?.amount

  expect([nearest('9100'), nearest('9900'), nearest('9500')]).toEqual(['8999.99', '10000.01', '8999.99'])
})

test('no positive amount avoids a threshold of one minor unit', () => {
  expect(
    hitOf(judgeLast(threshold({ amountThreshold: '0.01' }), [payment({ amount: '5' })])).counterfactual,
  ).toBe(null)
})

test.each([
  ['GTE', '8000', '7999.99'],
  ['GT', '8000', '7999.99'],
  ['LTE', '12500', '12500.01'],
  ['LT', '12500', '12500.01'],
] as const)('%s: an amount is a near miss up to a fifth away', (amountOperator, near, far) => {
  const missed = (amount: string) =>
    nearMissOf(judgeLast(threshold({ amountOperator }), [payment({ amount })]))

  expect(missed(near)).toMatchObject({ observed: { currency: 'USD' } })
  expect(missed(far)).toBe(null)
})

test('an exact amount has no near miss', () => {
  expect(nearMissOf(judgeLast(threshold({ amountOperator: 'EQ' }), [payment({ amount: '9999.99' })]))).toBe(
    null,
  )
})

const OPERATORS = ['GT', 'GTE', 'LT', 'LTE', 'EQ', 'BETWEEN'] as const

test('on any amounts the operators agree with a comparison of scaled integers', () => {
  const decimal = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(4, '0')}`)
  const scaled = (text: string): number => Number(text.replace('.', ''))

  fc.assert(
    fc.property(
      decimal,
      decimal,
      fc.integer({ min: 1, max: 300_000 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      fc.constantFrom(...OPERATORS),
      (amountThreshold, amountUpper, minor, currency, amountOperator) => {
        const digits = { USD: 2, JPY: 0, KWD: 3 }[currency]!
        const amount = minor * 10 ** (4 - digits)
        const [low, high] = [scaled(amountThreshold), scaled(amountUpper)]
        const expected = {
          GT: amount > low,
          GTE: amount >= low,
          LT: amount < low,
          LTE: amount <= low,
          EQ: amount === low,
          BETWEEN: amount >= low && amount <= high,
        }[amountOperator]

        const rule = threshold({ amountThreshold, amountUpper, amountOperator })
        const transaction = payment({ amount: formatMinor(BigInt(minor), currency), currency })
        expect(isTriggered(judgeLast(rule, [transaction]))).toBe(expected)
      },
    ),
    { numRuns: 500 },
  )
})

test('what is outside of the types and conditions of a rule is out of its scope', () => {
  const outcome = (given: Parameters<typeof ruleOf>[1]) =>
    judgeLast({ ...threshold({}), ...given }, [payment({ amount: '10000' })]).outcome

  expect(outcome({ transactionTypes: ['CARD'] })).toBe('OUT_OF_SCOPE')
  expect(outcome({ conditions: { customerTypes: ['ORGANIZATION'] } })).toBe('OUT_OF_SCOPE')
  expect(outcome({ conditions: { directions: ['CREDIT'] } })).toBe('OUT_OF_SCOPE')
  expect(outcome({ conditions: { currencies: ['EUR'] } })).toBe('OUT_OF_SCOPE')
  expect(outcome({ conditions: { channels: ['branch'] } })).toBe('OUT_OF_SCOPE')
  expect(
    outcome({
      transactionTypes: ['CARD', 'TRANSFER'],
      conditions: { customerTypes: [], directions: ['DEBIT'], currencies: ['USD'], channels: ['web'] },
    }),
  ).toBe('TRIGGERED')
})
