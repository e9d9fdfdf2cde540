import { expect, test } from '@jest/globals'
import * as types from '#sentinel/detection-rules/rule-types.ts'

test('the enumerations are complete and name each value once', () => {
  const sizes = Object.entries(types).map(([name, values]) => {
    expect(new Set(values).size).toBe(values.length)
    return [name, values.length]
  })

  expect(Object.fromEntries(sizes)).toEqual({
    RULE_TYPES: 28,
    SEVERITIES: 4,
    SIGNAL_CATEGORIES: 35,
    TRANSACTION_TYPES: 13,
    CHANNELS: 8,
    CHANGE_EVENT_TYPES: 7,
    ACCOUNT_EVENT_TYPES: 13,
    OBSERVATION_CODES: 12,
    VULNERABILITY_FLAGS: 9,
    ENROLLMENT_REASONS: 16,
  })
})
