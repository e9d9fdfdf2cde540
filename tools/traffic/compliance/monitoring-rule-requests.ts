import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'
import { monitoringRuleInput, monitoringRuleWith } from './monitoring-rule.ts'

const codeOf = (fixture: TenantFixture): string => `RULE-${fixture.tenant.code}-${fixture.next()}`
const UNTIL = (): string => new Date(Date.now() + 86_400_000).toISOString()

const changeOf: Make<Given> = async fixture => {
  const { id: ruleId, changeId } = await fixture.pendingRuleChange()
  return { path: { id: ruleId, change_id: changeId } }
}
const csv = (fixture: TenantFixture): string => `value,reason\nfp-${fixture.next()}-${Date.now()},Stolen\n`

/** A valid request for each operation on monitoring rules and blacklists, by route. */
export const MONITORING_RULE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /monitoring/rules': async fixture => (await fixture.monitoringRule(), { query: { limit: '2' } }),
  'POST /monitoring/rules': async fixture => ({ body: monitoringRuleWith(codeOf(fixture)) }),
  'GET /monitoring/rules/{id}': on(fixture => fixture.monitoringRule()),
  'PATCH /monitoring/rules/{id}': on(fixture => fixture.monitoringRule(), { name: 'Changed' }),
  'DELETE /monitoring/rules/{id}': on(fixture => fixture.monitoringRule()),
  'GET /monitoring/rules/{id}/versions': on(fixture => fixture.monitoringRule()),
  'PUT /monitoring/rules/{id}/enable': on(fixture => fixture.monitoringRule()),
  'PUT /monitoring/rules/{id}/disable': on(fixture => fixture.monitoringRule()),
  'PUT /monitoring/rules/{id}/shadow': on(fixture => fixture.monitoringRule()),
  'POST /monitoring/rules/{id}/snooze': async fixture => ({
    path: { id: await fixture.monitoringRule() },
    body: { customer_id: 'customer-1', until: UNTIL(), reason: 'Known for years' },
  }),
  'GET /monitoring/rules/{id}/snoozes': on(fixture => fixture.snoozedRule()),
  'DELETE /monitoring/rules/{id}/snoozes/{customer_id}': async fixture => ({
    path: { id: await fixture.snoozedRule(), customer_id: 'customer-1' },
  }),
  'POST /monitoring/rules/{id}/backtest': async fixture => ({
    path: { id: (await fixture.freeBacktestSlot(), await fixture.monitoringRule()) },
    body: {
      from: '2026-01-01T00:00:00Z',
      to: '2026-01-31T00:00:00Z',
      sweep: { parameter: 'amount_threshold', values: ['100', '200'] },
    },
  }),
  'GET /monitoring/backtests/{id}': on(fixture => fixture.backtest()),
  'POST /monitoring/rules/{id}/changes/{change_id}/approve': changeOf,
  'POST /monitoring/rules/{id}/changes/{change_id}/reject': changeOf,
  'GET /monitoring/blacklists': async () => ({}),
  'GET /monitoring/blacklists/{kind}/entries': async fixture => (
    await fixture.blacklistEntry(),
    { path: { kind: 'DEVICE' }, query: { limit: '2' } }
  ),
  'POST /monitoring/blacklists/{kind}/entries': async fixture => ({
    path: { kind: 'DEVICE' },
    body: { value: `fp ${fixture.next()} ${Date.now()}`, reason: 'Stolen', source: 'Police' },
  }),
  'POST /monitoring/blacklists/{kind}/import': async fixture => ({
    path: { kind: 'DEVICE' },
    body: { csv: csv(fixture) },
  }),
  'DELETE /monitoring/blacklists/entries/{id}': on(fixture => fixture.blacklistEntry()),
}

/** Valid arguments for the fields of Query on monitoring rules and blacklists. */
export const MONITORING_RULE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  monitoringRules: async fixture => (await fixture.monitoringRule(), { first: 5 }),
  monitoringRule: id(fixture => fixture.monitoringRule()),
  monitoringRuleVersions: id(fixture => fixture.monitoringRule(), { first: 5 }),
  monitoringRuleSnoozes: id(fixture => fixture.snoozedRule(), { first: 5 }),
  monitoringBacktest: id(fixture => fixture.backtest()),
  blacklists: async () => ({}),
  blacklistEntries: async fixture => (await fixture.blacklistEntry(), { kind: 'DEVICE', first: 5 }),
}

/** Valid arguments for the fields of Mutation on monitoring rules and blacklists. */
export const MONITORING_RULE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createMonitoringRule: async fixture => ({ input: monitoringRuleInput(codeOf(fixture)) }),
  updateMonitoringRule: id(fixture => fixture.monitoringRule(), { input: { name: 'Changed' } }),
  deleteMonitoringRule: id(fixture => fixture.monitoringRule()),
  enableMonitoringRule: id(fixture => fixture.monitoringRule()),
  disableMonitoringRule: id(fixture => fixture.monitoringRule()),
  shadowMonitoringRule: id(fixture => fixture.monitoringRule()),
  snoozeMonitoringRule: async fixture => ({
    id: await fixture.monitoringRule(),
    input: { customerId: 'customer-1', until: UNTIL(), reason: 'Known for years' },
  }),
  backtestMonitoringRule: async fixture => ({
    id: (await fixture.freeBacktestSlot(), await fixture.monitoringRule()),
    input: { from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' },
  }),
  endMonitoringRuleSnooze: id(fixture => fixture.snoozedRule(), { customerId: 'customer-1' }),
  approveMonitoringRuleChange: async fixture => ({ ...(await fixture.pendingRuleChange()) }),
  rejectMonitoringRuleChange: async fixture => ({ ...(await fixture.pendingRuleChange()) }),
  addBlacklistEntry: async fixture => ({
    kind: 'DEVICE',
    input: { value: `fp ${fixture.next()} ${Date.now()}`, reason: 'Stolen' },
  }),
  importBlacklist: async fixture => ({ kind: 'DEVICE', input: { csv: csv(fixture) } }),
  removeBlacklistEntry: id(fixture => fixture.blacklistEntry()),
}
