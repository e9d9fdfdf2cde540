import { expect, test } from '@jest/globals'
import { daysAfter, endOfDay, startOfDay } from '#kernel/local-day.ts'

test.each([
  ['2026-01-31', 'Africa/Lagos', '2026-01-30T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-06-01', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z', '2026-06-01T10:00:00.000Z'],
  ['2026-06-01', 'Pacific/Pago_Pago', '2026-06-01T11:00:00.000Z', '2026-06-02T11:00:00.000Z'],
  // Daylight saving starts at midnight there, so the day begins at one o'clock.
  ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z', '2024-04-26T21:00:00.000Z'],
  ['9999-12-31', 'UTC', '9999-12-31T00:00:00.000Z', '+010000-01-01T00:00:00.000Z'],
])('%s in %s begins %s and ends %s', (day, zone, start, end) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start)
  expect(endOfDay(day, zone).toISOString().slice(0, 4)).toBe(end.slice(0, 4))
  if (day < '9999') expect(endOfDay(day, zone).toISOString()).toBe(end)
})

test('days are counted correctly across the ends of months and years', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2024-02-28', 1), daysAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2024-02-29',
    '2026-02-28',
  ])
})
