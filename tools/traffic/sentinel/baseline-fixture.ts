import type { Headers, Json } from '#tools/traffic/exchange.ts'
import type { Sql, Tenant, TenantFixture } from '#tools/traffic/fixtures.ts'
import type { ElderBaselineFixture } from './fixtures.ts'

interface Tools {
  readonly sql: Sql
  graph(query: string, headers: Headers, variables?: object): Promise<Json>
}

/** Deletes old waiting runs, because a workspace has a maximum number of them and not every platform has a worker. */
const WAITING_RUNS = `delete from sentinel.batch_runs run where completed_at is null
  and workspace_id in (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (
    select newest.id from sentinel.batch_runs newest
    where newest.workspace_id = run.workspace_id and newest.completed_at is null order by newest.created_at desc limit 10)`

const RECOMPUTE = 'mutation M($id: UUID!) { recomputeBaselines(profileId: $id) { id } }'
const START = 'mutation M($input: StartBatchRunInput!) { startBatchRun(input: $input) { id } }'

export function baselineFixture(
  fixture: () => TenantFixture,
  tenant: Tenant,
  { graph, sql }: Tools,
): ElderBaselineFixture {
  const mine = (id: string): string => {
    fixture().own.add(id)
    return id
  }
  const freeBatchRunSlot = async (): Promise<void> => void (await sql(WAITING_RUNS, [tenant.id]))
  return {
    freeBatchRunSlot,
    async elderBaseline() {
      const id = await fixture().elderProfile()
      const baselines = (await graph(RECOMPUTE, await fixture().staff(), { id })) as readonly {
        readonly id: string
      }[]
      return mine(baselines[0]!.id)
    },
    async elderBatchRun() {
      await freeBatchRunSlot()
      const input = { type: 'FULL', profileIds: [await fixture().elderProfile()] }
      const { id } = await graph(START, await fixture().staff(), { input })
      return mine(id as string)
    },
  }
}
