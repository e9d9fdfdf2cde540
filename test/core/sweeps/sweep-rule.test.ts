import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMinor } from '#kernel/money.ts'
import {
  SWEEP_METHODS,
  sweepMovement,
  sweptBalance,
  type SweepMethod,
  type SweepTerms,
} from '#core/rules/sweeps/sweep.ts'
import { newSweepTerms, nextSweepTerms, type GivenSweepTerms } from '#core/rules/sweeps/terms.ts'

const terms = (method: SweepMethod, given: Partial<SweepTerms> = {}): SweepTerms => ({
  method,
  direction: 'ONE_WAY',
  triggerMinor: null,
  targetMinor: null,
  amountMinor: null,
  percentagePpm: null,
  minSweepMinor: null,
  maxSweepMinor: null,
  multipleOfMinor: null,
  ...given,
})
const has = (balanceMinor: bigint, reserved = 0n) =>
  sweptBalance({ balanceMinor, heldMinor: reserved, unclearedMinor: 0n, minimumMinor: 0n })
const TWO_WAY = { direction: 'TWO_WAY' } as const

test.each<[string, SweepTerms, own: bigint, target: bigint, flow: string, amount: bigint]>([
  ['everything above zero', terms('ZERO_BALANCE'), 700n, 0n, 'OUT', 700n],
  ['nothing into an overdrawn account one way', terms('ZERO_BALANCE'), -50n, 900n, 'OUT', 0n],
  ['what brings it back to zero', terms('ZERO_BALANCE', TWO_WAY), -50n, 900n, 'IN', 50n],
  ['what is above the target', terms('TARGET_BALANCE', { targetMinor: 500n }), 700n, 0n, 'OUT', 200n],
  ['nothing at the target', terms('TARGET_BALANCE', { targetMinor: 500n, ...TWO_WAY }), 500n, 9n, 'OUT', 0n],
  ['what is below', terms('TARGET_BALANCE', { targetMinor: 500n, ...TWO_WAY }), 300n, 900n, 'IN', 200n],
  ['what the target has', terms('TARGET_BALANCE', { targetMinor: 500n, ...TWO_WAY }), 300n, 60n, 'IN', 60n],
  ['nothing at the trigger', terms('THRESHOLD', { triggerMinor: 700n }), 700n, 0n, 'OUT', 0n],
  ['what is above the trigger', terms('THRESHOLD', { triggerMinor: 700n }), 750n, 0n, 'OUT', 50n],
  [
    'down to the target',
    terms('THRESHOLD', { triggerMinor: 700n, targetMinor: 100n }),
    750n,
    0n,
    'OUT',
    650n,
  ],
  ['a set amount', terms('FIXED', { amountMinor: 80n }), 750n, 0n, 'OUT', 80n],
  ['what is there of it', terms('FIXED', { amountMinor: 80n }), 30n, 0n, 'OUT', 30n],
  ['a third, rounded down', terms('PERCENTAGE', { percentagePpm: 333_333n }), 101n, 0n, 'OUT', 33n],
  ['down to the cap', terms('RANGE', { triggerMinor: 900n, targetMinor: 100n }), 950n, 0n, 'OUT', 50n],
  [
    'nothing in the range',
    terms('RANGE', { triggerMinor: 9n, targetMinor: 1n, ...TWO_WAY }),
    5n,
    99n,
    'OUT',
    0n,
  ],
  ['up to the floor', terms('RANGE', { triggerMinor: 9n, targetMinor: 4n, ...TWO_WAY }), 1n, 99n, 'IN', 3n],
  ['an overdraft back to zero', terms('COVER_OVERDRAFT'), -40n, 99n, 'IN', 40n],
  ['nothing without an overdraft', terms('COVER_OVERDRAFT'), 40n, 99n, 'OUT', 0n],
  ['the largest sweep', terms('ZERO_BALANCE', { maxSweepMinor: 60n }), 700n, 0n, 'OUT', 60n],
  ['a multiple', terms('ZERO_BALANCE', { multipleOfMinor: 50n }), 149n, 0n, 'OUT', 100n],
  ['nothing below the smallest', terms('ZERO_BALANCE', { minSweepMinor: 60n }), 59n, 0n, 'OUT', 0n],
  ['the smallest', terms('ZERO_BALANCE', { minSweepMinor: 60n }), 60n, 0n, 'OUT', 60n],
  [
    'nothing when the multiple is below the smallest',
    terms('ZERO_BALANCE', { minSweepMinor: 60n, multipleOfMinor: 50n }),
    99n,
    0n,
    'OUT',
    0n,
  ],
])('a sweep moves %s', (_, given, own, target, flow, amountMinor) => {
  expect(sweepMovement(given, has(own), has(target))).toEqual({ flow, amountMinor })
})

test('held money and the minimum balance stay, and an overdraft is never used', () => {
  expect(sweepMovement(terms('ZERO_BALANCE'), has(700n, 250n), has(0n)).amountMinor).toBe(450n)
  expect(sweepMovement(terms('ZERO_BALANCE'), has(700n, 900n), has(0n)).amountMinor).toBe(0n)
  expect(sweepMovement(terms('COVER_OVERDRAFT'), has(-40n), has(-10n)).amountMinor).toBe(0n)
})

const minor = fc.bigInt({ min: 0n, max: 10_000n })
const limit = fc.option(fc.bigInt({ min: 1n, max: 5_000n }))
const someTerms: fc.Arbitrary<SweepTerms> = fc
  .record({
    method: fc.constantFrom(...SWEEP_METHODS),
    isTwoWay: fc.boolean(),
    low: minor,
    high: minor,
    amount: fc.bigInt({ min: 1n, max: 10_000n }),
    percentage: fc.bigInt({ min: 1n, max: 1_000_000n }),
    minSweepMinor: limit,
    maxSweepMinor: limit,
    multipleOfMinor: limit,
  })
  .map(({ method, isTwoWay, low, high, amount, percentage, ...limits }) => {
    const [floor, cap] = low < high ? [low, high] : [high, low]
    const isOneWay = ['THRESHOLD', 'FIXED', 'PERCENTAGE'].includes(method)
    return terms(method, {
      ...limits,
      direction: isTwoWay && !isOneWay ? 'TWO_WAY' : 'ONE_WAY',
      triggerMinor: method === 'THRESHOLD' || method === 'RANGE' ? cap : null,
      targetMinor: ['THRESHOLD', 'RANGE', 'TARGET_BALANCE'].includes(method) ? floor : null,
      amountMinor: method === 'FIXED' ? amount : null,
      percentagePpm: method === 'PERCENTAGE' ? percentage : null,
    })
  })
const someBalance = fc
  .tuple(fc.bigInt({ min: -10_000n, max: 20_000n }), minor)
  .map(([balance, reserved]) => has(balance, reserved))

test('a sweep keeps its limits, never draws on an overdraft, and never passes its target', () => {
  fc.assert(
    fc.property(someTerms, someBalance, someBalance, (given, own, target) => {
      const { flow, amountMinor } = sweepMovement(given, own, target)
      const payer = flow === 'OUT' ? own : target
      expect(amountMinor >= 0n && amountMinor <= payer.movableMinor).toBe(true)
      if (amountMinor === 0n) return
      if (given.maxSweepMinor !== null) expect(amountMinor <= given.maxSweepMinor).toBe(true)
      if (given.multipleOfMinor !== null) expect(amountMinor % given.multipleOfMinor).toBe(0n)
      if (given.minSweepMinor !== null) expect(amountMinor >= given.minSweepMinor).toBe(true)
      if (flow === 'IN') {
        expect(given.direction === 'TWO_WAY' || given.method === 'COVER_OVERDRAFT').toBe(true)
        expect(own.balanceMinor + amountMinor <= (given.targetMinor ?? 0n)).toBe(true)
      } else if (given.method !== 'FIXED' && given.method !== 'PERCENTAGE') {
        const least = given.method === 'RANGE' ? given.triggerMinor! : (given.targetMinor ?? 0n)
        expect(own.balanceMinor - amountMinor >= least).toBe(true)
      }
    }),
  )
})

test('without limits, a second run of a balancing sweep moves nothing', () => {
  fc.assert(
    fc.property(someTerms, someBalance, someBalance, (given, own, target) => {
      fc.pre(given.method !== 'FIXED' && given.method !== 'PERCENTAGE')
      const unlimited = { ...given, minSweepMinor: null, maxSweepMinor: null, multipleOfMinor: null }
      const { flow, amountMinor } = sweepMovement(unlimited, own, target)
      const moved = flow === 'OUT' ? -amountMinor : amountMinor
      const after = (balance: typeof own, by: bigint) => ({
        balanceMinor: balance.balanceMinor + by,
        movableMinor: balance.movableMinor + by < 0n ? 0n : balance.movableMinor + by,
      })
      fc.pre(amountMinor < (flow === 'OUT' ? own : target).movableMinor)
      expect(sweepMovement(unlimited, after(own, moved), after(target, -moved)).amountMinor).toBe(0n)
    }),
  )
})

test('each method takes its own terms', () => {
  const issuesOf = (method: SweepMethod, given: GivenSweepTerms): string[] =>
    newSweepTerms(method, given, 'NGN').issues.map(({ field, reason }) => `${field} ${reason}`)
  expect(issuesOf('ZERO_BALANCE', { amount: '1', direction: 'TWO_WAY' })).toEqual([
    'amount does not apply to ZERO_BALANCE',
  ])
  expect(issuesOf('TARGET_BALANCE', {})).toEqual(['targetAmount is required for TARGET_BALANCE'])
  expect(issuesOf('THRESHOLD', { triggerAmount: '5', targetAmount: '6', direction: 'TWO_WAY' })).toEqual([
    'direction must be ONE_WAY for THRESHOLD',
    'targetAmount must not be more than triggerAmount',
  ])
  expect(issuesOf('FIXED', { amount: '0' })).toEqual(['amount must be more than 0'])
  expect(issuesOf('PERCENTAGE', { percentage: '100.0001' })).toEqual([
    'percentage must be more than 0 and at most 100',
  ])
  expect(issuesOf('RANGE', { triggerAmount: '5' })).toEqual(['targetAmount is required for RANGE'])
  expect(issuesOf('COVER_OVERDRAFT', { minSweep: '5', maxSweep: '4', multipleOf: '0' })).toEqual([
    'multipleOf must be more than 0',
    'maxSweep must not be less than minSweep',
  ])
  expect(newSweepTerms('FIXED', { amount: '1.005' }, 'NGN').issues).toHaveLength(1)
})

test('a change keeps what it does not name', () => {
  const before = terms('TARGET_BALANCE', { targetMinor: 500n, minSweepMinor: 10n })
  expect(nextSweepTerms(before, { minSweep: null, maxSweep: formatMinor(900n, 'NGN') }, 'NGN')).toEqual({
    terms: { ...before, minSweepMinor: null, maxSweepMinor: 900n },
    issues: [],
  })
})
