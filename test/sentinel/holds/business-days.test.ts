import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { localDay } from '#kernel/local-day.ts'
import { addBusinessDays, type HolidayCalendar } from '#sentinel/holds/business-days.ts'
import { wallClockMs } from '#sentinel/holds/local-time.ts'

const calendar = (timeZone = 'America/New_York', ...holidays: string[]): HolidayCalendar => ({
  timeZone,
  isHoliday: day => holidays.includes(day),
})
const end = (from: string, days: number, where = calendar()): string =>
  addBusinessDays(new Date(from), days, where).toISOString()

test('weekends and holidays do not count', () => {
  // Wednesday before Thanksgiving, 10:00 in New York.
  const thanksgiving = calendar('America/New_York', '2026-11-26')
  expect(end('2026-11-25T15:00:00Z', 1, thanksgiving)).toBe('2026-11-27T15:00:00.000Z')
  expect(end('2026-11-25T15:00:00Z', 2, thanksgiving)).toBe('2026-11-30T15:00:00.000Z')
})

test('business days count from the next one after a weekend', () => {
  expect(end('2026-11-21T15:00:00Z', 1)).toBe('2026-11-23T15:00:00.000Z')
})

test('the day is that of the time zone, not of UTC', () => {
  // Friday 20:00 in New York is Saturday in UTC.
  expect(end('2026-11-21T01:00:00Z', 1)).toBe('2026-11-24T01:00:00.000Z')
})

test('the end has the local time of day of the start across a clock change', () => {
  // Clocks in New York go back on Sunday, 1 November 2026, and forward on Sunday, 14 March 2027.
  expect(end('2026-10-30T14:30:15.250Z', 1)).toBe('2026-11-02T15:30:15.250Z')
  expect(end('2027-03-12T15:30:00Z', 1)).toBe('2027-03-15T14:30:00.000Z')
})

test('a local time that a clock change skips is an hour later, and one that it repeats is the first', () => {
  // In Cairo clocks go forward at 00:00 on Friday, 24 April 2026, and back at 24:00 on Thursday, 29 October 2026.
  const cairo = calendar('Africa/Cairo')
  expect(end('2026-04-22T22:30:00Z', 1, cairo)).toBe('2026-04-23T22:30:00.000Z')
  expect(end('2026-10-28T20:30:00Z', 1, cairo)).toBe('2026-10-29T20:30:00.000Z')
})

test('the end is a business day at the same local time of day, and days add up', () => {
  const from = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  const timeZone = fc.constantFrom('America/New_York', 'Africa/Lagos', 'Pacific/Auckland', 'Asia/Kolkata')
  const days = fc.integer({ min: 1, max: 30 })
  // About one day in seven is a holiday.
  const isHoliday = (day: string): boolean => Number(day.slice(8)) % 7 === 3
  fc.assert(
    fc.property(from, timeZone, days, days, (at, zone, first, second) => {
      const where = { timeZone: zone, isHoliday }
      const result = addBusinessDays(at, first, where)
      const day = localDay(result, zone)
      expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
      expect(isHoliday(day)).toBe(false)
      expect((wallClockMs(result, zone) - wallClockMs(at, zone)) % 86_400_000).toBe(0)
      expect(addBusinessDays(result, second, where)).toEqual(addBusinessDays(at, first + second, where))
    }),
  )
})

test('no days, part of a day, and a calendar without business days are refused', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  expect(() => addBusinessDays(at, 0, calendar())).toThrow(RangeError)
  expect(() => addBusinessDays(at, 1.5, calendar())).toThrow(RangeError)
  expect(() => addBusinessDays(at, 1, { timeZone: 'UTC', isHoliday: () => true })).toThrow('no business days')
})
