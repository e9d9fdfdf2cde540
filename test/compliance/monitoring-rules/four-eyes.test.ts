import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { approveMonitoringRuleChange } from '#compliance/operations/monitoring-rules/approve-monitoring-rule-change.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { disableMonitoringRule } from '#compliance/operations/monitoring-rules/disable-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { rejectMonitoringRuleChange } from '#compliance/operations/monitoring-rules/reject-monitoring-rule-change.ts'
import { shadowMonitoringRule } from '#compliance/operations/monitoring-rules/shadow-monitoring-rule.ts'
import { updateMonitoringRule } from '#compliance/operations/monitoring-rules/update-monitoring-rule.ts'
import { criticalRule, rulesWorld, velocityRule, type RulesWorld } from './given-rules.ts'

async function given(): Promise<RulesWorld & { id: string }> {
  const here = await rulesWorld()
  const { id } = await createMonitoringRule(here.key(), criticalRule)
  await enableMonitoringRule(here.key(), { id })
  return { ...here, id }
}

const ben = { declaredActor: 'ben@bank.example' }

test('an enabled CRITICAL rule stays in force until another person approves', async () => {
  const { key, id, published } = await given()
  const requested = await disableMonitoringRule(key(), { id })
  const change = requested.pendingChange!
  expect(requested).toMatchObject({ status: 'ENABLED', version: 1 })
  expect(change).toMatchObject({ action: 'DISABLE', requestedBy: 'ada@bank.example' })
  expect(await disableMonitoringRule(key(ben), { id })).toMatchObject({
    status: 'ENABLED',
    pendingChange: change,
  })

  const input = { id, changeId: change.id }
  for (const declaredActor of ['ada@bank.example', ' ADA@Bank.Example'])
    await expect(approveMonitoringRuleChange(key({ declaredActor }), input)).rejects.toMatchObject({
      code: 'FOUR_EYES_REQUIRED',
      kind: 'conflict',
    })
  expect(await approveMonitoringRuleChange(key(ben), input)).toMatchObject({
    status: 'DISABLED',
    pendingChange: null,
  })
  await expect(approveMonitoringRuleChange(key(ben), input)).rejects.toMatchObject({
    code: 'RULE_CHANGE_NOT_FOUND',
  })
  expect((await published()).slice(2)).toMatchObject([
    {
      type: 'compliance.monitoring_rule_change_requested',
      data: { action: 'DISABLE', requestedBy: 'ada@bank.example' },
    },
    {
      type: 'compliance.monitoring_rule_status_changed',
      data: { status: 'DISABLED', requestedBy: 'ada@bank.example', approvedBy: 'ben@bank.example' },
    },
  ])
})

test('shadowing takes a CRITICAL rule out of force too, so it needs approval as well', async () => {
  const { key, id } = await given()
  const { pendingChange } = await shadowMonitoringRule(key(), { id })
  await expect(disableMonitoringRule(key(), { id })).rejects.toMatchObject({ code: 'INVALID_STATE' })

  expect(await approveMonitoringRuleChange(key(ben), { id, changeId: pendingChange!.id })).toMatchObject({
    status: 'SHADOW',
  })
  expect(await disableMonitoringRule(key(), { id })).toMatchObject({
    status: 'DISABLED',
    pendingChange: null,
  })
})

test('a rejected change leaves the rule in force, and its author may reject it', async () => {
  const { key, id, published } = await given()
  const { pendingChange } = await disableMonitoringRule(key(), { id })
  const input = { id, changeId: pendingChange!.id }

  expect(await rejectMonitoringRuleChange(key(), input)).toMatchObject({
    status: 'ENABLED',
    pendingChange: null,
  })
  await expect(rejectMonitoringRuleChange(key(), input)).rejects.toMatchObject({
    code: 'RULE_CHANGE_NOT_FOUND',
  })
  expect((await published()).at(-1)).toMatchObject({
    type: 'compliance.monitoring_rule_change_rejected',
    data: { rejectedBy: 'ada@bank.example' },
  })
})

test('enabling an enabled rule does not end its pending change', async () => {
  const { key, id } = await given()
  const { pendingChange } = await disableMonitoringRule(key(), { id })
  expect(await enableMonitoringRule(key(ben), { id })).toMatchObject({ pendingChange })
})

test('a key without X-Actor is the person itself; staff are identified by their token', async () => {
  const { key, as, id } = await given()
  const one = { subjectId: newId(), declaredActor: undefined as never }
  const { pendingChange } = await disableMonitoringRule(key(one), { id })
  const input = { id, changeId: pendingChange!.id }

  expect(pendingChange!.requestedBy).toBe(one.subjectId)
  await expect(approveMonitoringRuleChange(key(one), input)).rejects.toMatchObject({
    code: 'FOUR_EYES_REQUIRED',
  })
  const staff = as({ kind: 'staff', scopes: ['compliance:decide'] })
  expect(await approveMonitoringRuleChange(staff, input)).toMatchObject({ status: 'DISABLED' })
})

test('approving needs the right to decide', async () => {
  const { key, id } = await given()
  const { pendingChange } = await disableMonitoringRule(key(), { id })
  const input = { id, changeId: pendingChange!.id }
  const writer = key({ ...ben, scopes: ['compliance:write'] })

  for (const attempt of [approveMonitoringRuleChange, rejectMonitoringRuleChange])
    await expect(attempt(writer, input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const rival = await rulesWorld()
  for (const attempt of [approveMonitoringRuleChange, rejectMonitoringRuleChange])
    await expect(attempt(rival.key(ben), input)).rejects.toMatchObject({ code: 'MONITORING_RULE_NOT_FOUND' })
})

test('an update cannot make an enabled CRITICAL rule milder', async () => {
  const { key, id } = await given()
  for (const weaker of [{ severity: 'HIGH' }, { action: 'ALERT' }] as const)
    await expect(updateMonitoringRule(key(), { id, ...weaker })).rejects.toMatchObject({
      code: 'INVALID_STATE',
    })
  expect(await updateMonitoringRule(key(), { id, name: 'Ours', action: 'BLOCK' })).toMatchObject({
    version: 2,
  })
})

test('other rules are disabled by one person', async () => {
  const { key } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), { ...velocityRule, severity: 'HIGH' })
  await enableMonitoringRule(key(), { id })
  expect(await disableMonitoringRule(key(), { id })).toMatchObject({
    status: 'DISABLED',
    pendingChange: null,
  })
})
