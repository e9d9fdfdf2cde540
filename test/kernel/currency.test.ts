import { expect, test } from '@jest/globals'
import { digitsOf, isCurrency } from '#kernel/currency.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const OURS = LETTERS.flatMap(a => LETTERS.flatMap(b => LETTERS.map(c => a + b + c))).filter(isCurrency)
const THEIRS = Intl.supportedValuesOf('currency')

const shownBy = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits!

/** Currencies whose minor unit is no longer used in practice. Intl follows that use, not ISO 4217. */
const ISO_HAS_TWO = [
  'AFN',
  'ALL',
  'COP',
  'HUF',
  'IDR',
  'IRR',
  'KPW',
  'LAK',
  'LBP',
  'MGA',
  'MMK',
  'PKR',
  'SOS',
  'SYP',
  'YER',
]
const ISO_HAS_THREE = ['IQD']

/** Newer than Intl's data. */
const UNKNOWN_TO_INTL = ['VED']

test('every currency has the decimals of ISO 4217, as in Intl except for the listed ones', () => {
  for (const code of OURS) {
    const expected = ISO_HAS_TWO.includes(code) ? 2 : ISO_HAS_THREE.includes(code) ? 3 : shownBy(code)

    expect([code, digitsOf(code)]).toEqual([code, expected])
  }
})

test('the listed exceptions still differ from Intl', () => {
  for (const code of [...ISO_HAS_TWO, ...ISO_HAS_THREE]) expect([code, shownBy(code)]).toEqual([code, 0])
})

test('every currency that is not a listed exception is known to Intl', () => {
  expect(OURS.length).toBeGreaterThan(150)
  expect(OURS.filter(code => !THEIRS.includes(code) && !UNKNOWN_TO_INTL.includes(code))).toEqual([])
})

test.each(['JPY', 'KRW', 'VND', 'XOF', 'CLP', 'ISK', 'UGX'])('%s has no minor unit', code => {
  expect(digitsOf(code)).toBe(0)
})

test.each(['KWD', 'BHD', 'OMR', 'TND', 'JOD', 'LYD', 'IQD'])('%s has three decimals', code => {
  expect(digitsOf(code)).toBe(3)
})

test.each([
  '',
  'usd',
  'US',
  'USDT',
  ' USD',
  'USD\n',
  'XAU',
  'XXX',
  'XTS',
  'XDR',
  'CLF',
  'UYI',
  'DEM',
  'BTC',
  'constructor',
  '__proto__',
  'toString',
  'ＵＳＤ',
])('not a currency: %j', code => {
  expect(isCurrency(code)).toBe(false)
})
