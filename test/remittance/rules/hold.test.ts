import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  holdDelayMs,
  holdingScreenings,
  isCleared,
  requiredHold,
  waitsForPerson,
  type TransferDecisions,
} from '#remittance/rules/hold.ts'

const decisions: fc.Arbitrary<TransferDecisions> = fc.record({
  compliance: fc.option(
    fc.record({
      outcome: fc.constantFrom('CLEAR' as const, 'HELD' as const),
      heldUntil: fc.constant(null),
      screeningIds: fc.array(fc.uuid(), { maxLength: 2 }),
    }),
    { nil: undefined },
  ),
  protection: fc.constantFrom('ALLOW' as const, 'HOLD' as const, undefined),
})

test('a transfer continues if and only if compliance clears it and elder protection allows it', () => {
  fc.assert(
    fc.property(decisions, given => {
      expect(requiredHold(given) === null).toBe(isCleared(given))
    }),
  )
})

test('a protective hold keeps a transfer from ending with its quote, unless an analyst decides first', () => {
  fc.assert(
    fc.property(decisions, given => {
      const hold = requiredHold(given)
      if (given.protection === 'HOLD') expect(waitsForPerson(hold)).toBe(true)
      expect(hold === 'SCREENING_MATCH').toBe(given.compliance?.outcome === 'HELD')
    }),
  )
})

test('only matches name the screenings that hold a transfer', () => {
  fc.assert(
    fc.property(decisions, given => {
      expect(holdingScreenings(given)).toEqual(
        requiredHold(given) === 'SCREENING_MATCH' ? given.compliance!.screeningIds : [],
      )
    }),
  )
})

test('retries begin after one second and slow down to one minute, or to ten where a person decides', () => {
  for (const hold of ['SCREENING_PENDING', 'SCREENING_MATCH', 'PROTECTION', 'SENDER_SUSPENDED'] as const)
    expect([0, 3, 40].map(attempts => holdDelayMs(attempts, hold))).toEqual([
      1_000,
      8_000,
      hold === 'SCREENING_PENDING' ? 60_000 : 600_000,
    ])
})
