import { expect, test } from '@jest/globals'
import { parseBirthDate, parseExpiryDate } from '#idv/mrz/dates.ts'

const TODAY = '2026-11-28'

test.each([
  ['261128', '2026-11-28'],
  ['261129', '1926-11-29'],
  ['7411<<', '1974-11'],
  ['74<<<<', '1974'],
  ['26<<<<', '2026'],
  ['2612<<', '1926-12'],
  ['040229', '2004-02-29'],
])('a birth date %s is %s: unknown parts are left out, and no birth lies in the future', (text, date) => {
  expect(parseBirthDate(text, TODAY)).toEqual({ date, exists: true })
})

test.each([
  ['761231', '2076-12-31'],
  ['770101', '1977-01-01'],
  ['950712', '1995-07-12'],
  ['120415', '2012-04-15'],
])('an expiry date %s is %s: at most fifty years ahead', (text, date) => {
  expect(parseExpiryDate(text, TODAY)).toEqual({ date, exists: true })
})

test('a date without a year has no value, and impossible dates do not exist', () => {
  expect(parseBirthDate('<<1123', TODAY)).toEqual({ exists: true })
  expect(parseExpiryDate('<<<<<<', TODAY)).toEqual({ exists: true })
  for (const text of ['741301', '740001', '740230', '010229', '74081<', '7408A2', '74<<99', ''])
    expect(parseBirthDate(text, TODAY)).toEqual({ exists: false })
})
