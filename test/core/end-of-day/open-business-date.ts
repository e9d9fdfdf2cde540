import type { World } from '#test/support/world.ts'
import { evictPolicy, policyOf } from '#core/ledger/policy.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'

/** Opens a business date without closing the days before it. */
export async function openBusinessDate(
  { databaseName, workspaceId, platformContext, clock }: World,
  day: string,
): Promise<void> {
  await policyOf(platformContext)
  await withClient(adminOf(databaseName), async client => {
    await client.query(
      'insert into core.business_days (workspace_id, business_date, opened_at) values ($1, $2, $3) on conflict do nothing',
      [workspaceId, day, new Date(clock.stoppedAtMs ?? Date.now() + clock.offsetMs)],
    )
    await client.query(
      'update core.policies set business_date = $2, version = version + 1 where workspace_id = $1',
      [workspaceId, day],
    )
  })
  evictPolicy(platformContext)
}
