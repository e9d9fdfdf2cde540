import type { Headers, Json } from '#tools/traffic/exchange.ts'
import { randomUUID } from 'node:crypto'
import { monitoringRuleInput } from './monitoring-rule.ts'
import { rulesetNamed } from './ruleset.ts'
import type { Sql, TenantFixture, RulesFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly sql: Sql
  readonly label: string
  graph(query: string, headers: Headers, variables?: object): Promise<Json>
}

/**
 * Deletes drafts and archived rulesets except the newest 200, because a workspace has a maximum number of
 * rulesets.
 */
const OLD_DRAFTS = `update compliance.rulesets ruleset set deleted_at = now() where deleted_at is null and status <> 'PUBLISHED'
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.rulesets newest where newest.workspace_id = ruleset.workspace_id and newest.deleted_at is null order by newest.created_at desc limit 200)`

/** Archives published rulesets except the newest five, because a workspace has a lower limit for those. */
const OLD_RULES = `update compliance.rulesets ruleset set status = 'ARCHIVED', published_version = null where deleted_at is null and status = 'PUBLISHED'
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.rulesets newest where newest.workspace_id = ruleset.workspace_id and newest.status = 'PUBLISHED' order by newest.created_at desc limit 5)`

/** Deletes monitoring rules except the newest fifty, because a workspace has a maximum number of them. */
const OLD_MONITORING_RULES = `update compliance.monitoring_rules rule set deleted_at = now(), status = 'DISABLED', pending_change = null where deleted_at is null
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.monitoring_rules newest where newest.workspace_id = rule.workspace_id and newest.deleted_at is null order by newest.created_at desc limit 50)`

/** Enables a CRITICAL rule that a person who is no caller of the requests wants to disable. */
const REQUEST_CHANGE = `update compliance.monitoring_rules set status = 'ENABLED', pending_change = jsonb_build_object('id', $2::text, 'action', 'DISABLE',
  'requestedBy', 'requester@bank.example', 'requestedByKey', null, 'requestedAt', '2026-01-31T12:00:00.000Z') where id = $1`

const DENY = 'mutation M($input: AddToDenyListInput!) { addToDenyList(input: $input) { id } }'
const SNOOZE =
  'mutation M($id: UUID!, $input: SnoozeMonitoringRuleInput!) { snoozeMonitoringRule(id: $id, input: $input) { id } }'

export function rulesFixture(fixture: () => TenantFixture, { graph, sql, label }: Tools): RulesFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  async function createRule(severity: 'LOW' | 'CRITICAL'): Promise<string> {
    await fixture().ensureRuleSlot()
    const code = mine(
      `RULE-${fixture().tenant.code}-${label.replace(/[^A-Za-z0-9]/g, '-')}-${fixture().next()}`,
    )
    return mine(
      (
        await graph(
          'mutation M($i: CreateMonitoringRuleInput!) { createMonitoringRule(input: $i) { id } }',
          await fixture().staff(),
          { i: monitoringRuleInput(code, severity) },
        )
      ).id,
    )
  }
  return {
    async ensureRuleSlot() {
      await sql(OLD_MONITORING_RULES, [fixture().tenant.id])
    },
    monitoringRule: () => createRule('LOW'),
    async pendingRuleChange() {
      const [id, changeId] = [await createRule('CRITICAL'), mine(randomUUID())]
      await sql(REQUEST_CHANGE, [id, changeId])
      return { id, changeId }
    },
    async snoozedRule() {
      const id = await createRule('LOW')
      const until = new Date(Date.now() + 86_400_000).toISOString()
      const input = { customerId: 'customer-1', until, reason: 'Known for years' }
      await graph(SNOOZE, await fixture().staff(), { id, input })
      return id
    },
    blacklistEntry: async () =>
      mine(
        (
          await graph(
            'mutation M($i: AddBlacklistEntryInput!) { addBlacklistEntry(kind: DEVICE, input: $i) { id } }',
            await fixture().staff(),
            {
              i: {
                value: mine(`fp ${fixture().tenant.code} ${label} ${fixture().next()}`),
                reason: 'Stolen',
              },
            },
          )
        ).id,
      ),
    async ruleset() {
      for (const old of [OLD_RULES, OLD_DRAFTS]) await sql(old, [fixture().tenant.id])
      return mine(
        (
          await graph(
            'mutation M($i: CreateRulesetInput!) { createRuleset(input: $i) { id } }',
            await fixture().staff(),
            { i: rulesetNamed(mine(`Rules ${fixture().tenant.code} ${label} ${fixture().next()}`)) },
          )
        ).id,
      )
    },
    async denyListEntry() {
      const input = { name: mine(`Nobody ${fixture().tenant.code} ${label} ${fixture().next()}`) }
      return mine((await graph(DENY, await fixture().staff(), { input })).id)
    },
  }
}
