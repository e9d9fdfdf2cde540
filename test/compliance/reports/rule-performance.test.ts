import { expect, test } from '@jest/globals'
import { performanceOf, type RuleAlerts } from '#compliance/reports/content/rule-performance.ts'

const ALERTS: RuleAlerts = {
  ruleId: '0199a1c2-0000-7000-8000-000000000001',
  code: 'STRUCT_NGN',
  version: 2,
  ruleType: 'PATTERN',
  severity: 'HIGH',
  category: 'STRUCTURING',
  alerts: 275,
  hits: 300,
  customers: 120,
  truePositives: 81,
  falsePositives: 182,
  duplicates: 2,
  undecided: 10,
  medianSecondsToClose: 5400.4,
  shadowAlerts: 3,
}

test('the precision of a rule counts decided alerts only, with its Wilson interval', () => {
  expect(performanceOf(ALERTS)).toMatchObject({
    code: 'STRUCT_NGN',
    version: 2,
    alerts: 275,
    unique_customers: 120,
    true_positives: 81,
    false_positives: 182,
    undecided: 10,
    precision: { value: 0.307985, interval: { low: 0.255289, high: 0.36621, level: 0.95 } },
    median_seconds_to_close: 5400,
  })
})

test('a rule without decided alerts has no precision and no time to close', () => {
  const open = { ...ALERTS, truePositives: 0, falsePositives: 0, undecided: 273, medianSecondsToClose: null }

  expect(performanceOf(open)).toMatchObject({ precision: null, median_seconds_to_close: null })
})
