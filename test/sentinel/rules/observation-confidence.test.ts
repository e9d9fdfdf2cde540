import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { observationConfidence } from '#sentinel/rules/observation-confidence.ts'

const WEIGHTS = { FEARFUL: 0.5, COACHED_ON_PHONE: 0.8, SECRECY: 0.4 }

test('each code that is observed raises the confidence as an independent sign', () => {
  expect(observationConfidence(WEIGHTS, ['FEARFUL'])).toBe(0.5)
  expect(observationConfidence(WEIGHTS, ['FEARFUL', 'COACHED_ON_PHONE'])).toBeCloseTo(0.9, 12)
})

test('a code counts once, and codes without a weight do not count', () => {
  expect(observationConfidence(WEIGHTS, ['FEARFUL', 'FEARFUL'])).toBe(0.5)
  expect(observationConfidence(WEIGHTS, ['NEW_COMPANION', 'constructor'])).toBe(0)
  expect(observationConfidence(WEIGHTS, [])).toBe(0)
})

test('the confidence stays within 0 and 1 and never falls with another code', () => {
  const weights = fc.dictionary(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }))
  fc.assert(
    fc.property(weights, of => {
      const codes = Object.keys(of)
      const [some, all] = [observationConfidence(of, codes.slice(1)), observationConfidence(of, codes)]
      expect(some).toBeGreaterThanOrEqual(0)
      expect(all).toBeGreaterThanOrEqual(some)
      expect(all).toBeLessThanOrEqual(1)
    }),
  )
})
