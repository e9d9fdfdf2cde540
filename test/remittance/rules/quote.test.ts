import { expect, test } from '@jest/globals'
import { BigNumber } from 'bignumber.js'
import fc from 'fast-check'
import { calculatePrice, type Terms } from '#remittance/rules/quote.ts'

const terms: Terms = {
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  minimumMinor: 1n,
  maximumMinor: 2n ** 62n,
  marginPpm: 7_500n,
  feeFixedMinor: 199n,
  feePpm: 5_000n,
}

const rate = fc
  .tuple(fc.bigInt(1n, 10n ** 14n), fc.integer({ min: 0, max: 10 }))
  .map(([digits, decimals]) => new BigNumber(digits.toString()).shiftedBy(-decimals).toFixed())
const pair = fc.constantFrom(
  ['USD', 'NGN', 0],
  ['USD', 'JPY', -2],
  ['JPY', 'USD', 2],
  ['USD', 'KWD', 1],
) as fc.Arbitrary<[string, string, number]>

test('the received amount is at most the exact product and less than one minor unit below it', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      rate,
      pair,
      fc.bigInt(0n, 999_999n),
      (amount, bid, [sendCurrency, receiveCurrency, shift], marginPpm) => {
        const price = calculatePrice(amount, bid, { ...terms, sendCurrency, receiveCurrency, marginPpm })
        if (!price) return

        const exact = new BigNumber(amount.toString()).times(price.exchangeRate).shiftedBy(shift)
        const below = exact.minus(price.receiveAmountMinor.toString())
        expect(below.isGreaterThanOrEqualTo(0)).toBe(true)
        expect(below.isLessThan(1)).toBe(true)
        expect(new BigNumber(price.exchangeRate).isLessThanOrEqualTo(bid)).toBe(true)
      },
    ),
  )
})

test('no amount is negative, nothing is received for free, and everything fits its column', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-10n, 2n ** 70n),
      rate,
      fc.bigInt(0n, 999_999n),
      fc.bigInt(0n, 1_000_000n),
      (amount, bid, marginPpm, feePpm) => {
        const price = calculatePrice(amount, bid, { ...terms, marginPpm, feePpm })
        if (!price) return

        expect(price.receiveAmountMinor).toBeGreaterThan(0n)
        expect(price.feeMinor).toBeGreaterThanOrEqual(terms.feeFixedMinor)
        expect(price.receiveAmountMinor).toBeLessThan(2n ** 63n)
        expect(price.feeMinor).toBeLessThan(2n ** 63n)
      },
    ),
  )
})

test('a corridor accepts amounts equal to its limits', () => {
  const corridor = { ...terms, minimumMinor: 100n, maximumMinor: 1_000_000n }

  expect(calculatePrice(99n, '1500', corridor)).toBeUndefined()
  expect(calculatePrice(100n, '1500', corridor)).toBeDefined()
  expect(calculatePrice(1_000_000n, '1500', corridor)).toBeDefined()
  expect(calculatePrice(1_000_001n, '1500', corridor)).toBeUndefined()
})

test('an amount that leaves nothing to receive is not priced', () => {
  expect(calculatePrice(1n, '0.5', { ...terms, receiveCurrency: 'EUR' })).toBeUndefined()
})

test('margin and fee are those of the corridor: 100.00 at 1500 less 0.75 %, fee 1.99 and 0.5 %', () => {
  expect(calculatePrice(10_000n, '1500', terms)).toEqual({
    exchangeRate: '1488.75',
    receiveAmountMinor: 14_887_500n,
    feeMinor: 249n,
  })
})
