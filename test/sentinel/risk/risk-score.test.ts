import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  decayOf,
  riskComponents,
  riskLevelOf,
  riskScoreOf,
  type RiskSignal,
} from '#sentinel/risk/risk-score.ts'

const AT = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number): Date => new Date(AT.getTime() - days * 86_400_000)
const signal = (overrides: Partial<RiskSignal> = {}): RiskSignal => ({
  id: 'signal',
  severity: 'HIGH',
  weight: 1,
  confidence: 1,
  status: 'ACTIVE',
  detectedAt: AT,
  ...overrides,
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
const signals = fc.array(
  fc.record<RiskSignal>({
    id: fc.uuid(),
    severity: fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
    weight: share,
    confidence: share,
    status: fc.constantFrom('ACTIVE', 'CONFIRMED', 'DISMISSED', 'EXPIRED', 'SUPERSEDED'),
    detectedAt: fc.integer({ min: -5, max: 1000 }).map(daysAgo),
  }),
  { maxLength: 30 },
)
const scoreOf = (of: readonly RiskSignal[]): number => riskScoreOf(riskComponents(of, AT))

test('a component shows each number of its factor', () => {
  const components = riskComponents(
    [signal({ id: 'a', severity: 'MEDIUM', weight: 0.8, confidence: 0.5, detectedAt: daysAgo(30) })],
    AT,
  )

  expect(components).toEqual([
    {
      signalId: 'a',
      severity: 'MEDIUM',
      weight: 0.8,
      severityFactor: 0.45,
      confidence: 0.5,
      decay: 0.5,
      factor: expect.closeTo(0.09, 12),
    },
  ])
  expect(riskScoreOf(components)).toBe(9)
})

test('signals combine as independent risks, rounded to two decimals', () => {
  expect(scoreOf([signal(), signal()])).toBe(91)
  expect(scoreOf([signal({ severity: 'LOW', weight: 1 / 3 }), signal({ severity: 'LOW' })])).toBe(25.33)
  expect(scoreOf([])).toBe(0)
})

test('dismissed, expired and superseded signals have no component', () => {
  const ended = (['DISMISSED', 'EXPIRED', 'SUPERSEDED'] as const).map(status => signal({ status }))

  expect(riskComponents(ended, AT)).toEqual([])
})

test('a signal halves every 30 days; a confirmed one does not fall below a half during 180 days', () => {
  expect(decayOf(signal({ detectedAt: daysAgo(60) }), AT)).toBe(0.25)
  expect(decayOf(signal({ status: 'CONFIRMED', detectedAt: daysAgo(15) }), AT)).toBeCloseTo(Math.SQRT1_2, 12)
  expect(decayOf(signal({ status: 'CONFIRMED', detectedAt: daysAgo(180) }), AT)).toBe(0.5)
  expect(decayOf(signal({ status: 'CONFIRMED', detectedAt: daysAgo(210) }), AT)).toBe(0.5 ** 7)
})

test('a clock that is behind the detection gives no more than the full weight', () => {
  expect(decayOf(signal({ detectedAt: daysAgo(-3) }), AT)).toBe(1)
})

test.each([
  [0, 'LOW'],
  [24.99, 'LOW'],
  [25, 'MEDIUM'],
  [49.99, 'MEDIUM'],
  [50, 'HIGH'],
  [74.99, 'HIGH'],
  [75, 'CRITICAL'],
  [100, 'CRITICAL'],
])('a score of %d is %s', (score, level) => {
  expect(riskLevelOf(score)).toBe(level)
})

test('the score stays within 0 and 100, and another signal never lowers it', () => {
  fc.assert(
    fc.property(signals, signals, (some, more) => {
      const score = scoreOf(some)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(scoreOf([...some, ...more])).toBeLessThanOrEqual(100)
      expect(scoreOf([...some, ...more])).toBeGreaterThanOrEqual(score)
    }),
  )
})
