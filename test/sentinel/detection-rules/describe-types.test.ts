import { expect, test } from '@jest/globals'
import { describeType } from '#sentinel/detection-rules/describe-types.ts'
import { PARAMETER_DEFINITIONS } from '#sentinel/detection-rules/parameter-definitions.ts'
import { RULE_TYPES } from '#sentinel/detection-rules/rule-types.ts'

test.each(RULE_TYPES)('%s: the type and each parameter are described in one sentence', ruleType => {
  const { summary, parameters } = describeType(ruleType)

  expect(parameters.map(({ name }) => name)).toEqual(Object.keys(PARAMETER_DEFINITIONS[ruleType]))
  for (const sentence of [summary, ...parameters.map(({ description }) => description)])
    expect(sentence).toMatch(/^[A-Z][^.]+\.$/)
})

test('a parameter is described with unit, default and constraint', () => {
  expect(describeType('GIFT_CARD').parameters[1]).toEqual({
    name: 'window_hours',
    description: 'Length of the window that ends with the debit.',
    unit: 'hours',
    isRequired: false,
    default: '24',
    constraint: 'must be a whole number from 1 to 8760',
  })
  expect(describeType('AMOUNT_THRESHOLD').parameters[0]).toMatchObject({ isRequired: true, default: null })
  expect(describeType('MEMO_KEYWORD').parameters[0]!.default).toBe(
    'the keyword table in English, Spanish and French',
  )
  expect(describeType('ACCOUNT_CHANGE').parameters[0]!.default).toMatch(/^PHONE_CHANGED, EMAIL_CHANGED, /)
})
