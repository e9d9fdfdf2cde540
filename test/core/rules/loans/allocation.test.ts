import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { allocate, type PartAmounts } from '#core/rules/loans/allocation.ts'

const LINE: PartAmounts = { penalty: 5n, fee: 10n, interest: 20n, principal: 100n }

test('pays the parts of the oldest line first', () => {
  expect(allocate(140n, [LINE, LINE])).toEqual({
    paid: [LINE, { penalty: 5n, fee: 0n, interest: 0n, principal: 0n }],
    rest: 0n,
  })
})

test('pays by the order of the product', () => {
  const { paid } = allocate(101n, [LINE], ['principal', 'interest', 'fee', 'penalty'])
  expect(paid).toEqual([{ penalty: 0n, fee: 0n, interest: 1n, principal: 100n }])
})

test('allocates the whole payment and never more than a part has open', () => {
  const amount = fc.bigInt(0n, 1000n)
  const line = fc.record({ penalty: amount, fee: amount, interest: amount, principal: amount })
  fc.assert(
    fc.property(fc.bigInt(0n, 20_000n), fc.array(line, { maxLength: 6 }), (payment, open) => {
      const { paid, rest } = allocate(payment, open)
      const parts = paid.flatMap(({ penalty, fee, interest, principal }) => [
        penalty,
        fee,
        interest,
        principal,
      ])
      const due = open.flatMap(({ penalty, fee, interest, principal }) => [penalty, fee, interest, principal])
      expect(parts.reduce((sum, part) => sum + part, rest)).toBe(payment)
      expect(parts.every((part, index) => part >= 0n && part <= due[index]!)).toBe(true)
    }),
  )
})
