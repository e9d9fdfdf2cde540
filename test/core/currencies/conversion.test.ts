import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { BigNumber } from 'bignumber.js'
import { digitsOf } from '#kernel/currency.ts'
import { formatMinor } from '#kernel/money.ts'
import { conversion, type Conversion, type ConversionRequest } from '#core/rules/currencies/conversion.ts'
import { valueOfPosition } from '#core/rules/currencies/position.ts'
import { ratioOf, significant, timesHalfEven } from '#core/rules/currencies/ratio.ts'
import {
  canonicalRate,
  crossedRate,
  rateIssue,
  type PublishedRate,
  type RateType,
} from '#core/rules/currencies/published-rates.ts'

const AT = new Date('2026-01-31T12:00:00Z')

const rate = (pair: string, rateType: RateType, value: string, effectiveFrom = AT): PublishedRate => {
  const [baseCurrency = '', quoteCurrency = ''] = pair.split('/')
  return { baseCurrency, quoteCurrency, rateType, rate: value, effectiveFrom }
}
const rates = (pair: string, buy: string, mid: string, sell: string): PublishedRate[] => [
  rate(pair, 'BUY', buy),
  rate(pair, 'MID', mid),
  rate(pair, 'SELL', sell),
]

const USD = rates('USD/NGN', '1590', '1600', '1610')

const request = (given: Partial<ConversionRequest>): ConversionRequest => ({
  sourceCurrency: 'USD',
  targetCurrency: 'NGN',
  amountMinor: 10_000n,
  ownCurrency: 'NGN',
  spreadBps: 0,
  rates: USD,
  ...given,
})
const converted = (given: Partial<ConversionRequest>): Conversion => {
  const result = conversion(request(given))
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('a customer who gives 100.00 USD gets BUY, and the difference to MID is income', () => {
  expect(converted({})).toMatchObject({
    convertedMinor: 15_900_000n,
    exchangeRate: '1590',
    rateType: 'BUY',
    sourceValueMinor: 16_000_000n,
    targetValueMinor: 15_900_000n,
    incomeMinor: 100_000n,
    targetMid: null,
  })
})

test('a customer who gives 160,000.00 NGN pays SELL, and what rounding takes is income', () => {
  expect(converted({ sourceCurrency: 'NGN', targetCurrency: 'USD', amountMinor: 16_000_000n })).toMatchObject(
    {
      convertedMinor: 9_937n,
      exchangeRate: '0.000621118012422',
      rateType: 'SELL',
      sourceValueMinor: 16_000_000n,
      targetValueMinor: 15_899_200n,
      incomeMinor: 100_800n,
      sourceMid: null,
    },
  )
})

test('the amount comes from the published rate, never from its rounded inverse', () => {
  // 1610.00 NGN buy exactly 1.00 USD, although 0.000621118012422 x 1610 is less than 1.
  expect(
    converted({ sourceCurrency: 'NGN', targetCurrency: 'USD', amountMinor: 161_000n }).convertedMinor,
  ).toBe(100n)
})

test('a pair without a rate crosses over the own currency with BUY of one leg and SELL of the other', () => {
  const both = [...USD, ...rates('EUR/NGN', '1700', '1720', '1740')]

  expect(converted({ sourceCurrency: 'EUR', targetCurrency: 'USD', rates: both })).toMatchObject({
    convertedMinor: 10_559n, // 100 x 1700 / 1610 = 105.590...
    exchangeRate: '1.05590062112',
    rateType: 'CROSS',
    sourceValueMinor: 17_200_000n,
    targetValueMinor: 16_894_400n,
    incomeMinor: 305_600n,
  })
})

test('the spread moves the published rate against the customer in both directions', () => {
  expect(converted({ spreadBps: 100 })).toMatchObject({ convertedMinor: 15_741_000n, exchangeRate: '1574.1' })
  // 160,000 / (1610 x 1.01) = 98.395...
  expect(
    converted({ sourceCurrency: 'NGN', targetCurrency: 'USD', amountMinor: 16_000_000n, spreadBps: 100 })
      .convertedMinor,
  ).toBe(9_839n)
})

test('MID is the mean of BUY and SELL where it is not published, and all three are MID where it alone is', () => {
  const [buy, mid, sell] = USD as [PublishedRate, PublishedRate, PublishedRate]

  expect(converted({ rates: [buy, sell] }).incomeMinor).toBe(100_000n)
  expect(converted({ rates: [mid] })).toMatchObject({
    convertedMinor: 16_000_000n,
    rateType: 'MID',
    incomeMinor: 0n,
  })
  expect(conversion(request({ rates: [buy] }))).toBe('RATE_UNAVAILABLE')
  expect(conversion(request({ rates: [mid], targetCurrency: 'EUR' }))).toBe('RATE_UNAVAILABLE')
})

test('a conversion that would give nothing, too much, or more than its worth is refused', () => {
  const tiny = request({ sourceCurrency: 'NGN', targetCurrency: 'USD', amountMinor: 1_609n })
  const contradicting = [...USD, rate('EUR/NGN', 'MID', '1720'), rate('EUR/USD', 'MID', '1.5')]

  expect(conversion(tiny)).toBe('TOO_SMALL')
  expect(conversion(request({ amountMinor: 10n ** 17n }))).toBe('TOO_LARGE')
  expect(conversion(request({ sourceCurrency: 'EUR', targetCurrency: 'USD', rates: contradicting }))).toBe(
    'RATES_CROSSED',
  )
})

test('the age is that of the oldest rate used', () => {
  const old = new Date('2026-01-01T00:00:00Z')
  const [buy, , sell] = USD

  expect(converted({ rates: [buy!, rate('USD/NGN', 'MID', '1600', old)] }).since).toEqual(old)
  expect(converted({ rates: [buy!, { ...sell!, effectiveFrom: old }] }).since).toEqual(old)
  expect(converted({}).since).toEqual(AT)
})

const CURRENCIES = ['NGN', 'USD', 'JPY', 'KWD'] as const
const decimal = fc
  .tuple(fc.bigInt(1n, 999_999_999_999n), fc.integer({ min: 0, max: 9 }))
  .map(([digits, decimals]) => new BigNumber(digits.toString()).shiftedBy(-decimals).toFixed())
const pairRates = (pair: string) =>
  fc
    .tuple(decimal, decimal, decimal)
    .map(three => three.sort((a, b) => new BigNumber(a).comparedTo(b) ?? 0))
    .map(([buy, mid, sell]) => rates(pair, buy!, mid!, sell!))
const anyRates = fc
  .tuple(
    ...['USD', 'JPY', 'KWD'].map(currency =>
      fc.boolean().chain(isBase => pairRates(isBase ? `${currency}/NGN` : `NGN/${currency}`)),
    ),
  )
  .map(pairs => pairs.flat())
const anyRequest = fc
  .record({
    sourceCurrency: fc.constantFrom(...CURRENCIES),
    targetCurrency: fc.constantFrom(...CURRENCIES),
    amountMinor: fc.bigInt(1n, 10n ** 15n),
    ownCurrency: fc.constant('NGN'),
    spreadBps: fc.integer({ min: 0, max: 9_999 }),
    rates: anyRates,
  })
  .filter(({ sourceCurrency, targetCurrency }) => sourceCurrency !== targetCurrency)

test('income is never negative, both sides balance, and values are those at MID to half a minor unit', () => {
  let conversions = 0
  fc.assert(
    fc.property(anyRequest, given => {
      const result = conversion(given)
      expect(result).not.toBe('RATES_CROSSED')
      if (typeof result === 'string') return
      conversions++
      expect(result.incomeMinor).toBeGreaterThanOrEqual(0n)
      expect(result.sourceValueMinor).toBe(result.targetValueMinor + result.incomeMinor)
      for (const [minor, valueMinor, mid] of [
        [given.amountMinor, result.sourceValueMinor, result.sourceMid],
        [result.convertedMinor, result.targetValueMinor, result.targetMid],
      ] as const) {
        if (mid === null) expect(valueMinor).toBe(minor)
        else {
          const difference = minor * mid.numerator - valueMinor * mid.denominator
          expect((difference < 0n ? -difference : difference) * 2n).toBeLessThanOrEqual(mid.denominator)
        }
      }
    }),
    { numRuns: 500 },
  )
  expect(conversions).toBeGreaterThan(100)
})

test('the shown rate gives the converted amount, up to the twelfth digit of the rate', () => {
  fc.assert(
    fc.property(anyRequest, given => {
      const result = conversion(given)
      if (typeof result === 'string') return
      const amount = new BigNumber(formatMinor(given.amountMinor, given.sourceCurrency))
      const shown = amount.times(result.exchangeRate)
      const unit = new BigNumber(1).shiftedBy(-digitsOf(given.targetCurrency))
      const slack = shown.times('1e-11')
      const amountOut = new BigNumber(formatMinor(result.convertedMinor, given.targetCurrency))
      expect(amountOut.isLessThanOrEqualTo(shown.plus(slack))).toBe(true)
      expect(amountOut.plus(unit).isGreaterThan(shown.minus(slack))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a fraction is shown with its significant digits, and rounded to the even unit from the middle', () => {
  expect(significant(ratioOf('1582.3375'), 12)).toBe('1582.3375')
  expect(significant(ratioOf('0.00010'), 12)).toBe('0.0001')
  expect(significant(ratioOf('999999999999.6'), 12)).toBe('1000000000000')
  expect(significant({ numerator: 2n, denominator: 3n }, 4)).toBe('0.6667')
  expect(significant({ numerator: 123_456n, denominator: 1n }, 3)).toBe('123000')
  expect([1n, 3n, 5n, 7n].map(odd => timesHalfEven(odd, { numerator: 1n, denominator: 2n }))).toEqual([
    0n,
    2n,
    2n,
    4n,
  ])
})

test('a rate has at most twelve significant digits, and is stored without zeros at its end', () => {
  expect(['0', '0.000', '1234567890123', '1.234567890123'].map(rateIssue)).not.toContain(undefined)
  expect(['1590', '0.000621118012', '123456789012'].map(rateIssue)).toEqual([undefined, undefined, undefined])
  expect(['1590.00', '10', '1590.50', '0.10'].map(canonicalRate)).toEqual(['1590', '10', '1590.5', '0.1'])
})

test('a rate is compared with the others in force when it takes effect, and until the next of its type', () => {
  const [later, latest] = [new Date('2026-02-01T00:00:00Z'), new Date('2026-03-01T00:00:00Z')]
  const planned = [...USD, rate('USD/NGN', 'MID', '1585', later)]

  expect(crossedRate(rate('USD/NGN', 'BUY', '1600'), USD)).toBeUndefined()
  expect(crossedRate(rate('USD/NGN', 'BUY', '1600.01'), USD)).toMatchObject({ rateType: 'MID' })
  expect(crossedRate(rate('USD/NGN', 'MID', '1611'), USD)).toMatchObject({ rateType: 'SELL' })
  expect(crossedRate(rate('USD/NGN', 'SELL', '1580'), [USD[0]!, USD[2]!])).toMatchObject({ rateType: 'BUY' })
  expect(crossedRate(rate('USD/NGN', 'BUY', '1595'), planned)).toMatchObject({ rate: '1585' })
  expect(
    crossedRate(rate('USD/NGN', 'BUY', '1595'), [...planned, rate('USD/NGN', 'BUY', '1580', later)]),
  ).toBeUndefined()
  expect(crossedRate(rate('USD/NGN', 'BUY', '1584', latest), planned)).toBeUndefined()
})

test('a position is worth its amount at MID, and a short one the same below zero', () => {
  const kwd = [rate('NGN/KWD', 'MID', '0.0002')]
  const position = { currency: 'USD', positionMinor: 10_000n, bookValueMinor: 15_900_000n }

  expect(valueOfPosition(position, USD, 'NGN')).toEqual({
    midRate: '1600',
    valueMinor: 16_000_000n,
    unrealisedMinor: 100_000n,
  })
  expect(valueOfPosition({ currency: 'KWD', positionMinor: 1n, bookValueMinor: 0n }, kwd, 'NGN')).toEqual({
    midRate: '5000',
    valueMinor: 500n,
    unrealisedMinor: 500n,
  })
  expect(valueOfPosition({ ...position, currency: 'EUR' }, USD, 'NGN')).toEqual({
    midRate: null,
    valueMinor: null,
    unrealisedMinor: null,
  })
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 24n), positionMinor => {
      const long = valueOfPosition({ ...position, positionMinor }, USD, 'NGN')
      const short = valueOfPosition({ ...position, positionMinor: -positionMinor }, USD, 'NGN')
      expect(long.valueMinor).toBe(positionMinor * 1_600n)
      expect(short.valueMinor).toBe(-positionMinor * 1_600n)
    }),
  )
})
