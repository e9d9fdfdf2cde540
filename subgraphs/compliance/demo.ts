import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { DemoWorkspace } from '#kernel/graph/subgraph.ts'
import { fillLists } from './demo/lists.ts'
import { fillMonitoring } from './demo/monitoring/fill-monitoring.ts'
import { nameKey } from './rules/name-key.ts'

/** Name on the deny-list of every demo workspace. */
const BLOCKED_NAME = 'Blocked Person'

const fill = command(async (tx, _: object) => {
  await tx.sql(
    `insert into compliance.deny_list (workspace_id, id, name, name_key, reason, created_by, created_at)
     values ($1, $2, $3, $4, 'Invented, to try out a refused payment.', $5, $6)
     on conflict (workspace_id, name_key) do nothing`,
    [tx.actor.workspaceId, newId(), BLOCKED_NAME, nameKey(BLOCKED_NAME), tx.actor.subjectId, tx.now()],
  )
})

/** Adds one invented name to the deny-list. The watchlists, which all tenants share, are filled with the first workspace. */
export async function demo(ctx: Context, workspace?: DemoWorkspace): Promise<void> {
  await fill(ctx, {})
  if (workspace?.tenant === 'demo' && workspace.environment === 'sandbox') await fillLists(ctx)
}

/** Adds rules, transactions and cases to the sandbox of the tenant `demo`. */
export async function demoHistory(ctx: Context, { tenant, environment }: DemoWorkspace): Promise<void> {
  if (tenant === 'demo' && environment === 'sandbox') await fillMonitoring(ctx)
}
