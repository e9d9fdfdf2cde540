import type { Job, Worker } from '#kernel/jobs/job.ts'
import type { BacktestRow } from '#compliance/entities/monitoring/backtest.ts'
import { performBacktest } from '#compliance/backtests/perform-backtest.ts'
import { BACKTEST_COLUMNS } from '#compliance/backtests/stored-backtest.ts'
import { events } from '#compliance/events.ts'
import { completeBacktest } from '#compliance/operations/backtests/complete-backtest.ts'

/** Renewed while the backtest runs. When a worker dies, another one starts again after this time. */
const LEASE_MS = 60_000
const RENEWED_EVERY_MS = 15_000
/** A backtest that fails unexpectedly this many times is given up. */
const ATTEMPTS_MAX = 5

const IS_WAITING = 'completed_at is null and (lease_until is null or lease_until <= $1)'

/**
 * The oldest backtest of the workspace whose last one ended longest ago, and which has none running, so that workspaces take turns. One at
 * a time for each process, because a backtest holds its history in memory.
 */
const CLAIM = `update compliance.backtests backtest set status = 'RUNNING', lease_until = $2, attempts = backtest.attempts + 1
  from (
    select workspace_id, id from compliance.backtests waiting
    where ${IS_WAITING} and not exists (
      select 1 from compliance.backtests running where running.workspace_id = waiting.workspace_id and running.completed_at is null and running.lease_until > $1)
    order by (select max(ended.completed_at) from compliance.backtests ended where ended.workspace_id = waiting.workspace_id) nulls first, created_at, id
    limit 1 for update skip locked) due
  where backtest.workspace_id = due.workspace_id and backtest.id = due.id
  returning backtest.workspace_id as "workspaceId", backtest.id, backtest.attempts`

const RENEW = `update compliance.backtests set lease_until = $4
  where workspace_id = $1 and id = $2 and attempts = $3 and completed_at is null returning 1 as renewed`

const ONE = `select ${BACKTEST_COLUMNS} from compliance.backtests backtest where workspace_id = $1 and id = $2 and completed_at is null`

const GIVEN_UP = { error: 'The backtest could not be run because of an internal error.' }

interface Claimed {
  readonly workspaceId: string
  readonly id: string
  readonly attempts: number
}

/** Runs waiting backtests one after another. */
export const runBacktests: Job = {
  name: 'compliance.run_backtests',
  everyMs: 1_000,
  wakesOn: [events.backtest_requested],
  async run(worker) {
    const at = worker.now()
    const [claimed] = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    if (!claimed) return 0
    const { workspaceId, id: backtestId } = claimed
    try {
      await runClaimed(worker, claimed)
    } catch (error) {
      worker.log({ error, workspaceId, backtestId }, 'failed to run a backtest')
    }
    return 1
  },
}

async function runClaimed(worker: Worker, claimed: Claimed): Promise<void> {
  const { workspaceId, id, attempts } = claimed
  const ctx = await worker.contextIn(workspaceId)
  const [backtest] = await ctx.database.read<BacktestRow>(workspaceId, ONE, [workspaceId, id])
  if (!backtest) return
  const outcome =
    attempts > ATTEMPTS_MAX
      ? GIVEN_UP
      : await performBacktest(ctx, backtest, { onProgress: leaseRenewer(worker, claimed) })
  // A new context, because the backtest may have taken longer than the deadline of the first one.
  await completeBacktest(await worker.contextIn(workspaceId), { backtest, outcome })
}

/** Renews the lease now and then. Throws once the worker stops, or when another worker has taken the backtest over. */
function leaseRenewer(worker: Worker, { workspaceId, id, attempts }: Claimed): () => Promise<void> {
  let renewedAt = worker.now().getTime()
  return async () => {
    worker.signal.throwIfAborted()
    const at = worker.now().getTime()
    if (at - renewedAt < RENEWED_EVERY_MS) return
    renewedAt = at
    const until = new Date(at + LEASE_MS)
    const [renewed] = await worker.sql(RENEW, [workspaceId, id, attempts, until])
    if (!renewed) throw new Error('Another worker has taken over the backtest.')
  }
}
