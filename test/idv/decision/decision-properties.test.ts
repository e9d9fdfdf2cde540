import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decide } from '#idv/decision/decide.ts'
import type { DecisionInput } from '#idv/decision/decision-input.ts'
import { REASONS } from '#idv/decision/reasons.ts'
import { germanCard, licence, nationalId, passport, withWrongDigit, zone } from './decision-fixture.ts'

const score = fc.integer({ min: 0, max: 100 })
const result = fc.constantFrom('PASS', 'WARN', 'FAIL')
const date = fc.constantFrom(undefined, '1979', '2008-11', '2008-11-29', '2033-05-14', '2024-02-29')
const fields = fc
  .record({
    surname: fc.constantFrom(undefined, 'A'),
    documentNumber: fc.constantFrom(undefined, 'B1'),
    birthDate: date,
    expiryDate: date,
    issuingState: fc.constantFrom(undefined, 'USA', 'D', 'UTO'),
  })
  .map(given => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
const comparison = fc.array(
  fc.record({
    field: fc.constantFrom('surname', 'birthDate'),
    result: fc.constantFrom('match', 'mismatch', 'unreadable'),
  }),
  { maxLength: 4 },
)

const anyInput: fc.Arbitrary<DecisionInput> = fc
  .record(
    {
      externalId: fc.constantFrom('c-1', 'test-approve-1', 'test-reject-1', 'test-review-1', 'test-expire-1'),
      environment: fc.constantFrom('sandbox', 'production'),
      today: fc.constant('2026-11-28'),
      minimumAge: fc.integer({ min: 0, max: 120 }),
      documentType: fc.constantFrom(passport, germanCard, licence, nationalId),
      pictures: fc.array(
        fc.record({
          quality: score,
          ocrConfidence: score,
          editors: fc.constantFrom([], ['GIMP']),
          isUnevenlyCompressed: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
      duplicates: fc.record({
        isDocumentKnown: fc.boolean(),
        wasUploadRefused: fc.boolean(),
        isSelfieNear: fc.boolean(),
      }),
      zone: fc.constantFrom(zone, withWrongDigit('expiryDate'), { ...zone, format: 'TD1' as const }),
      printed: fields,
      barcode: fields,
      zoneComparison: comparison,
      barcodeComparison: comparison,
      chip: fc.record({ zone: fc.constant(zone), result }),
      faces: fc.record({
        match: fc.record({ score, result }),
        liveness: fc.record({ score, result }),
        isSimulated: fc.boolean(),
      }),
      screening: fc.constantFrom('APPROVE', 'APPROVE_WITH_MONITORING', 'REVIEW_REQUIRED', 'HOLD', 'BLOCK'),
    },
    {
      requiredKeys: [
        'externalId',
        'environment',
        'today',
        'minimumAge',
        'documentType',
        'pictures',
        'duplicates',
      ],
    },
  )
  .map(given => given as DecisionInput)

const RANKS = { REJECTED: 0, IN_REVIEW: 1, VERIFIED: 2 }

test('the overall score is the sum of its parts, and lies between the lowest and the highest', () => {
  fc.assert(
    fc.property(anyInput, given => {
      const { checks, overallScore } = decide(given)
      const parts = checks.filter(check => check.result !== 'NOT_APPLICABLE')
      const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
      const weighted = parts.reduce((sum, { weight, score: each }) => sum + weight * each, 0)

      expect(Math.abs(overallScore - weighted / weights)).toBeLessThanOrEqual(0.005_000_1)
      expect(overallScore).toBe(Number(overallScore.toFixed(2)))
      for (const { score: each, result: of } of checks) {
        expect(each >= 0 && each <= 100).toBe(true)
        if (of === 'NOT_APPLICABLE') expect(each).toBe(0)
      }
    }),
  )
})

test('a critical failure never ends verified, and an approval has no failed check', () => {
  fc.assert(
    fc.property(anyInput, given => {
      const { checks, status, decision, decisionReason } = decide(given)
      const hasFailed = checks.some(({ result: of }) => of === 'FAIL')

      if (status === 'VERIFIED') expect(hasFailed).toBe(false)
      expect(REASONS).toContainEqual({ reason: decisionReason, decision })
    }),
  )
})

test('only a prefix of a sandbox simulates checks beside the faces', () => {
  fc.assert(
    fc.property(anyInput, given => {
      const simulated = decide(given)
        .checks.filter(check => check.simulated)
        .map(({ name }) => name)
      const hasOutcome = /^test-(approve|reject|review)-/.test(given.externalId)

      if (given.environment === 'sandbox' && hasOutcome) expect(simulated).toHaveLength(13)
      else expect(simulated.every(name => name === 'faceMatch' || name === 'liveness')).toBe(true)
    }),
  )
})

test('a better picture or face never lowers the score nor worsens the outcome', () => {
  fc.assert(
    fc.property(anyInput, score, (given, gain) => {
      const raise = (value: number): number => Math.min(100, value + gain)
      const better: DecisionInput = {
        ...given,
        pictures: given.pictures.map(each => ({
          ...each,
          quality: raise(each.quality),
          ocrConfidence: raise(each.ocrConfidence ?? 0),
        })),
        ...(given.faces && {
          faces: { ...given.faces, match: { ...given.faces.match, score: raise(given.faces.match.score) } },
        }),
      }
      const [before, after] = [decide(given), decide(better)]

      expect(after.overallScore).toBeGreaterThanOrEqual(before.overallScore)
      expect(RANKS[after.status]).toBeGreaterThanOrEqual(RANKS[before.status])
    }),
  )
})

test('a critical defect never improves the outcome, and no other defect turns it into an approval', () => {
  const defects: Partial<DecisionInput>[] = [
    { screening: 'BLOCK' },
    { chip: { zone, result: 'FAIL' } },
    {
      faces: {
        match: { score: 0, result: 'FAIL' },
        liveness: { score: 0, result: 'FAIL' },
        isSimulated: false,
      },
    },
    { pictures: [] },
    { zone: withWrongDigit('documentNumber'), zoneComparison: [{ field: 'surname', result: 'mismatch' }] },
    { duplicates: { isDocumentKnown: true, wasUploadRefused: false, isSelfieNear: false } },
  ]
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...defects), (given, defect) => {
      expect(RANKS[decide({ ...given, ...defect }).status]).toBeLessThanOrEqual(
        Math.max(RANKS[decide(given).status], defect.chip || defect.screening || defect.faces ? 0 : 1),
      )
    }),
  )
})
