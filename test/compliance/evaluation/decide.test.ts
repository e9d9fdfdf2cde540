import { expect, test } from '@jest/globals'
import { actionOf, decide, strictestOf } from '#compliance/evaluation/decide.ts'
import type { Hit } from '#compliance/evaluation/verdict.ts'
import type { RuleAction } from '#compliance/monitoring-rules/rule.ts'
import { ruleOf } from './fixture.ts'

const rule = (action: RuleAction, isShadow = false) =>
  ruleOf({ ruleType: 'BLACKLIST', blacklistKinds: ['IP'] }, { action, isShadow })
const hit: Hit = {
  reason: 'IP is on the blacklist: Botnet',
  observed: {},
  threshold: {},
  window: null,
  transactionIds: [],
  counterfactual: null,
}
const triggered = (action: RuleAction, isShadow = false) => ({
  rule: rule(action, isShadow),
  verdict: { outcome: 'TRIGGERED', hit } as const,
})

test('the strictest triggered rule decides', () => {
  expect(decide([])).toBe('ALLOW')
  expect(decide([triggered('REVIEW'), triggered('BLOCK'), triggered('HOLD')])).toBe('BLOCK')
  expect(decide([triggered('HOLD'), triggered('REVIEW')])).toBe('HOLD')
  expect(decide([triggered('REVIEW'), triggered('ALERT')])).toBe('REVIEW')
})

test('an alert lets the transaction pass, and a shadow rule never acts', () => {
  expect(decide([triggered('ALERT')])).toBe('ALLOW')
  expect(decide([triggered('BLOCK', true)])).toBe('ALLOW')
  expect(decide([triggered('BLOCK', true), triggered('REVIEW')])).toBe('REVIEW')
})

test('rules that did not trigger do not act', () => {
  expect(
    decide([
      { rule: rule('BLOCK'), verdict: { outcome: 'CLEAR', nearMiss: null } },
      { rule: rule('BLOCK'), verdict: { outcome: 'SKIPPED', why: 'MISSING_KEY' } },
      { rule: rule('BLOCK'), verdict: { outcome: 'OUT_OF_SCOPE' } },
    ]),
  ).toBe('ALLOW')
})

test('the action of a hit replaces that of its rule', () => {
  expect(actionOf(rule('ALERT'), { ...hit, action: 'HOLD' })).toBe('HOLD')
  expect(actionOf(rule('BLOCK'), { ...hit, action: 'REVIEW' })).toBe('REVIEW')
  expect(
    decide([{ rule: rule('ALERT'), verdict: { outcome: 'TRIGGERED', hit: { ...hit, action: 'BLOCK' } } }]),
  ).toBe('BLOCK')
  expect(strictestOf([])).toBe('ALERT')
})
