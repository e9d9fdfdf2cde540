import type { Job, Worker } from '#kernel/jobs/job.ts'
import { Refusal } from '#kernel/refusals.ts'
import { ingestElderTransaction } from '#sentinel/operations/transactions/ingest-elder-transaction.ts'
import { isReceiving, type ProfileStatus } from '#sentinel/rules/profile-status.ts'
import { openReceived } from '#sentinel/transactions/received-transactions.ts'

/** Profiles that a run handles concurrently, and transactions of each, one after the other. */
const PROFILES_MAX = 8
const TRANSACTIONS_MAX = 10
/** Longer than a run takes. When a worker dies, another one continues after this time. */
const LEASE_MS = 120_000
const PAUSE_MIN_MS = 1_000
const PAUSE_MAX_MS = 600_000

/** Claims profiles by their first waiting transaction, so that only one worker ingests the transactions of a profile, in their order. */
const CLAIM = `with first as (
    select workspace_id, profile_id from sentinel.received_transactions waiting
    where due_at <= $1 and not exists (
      select 1 from sentinel.received_transactions earlier
      where earlier.workspace_id = waiting.workspace_id and earlier.profile_id = waiting.profile_id and earlier.position < waiting.position)
    order by due_at, position limit ${PROFILES_MAX} for update skip locked),
  next as (
    select received.workspace_id, received.id from first cross join lateral (
      select workspace_id, id from sentinel.received_transactions
      where workspace_id = first.workspace_id and profile_id = first.profile_id order by position limit ${TRANSACTIONS_MAX}) received)
  update sentinel.received_transactions received set due_at = $2, attempts = received.attempts + 1
  from next where received.workspace_id = next.workspace_id and received.id = next.id
  returning received.workspace_id as "workspaceId", received.id, received.profile_id as "profileId", received.position, received.details, received.attempts`
const DELETE = 'delete from sentinel.received_transactions where workspace_id = $1 and id = $2'
const POSTPONE =
  'update sentinel.received_transactions set due_at = $3 where workspace_id = $1 and profile_id = $2'
const PROFILE = `select customer_id as "customerId", status from sentinel.profiles where workspace_id = $1 and id = $2 and details is not null`

interface Claimed {
  readonly workspaceId: string
  readonly id: string
  readonly profileId: string
  readonly position: bigint
  readonly details: string
  readonly attempts: number
}

/**
 * Ingests the transactions that core has published, like those that a tenant sends. A repeat after a crash ingests nothing twice, because the
 * transaction's id is known. A transaction that fails is tried again after growing pauses, and the profile's later ones wait for it.
 */
export const ingestReceived: Job = {
  name: 'sentinel.ingest_received',
  everyMs: 500,
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    const byProfile = Map.groupBy(claimed, ({ workspaceId, profileId }) => `${workspaceId} ${profileId}`)
    await Promise.all(
      [...byProfile.values()].map(each =>
        ingestInOrder(
          worker,
          each.sort((a, b) => (a.position < b.position ? -1 : 1)),
        ),
      ),
    )
    return claimed.length
  },
}

async function ingestInOrder(worker: Worker, claimed: readonly Claimed[]): Promise<void> {
  for (const received of claimed) {
    const { workspaceId, id, profileId, attempts } = received
    try {
      worker.signal.throwIfAborted()
      await ingest(worker, received)
      await worker.sql(DELETE, [workspaceId, id])
    } catch (error) {
      const isStopping = worker.signal.aborted
      if (!isStopping) worker.log({ error, workspaceId, profileId }, 'failed to ingest a transaction of core')
      const pauseMs = isStopping ? 0 : Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** Math.min(attempts - 1, 16))
      // If this fails too, the transactions are claimed again when their lease ends.
      await worker
        .sql(POSTPONE, [workspaceId, profileId, new Date(worker.now().getTime() + pauseMs)])
        .catch((failure: unknown) => {
          worker.log({ error: failure, workspaceId, profileId }, 'failed to postpone a transaction of core')
        })
      return
    }
  }
}

/** Ingests a transaction. One that can never be ingested is logged and given up, without its personal data. */
async function ingest(worker: Worker, received: Claimed): Promise<void> {
  const { workspaceId, id, profileId } = received
  const ctx = await worker.contextIn(workspaceId)
  await ctx.keys.ready(workspaceId)
  if (ctx.keys.status(workspaceId) === 'destroyed') return
  const [profile] = await ctx.database.read<{ customerId: string; status: ProfileStatus }>(
    workspaceId,
    PROFILE,
    [workspaceId, profileId],
  )
  // The customer was erased, or has opted out or left since the transaction was booked.
  if (!profile || !isReceiving(profile.status)) return
  const { occurredAt, ...details } = openReceived(ctx.keys, received)
  try {
    await ingestElderTransaction(ctx, {
      ...details,
      customerId: profile.customerId,
      occurredAt: new Date(occurredAt),
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    worker.log(
      { workspaceId, profileId, receivedId: id, code: error.code },
      'a transaction of core was refused by elder protection and is not ingested',
    )
  }
}
