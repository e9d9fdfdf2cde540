import { expect, test } from '@jest/globals'
import { defaultCategory } from '#sentinel/detection-rules/default-category.ts'
import { RULE_TYPES, SIGNAL_CATEGORIES } from '#sentinel/detection-rules/rule-types.ts'

test.each(RULE_TYPES)('%s: a signal has a category', ruleType => {
  expect(SIGNAL_CATEGORIES).toContain(defaultCategory(ruleType))
})

test.each([
  ['PHONE_CHANGED', 'CONTACT_CHANGE'],
  ['EMAIL_CHANGED', 'CONTACT_CHANGE'],
  ['ADDRESS_CHANGED', 'CONTACT_CHANGE'],
  ['BENEFICIARY_CHANGED', 'BENEFICIARY_CHANGE'],
  ['AUTHORIZED_USER_ADDED', 'NEW_AUTHORIZED_USER'],
  ['POWER_OF_ATTORNEY_ADDED', 'POA_ABUSE'],
  ['TRUST_CHANGED', 'POA_ABUSE'],
] as const)('the event %s decides the category of an account change: %s', (event, category) => {
  expect(defaultCategory('ACCOUNT_CHANGE', { event })).toBe(category)
})

test('cash at the limit of the ATM is distinguished from much cash', () => {
  expect(defaultCategory('CASH_INTENSITY', { isAtLimit: true })).toBe('ATM_MAX_WITHDRAWAL')
  expect(defaultCategory('CASH_INTENSITY', { isAtLimit: false })).toBe('UNUSUAL_WITHDRAWAL')
})

test('the keyword found decides the category of a memo', () => {
  expect(defaultCategory('MEMO_KEYWORD', { keywordCategory: 'LOTTERY_SCAM' })).toBe('LOTTERY_SCAM')
})

test('the case of another rule type does not change the category', () => {
  expect(defaultCategory('NSF', { event: 'TRUST_CHANGED', isAtLimit: true })).toBe('NSF_PATTERN')
})
