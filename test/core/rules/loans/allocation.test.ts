import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  allocate,
  DEFAULT_ALLOCATION,
  type AllocationRule,
  type PartAmounts,
} from '#core/rules/loans/allocation.ts'

const LINE: PartAmounts = { penalty: 5n, fee: 10n, interest: 20n, principal: 100n }

test('pays the parts of the oldest line first', () => {
  expect(allocate(140n, [LINE, LINE])).toEqual({
    paid: [LINE, { penalty: 5n, fee: 0n, interest: 0n, principal: 0n }],
    rest: 0n,
  })
})

test('pays by the order of the product', () => {
  const order = ['principal', 'interest', 'fee', 'penalty'] as const
  const { paid } = allocate(101n, [LINE], { order, direction: 'VERTICAL' })
  expect(paid).toEqual([{ penalty: 0n, fee: 0n, interest: 1n, principal: 100n }])
})

const HORIZONTAL: AllocationRule = { ...DEFAULT_ALLOCATION, direction: 'HORIZONTAL' }

test('pays one part of all lines due before the next part, and later lines one after the other', () => {
  const { paid } = allocate(61n, [LINE, LINE, LINE], HORIZONTAL, 2)
  expect(paid).toEqual([
    { penalty: 5n, fee: 10n, interest: 20n, principal: 0n },
    { penalty: 5n, fee: 10n, interest: 11n, principal: 0n },
    { penalty: 0n, fee: 0n, interest: 0n, principal: 0n },
  ])
  expect(allocate(276n, [LINE, LINE, LINE], HORIZONTAL, 2).paid.at(-1)).toEqual({
    penalty: 5n,
    fee: 1n,
    interest: 0n,
    principal: 0n,
  })
})

test('allocates the whole payment and never more than a part has open', () => {
  const amount = fc.bigInt(0n, 1000n)
  const line = fc.record({ penalty: amount, fee: amount, interest: amount, principal: amount })
  fc.assert(
    fc.property(
      fc.bigInt(0n, 20_000n),
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom(DEFAULT_ALLOCATION, HORIZONTAL),
      fc.nat({ max: 6 }),
      (payment, open, rule, linesDue) => {
        const { paid, rest } = allocate(payment, open, rule, Math.min(linesDue, open.length))
        const parts = paid.flatMap(({ penalty, fee, interest, principal }) => [
          penalty,
          fee,
          interest,
          principal,
        ])
        const due = open.flatMap(({ penalty, fee, interest, principal }) => [
          penalty,
          fee,
          interest,
          principal,
        ])
        expect(parts.reduce((sum, part) => sum + part, rest)).toBe(payment)
        expect(parts.every((part, index) => part >= 0n && part <= due[index]!)).toBe(true)
        if (rest > 0n) expect(parts).toEqual(due)
      },
    ),
  )
})
