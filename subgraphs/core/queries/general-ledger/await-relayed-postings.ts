import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { perDatabase } from '#kernel/database/per-database.ts'

const TIMEOUT_MS = 2_000
const POLL_MS = 20
/** After a wait in vain, later reads do not wait for this long: the relay probably stands still. */
const PAUSE_MS = 10_000

const stalledUntil = perDatabase(() => ({ ms: 0 }))

const NEWEST = planOnce(
  `select max(position) as position from kernel.outbox where workspace_id = $1 and relayed_at is null and type = 'core.transactions_posted'`,
)
const WAITING = planOnce(
  `select 1 from kernel.outbox where workspace_id = $1 and relayed_at is null and type = 'core.transactions_posted' and position <= $2 limit 1`,
)

/**
 * Waits until the general ledger contains every transaction that was posted before the call, so that a report shows what its reader has
 * posted. The relay usually needs a tenth of a second; after two seconds the report shows what is there, and the reads of
 * the next ten seconds do not wait.
 */
export async function awaitRelayedPostings(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const [newest] = await ctx.database.read<{ position: bigint | null }>(workspaceId, NEWEST, [workspaceId])
  const position = newest?.position ?? null
  const stalled = stalledUntil(ctx.database)
  if (position === null || Date.now() < stalled.ms) return
  const until = Math.min(Date.now() + TIMEOUT_MS, ctx.deadlineAt)
  while (Date.now() < until && !ctx.signal.aborted) {
    await sleep(POLL_MS)
    if ((await ctx.database.read(workspaceId, WAITING, [workspaceId, position])).length === 0) return
  }
  if (!ctx.signal.aborted) stalled.ms = Date.now() + PAUSE_MS
}
