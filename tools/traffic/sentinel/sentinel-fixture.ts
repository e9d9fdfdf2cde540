import type { Json } from '#tools/traffic/exchange.ts'
import type { Sql, Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'
import type { SentinelFixture } from './fixtures.ts'
import { baselineFixture } from './baseline-fixture.ts'
import { holdFixture } from './hold-fixture.ts'
import { profileFixture } from './profile-fixture.ts'
import { ruleFixture } from './rule-fixture.ts'
import { signalFixture } from './signal-fixture.ts'
import { sentinelWebhookFixture } from './webhook-fixture.ts'

interface Tools {
  readonly sql: Sql
  readonly label: string
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

/** Objects of elder protection. */
export const sentinelFixture = (
  fixture: () => TenantFixture,
  tenant: Tenant,
  tools: Tools,
): SentinelFixture => ({
  ...profileFixture(fixture, tenant, tools),
  ...ruleFixture(fixture, tenant, tools),
  ...holdFixture(fixture, tools),
  ...signalFixture(fixture, tools),
  ...baselineFixture(fixture, tenant, tools),
  ...sentinelWebhookFixture(fixture, tenant, tools),
})
