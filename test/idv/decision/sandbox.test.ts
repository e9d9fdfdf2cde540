import { expect, test } from '@jest/globals'
import { decide } from '#idv/decision/decide.ts'
import { sandboxScenarioOf } from '#idv/decision/sandbox.ts'
import { germanCard, input, licence, nationalId, passport } from './decision-fixture.ts'

/** A verification whose pictures show nothing. */
const empty = (externalId: string, environment: 'sandbox' | 'production' = 'sandbox') => {
  const { zone: _, faces: __, screening: ___, printed: ____, zoneComparison: _____, ...rest } = input()
  return { ...rest, externalId, environment, pictures: [] }
}

const TYPES = [passport, germanCard, licence, nationalId]

test.each([
  ['test-approve-1', 'VERIFIED', 'SANDBOX_APPROVE', 85, 100, []],
  ['test-reject-1', 'REJECTED', 'SANDBOX_REJECT', 0, 70, []],
  ['test-review-1', 'IN_REVIEW', 'LOW_QUALITY', 60, 85, []],
  ['test-spoof-1', 'REJECTED', 'LIVENESS_FAILED', 0, 85, ['FACE_SPOOF']],
  ['test-face-1', 'REJECTED', 'FACE_MISMATCH', 0, 85, []],
])(
  '%s is %s with any pictures, and the score fits',
  (externalId, status, decisionReason, min, max, alerts) => {
    for (const documentType of TYPES) {
      const decided = decide({ ...empty(externalId), documentType })

      expect(decided).toMatchObject({ status, decisionReason })
      expect(decided.overallScore).toBeGreaterThanOrEqual(min)
      expect(decided.overallScore).toBeLessThan(max)
      expect(decided.alerts.map(({ alertType }) => alertType)).toEqual(alerts)
      expect(decided.checks.every(({ simulated }) => simulated)).toBe(true)
    }
  },
)

test('in production a prefix means nothing', () => {
  expect(sandboxScenarioOf({ externalId: 'test-approve-1', environment: 'production' })).toBeUndefined()
  expect(decide(empty('test-approve-1', 'production'))).toMatchObject({
    status: 'IN_REVIEW',
    decisionReason: 'MRZ_INVALID',
  })
  expect(decide(input({ externalId: 'test-reject-1', environment: 'production' })).status).toBe('VERIFIED')
})

test('a prefix is the beginning of the id, and expiry is no outcome of a decision', () => {
  expect(sandboxScenarioOf(empty('my-test-approve-1'))).toBeUndefined()
  expect(sandboxScenarioOf(empty('test-approve'))).toBeUndefined()
  expect(sandboxScenarioOf(empty('test-expire-1'))).toBe('EXPIRE')
  expect(decide(input({ externalId: 'test-expire-1' })).decisionReason).toBe('SCORE_ABOVE_THRESHOLD')
})
