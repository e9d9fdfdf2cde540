import type { Tx } from '#kernel/command.ts'
import { DEFAULT_TIME_ZONE, firstBusinessDate } from '#core/end-of-day/first-business-date.ts'

const LOCK = `insert into core.policies as policy (workspace_id, version, time_zone, business_date) values ($1, 1, '${DEFAULT_TIME_ZONE}', $2)
  on conflict (workspace_id) do update set version = policy.version returning base_currency as "baseCurrency"`
const NEXT = 'update core.policies set version = version + 1 where workspace_id = $1'

/** Locks the policy, so that its changes are serialised; values read before the lock may be stale. Returns the tenant's currency. */
export async function lockPolicy({ sql, now, actor: { workspaceId } }: Tx): Promise<string> {
  const [policy] = await sql<{ baseCurrency: string }>(LOCK, [workspaceId, firstBusinessDate(now())])
  return policy!.baseCurrency
}

/** Creates the next version of the policy. Postings priced with an earlier version are priced again. */
export async function advancePolicyVersion({ sql, actor: { workspaceId } }: Tx): Promise<void> {
  await sql(NEXT, [workspaceId])
}
