import { expect, test } from '@jest/globals'
import { parseParameters } from '#sentinel/detection-rules/parse-parameters.ts'
import type { DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import { STANDARD_RULES } from '#sentinel/detection-rules/standard-set.ts'

const RISK_ALERT_MIN = 50
const SEVERITY_FACTOR = { LOW: 0.2, MEDIUM: 0.45, HIGH: 0.7, CRITICAL: 0.95 }
const opensAlert = (severity: string): boolean => severity === 'HIGH' || severity === 'CRITICAL'
const numbered = (letter: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${letter}${index + 1}`)

test.each(STANDARD_RULES.map(rule => [rule.code, rule] as const))(
  '%s: its parameters are valid and complete',
  (_, { ruleType, parameters }) => {
    expect(parseParameters(ruleType, parameters)).toEqual({ parameters, issues: [] })
  },
)

test('codes and names occur once, and weights are shares', () => {
  for (const texts of [STANDARD_RULES.map(({ code }) => code), STANDARD_RULES.map(({ name }) => name)])
    expect(new Set(texts).size).toBe(STANDARD_RULES.length)
  expect(STANDARD_RULES.filter(({ code }) => !/^STD-[A-Z0-9-]+$/.test(code))).toEqual([])
  expect(STANDARD_RULES.filter(({ weight }) => weight <= 0 || weight > 1)).toEqual([])
})

test('every financial and behavioral flag of the advisory has a rule', () => {
  const covered = new Set(STANDARD_RULES.flatMap(({ fincenFlags }) => fincenFlags))

  expect([...covered].toSorted()).toEqual([...numbered('B'), ...numbered('F')].toSorted())
})

test.each([
  ['F1', 'DORMANCY_BREAK'],
  ['F2', 'GIFT_CARD'],
  ['F3', 'CRYPTO'],
  ['F4', 'MEMO_KEYWORD'],
  ['F5', 'CASH_INTENSITY'],
  ['F6', 'RELATED_PARTY'],
  ['F7', 'CASH_INTENSITY'],
  ['F8', 'NSF'],
  ['F9', 'MISSED_BILL'],
  ['F10', 'CHANNEL_SHIFT'],
  ['F10', 'TIME_OF_DAY'],
  ['F10', 'GEO_DEVIATION'],
  ['F11', 'INTERNATIONAL_TRANSFER'],
  ['F11', 'AMOUNT_DEVIATION'],
  ['F12', 'EARLY_WITHDRAWAL'],
  ['B1', 'ACCOUNT_CHANGE'],
  ['B10', 'CHANGE_THEN_TRANSFER'],
  ['B11', 'CHANGE_THEN_TRANSFER'],
  ['B2', 'STAFF_OBSERVATION'],
  ['B12', 'STAFF_OBSERVATION'],
])('flag %s is detected by a %s rule', (flag, ruleType) => {
  expect(STANDARD_RULES.some(rule => rule.ruleType === ruleType && rule.fincenFlags.includes(flag))).toBe(
    true,
  )
})

test.each<DetectionRuleType>([
  'GIFT_CARD',
  'CRYPTO',
  'INTERNATIONAL_TRANSFER',
  'DEVICE_ANOMALY',
  'REPEATED_SCAM_PATTERN',
  'CHANGE_THEN_TRANSFER',
  'CASH_INTENSITY',
  'DORMANCY_BREAK',
  'INCOME_DIVERSION',
  'PAYEE_CONCENTRATION',
  'BALANCE_DRAIN',
  'RELATED_PARTY',
  'NSF',
  'COMPOSITE',
  'POST_DEATH',
])('a pattern of exploitation opens an alert at once: %s', ruleType => {
  expect(STANDARD_RULES.some(rule => rule.ruleType === ruleType && opensAlert(rule.severity))).toBe(true)
})

test.each<DetectionRuleType>([
  'CHANNEL_SHIFT',
  'TIME_OF_DAY',
  'GEO_DEVIATION',
  'NEW_PAYEE',
  'FREQUENCY_DEVIATION',
  'AMOUNT_DEVIATION',
  'MISSED_BILL',
])('a mere deviation opens no alert, and three of them in a day do not either: %s', ruleType => {
  const rules = STANDARD_RULES.filter(rule => rule.ruleType === ruleType)

  expect(rules.length).toBeGreaterThan(0)
  for (const { severity, weight } of rules) {
    const risk = 100 * (1 - (1 - weight * SEVERITY_FACTOR[severity]) ** 3)
    expect([opensAlert(severity), risk < RISK_ALERT_MIN]).toEqual([false, true])
  }
})

test('a staff observation is counted by one standard rule, with a weight for each code', () => {
  const rules = STANDARD_RULES.filter(({ ruleType }) => ruleType === 'STAFF_OBSERVATION')
  const { observations } = rules[0]!.parameters as { observations: object }

  expect(rules).toHaveLength(1)
  expect(Object.keys(observations)).toHaveLength(12)
})
