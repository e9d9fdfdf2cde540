import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  afterBusinessHours,
  calendarOf,
  WEEKDAYS,
  type BusinessCalendar,
} from '#compliance/cases/business-calendar.ts'

const HOUR_MS = 3_600_000
const LAGOS: BusinessCalendar = {
  timeZone: 'Africa/Lagos',
  weekend: ['SATURDAY', 'SUNDAY'],
  holidays: ['2026-12-25'],
}
const due = (from: string, hours: number, calendar = LAGOS): string =>
  afterBusinessHours(new Date(from), hours, calendar).toISOString()

test('hours of weekends and holidays do not count, in the time zone of the tenant', () => {
  // Midnight in Lagos is 23:00 UTC of the day before.
  expect(due('2026-12-23T09:00:00Z', 4)).toBe('2026-12-23T13:00:00.000Z')
  expect(due('2026-12-24T09:00:00Z', 14)).toBe('2026-12-24T23:00:00.000Z')
  expect(due('2026-12-24T09:00:00Z', 15)).toBe('2026-12-28T00:00:00.000Z')
  expect(due('2026-12-26T09:00:00Z', 24)).toBe('2026-12-28T23:00:00.000Z')
  expect(due('2026-12-21T09:00:00Z', 72)).toBe('2026-12-24T09:00:00.000Z')
})

test('a day with a clock change has 23 or 25 hours', () => {
  const newYork = { timeZone: 'America/New_York', weekend: [], holidays: [] } as const
  expect(due('2026-03-08T05:00:00Z', 24, newYork)).toBe('2026-03-09T05:00:00.000Z')
  const mondays = { ...newYork, weekend: WEEKDAYS.filter(day => day !== 'SUNDAY') }
  expect(due('2026-03-08T05:00:00Z', 24, mondays)).toBe('2026-03-15T05:00:00.000Z')
})

test('with every day a business day the result is the plain sum, and days off only postpone it', () => {
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  const weekend = fc.subarray([...WEEKDAYS], { maxLength: 6 })
  fc.assert(
    fc.property(at, fc.integer({ min: 1, max: 500 }), weekend, (from, hours, days) => {
      const plain = afterBusinessHours(from, hours, { timeZone: 'Africa/Lagos', weekend: [], holidays: [] })
      const later = afterBusinessHours(from, hours, { timeZone: 'Africa/Lagos', weekend: days, holidays: [] })
      expect(plain.getTime()).toBe(from.getTime() + hours * HOUR_MS)
      expect(later.getTime()).toBeGreaterThanOrEqual(plain.getTime())
    }),
  )
})

test('an unknown time zone and a week without business days are refused', () => {
  expect(() => calendarOf({ ...LAGOS, timeZone: 'Mars/Olympus' })).toThrow('businessCalendar.timeZone')
  expect(() => calendarOf({ ...LAGOS, weekend: WEEKDAYS })).toThrow('businessCalendar.weekend')
  expect(calendarOf({ timeZone: 'UTC' })).toEqual({
    timeZone: 'UTC',
    weekend: ['SATURDAY', 'SUNDAY'],
    holidays: [],
  })
})
