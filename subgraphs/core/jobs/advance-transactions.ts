import { Refusal } from '#kernel/refusals.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { withSpan } from '#kernel/telemetry.ts'
import { events } from '#core/events.ts'
import { advanceTransaction } from '#core/operations/transfers/advance-transaction.ts'

/** Lease of a claimed transfer. If its worker dies, another worker claims the transfer after this time. */
const LEASE_MS = 10_000
const BATCH_SIZE = 16

const CLAIM = `update core.transaction_progress progress set due_at = $2
  from (
    select workspace_id, transaction_id from core.transaction_progress
    where due_at <= $1 order by due_at limit ${BATCH_SIZE} for update skip locked) due
  where progress.workspace_id = due.workspace_id and progress.transaction_id = due.transaction_id
  returning progress.workspace_id as "workspaceId", progress.transaction_id as id`

interface Claimed {
  readonly workspaceId: string
  readonly id: string
}

/** Runs the next step of every PENDING or PROCESSING transfer that is due, several at a time. */
export const advanceTransactions: Job = {
  name: 'core.advance_transactions',
  everyMs: 200,
  wakesOn: [events.transactions_posted],
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    await Promise.all(
      claimed.map(each =>
        withSpan(
          {
            name: 'core.advance_transaction',
            isRoot: true,
            attributes: { 'fiducia.transaction_id': each.id },
          },
          () => advance(worker, each),
        ),
      ),
    )
    return claimed.length
  },
}

async function advance(worker: Worker, { workspaceId, id }: Claimed): Promise<void> {
  try {
    await advanceTransaction(await worker.contextIn(workspaceId), { id })
  } catch (error) {
    // A concurrent change was faster, such as a manager's cancellation. On other errors the lease expires and the step is retried.
    if (!(error instanceof Refusal && error.code === 'INVALID_STATE'))
      worker.log(
        { error, workspaceId, transactionId: id },
        'a transfer to another bank could not be advanced',
      )
  }
}
