import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { digitsOf, isCurrency } from '#kernel/currency.ts'
import {
  amountIssue,
  convert,
  formatMinor,
  isAmount,
  isRate,
  rateLessMargin,
  share,
  toMinor,
  type Rounding,
} from '#kernel/money.ts'

const BIGINT_MAX = 9223372036854775807n
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CURRENCIES = LETTERS.flatMap(a => LETTERS.flatMap(b => LETTERS.map(c => a + b + c))).filter(isCurrency)
const MODES: readonly Rounding[] = ['down', 'half-up', 'half-even', 'up']

const currency = fc.constantFrom(...CURRENCIES)
const minor = fc.bigInt({ min: 0n, max: 10n ** 17n })
/** A currency and a valid amount: up to fifteen digits before the decimal point. */
const sendable = currency.chain(code =>
  fc.tuple(fc.bigInt({ min: 0n, max: 10n ** BigInt(15 + digitsOf(code)) - 1n }), fc.constant(code)),
)
const rate = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), fc.stringMatching(/^[0-9]{1,18}$/))
  .map(([whole, decimals]) => `${whole}.${decimals}`)

/** An exact fraction, so that the expected value does not depend on decimal arithmetic. */
interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

function fractionOf(decimal: string): Fraction {
  const [whole = '', decimals = ''] = decimal.split('.')
  return { above: BigInt(whole + decimals), below: 10n ** BigInt(decimals.length) }
}

function rounded({ above, below }: Fraction, mode: Rounding): bigint {
  const floor = above / below
  const twiceTheRest = 2n * (above % below)
  if (twiceTheRest === 0n || mode === 'down') return floor
  if (mode === 'up' || twiceTheRest > below) return floor + 1n
  if (twiceTheRest < below) return floor
  return mode === 'half-up' || floor % 2n === 1n ? floor + 1n : floor
}

function product(amount: bigint, from: string, to: string, text: string): Fraction {
  const { above, below } = fractionOf(text)
  return { above: amount * above * 10n ** BigInt(digitsOf(to)), below: below * 10n ** BigInt(digitsOf(from)) }
}

test('an amount of any currency round-trips through its text', () => {
  fc.assert(
    fc.property(sendable, ([amount, code]) => {
      expect(toMinor(formatMinor(amount, code), code)).toBe(amount)
    }),
  )
})

test('the text of an amount has exactly the decimals of its currency', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      expect(formatMinor(amount, code).split('.')[1]?.length ?? 0).toBe(digitsOf(code))
    }),
  )
})

test.each([
  ['90071992547409.93', 'USD', 9007199254740993n, '90071992547409.93'],
  ['100.5', 'NGN', 10050n, '100.50'],
  ['100', 'JPY', 100n, '100'],
  ['1.5', 'KWD', 1500n, '1.500'],
  ['0.001', 'KWD', 1n, '0.001'],
  ['0', 'USD', 0n, '0.00'],
  ['999999999999999.999', 'KWD', 999999999999999999n, '999999999999999.999'],
])('%s %s is exactly %s minor units', (text, code, amount, written) => {
  expect(toMinor(text, code)).toBe(amount)
  expect(formatMinor(amount, code)).toBe(written)
})

test('a negative amount is written with its sign', () => {
  expect([formatMinor(-1n, 'USD'), formatMinor(-100n, 'JPY'), formatMinor(-12345n, 'KWD')]).toEqual([
    '-0.01',
    '-100',
    '-12.345',
  ])
})

test.each([
  '',
  ' ',
  '.',
  '1.',
  '.5',
  '+1',
  '-1',
  '-0',
  ' 1',
  '1 ',
  '1\n',
  '\t1',
  '1e2',
  '1E2',
  '0x10',
  '0b1',
  '00',
  '01',
  '007.5',
  '1,000',
  '1_000',
  '1.2.3',
  'NaN',
  'Infinity',
  '1.00000',
  '1000000000000000',
  '٣',
  '１',
  '1.٥',
  '²',
  '½',
  '1\u0000',
  '1\u200b',
  'null',
])('not an amount: %j', text => {
  expect(isAmount(text)).toBe(false)
  expect(amountIssue(text, 'USD')).toMatch(/^must be a plain decimal amount/)
  expect(() => toMinor(text, 'USD')).toThrow(RangeError)
})

test('an amount with more decimals than its currency is refused with a message', () => {
  expect(amountIssue('1.5', 'JPY')).toBe('has 1 decimals, JPY has 0')
  expect(amountIssue('1.001', 'USD')).toBe('has 3 decimals, USD has 2')
  expect(amountIssue('1.0000', 'KWD')).toBe('has 4 decimals, KWD has 3')
  expect(amountIssue('1.00', 'USD')).toBeUndefined()
})

test('a text is either an amount that fits a bigint of PostgreSQL, or refused', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9.+\-eE ]{0,24}$/))
  fc.assert(
    fc.property(texts, currency, (text, code) => {
      if (amountIssue(text, code) !== undefined) expect(() => toMinor(text, code)).toThrow(RangeError)
      else expect(toMinor(text, code)).toBeLessThanOrEqual(BIGINT_MAX)
    }),
  )
})

test('the largest amount of every currency fits a bigint of PostgreSQL', () => {
  for (const code of CURRENCIES) {
    const largest = ['9'.repeat(15), '9'.repeat(digitsOf(code))].filter(Boolean).join('.')

    expect(amountIssue(largest, code)).toBeUndefined()
    expect(toMinor(largest, code)).toBeLessThanOrEqual(BIGINT_MAX)
  }
})

test.each(MODES)('a conversion is the exact product, rounded %s', mode => {
  fc.assert(
    fc.property(minor, currency, currency, rate, (amount, from, to, text) => {
      expect(convert(amount, from, to, text, mode)).toBe(rounded(product(amount, from, to, text), mode))
    }),
  )
})

test.each(MODES)('a product exactly halfway between two units is rounded %s', mode => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), amount => {
      const odd = amount * 2n + 1n

      expect(convert(odd, 'USD', 'USD', '0.5', mode)).toBe(rounded({ above: odd, below: 2n }, mode))
    }),
  )
})

test('a converted amount is never more than the exact product, and less than one minor unit below it', () => {
  fc.assert(
    fc.property(minor, currency, currency, rate, (amount, from, to, text) => {
      const { above, below } = product(amount, from, to, text)
      const received = convert(amount, from, to, text, 'down')

      expect(received * below).toBeLessThanOrEqual(above)
      expect((received + 1n) * below).toBeGreaterThan(above)
    }),
  )
})

test.each(MODES)('a share in parts per million is exact, rounded %s', mode => {
  fc.assert(
    fc.property(minor, fc.bigInt({ min: 0n, max: 1_000_000n }), (amount, parts) => {
      expect(share(amount, parts, mode)).toBe(rounded({ above: amount * parts, below: 1_000_000n }, mode))
    }),
  )
})

test('a rate less its margin never exceeds the exact one and keeps at least eight significant digits', () => {
  const published = rate.filter(text => fractionOf(text).above > 0n)
  fc.assert(
    fc.property(published, fc.bigInt({ min: 0n, max: 999_999n }), (text, margin) => {
      const { above, below } = fractionOf(text)
      const exact = { above: above * (1_000_000n - margin), below: below * 1_000_000n }
      const quoted = fractionOf(rateLessMargin(text, margin))
      const missing = exact.above * quoted.below - quoted.above * exact.below

      expect(missing).toBeGreaterThanOrEqual(0n)
      expect(missing * 10n ** 8n).toBeLessThanOrEqual(exact.above * quoted.below)
    }),
  )
})

test('a rate less its margin is itself a valid rate', () => {
  expect(rateLessMargin('1550.25', 5_000n)).toBe('1542.49875')
  expect(rateLessMargin('0.00064516', 0n)).toBe('0.00064516')
  expect(rateLessMargin('999999999999.999999999999999999', 0n)).toBe('999999999900')
  for (const text of ['0.0000012345678901', '123456789.123456789', '1'])
    expect(isRate(rateLessMargin(text, 12_345n))).toBe(true)
})

test.each([
  '',
  '-1',
  '+1',
  '1e3',
  '01',
  '1.',
  '.1',
  ' 1',
  '1\n',
  '1000000000000',
  '0.0000000000000000001',
  '١',
])('not a rate: %j', text => {
  expect(isRate(text)).toBe(false)
})

test('texts of a megabyte are refused in linear time', () => {
  for (const text of ['1'.repeat(1_000_000), `1.${'0'.repeat(1_000_000)}`, ' '.repeat(1_000_000)]) {
    expect(isAmount(text)).toBe(false)
    expect(isRate(text)).toBe(false)
    expect(amountIssue(text, 'USD')!.length).toBeLessThan(100)
  }
})
