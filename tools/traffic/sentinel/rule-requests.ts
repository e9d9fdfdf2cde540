import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'
import { UNTRIGGERED_RULE } from './rule-fixture.ts'

/** Code of a new rule, for which the workspace has a slot. */
async function codeOf(fixture: TenantFixture): Promise<string> {
  await fixture.ensureDetectionRuleSlot()
  return `RULE-${fixture.tenant.code}-${fixture.next()}-${Date.now()}`
}
const period = { from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' }

/** A valid request for each operation on detection rules, by route. */
export const RULE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /rules': async fixture => ({
    body: { ...UNTRIGGERED_RULE, code: await codeOf(fixture), rule_type: 'AMOUNT_THRESHOLD' },
  }),
  'GET /rules': async fixture => (
    await fixture.detectionRule(),
    { query: { limit: '2', enabled: 'false', rule_type: 'AMOUNT_THRESHOLD' } }
  ),
  'GET /rules/{id}': on(fixture => fixture.detectionRule()),
  'PUT /rules/{id}': on(fixture => fixture.detectionRule(), { name: 'Changed' }),
  'DELETE /rules/{id}': on(fixture => fixture.detectionRule()),
  'PUT /rules/{id}/enable': on(fixture => fixture.detectionRule()),
  'PUT /rules/{id}/disable': on(fixture => fixture.detectionRule()),
  'POST /rules/{id}/simulate': async fixture => ({
    path: { id: await fixture.detectionRule() },
    body: { ...period, profile_ids: [await fixture.elderProfile()] },
  }),
}

export const RULE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  detectionRule: id(fixture => fixture.detectionRule()),
  detectionRules: async fixture => (await fixture.detectionRule(), { first: 5 }),
  detectionRuleTypes: async () => ({}),
  simulateDetectionRule: async fixture => ({
    id: await fixture.detectionRule(),
    input: { ...period, profileIds: [await fixture.elderProfile()] },
  }),
}

export const RULE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createDetectionRule: async fixture => ({
    input: { ...UNTRIGGERED_RULE, code: await codeOf(fixture), ruleType: 'AMOUNT_THRESHOLD' },
  }),
  updateDetectionRule: id(fixture => fixture.detectionRule(), { input: { name: 'Changed' } }),
  deleteDetectionRule: id(fixture => fixture.detectionRule()),
  enableDetectionRule: id(fixture => fixture.detectionRule()),
  disableDetectionRule: id(fixture => fixture.detectionRule()),
}
