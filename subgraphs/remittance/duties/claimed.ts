import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { Worker } from '#kernel/subgraph.ts'
import { spanned } from '#kernel/telemetry.ts'

/** How long a claimed transfer is left alone; a worker that dies over it is followed by another one after that. */
const LEASE_MS = 10_000
const AT_ONCE = 16

/** Claims transfers that are due in a column, of those that the condition names. */
export const claim = (column: 'due_at' | 'returns_due_at', which: string): string => `update remittance.transfers transfer set ${column} = $2
  from (
    select workspace_id, id from remittance.transfers
    where ${column} <= $1 and ${which}
    order by ${column} limit ${AT_ONCE}
    for update skip locked) due
  where transfer.workspace_id = due.workspace_id and transfer.id = due.id
  returning transfer.workspace_id as "workspaceId", transfer.id`

/** Takes the step of every transfer that the claim finds; says how many those were. */
export async function stepClaimed(worker: Worker, text: string, step: (ctx: Context, input: { transferId: string }) => Promise<unknown>): Promise<number> {
  const at = worker.now()
  const claimed = await worker.sql<{ workspaceId: string; id: string }>(text, [at, new Date(at.getTime() + LEASE_MS)])
  await Promise.all(claimed.map(async ({ workspaceId, id }) => {
    try {
      await spanned({ name: 'remittance.step', isRoot: true, attributes: { 'fiducia.transfer_id': id } }, async () => step(await worker.within(workspaceId), { transferId: id }))
    } catch (error) {
      // Somebody else was faster, such as a sender who cancelled. In every other case the lease runs out and the step is
      // tried again; the others are not held up.
      if (!(error instanceof Refusal && error.code === 'INVALID_STATE')) worker.log({ error, workspaceId, transferId: id }, 'failed to advance a transfer')
    }
  }))
  return claimed.length
}
