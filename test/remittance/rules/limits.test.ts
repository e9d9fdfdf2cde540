import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { leftOf, periodsAt, type Allowance, type Sent } from '#remittance/rules/limits.ts'

const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'JPY'] as const
const amount = fc.bigInt({ min: 0n, max: 10n ** 17n })
const allowances = fc.uniqueArray(
  fc.record({ currency: fc.constantFrom(...CURRENCIES), limitMinor: amount }),
  { selector: ({ currency }) => currency },
)
const sent = fc.uniqueArray(fc.record({ currency: fc.constantFrom(...CURRENCIES), amountMinor: amount }), {
  selector: ({ currency }) => currency,
})
const currency = fc.constantFrom(...CURRENCIES)

/**
 * Whether the sum of all shares is at most 1, over a common denominator: the rule itself, computed in another
 * way.
 */
function fits(limits: readonly Allowance[], amounts: readonly Sent[]): boolean {
  const used = amounts
    .filter(({ amountMinor }) => amountMinor > 0n)
    .map(({ currency: each, amountMinor }) => ({
      amountMinor,
      limit: limits.find(limit => limit.currency === each)?.limitMinor ?? 0n,
    }))
  if (used.some(({ limit }) => limit === 0n)) return false
  const product = used.reduce((all, { limit }) => all * limit, 1n)
  return used.reduce((sum, { amountMinor, limit }) => sum + amountMinor * (product / limit), 0n) <= product
}

const plus = (amounts: readonly Sent[], each: string, more: bigint): Sent[] => [
  ...amounts.filter(one => one.currency !== each),
  { currency: each, amountMinor: (amounts.find(one => one.currency === each)?.amountMinor ?? 0n) + more },
]

test('the remaining amount can be sent to the last minor unit, and not one unit more', () => {
  fc.assert(
    fc.property(allowances, sent, currency, (limits, amounts, each) => {
      const left = leftOf(limits, amounts, each)

      expect(left).toBeGreaterThanOrEqual(0n)
      if (left > 0n) expect(fits(limits, plus(amounts, each, left))).toBe(true)
      expect(fits(limits, plus(amounts, each, left + 1n))).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})

test('sending no more than the remaining amounts never exceeds the whole limit, in any order of currencies', () => {
  fc.assert(
    fc.property(allowances, fc.array(fc.tuple(currency, amount), { maxLength: 12 }), (limits, wanted) => {
      let amounts: Sent[] = []
      for (const [each, much] of wanted)
        if (much <= leftOf(limits, amounts, each)) amounts = plus(amounts, each, much)

      expect(fits(limits, amounts)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('with a single currency the remaining amount is the limit less the amount sent', () => {
  fc.assert(
    fc.property(amount, amount, (limitMinor, amountMinor) => {
      const expected = limitMinor > amountMinor ? limitMinor - amountMinor : 0n

      expect(leftOf([{ currency: 'USD', limitMinor }], [{ currency: 'USD', amountMinor }], 'USD')).toBe(
        expected,
      )
    }),
  )
})

test('half of one limit leaves half of another', () => {
  const limits = [
    { currency: 'USD', limitMinor: 1_000_00n },
    { currency: 'GBP', limitMinor: 800_01n },
  ]

  expect(leftOf(limits, [{ currency: 'USD', amountMinor: 500_00n }], 'GBP')).toBe(400_00n)
  expect(leftOf(limits, [{ currency: 'USD', amountMinor: 500_00n }], 'EUR')).toBe(0n)
  expect(leftOf(limits, [{ currency: 'EUR', amountMinor: 1n }], 'USD')).toBe(0n)
  expect(leftOf([], [], 'USD')).toBe(0n)
})

test('days and months begin at midnight in UTC', () => {
  expect(periodsAt(new Date('2026-03-01T00:00:00.000Z'))).toEqual({
    day: new Date('2026-03-01T00:00:00Z'),
    month: new Date('2026-03-01T00:00:00Z'),
  })
  expect(periodsAt(new Date('2024-02-29T23:59:59.999Z'))).toEqual({
    day: new Date('2024-02-29T00:00:00Z'),
    month: new Date('2024-02-01T00:00:00Z'),
  })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      at => {
        const { day, month } = periodsAt(at)

        expect(day.toISOString()).toBe(`${at.toISOString().slice(0, 10)}T00:00:00.000Z`)
        expect(month.toISOString()).toBe(`${at.toISOString().slice(0, 7)}-01T00:00:00.000Z`)
      },
    ),
  )
})
