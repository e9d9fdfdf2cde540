import { expect, test } from '@jest/globals'
import { documentTypeOf, documentTypesOf } from '#idv/document-types/document-types.ts'
import {
  hasDocumentCode,
  hasZoneFormat,
  isIssuedBy,
  mrzSideOf,
  mrzSidesOf,
  needsBack,
} from '#idv/document-types/zone-of-type.ts'
import { isAssignedState } from '#idv/mrz/states.ts'

const typeOf = (code: string) => documentTypeOf(code)!

test('there are 45 types with distinct codes, and each has consistent attributes', () => {
  const types = documentTypesOf()

  expect(new Set(types.map(({ type }) => type)).size).toBe(45)
  for (const type of types) {
    expect(type.mrz).toBe(type.mrzFormats !== undefined)
    expect(type.mrz).toBe(type.mrzSide !== undefined)
    expect(type.nfc && !type.mrz).toBe(false)
    expect(type.sides[0]).toBe('front')
    expect(type.sides).toEqual(expect.arrayContaining([...mrzSidesOf(type)]))
    expect(type.barcode === undefined || needsBack(type)).toBe(true)
    expect(type.issuingStates?.every(isAssignedState)).not.toBe(false)
  }
})

test('a country has its own types and those that no single country issues', () => {
  expect(documentTypesOf('DE').map(({ type }) => type)).toEqual([
    'international_passport',
    'eu_id_de',
    'eu_residence_permit',
  ])
  expect(documentTypesOf('ZZ').every(({ country }) => country === undefined)).toBe(true)
  expect(documentTypeOf('toString')).toBeUndefined()
})

test('a zone belongs to a type by format, document code and issuing state', () => {
  expect(hasZoneFormat(typeOf('eu_id_fr'), 'FR-ID')).toBe(true)
  expect(hasZoneFormat(typeOf('eu_id_de'), 'FR-ID')).toBe(false)
  expect(hasZoneFormat(typeOf('us_drivers_license'), 'unknown')).toBe(false)
  expect(hasDocumentCode(typeOf('us_green_card'), { documentCode: 'C1' })).toBe(true)
  expect(hasDocumentCode(typeOf('us_green_card'), { documentCode: 'I' })).toBe(false)
  expect(hasDocumentCode(typeOf('international_passport'), {})).toBe(false)
  expect(isIssuedBy(typeOf('eu_id_de'), 'D')).toBe(true)
  expect(isIssuedBy(typeOf('eu_id_de'), 'FRA')).toBe(false)
  expect(isIssuedBy(typeOf('eu_residence_permit'), 'FRA')).toBe(true)
  expect(isIssuedBy(typeOf('international_passport'), 'UTO')).toBe(true)
})

test('the zone is on the back of cards, and on the front of the French card before 2021', () => {
  expect(mrzSideOf(typeOf('eu_id_fr'), 'TD1')).toBe('back')
  expect(mrzSideOf(typeOf('eu_id_fr'), 'FR-ID')).toBe('front')
  expect(mrzSidesOf(typeOf('eu_id_fr'))).toEqual(['back', 'front'])
  expect(mrzSidesOf(typeOf('us_military_id'))).toEqual([])
})
