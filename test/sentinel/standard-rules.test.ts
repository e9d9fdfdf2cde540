import { expect, test } from '@jest/globals'
import { STANDARD_RULES } from '#sentinel/detection-rules/standard-set.ts'
import { addStandardRules } from '#sentinel/operations/rules/add-standard-rules.ts'
import { newWorkspace, rulesOf, writer } from './rule-caller.ts'

test('a new workspace has the standard set, enabled, also for the first reader and with the right to read only', async () => {
  const workspace = await newWorkspace(['sentinel:read'])

  const rules = await rulesOf(workspace)

  expect(rules.map(({ code }) => code).sort()).toEqual(STANDARD_RULES.map(({ code }) => code).sort())
  expect(rules.every(({ enabled, is_standard }) => enabled === true && is_standard === true)).toBe(true)
  const { parameters, fincenFlags, weight } = STANDARD_RULES.find(({ code }) => code === 'STD-F2-GIFT-CARDS')!
  expect(rules.find(({ code }) => code === 'STD-F2-GIFT-CARDS')).toEqual({
    id: expect.any(String),
    code: 'STD-F2-GIFT-CARDS',
    name: 'Several gift cards in two days',
    rule_type: 'GIFT_CARD',
    severity: 'HIGH',
    weight,
    signal_category: null,
    parameters,
    fincen_flags: fincenFlags,
    enabled: true,
    is_standard: true,
    version: 1,
    created_by: 'platform',
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

test('twenty concurrent first uses add the standard set once', async () => {
  const workspace = await newWorkspace()

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? rulesOf(workspace) : addStandardRules(writer(workspace), {}),
    ),
  )

  expect(await rulesOf(workspace)).toHaveLength(STANDARD_RULES.length)
})

test('a rule of the standard set can be changed and disabled, but not deleted', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const [rule] = await rulesOf(workspace, 'rule_type=CRYPTO&is_standard=true')
  const path = `/rules/${rule!['id'] as string}`

  const disabled = await call('PUT', `${path}/disable`)
  const changed = await call('PUT', path, { severity: 'MEDIUM' })
  const deleted = await call('DELETE', path)

  expect(disabled.body).toMatchObject({ enabled: false, version: 1 })
  expect(changed.body).toMatchObject({
    severity: 'MEDIUM',
    is_standard: true,
    fincen_flags: ['F3'],
    version: 2,
  })
  expect([deleted.status, deleted.headers['x-error-code']]).toEqual([409, 'STANDARD_RULE'])
  expect(await rulesOf(workspace)).toHaveLength(STANDARD_RULES.length)
})
