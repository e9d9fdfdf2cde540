import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Refusal } from '#kernel/refusals.ts'
import { parseParameters } from '#compliance/monitoring-rules/parse-parameters.ts'
import { RULE_TYPES, type RuleType } from '#compliance/monitoring-rules/parameters.ts'
import { EDGES, network, ratio, screening, structuring, velocity, type Given } from './parameter-edges.ts'

/** The keys that a refusal names; empty when the parameters are accepted. */
function faultyKeys(ruleType: RuleType, given: Given): string[] {
  try {
    parseParameters(ruleType, given)
    return []
  } catch (error) {
    const { code, kind, issues, message } = error as Refusal
    expect([code, kind]).toEqual(['INVALID_RULE_PARAMETERS', 'invalid'])
    const keys = issues!.map(({ field }) => field.replace('parameters.', ''))
    expect(keys.filter(key => !message.includes(key))).toEqual([])
    return keys
  }
}

const DAY = 1_440

test('parameters are returned with defaults filled in and windows in minutes', () => {
  expect(parseParameters('THRESHOLD', { amount_threshold: '10000' })).toEqual({
    ruleType: 'THRESHOLD',
    amountThreshold: '10000',
    amountOperator: 'GTE',
  })
  expect(parseParameters('VELOCITY', velocity)).toEqual({
    ruleType: 'VELOCITY',
    countThreshold: 3,
    windowMinutes: DAY,
    groupBy: 'customer',
  })
  expect(parseParameters('PATTERN', structuring)).toEqual({
    ruleType: 'PATTERN',
    patternType: 'STRUCTURING',
    justBelowAmount: '10000',
    countThreshold: 3,
    windowMinutes: DAY,
    tolerancePercent: 10,
  })
  expect(parseParameters('PATTERN', { pattern_type: 'RAPID_MOVEMENT', time_window_hours: 2 })).toMatchObject({
    countThreshold: 1,
    windowMinutes: 120,
    tolerancePercent: 10,
  })
  expect(
    parseParameters('PATTERN', { pattern_type: 'ROUND_AMOUNTS', time_window_hours: 1, count_threshold: 5 }),
  ).toMatchObject({ tolerancePercent: 20 })
  expect(parseParameters('GEOGRAPHIC', { sanctioned_countries: ['KP'] })).toEqual({
    ruleType: 'GEOGRAPHIC',
    highRiskCountries: [],
    sanctionedCountries: ['KP'],
    newCountry: false,
  })
  expect(parseParameters('NETWORK', network('CIRCULAR'))).toEqual({
    ruleType: 'NETWORK',
    patternType: 'CIRCULAR',
    maxGroupSize: 5,
    tolerancePercent: 20,
    windowMinutes: 7 * DAY,
  })
  expect(parseParameters('NETWORK', network('CLOSED_NETWORK', { max_group_size: 4 }))).toMatchObject({
    countThreshold: 3,
    tolerancePercent: 10,
  })
  expect(parseParameters('SCREENING', screening)).toMatchObject({
    requireHighValue: false,
    amountThreshold: '0',
  })
  expect(parseParameters('CHARGEBACK_RATIO', ratio)).toEqual({
    ruleType: 'CHARGEBACK_RATIO',
    tierThresholds: ['0.01', '0.02'],
    ratioBasis: 'COUNT',
    periodDays: 30,
    ratioDenominator: 'SAME_PERIOD',
    minSales: 0,
  })
  expect(parseParameters('NEW_DEVICE', {})).toEqual({
    ruleType: 'NEW_DEVICE',
    requireDeviceFingerprint: false,
    amountThreshold: '0',
  })
})

test('a null parameter counts as left out', () => {
  expect(faultyKeys('THRESHOLD', { amount_threshold: '1', amount_upper: null })).toEqual([])
  expect(faultyKeys('THRESHOLD', { amount_threshold: null })).toEqual(['amount_threshold'])
})

test('an amount is a plain decimal string, or a JSON number that is exact', () => {
  for (const [given, stored] of [
    ['0.0001', '0.0001'],
    ['999999999999999.9999', '999999999999999.9999'],
    [10_000, '10000'],
    [8999.99, '8999.99'],
    [999_999_999_999_999, '999999999999999'],
  ] as const)
    expect(parseParameters('THRESHOLD', { amount_threshold: given })).toMatchObject({
      amountThreshold: stored,
    })
  for (const given of [
    '0',
    '-1',
    '1e3',
    '1,000',
    '0.00001',
    '1000000000000000',
    1e15,
    1e21,
    0.00001,
    12_345_678_901_234.567,
    Number.NaN,
    true,
    ['1'],
    '',
  ])
    expect(faultyKeys('THRESHOLD', { amount_threshold: given })).toEqual(['amount_threshold'])
})

test.each(EDGES)(
  '%s %j: %s is accepted at both edges of its range and refused beyond',
  (ruleType, given, key, accepted, refused) => {
    for (const value of accepted)
      expect([value, faultyKeys(ruleType, { ...given, [key]: value })]).toEqual([value, []])
    for (const value of refused)
      expect([value, faultyKeys(ruleType, { ...given, [key]: value })]).toEqual([value, [key]])
  },
)

test('a time window is given exactly once', () => {
  const given = { count_threshold: 2, group_by: 'card' }
  expect(faultyKeys('VELOCITY', given)).toEqual(['time_window_minutes'])
  expect(faultyKeys('VELOCITY', { ...given, time_window_minutes: 60, time_window_days: 1 })).toEqual([
    'time_window_days',
  ])
  expect(faultyKeys('VELOCITY', { ...given, time_window_hours: 1 })).toEqual([
    'time_window_minutes',
    'time_window_hours',
  ])
})

test('parameters that contradict each other are named', () => {
  expect(faultyKeys('THRESHOLD', { amount_threshold: '1', amount_operator: 'BETWEEN' })).toEqual([
    'amount_upper',
  ])
  expect(faultyKeys('THRESHOLD', { amount_threshold: '1', amount_upper: '2' })).toEqual(['amount_upper'])
  expect(faultyKeys('SCREENING', { ...screening, amount_threshold: '1' })).toEqual(['amount_threshold'])
  expect(faultyKeys('SCREENING', { ...screening, amount_threshold: '0' })).toEqual([])
  expect(faultyKeys('SCREENING', { ...screening, require_high_value: true })).toEqual(['amount_threshold'])
  expect(
    faultyKeys('SCREENING', { ...screening, require_high_value: true, amount_threshold: '1000' }),
  ).toEqual([])
})

test('each of several faulty parameters is named at once', () => {
  expect(
    faultyKeys('VELOCITY', { group_by: 'planet', time_window_days: 400, colour: 'red', count: 1 }),
  ).toEqual(['count_threshold', 'group_by', 'time_window_days', 'colour', 'count'])
  expect(faultyKeys('THRESHOLD', { toString: 1, constructor: 2 })).toEqual([
    'amount_threshold',
    'toString',
    'constructor',
  ])
})

test('a parameter of another pattern is unknown', () => {
  expect(faultyKeys('NETWORK', network('FAN_OUT', { count_threshold: 3, max_group_size: 5 }))).toEqual([
    'max_group_size',
  ])
  expect(faultyKeys('NETWORK', network('CIRCULAR', { count_threshold: 3 }))).toEqual(['count_threshold'])
  expect(faultyKeys('PATTERN', { ...structuring, pattern_type: 'ROUND_AMOUNTS' })).toEqual([
    'just_below_amount',
  ])
  expect(faultyKeys('PATTERN', { ...structuring, pattern_type: 'FAN_OUT' })).toEqual(['pattern_type'])
  expect(faultyKeys('NETWORK', {})).toEqual(['pattern_type'])
})

const KEYS = [...new Set(EDGES.flatMap(([, given, key]) => [key, ...Object.keys(given)]))]
const anyParameters = fc.oneof(
  fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue()),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.record({
    pattern_type: fc.constantFrom('STRUCTURING', 'CIRCULAR', 'MANY_TO_MANY'),
    rest: fc.jsonValue(),
  }),
)

test('arbitrary JSON is either accepted or refused with the keys at fault', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULE_TYPES), anyParameters, (ruleType, given) => {
      const keys = faultyKeys(ruleType, given as Given)
      if (keys.length === 0) expect(parseParameters(ruleType, given as Given).ruleType).toBe(ruleType)
    }),
    { numRuns: 500 },
  )
})
