import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { withSpan } from '#kernel/telemetry.ts'

/** Lease of a claimed transfer. When a worker dies, another one takes the transfer over after this time. */
const LEASE_MS = 10_000
const BATCH_SIZE = 16

/** SQL that claims transfers due in a column and matching a condition. */
export const claimStatement = (
  column: 'due_at' | 'returns_due_at',
  condition: string,
): string => `update remittance.transfers transfer set ${column} = $2
  from (
    select workspace_id, id from remittance.transfers
    where ${column} <= $1 and ${condition}
    order by ${column} limit ${BATCH_SIZE}
    for update skip locked) due
  where transfer.workspace_id = due.workspace_id and transfer.id = due.id
  returning transfer.workspace_id as "workspaceId", transfer.id`

/** Takes the step of every claimed transfer. Returns the number of transfers. */
export async function advanceClaimed(
  worker: Worker,
  text: string,
  step: (ctx: Context, input: { transferId: string }) => Promise<unknown>,
): Promise<number> {
  const at = worker.now()
  const claimed = await worker.sql<{ workspaceId: string; id: string }>(text, [
    at,
    new Date(at.getTime() + LEASE_MS),
  ])
  await Promise.all(
    claimed.map(async ({ workspaceId, id }) => {
      try {
        await withSpan(
          { name: 'remittance.advance_transfer', isRoot: true, attributes: { 'fiducia.transfer_id': id } },
          async () => step(await worker.contextIn(workspaceId), { transferId: id }),
        )
      } catch (error) {
        // INVALID_STATE means that the transfer changed concurrently, for example because its sender cancelled it. After any
        // other error the lease expires and the step is retried, without delaying other transfers.
        if (!(error instanceof Refusal && error.code === 'INVALID_STATE'))
          worker.log({ error, workspaceId, transferId: id }, 'failed to advance a transfer')
      }
    }),
  )
  return claimed.length
}
