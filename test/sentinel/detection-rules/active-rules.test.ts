import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { activeRules, type EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import { STANDARD_RULES } from '#sentinel/detection-rules/standard-set.ts'
import { createDetectionRule } from '#sentinel/operations/rules/create-detection-rule.ts'
import { disableDetectionRule } from '#sentinel/operations/rules/disable-detection-rule.ts'
import { enableDetectionRule } from '#sentinel/operations/rules/enable-detection-rule.ts'
import { world, type World } from '#test/support/world.ts'

const read = command(async (tx, _: object): Promise<{ rules: readonly EnabledDetectionRule[] }> => ({
  rules: await activeRules(tx),
}))
const writer = (here: World): Context => here.as({ kind: 'staff', scopes: ['sentinel:write'] })
const sorted = (codes: readonly string[]): string[] => [...codes].sort()

test('the first evaluation in a workspace finds the standard set', async () => {
  const here = await world()

  const { rules } = await read(writer(here), {})

  expect(sorted(rules.map(({ code }) => code))).toEqual(sorted(STANDARD_RULES.map(({ code }) => code)))
  const { name: _, ...standard } = STANDARD_RULES[0]!
  expect(rules.find(({ code }) => code === standard.code)).toEqual({
    ...standard,
    id: expect.any(String),
    isStandard: true,
    version: 1,
  })
})

test('rules are read in one statement once the workspace has the standard set', async () => {
  const here = await world()
  await read(writer(here), {})
  here.statements.length = 0

  await read(writer(here), {})

  expect(here.statements.filter(text => text.includes('sentinel.'))).toHaveLength(1)
})

test('only enabled rules are active, also when none is', async () => {
  const here = await world()
  const ctx = writer(here)
  const { rules } = await read(ctx, {})
  const own = await createDetectionRule(ctx, { code: 'OWN', ruleType: 'NSF', severity: 'LOW', weight: 0.5 })
  const ofOwn = async (): Promise<boolean> => (await read(ctx, {})).rules.some(({ id }) => id === own.id)

  const isActive = [await ofOwn()]
  await enableDetectionRule(ctx, { id: own.id })
  isActive.push(await ofOwn())
  for (const { id } of [...rules, own]) await disableDetectionRule(ctx, { id })

  expect(isActive).toEqual([false, true])
  expect((await read(ctx, {})).rules).toEqual([])
})
