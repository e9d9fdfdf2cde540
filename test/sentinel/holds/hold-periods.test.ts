import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { HolidayCalendar } from '#sentinel/holds/business-days.ts'
import {
  holdEndsAt,
  holdPeriod,
  nextHoldState,
  noticeDueAt,
  type HoldBasis,
  type HoldState,
} from '#sentinel/holds/hold-periods.ts'

const STATES: readonly HoldState[] = [
  'PLACED',
  'EXTENDED_10',
  'EXTENDED_30',
  'ORDERED',
  'RELEASED',
  'EXPIRED',
]
const BASES: readonly HoldBasis[] = ['INTERNAL_REVIEW', 'REPORTED', 'ORDERED']
const calendar: HolidayCalendar = {
  timeZone: 'America/New_York',
  isHoliday: day => ['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18'].includes(day),
}
const PLACED_AT = new Date('2026-11-23T15:00:00Z')

test('a hold is extended by the internal review first, by a report second, and by an order at any time', () => {
  const moves = STATES.flatMap(from =>
    BASES.map(basis => [from, basis, nextHoldState(from, basis)]).filter(([, , to]) => to !== undefined),
  )

  expect(moves).toEqual([
    ['PLACED', 'INTERNAL_REVIEW', 'EXTENDED_10'],
    ['PLACED', 'ORDERED', 'ORDERED'],
    ['EXTENDED_10', 'REPORTED', 'EXTENDED_30'],
    ['EXTENDED_10', 'ORDERED', 'ORDERED'],
    ['EXTENDED_30', 'ORDERED', 'ORDERED'],
  ])
})

test('reports and orders must name the authority', () => {
  expect(holdPeriod('PLACED')).toEqual({ businessDays: 15, basis: null, needsAuthority: false })
  expect(holdPeriod('EXTENDED_10')).toMatchObject({ businessDays: 10, needsAuthority: false })
  expect(holdPeriod('EXTENDED_30')).toMatchObject({ businessDays: 30, needsAuthority: true })
  expect(holdPeriod('ORDERED')).toMatchObject({ businessDays: null, needsAuthority: true })
})

test('a hold ends 15, 25 or 55 business days after it was placed, an ordered one when the authority ends it', () => {
  const ends = (['PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED'] as const).map(step =>
    holdEndsAt(step, PLACED_AT, calendar),
  )

  expect(ends.map(end => end?.toISOString())).toEqual([
    '2026-12-15T15:00:00.000Z',
    '2026-12-30T15:00:00.000Z',
    '2027-02-12T15:00:00.000Z',
    undefined,
  ])
  expect(ends.at(-1)).toBeNull()
})

test('notice is due two business days after the hold was placed', () => {
  expect(noticeDueAt(PLACED_AT, calendar)).toEqual(new Date('2026-11-25T15:00:00Z'))
  expect(noticeDueAt(new Date('2026-11-25T15:00:00Z'), calendar)).toEqual(new Date('2026-11-30T15:00:00Z'))
})

test('each extension ends later than the step before it, and notice is due before any of them', () => {
  const at = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(at, placedAt => {
      const times = [
        placedAt,
        noticeDueAt(placedAt, calendar),
        holdEndsAt('PLACED', placedAt, calendar)!,
        holdEndsAt('EXTENDED_10', placedAt, calendar)!,
        holdEndsAt('EXTENDED_30', placedAt, calendar)!,
      ].map(Number)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(new Set(times).size).toBe(times.length)
    }),
  )
})
