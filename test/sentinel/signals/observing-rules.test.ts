import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { DetectionRule, type DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { DEMO } from '#tools/traffic/tenant-fixture.ts'
import type { ExchangeResponse } from '#tools/traffic/exchange.ts'
import { enrol, observation, sender } from './signals-client.ts'

async function addRule(at: TestPlatform, parts: Partial<DetectionRuleRow>): Promise<string> {
  const id = newId()
  await asOwner(adminOf(at.databaseName), async owner => {
    const [workspace] = (
      await owner.query(
        `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
        [DEMO.id],
      )
    ).rows as { id: string }[]
    const row = {
      workspaceId: workspace!.id,
      id,
      code: `R-${id}`,
      name: null,
      ruleType: 'STAFF_OBSERVATION' as const,
      severity: 'HIGH' as const,
      weight: 0.8,
      signalCategory: null,
      fincenFlags: ['B2'],
      isEnabled: true,
      isStandard: false,
      version: 3,
      createdBy: 'test',
      createdAt: new Date(),
      updatedAt: new Date(),
      deletedAt: null,
      ...parts,
      parameters: JSON.stringify(parts.parameters ?? {}) as never,
    }
    await owner.query(`select set_config('app.workspace', $1, false)`, [row.workspaceId])
    await owner.query(insertOf(DetectionRule, 'rule'), valuesOf(DetectionRule, row))
  })
  return id
}

test('a rule that names an observation gives the signal its weight, confidence and severity, the own one first; the flags are those of the observations', async () => {
  const at = await demoWorld()
  const send = sender(at)
  await addRule(at, { isStandard: true, parameters: { observations: { SECRECY: 0.9, FEARFUL: 0.9 } } })
  const own = await addRule(at, { parameters: { observations: { SECRECY: 0.5, UNREACHABLE: 0.4 } } })
  await addRule(at, { isEnabled: false, parameters: { observations: { SECRECY: 1 } } })
  const { id } = await enrol(send)
  const report = (parts: object): Promise<ExchangeResponse> =>
    send('POST', '/signals', { profile_id: id, ...observation, ...parts })

  const ruled = await report({ observations: ['SECRECY', 'UNREACHABLE', 'SECRECY'], confidence: 0.1 })
  const severe = await report({ observations: ['SECRECY'], severity: 'CRITICAL', signal_category: 'OTHER' })
  const extended = await report({
    observations: ['SECRECY', 'FEARFUL'],
    severity: 'LOW',
    description: 'Again.',
  })
  const unnamed = await report({ observations: ['ASKS_ABOUT_LIMITS'] })

  expect(ruled.body).toMatchObject({
    rule_id: own,
    rule_type: 'STAFF_OBSERVATION',
    weight: 0.8,
    severity: 'HIGH',
    confidence: expect.closeTo(0.7, 10) as unknown,
    signal_category: 'FAMILY_EXPLOITATION',
    observed: { observations: ['SECRECY', 'UNREACHABLE'] },
    fincen_flags: ['B12', 'B9'],
  })
  expect(severe.body).toMatchObject({ rule_id: own, severity: 'CRITICAL', confidence: 0.5 })
  expect(extended.body).toMatchObject({
    id: ruled.body.id,
    severity: 'HIGH',
    reason: 'Again.',
    fincen_flags: ['B12', 'B9', 'B3', 'B8'],
  })
  expect(unnamed.body).toMatchObject({
    rule_code: expect.stringMatching(/^STD-/),
    weight: 0.8,
    fincen_flags: [],
  })
})
