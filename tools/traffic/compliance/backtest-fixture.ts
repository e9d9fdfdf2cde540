import type { Headers, Json } from '#tools/traffic/exchange.ts'
import type { BacktestFixture, Sql, Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'

interface Tools {
  readonly sql: Sql
  graph(query: string, headers: Headers, variables?: object): Promise<Json>
}

/** Deletes old waiting backtests, because a workspace has a maximum number of them and not every platform has a worker. */
const WAITING_BACKTESTS = `delete from compliance.backtests backtest where completed_at is null
  and workspace_id in (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (
    select newest.id from compliance.backtests newest
    where newest.workspace_id = backtest.workspace_id and newest.completed_at is null order by newest.created_at desc limit 5)`

const BACKTEST =
  'mutation M($id: UUID!, $input: BacktestMonitoringRuleInput!) { backtestMonitoringRule(id: $id, input: $input) { id } }'

export function backtestFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph, sql }: Tools,
): BacktestFixture {
  const freeBacktestSlot = async (): Promise<void> => void (await sql(WAITING_BACKTESTS, [tenant.id]))
  return {
    freeBacktestSlot,
    async backtest() {
      await freeBacktestSlot()
      const rule = await fixture().monitoringRule()
      const input = { from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' }
      const { id } = await graph(BACKTEST, await fixture().staff(), { id: rule, input })
      fixture().own.add(id as string)
      return id as string
    },
  }
}
