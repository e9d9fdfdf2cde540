import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { calendarNamed, fromCalendar } from '#compliance/watchlists/calendars.ts'
import { dateBetween, dateOf, dateOfSerial, partialDate, partialDates } from '#compliance/watchlists/dates.ts'

const formatted = (text: string): string | undefined => {
  const date = partialDate(text)
  return date && `${date.isApproximate ? '~' : ''}${date.from}..${date.to}`
}

test.each([
  ['1952', '1952-01-01..1952-12-31'],
  ['1952-10', '1952-10-01..1952-10-31'],
  ['1952-10-07', '1952-10-07..1952-10-07'],
  ['2020-04-15T15:29:22.497+02:00', '2020-04-15..2020-04-15'],
  ['07 Oct 1952', '1952-10-07..1952-10-07'],
  ['Oct 1952', '1952-10-01..1952-10-31'],
  ['3 March 1958', '1958-03-03..1958-03-03'],
  ['March 3, 1958', '1958-03-03..1958-03-03'],
  ['9 Jan. 1970', '1970-01-09..1970-01-09'],
  ['12/05/1958', '1958-05-12..1958-05-12'],
  ['05/13/1958', '1958-05-13..1958-05-13'],
  ['dd/mm/1945', '1945-01-01..1945-12-31'],
  ['00/00/1983', '1983-01-01..1983-12-31'],
  ['00/09/1962', '1962-09-01..1962-09-30'],
  ['31/04/1963', '~1963-04-01..1963-04-30'],
  ['29/02/1964', '1964-02-29..1964-02-29'],
  ['circa 1961', '~1961-01-01..1961-12-31'],
  ['c1960', '~1960-01-01..1960-12-31'],
  ['Approximately 1960', '~1960-01-01..1960-12-31'],
  ['1960 (approx.)', '~1960-01-01..1960-12-31'],
  ['circa Mar 1952', '~1952-03-01..1952-03-31'],
  ['1929 to 1930', '1929-01-01..1930-12-31'],
  ['01 Jan 1960 to 31 Dec 1969', '1960-01-01..1969-12-31'],
  ['between 1956 and 1958', '1956-01-01..1958-12-31'],
  ['between May and July 1970', '1970-05-01..1970-07-31'],
  ['1962-1963', '1962-01-01..1963-12-31'],
  ['1962/63', '1962-01-01..1963-12-31'],
  ['20-29 May 1960', '1960-05-20..1960-05-29'],
  ['early 1970s', '~1970-01-01..1974-12-31'],
  ['1958年5月12日', '1958-05-12..1958-05-12'],
  ['１９７３年９月２５日生', '1973-09-25..1973-09-25'],
  ['1958年頃', '~1958-01-01..1958-12-31'],
  ['およそ1970年', '~1970-01-01..1970-12-31'],
  ['1963年から1968年の間', '1963-01-01..1968-12-31'],
  ['1977年8月から9月の間', '1977-08-01..1977-09-30'],
  ['16/10/1983 (by one passport)', '1983-10-16..1983-10-16'],
  ['1376 (Hijri)', '~1956-08-07..1957-07-29'],
])('%s is %s', (text, expected) => {
  expect(formatted(text)).toBe(expected)
})

test.each([
  '',
  'unknown',
  '不明',
  '2',
  '13/13/1980',
  '99 Oct 1980',
  '0000-00-00',
  'No 12 Street',
  '1402-06-24',
])('%s contains no date', text => {
  expect(formatted(text)).toBeUndefined()
})

test.each([
  ['a) 30/04/1963 b) 1960', ['1963-04-30', '1960-01-01']],
  ['1960; 1961 or circa 1963', ['1960-01-01', '1961-01-01', '1963-01-01']],
  ['（a）1955年1月1日（b）1956年', ['1955-01-01', '1956-01-01']],
  ['1971年5月1日又は1972年5月1日生', ['1971-05-01', '1972-05-01']],
  ['1963/4/11；1964/4/12', ['1963-04-11', '1964-04-12']],
  ['(1) 05/06/1970 (2) 05/06/1971', ['1970-06-05', '1971-06-05']],
  ['between 1956 and 1958', ['1956-01-01']],
])('%s gives each of its dates once', (text, expected) => {
  expect(partialDates(text).map(date => date.from)).toEqual(expected)
})

test('a serial number is a date only in a spreadsheet', () => {
  expect(partialDates('21300', { serials: true })).toEqual([{ from: '1958-04-25', to: '1958-04-25' }])
  expect(partialDates('1958', { serials: true })).toEqual([{ from: '1958-01-01', to: '1958-12-31' }])
  expect(partialDates('21300')).toEqual([])
})

test('dates of other calendars are converted, lunar ones with a tolerance of a day', () => {
  expect(fromCalendar('SOLAR_HIJRI', 1399, 1, 1)).toEqual({
    from: '2020-03-20',
    to: '2020-03-20',
    isApproximate: true,
  })
  expect(fromCalendar('SOLAR_HIJRI', 1370)).toEqual({
    from: '1991-03-21',
    to: '1992-03-20',
    isApproximate: true,
  })
  expect(fromCalendar('HIJRI', 1442, 1, 1)).toEqual({
    from: '2020-08-19',
    to: '2020-08-21',
    isApproximate: true,
  })
  expect(fromCalendar('HIJRI', 3000)).toBeUndefined()
  expect([calendarNamed('GREGORIAN'), calendarNamed('Islamic'), calendarNamed('Persian (solar)')]).toEqual([
    undefined,
    'HIJRI',
    'SOLAR_HIJRI',
  ])
})

const days = fc
  .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

test('every day is parsed from every supported form', () => {
  fc.assert(
    fc.property(days, day => {
      const [year, month, date] = day.split('-') as [string, string, string]
      const name = MONTHS[Number(month) - 1]!

      for (const text of [
        day,
        `${date}/${month}/${year}`,
        `${date}.${month}.${year}`,
        `${Number(date)} ${name} ${year}`,
        `${name} ${Number(date)}, ${year}`,
        `${year}年${Number(month)}月${Number(date)}日`,
        `${day}T00:00:00Z`,
      ]) {
        expect(partialDate(text)).toEqual({ from: day, to: day })
      }
      const serial = (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000
      if (serial > 366) expect(dateOfSerial(serial)).toEqual({ from: day, to: day })
    }),
  )
})

test('a range contains both of its ends, in either order', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const range = dateBetween(partialDate(one), partialDate(other))!

      expect([range.from, range.to]).toEqual([one, other].sort())
      expect(partialDate(`${one} to ${other}`)).toEqual(range)
    }),
  )
})

test('any text can be parsed, and each result is an ordered Gregorian range', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.stringMatching(/^[0-9a-z /().;-]{0,40}$/)),
      text => {
        for (const date of partialDates(text, { serials: true })) {
          expect(date.from <= date.to).toBe(true)
          expect(new Date(date.from).toISOString().slice(0, 10)).toBe(date.from)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('dates with invalid months or years are rejected', () => {
  expect([dateOf(1980, 13), dateOf(12), dateOf(Number.NaN), dateOf(1980, 1, 32)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
