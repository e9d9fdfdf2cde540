import { expect, test } from '@jest/globals'
import { publicHolidays } from '#sentinel/holds/holidays.ts'

const holidaysOf = (year: number, country?: string): string[] => {
  const isHoliday = publicHolidays(country)
  return Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
  )
    .filter(day => day.startsWith(`${year}`))
    .filter(isHoliday)
}

test('without a country the holidays are the eleven federal ones of the United States and their substitute days', () => {
  expect(holidaysOf(2027)).toEqual([
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-18',
    '2027-06-19',
    '2027-07-04',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
    '2027-12-25',
    '2027-12-31',
  ])
  expect(holidaysOf(2027, 'US')).toEqual(holidaysOf(2027))
})

test('holidays are those of the country', () => {
  expect(holidaysOf(2027, 'GB')).toContain('2027-12-28')
  expect(holidaysOf(2027, 'GB')).not.toContain('2027-11-25')
})

test('a holiday of several days that begins at sunset covers its days and not the evening before', () => {
  expect(holidaysOf(2027, 'SA').filter(day => day.startsWith('2027-03'))).toEqual([
    '2027-03-09',
    '2027-03-10',
    '2027-03-11',
    '2027-03-12',
  ])
})

test('a country without a calendar has no holidays', () => {
  expect(holidaysOf(2027, 'XX')).toEqual([])
})
