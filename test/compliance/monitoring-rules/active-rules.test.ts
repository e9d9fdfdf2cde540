import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { activeRules, ruleVersion } from '#compliance/monitoring-rules/active-rules.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { deleteMonitoringRule } from '#compliance/operations/monitoring-rules/delete-monitoring-rule.ts'
import { disableMonitoringRule } from '#compliance/operations/monitoring-rules/disable-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { shadowMonitoringRule } from '#compliance/operations/monitoring-rules/shadow-monitoring-rule.ts'
import { updateMonitoringRule } from '#compliance/operations/monitoring-rules/update-monitoring-rule.ts'
import { criticalRule, rulesWorld, velocityRule } from './given-rules.ts'

test('a change of rules counts from the next evaluation on', async () => {
  const { key } = await rulesWorld()
  const ctx = key()
  const active = async (): Promise<unknown[]> =>
    (await activeRules(ctx)).map(({ code, version, isShadow }) => [code, version, isShadow])
  expect(await active()).toEqual([])
  const { id } = await createMonitoringRule(key(), velocityRule)
  const critical = await createMonitoringRule(key(), criticalRule)
  expect(await active()).toEqual([])

  await enableMonitoringRule(key(), { id })
  await shadowMonitoringRule(key(), { id: critical.id })
  expect(await active()).toEqual([
    ['MANY-TRANSFERS', 1, false],
    ['SANCTIONED', 1, true],
  ])
  await updateMonitoringRule(key(), { id, severity: 'LOW' })
  await deleteMonitoringRule(key(), { id: critical.id })
  expect(await active()).toEqual([['MANY-TRANSFERS', 2, false]])
  await disableMonitoringRule(key(), { id })
  expect(await active()).toEqual([])
})

test('rules in force have parsed parameters, conditions and the action of their severity', async () => {
  const { key } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), {
    ...velocityRule,
    conditions: { directions: ['DEBIT'], currencies: null },
    transactionTypes: ['TRANSFER'],
  })
  await enableMonitoringRule(key(), { id })

  expect(await activeRules(key())).toEqual([
    {
      ruleId: id,
      code: 'MANY-TRANSFERS',
      version: 1,
      ruleType: 'VELOCITY',
      category: 'FRAUD',
      severity: 'MEDIUM',
      action: 'REVIEW',
      isShadow: false,
      parameters: { ruleType: 'VELOCITY', countThreshold: 11, windowMinutes: 60, groupBy: 'customer' },
      conditions: { directions: ['DEBIT'] },
      transactionTypes: ['TRANSFER'],
    },
  ])
})

test('unchanged rules are read once, with one statement for each later call', async () => {
  const { key, statements } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  await enableMonitoringRule(key(), { id })
  const first = await activeRules(key())
  statements.length = 0

  const [second, third] = [await activeRules(key()), await activeRules(key())]

  expect([second === first, third === first, statements.length]).toEqual([true, true, 2])
})

test('every workspace has its own rules', async () => {
  const { key } = await rulesWorld()
  const rival = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  await enableMonitoringRule(key(), { id })

  expect(await activeRules(rival.key())).toEqual([])
  expect(await ruleVersion(rival.key(), id, 1)).toBeUndefined()
})

test('each version of a rule stays readable, also after its deletion', async () => {
  const { key } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  await updateMonitoringRule(key(), { id, severity: 'HIGH', action: 'ALERT' })
  await deleteMonitoringRule(key(), { id })

  expect(await ruleVersion(key(), id, 1)).toMatchObject({ version: 1, severity: 'MEDIUM', action: 'REVIEW' })
  expect(await ruleVersion(key(), id, 2)).toMatchObject({ version: 2, severity: 'HIGH', action: 'ALERT' })
  expect(await ruleVersion(key(), id, 3)).toBeUndefined()
  expect(await ruleVersion(key(), newId(), 1)).toBeUndefined()
})
