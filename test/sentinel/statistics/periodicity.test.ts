import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { overdueSince, periodicityOf } from '#sentinel/statistics/periodicity.ts'

const DAY_MS = 86_400_000
const dates = (...days: string[]): Date[] => days.map(day => new Date(`${day}T09:00:00Z`))

test('a pension on the first to third of each month is periodic', () => {
  const pension = dates('2026-01-02', '2026-02-01', '2026-03-03', '2026-04-01', '2026-05-01', '2026-06-02')

  expect(periodicityOf(pension)).toEqual({
    occurrences: 6,
    medianGapDays: 30,
    gapMadDays: 0,
    isPeriodic: true,
    lastAt: pension.at(-1),
  })
})

test('gaps are periodic up to a MAD of 15 % of their median', () => {
  // Gaps of 17, 20 and 23 days; then 16, 20 and 24.
  expect(periodicityOf(dates('2026-01-01', '2026-01-18', '2026-02-07', '2026-03-02'))).toMatchObject({
    medianGapDays: 20,
    gapMadDays: 3,
    isPeriodic: true,
  })
  expect(periodicityOf(dates('2026-01-01', '2026-01-17', '2026-02-06', '2026-03-02'))).toMatchObject({
    medianGapDays: 20,
    gapMadDays: 4,
    isPeriodic: false,
  })
})

test('two occurrences are not periodic, nor is any number below the given minimum', () => {
  const monthly = dates('2026-01-01', '2026-01-31', '2026-03-02')

  expect(periodicityOf(monthly.slice(1))?.isPeriodic).toBe(false)
  expect(periodicityOf(monthly)?.isPeriodic).toBe(true)
  expect(periodicityOf(monthly, 4)?.isPeriodic).toBe(false)
})

test('payments at one instant are not a schedule', () => {
  expect(periodicityOf(dates('2026-01-01', '2026-01-01', '2026-01-01'))).toMatchObject({
    medianGapDays: 0,
    isPeriodic: false,
  })
})

test('without a gap there is no schedule, and occurrences out of order are refused', () => {
  expect(periodicityOf([])).toBeUndefined()
  expect(periodicityOf(dates('2026-01-01'))).toBeUndefined()
  expect(() => periodicityOf(dates('2026-01-02', '2026-01-01'))).toThrow(RangeError)
})

test('an occurrence is overdue after its median gap and the larger of three days and the MADs', () => {
  const [lastAt] = dates('2026-06-01')
  const schedule = { lastAt: lastAt!, medianGapDays: 30.5, gapMadDays: 0.5 }

  expect(overdueSince(schedule, 3)).toEqual(new Date('2026-07-04T21:00:00Z'))
  expect(overdueSince({ ...schedule, gapMadDays: 2 }, 3)).toEqual(new Date('2026-07-07T21:00:00Z'))
})

test('equal gaps of any length are periodic, and the next occurrence in time is never overdue', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 3, max: 30 }), (days, occurrences) => {
      const times = Array.from({ length: occurrences }, (_, index) => new Date(index * days * DAY_MS))
      const found = periodicityOf(times)!
      expect(found).toMatchObject({ isPeriodic: true, medianGapDays: days, gapMadDays: 0 })
      expect(overdueSince(found, 3).getTime()).toBe((occurrences * days + 3) * DAY_MS)
    }),
  )
})
