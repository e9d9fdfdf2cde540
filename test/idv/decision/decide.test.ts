import { expect, test } from '@jest/globals'
import type { CheckName } from '#idv/decision/checks.ts'
import { decide, type Decision } from '#idv/decision/decide.ts'
import type { DecisionInput } from '#idv/decision/decision-input.ts'
import { documentTypeOf } from '#idv/document-types/document-types.ts'
import { REASONS, reviewedAs } from '#idv/decision/reasons.ts'
import {
  germanCard,
  input,
  licence,
  licenceInput,
  picture,
  withWrongDigit,
  zone,
} from './decision-fixture.ts'

const check = ({ checks }: Decision, name: CheckName) => checks.find(each => each.name === name)!

const without = (name: keyof DecisionInput): DecisionInput => {
  const { [name]: _, ...rest } = input()
  return rest as DecisionInput
}

test('a document without a fault is approved, and every check is reported once', () => {
  const decided = decide(input())

  expect(decided).toMatchObject({
    decision: 'AUTO_APPROVE',
    decisionReason: 'SCORE_ABOVE_THRESHOLD',
    status: 'VERIFIED',
    alerts: [],
  })
  expect(decided.checks.map(({ name }) => name)).toEqual([
    'documentQuality',
    'documentAuthenticity',
    'ocrConfidence',
    'mrzValidity',
    'vizMrzConsistency',
    'barcodeConsistency',
    'expiry',
    'ageCheck',
    'faceMatch',
    'liveness',
    'duplicate',
    'sanctions',
    'nfc',
  ])
  expect(check(decided, 'barcodeConsistency')).toMatchObject({ result: 'NOT_APPLICABLE', score: 0 })
  expect(check(decided, 'faceMatch')).not.toHaveProperty('simulated')
  expect(decide(licenceInput())).toMatchObject({ status: 'VERIFIED' })
})

test('the overall score is the weighted mean of the checks that apply', () => {
  const { checks, overallScore } = decide(
    input({ pictures: [{ ...picture, quality: 70, ocrConfidence: 80 }] }),
  )

  // (10·70 + 15·100 + 5·80 + 20·100 + 15·100 + 5·100 + 5·100 + 20·97 + 15·98 + 10·100 + 10·100) / 130
  expect(checks.filter(({ result }) => result !== 'NOT_APPLICABLE')).toHaveLength(11)
  expect(overallScore).toBe(96.23)
})

test.each<[string, Partial<DecisionInput>, string]>([
  [
    'an expired document',
    { zone: { ...zone, fields: { ...zone.fields, expiryDate: '2026-11-27' } } },
    'DOCUMENT_EXPIRED',
  ],
  ['a person below the minimum age', { minimumAge: 48 }, 'UNDERAGE'],
  ['another face', { faces: { ...input().faces!, match: { score: 20, result: 'FAIL' } } }, 'FACE_MISMATCH'],
  [
    'a picture of a picture',
    { faces: { ...input().faces!, liveness: { score: 5, result: 'FAIL' } } },
    'LIVENESS_FAILED',
  ],
  ['a forged chip', { chip: { zone, result: 'FAIL' } }, 'CHIP_INVALID'],
  ['a person whom the screening blocks', { screening: 'BLOCK' }, 'SANCTIONS_HIT'],
])('%s is rejected', (_, changed, decisionReason) => {
  expect(decide(input(changed))).toMatchObject({
    decision: 'AUTO_REJECT',
    decisionReason,
    status: 'REJECTED',
  })
})

test.each<[string, DecisionInput, string]>([
  ['a wrong check digit', input({ zone: withWrongDigit('documentNumber') }), 'MRZ_INVALID'],
  ['a passport without a readable zone', without('zone'), 'MRZ_INVALID'],
  ['a zone of another format', input({ documentType: germanCard }), 'MRZ_INVALID'],
  [
    'a print that contradicts the zone',
    input({ zoneComparison: [{ field: 'surname', result: 'mismatch' }] }),
    'MRZ_VIZ_MISMATCH',
  ],
  [
    'a print that contradicts the bar code',
    licenceInput({ barcodeComparison: [{ field: 'birthDate', result: 'mismatch' }] }),
    'BARCODE_MISMATCH',
  ],
  [
    'an issuer of another country',
    input({
      documentType: germanCard,
      zone: { ...zone, format: 'TD1', fields: { ...zone.fields, documentCode: 'ID', issuingState: 'FRA' } },
    }),
    'ISSUER_MISMATCH',
  ],
  [
    'traces of an editor',
    input({ pictures: [{ ...picture, editors: ['Adobe Photoshop'] }] }),
    'DOCUMENT_TAMPERED',
  ],
  [
    'uneven compression',
    input({ pictures: [{ ...picture, isUnevenlyCompressed: true }] }),
    'DOCUMENT_TAMPERED',
  ],
  [
    'a document of another customer',
    input({ duplicates: { isDocumentKnown: true, wasUploadRefused: false, isSelfieNear: false } }),
    'DUPLICATE_DOCUMENT',
  ],
  ['a blurred picture', input({ pictures: [picture, { ...picture, quality: 39 }] }), 'LOW_QUALITY'],
  ['no picture', input({ pictures: [] }), 'LOW_QUALITY'],
  [
    'a document without a readable birth date',
    licenceInput({ printed: {}, barcode: { surname: 'A', documentNumber: 'B' } }),
    'AGE_UNKNOWN',
  ],
  ['a missing screening', without('screening'), 'SCREENING_UNAVAILABLE'],
  ['a screening to review', input({ screening: 'REVIEW_REQUIRED' }), 'SCREENING_UNAVAILABLE'],
  ['an unknown decision of the screening', input({ screening: 'constructor' }), 'SCREENING_UNAVAILABLE'],
  ['faces that no provider compared', without('faces'), 'FACE_CHECK_UNAVAILABLE'],
  [
    'poor results without a single fault',
    input({
      pictures: [{ ...picture, quality: 45, ocrConfidence: 20 }],
      faces: {
        match: { score: 55, result: 'WARN' },
        liveness: { score: 60, result: 'WARN' },
        isSimulated: false,
      },
    }),
    'SCORE_BELOW_THRESHOLD',
  ],
])('%s leaves the decision to a person', (_, given, decisionReason) => {
  expect(decide(given)).toMatchObject({ decision: 'MANUAL_REVIEW', decisionReason, status: 'IN_REVIEW' })
})

test('a rejection precedes a review, and a review precedes an approval', () => {
  const decisions = REASONS.map(({ decision }) => decision)

  expect(decisions).toEqual([
    ...decisions.filter(each => each === 'AUTO_REJECT'),
    ...decisions.filter(each => each === 'MANUAL_REVIEW'),
    ...decisions.filter(each => each === 'AUTO_APPROVE'),
  ])
  expect(decide(input({ zone: withWrongDigit('birthDate'), screening: 'BLOCK' })).status).toBe('REJECTED')
})

test('a document is valid on its last day, and without a day until the end of its month', () => {
  const expiring = (expiryDate: string) =>
    decide(licenceInput({ barcode: { ...licenceInput().barcode!, expiryDate } })).status

  expect(expiring('2026-11-28')).toBe('VERIFIED')
  expect(expiring('2026-11-27')).toBe('REJECTED')
  expect(expiring('2026-11')).toBe('VERIFIED')
  expect(expiring('2026-10')).toBe('REJECTED')
  expect(expiring('2026')).toBe('VERIFIED')
  expect(expiring('2025')).toBe('REJECTED')
})

test('an expiry date that its check digit disproves rejects no document', () => {
  const misread = withWrongDigit('expiryDate')

  const decided = decide(
    input({ zone: { ...misread, fields: { ...misread.fields, expiryDate: '2003-05-14' } } }),
  )

  expect(decided).toMatchObject({ status: 'IN_REVIEW', decisionReason: 'MRZ_INVALID' })
  expect(check(decided, 'expiry').result).toBe('NOT_APPLICABLE')
})

test('a birth date without a day or month proves an age only if every possible day does', () => {
  const born = (birthDate: string) =>
    decide(input({ zone: { ...zone, fields: { ...zone.fields, birthDate } } })).decisionReason

  expect(born('2008-11-28')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(born('2008-11-29')).toBe('UNDERAGE')
  expect(born('2008-10')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(born('2008-11')).toBe('AGE_UNKNOWN')
  expect(born('2008-12')).toBe('UNDERAGE')
  expect(born('2007')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(born('2008')).toBe('AGE_UNKNOWN')
  expect(born('2009')).toBe('UNDERAGE')
})

test('signs of fraud raise one alert of each type', () => {
  const decided = decide(
    input({
      zoneComparison: [{ field: 'surname', result: 'mismatch' }],
      pictures: [{ ...picture, editors: ['GIMP 2.10'] }],
      chip: { zone, result: 'FAIL' },
      faces: { ...input().faces!, liveness: { score: 5, result: 'FAIL' } },
      screening: 'BLOCK',
    }),
  )

  expect(decided.alerts.map(({ alertType, severity }) => [alertType, severity])).toEqual([
    ['SANCTIONS_HIT', 'CRITICAL'],
    ['FACE_SPOOF', 'CRITICAL'],
    ['DOCUMENT_TAMPERING', 'CRITICAL'],
    ['MRZ_MISMATCH', 'HIGH'],
  ])
})

test('a bar code or a chip that proves nothing lowers the score and does not reject', () => {
  const { barcode: _, barcodeComparison: __, ...unread } = licenceInput()

  expect(decide(unread)).toMatchObject({ status: 'IN_REVIEW', decisionReason: 'SCORE_BELOW_THRESHOLD' })
  const withChip = (result: 'PASS' | 'WARN') => decide(input({ chip: { zone, result } }))
  expect(withChip('WARN').status).toBe('VERIFIED')
  expect(withChip('WARN').overallScore).toBeLessThan(withChip('PASS').overallScore)
})

test('a residence permit may come from every member state, and a green card has its own document codes', () => {
  const issued = (documentType: DecisionInput['documentType'], issuingState: string, documentCode: string) =>
    decide(
      input({
        documentType,
        zone: { ...zone, format: 'TD1', fields: { ...zone.fields, issuingState, documentCode } },
      }),
    ).decisionReason
  const permit = documentTypeOf('eu_residence_permit')!
  const greenCard = documentTypeOf('us_green_card')!

  expect(issued(permit, 'D', 'AR')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(issued(permit, 'GRC', 'IR')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(issued(permit, 'USA', 'C1')).toBe('ISSUER_MISMATCH')
  expect(issued(greenCard, 'USA', 'C1')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(issued(greenCard, 'USA', 'IP')).toBe('ISSUER_MISMATCH')
  expect(issued(germanCard, 'DEU', 'ID')).toBe('SCORE_ABOVE_THRESHOLD')
  expect(issued(germanCard, 'OEU', 'ID')).toBe('SCORE_ABOVE_THRESHOLD')
})

test('a reviewer decides for or against the person', () => {
  expect(reviewedAs('APPROVE')).toEqual({
    decision: 'MANUAL_APPROVE',
    decisionReason: 'REVIEWER',
    status: 'VERIFIED',
  })
  expect(reviewedAs('REJECT')).toMatchObject({ decision: 'MANUAL_REJECT', status: 'REJECTED' })
})

test('a document of a type with a bar code alone needs no zone', () => {
  expect(check(decide(licenceInput({ documentType: licence })), 'mrzValidity').result).toBe('NOT_APPLICABLE')
})
