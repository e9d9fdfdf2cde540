import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseAamva } from '#idv/reading/aamva.ts'
import { parsePrintedDate } from '#idv/reading/printed-dates.ts'
import { findPrintedFields } from '#idv/reading/printed-fields.ts'

const DAY_FIRST = { isMonthFirst: false, yearMax: 2026 }

test.each([
  ['14 MAY 2033', '2033-05-14'],
  ['12 AUGUST/AOÛT 74', '1974-08-12'],
  ['01JAN80', '1980-01-01'],
  ['03.02.1991', '1991-02-03'],
  ['2031-09-30', '2031-09-30'],
  ['09/30/1988', '1988-09-30'],
  ['23 DÉC 1979', '1979-12-23'],
  ['O8 FEB 1991', '1991-02-08'],
])('the printed date %s is %s', (text, date) => {
  expect(parsePrintedDate(text, DAY_FIRST)).toBe(date)
})

test.each(['', '31 FEB 2020', '14 MAY', '99.99.9999', 'KESTERMANN'])('%s is no date', text => {
  expect(parsePrintedDate(text, DAY_FIRST)).toBeUndefined()
})

test('the United States print the month first', () => {
  expect(parsePrintedDate('03/02/1991', { ...DAY_FIRST, isMonthFirst: true })).toBe('1991-03-02')
})

const line = (text: string, top: number, left = 100, confidence = 90) => ({
  text,
  confidence,
  left,
  right: left + 15 * text.length,
  top,
  bottom: top + 20,
})
const OPTIONS = { isMonthFirst: false, today: '2026-11-28' }

test('a value follows its label in the line, or stands below it', () => {
  const { data } = findPrintedFields(
    [
      line('1. Surname / Nom', 100),
      line('VERDI', 125),
      line('Passport No. IT 5517720', 160),
      line('Date of birth', 200),
      line('23 NOV 1979', 225),
      line('Sex', 260),
      line('Sex: F', 260, 400),
    ],
    OPTIONS,
  )

  expect(data).toMatchObject({
    surname: 'VERDI',
    documentNumber: 'IT5517720',
    birthDate: '1979-11-23',
    sex: 'F',
  })
})

test('what is read with little confidence, or is no value of the field, is missing', () => {
  const { data, missing } = findPrintedFields(
    [line('Surname', 100), line('V3RD1', 125), line('Given names', 160), line('CARLA', 185, 100, 20)],
    OPTIONS,
  )

  expect(data).toEqual({ text: ['Surname', 'V3RD1', 'Given names', 'CARLA'] })
  expect(missing.map(({ field }) => field)).toEqual(['surname', 'givenNames'])
})

const LICENCE =
  '@\n\u001e\rANSI 636014100002DL00410288ZC03290012DLDAQD5520918\nDCSWHITFIELD\nDACAMY\nDADROSE\nDBB09301988\nDBA09302031\nDBC2\nDCGUSA\r'

test('the elements of a licence’s bar code are read by the conventions of its country', () => {
  expect(parseAamva(LICENCE)).toEqual({
    surname: 'WHITFIELD',
    givenNames: 'AMY ROSE',
    documentNumber: 'D5520918',
    birthDate: '1988-09-30',
    expiryDate: '2031-09-30',
    sex: 'F',
    issuingState: 'USA',
  })
  expect(parseAamva(LICENCE.replace('09301988', '19880930').replace('USA', 'CAN'))).toMatchObject({
    birthDate: '1988-09-30',
  })
  expect(parseAamva(LICENCE.replace('09301988', '13451988'))).not.toHaveProperty('birthDate')
})

test('no text of a bar code or a print is an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), (text, other) => {
      parseAamva(`ANSI 636014${text}`)
      parseAamva(other)
      parsePrintedDate(text, DAY_FIRST)
      findPrintedFields([line(text, 100), line(other, 130)], OPTIONS)
    }),
  )
})
