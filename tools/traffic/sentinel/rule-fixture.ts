import type { Json } from '#tools/traffic/exchange.ts'
import type { Sql, Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'
import type { SentinelRuleFixture } from './fixtures.ts'

interface Tools {
  readonly sql: Sql
  readonly label: string
  graph(query: string, headers: Readonly<Record<string, string>>, variables?: object): Promise<Json>
}

/** Deletes rules other than the newest fifty, because a workspace has a maximum number of them. */
const OLD_RULES = `update sentinel.rules rule set deleted_at = now() where deleted_at is null and not is_standard
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from sentinel.rules newest where newest.workspace_id = rule.workspace_id and newest.deleted_at is null
    and not newest.is_standard order by newest.created_at desc limit 50)`
const CREATE = 'mutation M($i: CreateDetectionRuleInput!) { createDetectionRule(input: $i) { id } }'

/** A rule that no transaction triggers, without its code. */
export const UNTRIGGERED_RULE = { severity: 'LOW', weight: 0.1, parameters: { amount: '999999999999999' } }

export function ruleFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { sql, label, graph }: Tools,
): SentinelRuleFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  return {
    async ensureDetectionRuleSlot() {
      await sql(OLD_RULES, [tenant.id])
    },
    async detectionRule() {
      await fixture().ensureDetectionRuleSlot()
      const code = `DETECTION-${tenant.code}-${label.replace(/[^A-Za-z0-9]/g, '-')}-${fixture().next()}`
      const i = { ...UNTRIGGERED_RULE, code: mine(code), ruleType: 'AMOUNT_THRESHOLD' }
      return mine((await graph(CREATE, await fixture().staff(), { i })).id)
    },
  }
}
