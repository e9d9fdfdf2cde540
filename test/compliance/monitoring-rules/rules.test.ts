import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { deleteMonitoringRule } from '#compliance/operations/monitoring-rules/delete-monitoring-rule.ts'
import { disableMonitoringRule } from '#compliance/operations/monitoring-rules/disable-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { shadowMonitoringRule } from '#compliance/operations/monitoring-rules/shadow-monitoring-rule.ts'
import { snoozeMonitoringRule } from '#compliance/operations/monitoring-rules/snooze-monitoring-rule.ts'
import { updateMonitoringRule } from '#compliance/operations/monitoring-rules/update-monitoring-rule.ts'
import {
  monitoringRule,
  monitoringRules,
  monitoringRuleVersions,
} from '#compliance/queries/monitoring/monitoring-rules.ts'
import { snoozedRules } from '#compliance/monitoring-rules/snoozed-rules.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { rulesWorld, velocityRule } from './given-rules.ts'

test('a new rule is disabled and returns what was sent', async () => {
  const { key, published } = await rulesWorld()
  const rule = await createMonitoringRule(key(), {
    ...velocityRule,
    name: 'Many transfers',
    conditions: { currencies: ['NGN'], channels: ['web'] },
    transactionTypes: ['TRANSFER'],
    action: 'HOLD',
  })

  expect(rule).toMatchObject({
    ...velocityRule,
    name: 'Many transfers',
    conditions: { currencies: ['NGN'], channels: ['web'] },
    transactionTypes: ['TRANSFER'],
    action: 'HOLD',
    status: 'DISABLED',
    version: 1,
    createdBy: 'ada@bank.example',
  })
  expect(await monitoringRule(key(), rule.id)).toEqual(rule)
  expect(await published()).toMatchObject([
    {
      type: 'compliance.monitoring_rule_created',
      aggregateId: rule.id,
      data: { ruleId: rule.id, code: velocityRule.code, ruleType: 'VELOCITY', version: 1 },
    },
  ])
})

test('a code is used once at a time: a deleted rule frees it, also when requests compete', async () => {
  const { key } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  await expect(createMonitoringRule(key(), velocityRule)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'A monitoring rule with this code already exists.',
  })
  expect(await deleteMonitoringRule(key(), { id })).toBe(true)
  expect(await monitoringRule(key(), id)).toBeNull()

  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => createMonitoringRule(key(), velocityRule)),
  )

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await monitoringRules(key(), { first: 9 })).nodes).toHaveLength(1)
})

test('faulty parameters and channels are refused at creation and at an update', async () => {
  const { key } = await rulesWorld()
  const parameters = { count_threshold: 0, group_by: 'customer', time_window_days: 1 }
  const { id } = await createMonitoringRule(key(), velocityRule)
  for (const attempt of [
    () => createMonitoringRule(key(), { ...velocityRule, code: 'OTHER', parameters }),
    () => updateMonitoringRule(key(), { id, parameters }),
  ])
    await expect(attempt()).rejects.toMatchObject({
      code: 'INVALID_RULE_PARAMETERS',
      issues: [{ field: 'parameters.count_threshold' }],
    })
  const conditions = { channels: ['x'.repeat(51)] }
  await expect(updateMonitoringRule(key(), { id, conditions })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'conditions.channels' }],
  })
})

test('each change makes a version, and an update without changes makes none', async () => {
  const { key, published } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  const changed = await updateMonitoringRule(key(), {
    id,
    severity: 'HIGH',
    parameters: { ...velocityRule.parameters, count_threshold: 5 },
    transactionTypes: ['CARD'],
  })
  const same = await updateMonitoringRule(key(), { id, severity: 'HIGH', transactionTypes: ['CARD'] })
  const cleared = await updateMonitoringRule(key(), { id, transactionTypes: null })

  expect(changed).toMatchObject({ version: 2, severity: 'HIGH', parameters: { count_threshold: 5 } })
  expect(same).toEqual(changed)
  expect(cleared).toMatchObject({ version: 3, transactionTypes: null })
  const newest = await monitoringRuleVersions(key(), { id, first: 2 })
  expect(newest.nodes).toMatchObject([
    { version: 3, transactionTypes: null },
    { version: 2, transactionTypes: ['CARD'], parameters: { count_threshold: 5 } },
  ])
  const rest = await monitoringRuleVersions(key(), { id, first: 2, after: newest.pageInfo.endCursor })
  expect(rest.nodes).toMatchObject([{ version: 1, severity: 'MEDIUM', parameters: velocityRule.parameters }])
  expect((await published()).map(({ type }) => type)).toEqual([
    'compliance.monitoring_rule_created',
    'compliance.monitoring_rule_changed',
    'compliance.monitoring_rule_changed',
  ])
})

test('a rule is enabled, shadowed and disabled, and a repeat changes nothing', async () => {
  const { key, published } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  const statuses = []
  for (const change of [enableMonitoringRule, shadowMonitoringRule, disableMonitoringRule]) {
    const first = await change(key(), { id })
    expect(await change(key(), { id })).toEqual(first)
    statuses.push(first.status)
  }

  expect(statuses).toEqual(['ENABLED', 'SHADOW', 'DISABLED'])
  expect((await published()).slice(1).map(({ data }) => [data['previousStatus'], data['status']])).toEqual([
    ['DISABLED', 'ENABLED'],
    ['ENABLED', 'SHADOW'],
    ['SHADOW', 'DISABLED'],
  ])
})

test('an enabled rule cannot be deleted', async () => {
  const { key } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  await enableMonitoringRule(key(), { id })
  await expect(deleteMonitoringRule(key(), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    kind: 'conflict',
  })
  await disableMonitoringRule(key(), { id })
  await deleteMonitoringRule(key(), { id })
  for (const attempt of [deleteMonitoringRule, enableMonitoringRule, disableMonitoringRule])
    await expect(attempt(key(), { id })).rejects.toMatchObject({ code: 'MONITORING_RULE_NOT_FOUND' })
})

const MANY = `insert into compliance.monitoring_rules (workspace_id, id, code, rule_type, category, severity, status, version, parameters, created_by, created_at, updated_at)
  select $1, gen_random_uuid(), 'MANY-' || number, 'NEW_DEVICE', 'FRAUD', 'LOW', 'DISABLED', 1, '{}', 'test', now(), now() from generate_series(1, 199) as number`

test('a workspace has at most 200 rules', async () => {
  const { key, databaseName, workspaceId } = await rulesWorld()
  await asOwner(adminOf(databaseName), async client => {
    await client.query(`select set_config('app.workspace', $1, false)`, [workspaceId])
    await client.query(MANY, [workspaceId])
  })
  const { id } = await createMonitoringRule(key(), velocityRule)
  await expect(createMonitoringRule(key(), { ...velocityRule, code: 'OTHER' })).rejects.toMatchObject({
    code: 'MONITORING_RULE_LIMIT_REACHED',
    kind: 'conflict',
  })
  await deleteMonitoringRule(key(), { id })
  expect(await createMonitoringRule(key(), { ...velocityRule, code: 'OTHER' })).toMatchObject({ version: 1 })
})

test('a snooze lasts until its end, concerns one customer, and is replaced by a later one', async () => {
  const here = await rulesWorld()
  const { key, workspaceId, database } = here
  here.clock.stoppedAtMs = Date.now()
  const now = here.clock.stoppedAtMs
  const after = (minutes: number): Date => new Date(now + minutes * 60_000)
  const snoozed = async (customerId: string, minutes: number): Promise<string[]> => [
    ...(await snoozedRules((text, values = []) => database.read(workspaceId, text, values), {
      workspaceId,
      customerId,
      at: after(minutes),
    })),
  ]
  const { id } = await createMonitoringRule(key(), velocityRule)
  await snoozeMonitoringRule(key(), { id, customerId: 'c-1', until: after(60), reason: 'Known' })
  expect([await snoozed('c-1', 0), await snoozed('c-1', 59), await snoozed('c-2', 0)]).toEqual([
    [id],
    [id],
    [],
  ])
  expect([await snoozed('c-1', -1), await snoozed('c-1', 60)]).toEqual([[], []])

  here.clock.offsetMs += 10 * 60_000
  await snoozeMonitoringRule(key(), { id, customerId: 'c-1', until: after(20), reason: 'Shorter' })
  here.clock.offsetMs -= 10 * 60_000
  delete here.clock.stoppedAtMs

  expect([await snoozed('c-1', 5), await snoozed('c-1', 19), await snoozed('c-1', 30)]).toEqual([
    [id],
    [id],
    [],
  ])
  for (const until of [after(-1), after(367 * 24 * 60)])
    await expect(
      snoozeMonitoringRule(key(), { id, customerId: 'c-1', until, reason: 'x' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'until' }] })
})

test('another tenant sees and changes nothing', async () => {
  const { key } = await rulesWorld()
  const rival = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  const until = new Date(Date.now() + 60_000)

  expect((await monitoringRules(rival.key(), { first: 5 })).nodes).toEqual([])
  expect(await monitoringRule(rival.key(), id)).toBeNull()
  for (const attempt of [
    () => updateMonitoringRule(rival.key(), { id, name: 'Mine' }),
    () => deleteMonitoringRule(rival.key(), { id }),
    () => enableMonitoringRule(rival.key(), { id }),
    () => disableMonitoringRule(rival.key(), { id }),
    () => shadowMonitoringRule(rival.key(), { id }),
    () => snoozeMonitoringRule(rival.key(), { id, customerId: 'c', until, reason: 'x' }),
    () => monitoringRuleVersions(rival.key(), { id, first: 5 }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'MONITORING_RULE_NOT_FOUND', kind: 'not-found' })
  expect(await createMonitoringRule(rival.key(), velocityRule)).toMatchObject({ version: 1 })
})

test('changes need the write scope, reads the read scope', async () => {
  const { key } = await rulesWorld()
  const { id } = await createMonitoringRule(key(), velocityRule)
  const reader = key({ scopes: ['compliance:read'] })
  expect(await monitoringRule(reader, id)).toMatchObject({ id })
  for (const attempt of [
    () => createMonitoringRule(reader, velocityRule),
    () => updateMonitoringRule(reader, { id, name: 'x' }),
    () => deleteMonitoringRule(reader, { id }),
    () => enableMonitoringRule(reader, { id }),
    () => disableMonitoringRule(reader, { id }),
    () => shadowMonitoringRule(reader, { id }),
    () => snoozeMonitoringRule(reader, { id, customerId: 'c', until: new Date(), reason: 'x' }),
    () => monitoringRules(key({ scopes: [] }), { first: 5 }),
    () => monitoringRule(key({ kind: 'user' }), newId()),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the same idempotency key creates one rule', async () => {
  const { key } = await rulesWorld()
  const again = (): ReturnType<typeof key> =>
    key({}, { idempotency: { key: 'r1', subject: 'key', fingerprint: 'the same' } })

  expect(await createMonitoringRule(again(), velocityRule)).toEqual(
    await createMonitoringRule(again(), velocityRule),
  )
})
