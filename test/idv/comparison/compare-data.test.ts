import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compareData } from '#idv/comparison/compare-data.ts'
import { consistencyOf } from '#idv/comparison/consistency.ts'
import { zoneData, type DocumentData } from '#idv/comparison/document-data.ts'
import { editDistance } from '#idv/comparison/edit-distance.ts'
import { parseZone } from '#idv/mrz/parse-zone.ts'

const mismatches = (reference: DocumentData, found: DocumentData, isRead = true): readonly string[] =>
  consistencyOf(compareData(reference, found, { isRead })).mismatches

const ZONE = {
  surname: 'MUELLER',
  givenNames: 'HANS JUERGEN',
  documentNumber: 'C01X0006H',
  birthDate: '1964-08-12',
  expiryDate: '2030-01-31',
  sex: 'M',
  nationality: 'D',
  issuingState: 'D',
} as const

test.each([
  ['with its marks', { surname: 'Müller', givenNames: 'Hans Jürgen' }],
  ['read without its marks', { surname: 'MULLER', givenNames: 'HANS JURGEN' }],
  ['with one letter in six read wrongly', { surname: 'MUELLEP', givenNames: 'HAN5 JUERGFN' }],
  ['with the names divided otherwise', { surname: 'HANS JUERGEN MUELLER' }],
])('print %s is the name of the zone', (_, found) => {
  expect(mismatches(ZONE, found)).toEqual([])
})

test('another name is a mismatch, and so are two wrong letters in seven', () => {
  expect(mismatches(ZONE, { surname: 'VERDI', givenNames: 'HANS JUERGEN' })).toEqual(['surname'])
  expect(mismatches(ZONE, { surname: 'MUFLLFR' })).toEqual(['surname'])
})

test('numbers match up to look-alikes, blanks and hyphens when they are read, and exactly when not', () => {
  expect(mismatches(ZONE, { documentNumber: 'CO1X-00O6 H' })).toEqual([])
  expect(mismatches(ZONE, { documentNumber: 'C01X0007H' })).toEqual(['documentNumber'])
  expect(mismatches(ZONE, { documentNumber: 'CO1X0006H' }, false)).toEqual(['documentNumber'])
})

test('dates match exactly, as far as both are known', () => {
  expect(mismatches(ZONE, { birthDate: '1964-08', expiryDate: '2030' })).toEqual([])
  expect(mismatches(ZONE, { birthDate: '1964-08-13', expiryDate: '2031' })).toEqual([
    'birthDate',
    'expiryDate',
  ])
})

test('the codes of Germany are one state, and a nationality in words is unreadable', () => {
  expect(mismatches(ZONE, { nationality: 'DEU', issuingState: 'D' })).toEqual([])
  expect(mismatches(ZONE, { nationality: 'DEUTSCH' })).toEqual([])
  expect(mismatches(ZONE, { nationality: 'FRA' })).toEqual(['nationality'])
})

test('a missing or unspecified value is unreadable, never a mismatch', () => {
  expect(consistencyOf(compareData(ZONE, {}))).toEqual({ mismatches: [] })
  expect(consistencyOf(compareData(ZONE, { sex: 'X', surname: '李', documentNumber: '-' }))).toEqual({
    mismatches: [],
  })
  expect(consistencyOf(compareData(ZONE, { sex: 'F', birthDate: '1964-08-12' }))).toEqual({
    score: 50,
    mismatches: ['sex'],
  })
})

test('a name that fills its field in the zone matches the longer print', () => {
  const zone = parseZone(
    ['I<PRT007777779<ZZ92<<<<<<<<<<<', '8303143M3405282PRT<<<<<<<<<<<2', 'CACADOR<DE<ARAUJO<<ANDRE<ESTEV'],
    { today: '2026-11-28', isSandbox: false },
  )
  const printed = {
    surname: 'Caçador de Araújo',
    givenNames: 'André Estevão Maria',
    documentNumber: '00777777 9 ZZ9',
  }

  expect(consistencyOf(compareData(zoneData(zone), printed))).toEqual({ score: 100, mismatches: [] })
  expect(mismatches({ ...zoneData(zone), isNameTruncated: false } as DocumentData, printed)).toEqual([
    'givenNames',
  ])
})

test('Cyrillic print matches its transliteration', () => {
  expect(
    mismatches(
      { surname: 'SHCHERBAKOV', givenNames: 'IAROSLAV' },
      { surname: 'Щербаков', givenNames: 'Ярослав' },
    ),
  ).toEqual([])
})

test('no text throws, and any text matches itself or is unreadable', () => {
  const data = fc.record({
    surname: fc.string({ unit: 'binary' }),
    documentNumber: fc.string({ unit: 'binary' }),
  })
  fc.assert(
    fc.property(data, data, (one, other) => {
      compareData(one, other)
      expect(mismatches(one, one)).toEqual([])
    }),
  )
})

test('the edit distance is symmetric and at most the longer length', () => {
  expect(editDistance('KITTEN', 'SITTING')).toBe(3)
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one))
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
