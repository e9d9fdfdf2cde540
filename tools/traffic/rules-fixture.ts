import type { Headers, Json } from './exchange.ts'
import { rulesetNamed } from './ruleset.ts'
import type { Sql, TenantFixture, RulesFixture } from './fixtures.ts'

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

export function rulesFixture(fixture: () => TenantFixture, { graph, sql, label }: Tools): RulesFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  return {
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
    denyListEntry: async () =>
      mine(
        (
          await graph(
            'mutation M($i: AddToDenyListInput!) { addToDenyList(input: $i) { id } }',
            await fixture().staff(),
            { i: { name: mine(`Nobody ${fixture().tenant.code} ${label} ${fixture().next()}`) } },
          )
        ).id,
      ),
  }
}
