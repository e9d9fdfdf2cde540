import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { digitsOf } from '#kernel/currency.ts'
import { formatMinor } from '#kernel/money.ts'
import { isAtLeastAmount } from '#sentinel/evaluation/amounts.ts'
import { judgeEarlyWithdrawal } from '#sentinel/evaluation/judges/early-withdrawal.ts'
import { shareOfBalance } from '#sentinel/evaluation/judges/balance-share.ts'

const currency = fc.constantFrom('USD', 'JPY', 'KWD')
const minor = fc.bigInt({ min: 1n, max: 999_999_999_999_999n })

test('an amount reaches exactly the decimal amounts that are not larger', () => {
  fc.assert(
    fc.property(minor, minor, currency, (amount, threshold, code) => {
      expect(isAtLeastAmount(amount, code, formatMinor(threshold, code))).toBe(amount >= threshold)
      // A parameter may have more decimals than the currency.
      const finer = `${formatMinor(threshold, 'USD')}01`
      const scale = 10n ** BigInt(4 - digitsOf(code))
      expect(isAtLeastAmount(amount, code, finer)).toBe(amount * scale >= threshold * 100n + 1n)
    }),
  )
})

test('a share of the balance is above 0, at most 1 while the balance lasts, and infinite without any', () => {
  fc.assert(
    fc.property(
      minor,
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (amountMinor, balanceAfterMinor) => {
        const share = shareOfBalance({ amountMinor, balanceAfterMinor })!
        if (balanceAfterMinor + amountMinor <= 0n) expect(share).toBe(Infinity)
        else {
          expect(share).toBeGreaterThan(0)
          expect(share <= 1).toBe(balanceAfterMinor >= 0n)
        }
      },
    ),
  )
})

test('a penalty is a text with a positive decimal amount', () => {
  for (const penalty of ['5', '0.01', ' 12,50 EUR '])
    expect(judgeEarlyWithdrawal({ penalty })).toMatchObject({ observed: { penalty: penalty.trim() } })
  for (const penalty of ['0', '0.00', '-5', 'none', '', '1e9'])
    expect(judgeEarlyWithdrawal({ penalty })).toBeNull()
})
