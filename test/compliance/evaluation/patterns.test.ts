import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMinor } from '#kernel/money.ts'
import type {
  RapidMovementParameters,
  RoundAmountsParameters,
  StructuringParameters,
} from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  HOUR,
  hitOf,
  isTriggered,
  judgeLast,
  MINUTE,
  nearMissOf,
  payment,
  ruleOf,
  type Given,
} from './fixture.ts'

const structuring = (given: Partial<StructuringParameters> = {}, rule: Parameters<typeof ruleOf>[1] = {}) =>
  ruleOf(
    {
      ruleType: 'PATTERN',
      patternType: 'STRUCTURING',
      justBelowAmount: '10000',
      countThreshold: 3,
      windowMinutes: 1440,
      tolerancePercent: 10,
      ...given,
    },
    rule,
  )
const roundAmounts = (given: Partial<RoundAmountsParameters> = {}) =>
  ruleOf({
    ruleType: 'PATTERN',
    patternType: 'ROUND_AMOUNTS',
    countThreshold: 3,
    windowMinutes: 1440,
    tolerancePercent: 20,
    ...given,
  })
const rapidMovement = (
  given: Partial<RapidMovementParameters> = {},
  rule: Parameters<typeof ruleOf>[1] = {},
) =>
  ruleOf(
    {
      ruleType: 'PATTERN',
      patternType: 'RAPID_MOVEMENT',
      countThreshold: 1,
      windowMinutes: 1440,
      tolerancePercent: 10,
      ...given,
    },
    rule,
  )

/** Transactions a minute apart with these amounts. */
const series = (amounts: readonly string[], given: Given = {}) =>
  amounts.map((amount, index) => payment({ ...given, amount, ago: (amounts.length - 1 - index) * MINUTE }))

test('structuring counts amounts from the tolerance up to just below the line, exactly', () => {
  const triggers = (amount: string) => isTriggered(judgeLast(structuring(), series(['9500', '9500', amount])))

  expect(['8999.99', '9000', '9999.99', '10000'].filter(triggers)).toEqual(['9000', '9999.99'])
  expect(isTriggered(judgeLast(structuring(), series(['9500', '8999.99', '9500'])))).toBe(false)
  expect(isTriggered(judgeLast(structuring(), series(['9500', '10000', '9500'])))).toBe(false)
})

test('the line of structuring holds in currencies without minor units and with three decimals', () => {
  const triggers = (amount: string, currency: string, given: Partial<StructuringParameters> = {}) =>
    isTriggered(
      judgeLast(structuring({ countThreshold: 2, ...given }), series([amount, amount], { currency })),
    )

  expect(['8999', '9000', '9999', '10000'].filter(each => triggers(each, 'JPY'))).toEqual(['9000', '9999'])
  expect(['8999.999', '9000', '9999.999', '10000'].filter(each => triggers(each, 'KWD'))).toEqual([
    '9000',
    '9999.999',
  ])
  // 33.33 % below 100 is 66.67, and below 1.5 JPY only one yen is left.
  const odd = { justBelowAmount: '100', tolerancePercent: 33.33 }
  expect(['66.66', '66.67'].filter(each => triggers(each, 'USD', odd))).toEqual(['66.67'])
  expect(
    ['1', '2'].filter(each => triggers(each, 'JPY', { justBelowAmount: '1.5', tolerancePercent: 50 })),
  ).toEqual(['1'])
})

test('the reason of structuring can be pasted, and its counterfactual is the amount just below the band', () => {
  const hit = hitOf(
    judgeLast(structuring(), series(['9100', '9200', '9300', '9400'], { direction: 'CREDIT' })),
  )

  expect(hit.reason).toBe('4 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3')
  expect(hit.transactionIds).toHaveLength(4)
  expect(hit.counterfactual).toEqual({
    text: '2 credits fewer, or 8,999.99 USD',
    amount: '8999.99',
    fewerTransactions: 2,
  })
  expect(hitOf(judgeLast(structuring(), series(['9100', '9100', '9900']))).counterfactual?.amount).toBe(
    '8999.99',
  )
})

test('structuring counts per customer and per beneficiary, in one currency, within the window and scope', () => {
  const to = { amount: '9500', counterparty: { id: 'P1' } }
  const others = (given: Given = {}) => [
    payment({ ...to, ago: HOUR, customer: { id: 'C2' }, ...given }),
    payment({ ...to, ago: MINUTE, customer: { id: 'C3' } }),
    payment(to),
  ]

  expect(hitOf(judgeLast(structuring(), others())).reason).toBe(
    '3 debits of 9,000.00-9,999.99 USD with one counterparty in 24 h, threshold 3',
  )
  expect(isTriggered(judgeLast(structuring(), others({ ago: DAY })))).toBe(false)
  expect(isTriggered(judgeLast(structuring(), others({ ago: DAY - 1 })))).toBe(true)
  expect(isTriggered(judgeLast(structuring(), others({ currency: 'EUR' })))).toBe(false)
  expect(
    isTriggered(judgeLast(structuring({}, { transactionTypes: ['TRANSFER'] }), others({ type: 'CARD' }))),
  ).toBe(false)
  expect(nearMissOf(judgeLast(structuring(), others().slice(1)))).toMatchObject({ observed: { count: 2 } })
})

test('round amounts are whole hundreds, or whole ten thousands without a minor unit', () => {
  const triggers = (amount: string, currency: string) =>
    isTriggered(judgeLast(roundAmounts(), series([amount, amount, amount], { currency })))

  expect(['100', '100.01', '150', '2500'].filter(each => triggers(each, 'USD'))).toEqual(['100', '2500'])
  expect(['9900', '10000', '15000', '20000'].filter(each => triggers(each, 'JPY'))).toEqual([
    '10000',
    '20000',
  ])
  expect(['99.999', '100', '200.001'].filter(each => triggers(each, 'KWD'))).toEqual(['100'])
})

test('the judged amount must be round, and the share of round ones reach the tolerance', () => {
  const triggers = (...amounts: string[]) => isTriggered(judgeLast(roundAmounts(), series(amounts)))

  expect(triggers('100', '100', '7')).toBe(false)
  expect(triggers('100', '100', '100', '7', '100')).toBe(true)
  expect(triggers('100', '100', '7', '100')).toBe(false)
  expect(triggers('100', '100')).toBe(false)
  expect(
    isTriggered(
      judgeLast(roundAmounts(), [
        payment({ ago: 2, amount: '7', currency: 'EUR' }),
        ...series(['100', '100', '100']),
      ]),
    ),
  ).toBe(true)
})

test('the reason of round amounts states their share', () => {
  const hit = hitOf(judgeLast(roundAmounts(), series(['100', '100', '7', '100', '100'])))

  expect(hit).toMatchObject({
    reason: '4 debits in round amounts of USD in 24 h, 80 % of all, threshold 3 and 80 %',
    counterfactual: { text: 'one debit fewer, or 99.99 USD', amount: '99.99', fewerTransactions: 1 },
  })
})

const inAndOut = (received: readonly string[], paid: readonly string[], given: Given = {}) => [
  ...received.map((amount, index) => payment({ direction: 'CREDIT', amount, ago: HOUR - index, ...given })),
  ...paid.map((amount, index) => payment({ amount, ago: paid.length - 1 - index })),
]

test('rapid movement compares what left with what came in, exactly', () => {
  const triggers = (paid: string[], received = ['1000']) =>
    isTriggered(judgeLast(rapidMovement(), inAndOut(received, paid)))

  expect(
    [['899.99'], ['900'], ['1000'], ['400', '499.99'], ['400', '500']].filter(each => triggers(each)),
  ).toEqual([['900'], ['1000'], ['400', '500']])
  expect(triggers(['900'], ['1000', '0.01'])).toBe(false)
  expect(triggers(['900'], [])).toBe(false)
})

test('rapid movement judges debits on credits of the window, of any type', () => {
  const rule = rapidMovement({}, { transactionTypes: ['TRANSFER'] })
  const judged = (given: Given) => judgeLast(rule, inAndOut(['1000'], ['950'], given))

  expect(isTriggered(judged({ ago: DAY - 1, type: 'CASH_IN' }))).toBe(true)
  expect(isTriggered(judged({ ago: DAY }))).toBe(false)
  expect(judgeLast(rule, [payment({ direction: 'CREDIT' })]).outcome).toBe('OUT_OF_SCOPE')
  expect(isTriggered(judgeLast(rapidMovement({ countThreshold: 2 }), inAndOut(['1000'], ['950'])))).toBe(
    false,
  )
  expect(
    isTriggered(judgeLast(rapidMovement({ countThreshold: 2 }), inAndOut(['500', '500'], ['950']))),
  ).toBe(true)
})

test('rapid movement is skipped when money came in only in other currencies', () => {
  const all = inAndOut(['1000'], ['950'], { currency: 'EUR' })

  expect(judgeLast(rapidMovement(), all)).toEqual({ outcome: 'SKIPPED', why: 'CURRENCY_MISMATCH' })
  expect(judgeLast(rapidMovement({}, { conditions: { currencies: ['USD'] } }), all).outcome).toBe('CLEAR')
})

test('the reason of rapid movement, its counterfactual and its near miss', () => {
  expect(hitOf(judgeLast(rapidMovement(), inAndOut(['600', '400'], ['950'])))).toMatchObject({
    reason:
      '950.00 USD out of 1,000.00 USD received in 2 credits left within 24 h (95 %), threshold 90 % and 1 credit',
    counterfactual: { text: '2 transactions fewer, or 899.99 USD', amount: '899.99', fewerTransactions: 2 },
  })
  const missed = (amount: string) => nearMissOf(judgeLast(rapidMovement(), inAndOut(['1000'], [amount])))
  expect(missed('720')).toMatchObject({ observed: { share_percent: 72 } })
  expect(missed('719.99')).toBe(null)
})

const row = fc.record({
  minute: fc.integer({ min: 0, max: 8 }),
  minor: fc.constantFrom(1n, 850n, 900n, 999n, 1000n, 10_000n, 20_000n),
  isCredit: fc.boolean(),
})
const settings = fc.record({
  countThreshold: fc.integer({ min: 1, max: 5 }),
  windowMinutes: fc.integer({ min: 1, max: 8 }),
  tolerancePercent: fc.constantFrom(0, 10, 12.5, 50, 99.99),
})

test('any pattern agrees with its definition on filtered lists', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), settings, (rows, given) => {
      const ordered = rows.toSorted((a, b) => a.minute - b.minute)
      const last = ordered.at(-1)!
      const all = ordered.map(({ minute, minor, isCredit }) =>
        payment({
          ago: (8 - minute) * MINUTE,
          amount: formatMinor(minor, 'USD'),
          direction: isCredit ? 'CREDIT' : 'DEBIT',
        }),
      )
      const within = ordered.filter(({ minute }) => minute > last.minute - given.windowMinutes)
      const left = 1 - given.tolerancePercent / 100

      const isBelow = ({ minor }: { minor: bigint }) => Number(minor) >= 1000 * left - 1e-9 && minor < 1000n
      expect(isTriggered(judgeLast(structuring({ ...given, justBelowAmount: '10' }), all))).toBe(
        isBelow(last) && within.filter(isBelow).length >= given.countThreshold,
      )

      const isRound = ({ minor }: { minor: bigint }) => minor % 10_000n === 0n
      const round = within.filter(isRound).length
      expect(isTriggered(judgeLast(roundAmounts(given), all))).toBe(
        isRound(last) && round >= given.countThreshold && round / within.length >= left - 1e-9,
      )

      const total = (isCredit: boolean) =>
        within.reduce((sum, each) => sum + (each.isCredit === isCredit ? Number(each.minor) : 0), 0)
      const credits = within.filter(({ isCredit }) => isCredit).length
      expect(isTriggered(judgeLast(rapidMovement(given), all))).toBe(
        !last.isCredit && credits >= given.countThreshold && total(false) >= total(true) * left - 1e-6,
      )
    }),
    { numRuns: 500 },
  )
})
