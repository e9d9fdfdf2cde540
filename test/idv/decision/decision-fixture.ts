import { documentTypeOf } from '#idv/document-types/document-types.ts'
import type { DecisionInput } from '#idv/decision/decision-input.ts'
import type { ParsedZone } from '#idv/mrz/zone.ts'

export const zone: ParsedZone = {
  format: 'TD3',
  valid: true,
  score: 100,
  fields: {
    documentCode: 'P',
    issuingState: 'UTO',
    documentNumber: 'KX4410297',
    nationality: 'UTO',
    birthDate: '1979-11-23',
    sex: 'M',
    expiryDate: '2033-05-14',
    primaryIdentifier: 'KESTERMANN',
    secondaryIdentifier: 'JONAS PAUL',
  },
  checkDigits: [
    { field: 'documentNumber', valid: true, line: 2, position: 10 },
    { field: 'birthDate', valid: true, line: 2, position: 20 },
    { field: 'expiryDate', valid: true, line: 2, position: 28 },
    { field: 'composite', valid: true, line: 2, position: 44 },
  ],
  repairs: [],
  warnings: [],
}

export const withWrongDigit = (field: 'documentNumber' | 'birthDate' | 'expiryDate'): ParsedZone => ({
  ...zone,
  valid: false,
  score: 75,
  checkDigits: zone.checkDigits.map(digit => (digit.field === field ? { ...digit, valid: false } : digit)),
})

export const passport = documentTypeOf('international_passport')!
export const germanCard = documentTypeOf('eu_id_de')!
export const licence = documentTypeOf('us_drivers_license')!
export const nationalId = documentTypeOf('ng_nin')!

export const picture = { quality: 90, ocrConfidence: 92, editors: [], isUnevenlyCompressed: false }

/** A passport without any fault, in a sandbox without a prefix. */
export const input = (changed: Partial<DecisionInput> = {}): DecisionInput => ({
  externalId: 'customer-1',
  environment: 'sandbox',
  today: '2026-11-28',
  minimumAge: 18,
  documentType: passport,
  pictures: [picture],
  zone,
  printed: { surname: 'KESTERMANN', givenNames: 'JONAS PAUL', documentNumber: 'KX4410297' },
  zoneComparison: [
    { field: 'surname', result: 'match' },
    { field: 'documentNumber', result: 'match' },
    { field: 'birthDate', result: 'unreadable' },
  ],
  duplicates: { isDocumentKnown: false, wasUploadRefused: false, isSelfieNear: false },
  faces: {
    match: { score: 97, result: 'PASS' },
    liveness: { score: 98, result: 'PASS' },
    isSimulated: false,
  },
  screening: 'APPROVE',
  ...changed,
})

const licenceData = {
  surname: 'WHITFIELD',
  givenNames: 'AMY ROSE',
  documentNumber: 'D5520918',
  birthDate: '1988-09-30',
  expiryDate: '2031-09-30',
  issuingState: 'USA',
}

/** A driving licence with a bar code and no zone. */
export function licenceInput(changed: Partial<DecisionInput> = {}): DecisionInput {
  const { zone: _, zoneComparison: __, ...rest } = input()
  return {
    ...rest,
    documentType: licence,
    pictures: [picture, { quality: 88, editors: [], isUnevenlyCompressed: false }],
    printed: licenceData,
    barcode: licenceData,
    barcodeComparison: [{ field: 'documentNumber', result: 'match' }],
    ...changed,
  }
}
