import type { Duty, Worker } from '#kernel/subgraph.ts'
import { events } from '../events.ts'
import { advanceTransfer } from '../operations/advance-transfer.ts'

/** How long a claimed transfer is left alone; a worker that dies over it is followed by another one after that. */
const LEASE_MS = 10_000
const AT_ONCE = 16

const claim = (which: string): string => `update remittance.transfers transfer set due_at = $2
  from (
    select workspace_id, id from remittance.transfers
    where due_at <= $1 and ${which}
    order by due_at limit ${AT_ONCE}
    for update skip locked) due
  where transfer.workspace_id = due.workspace_id and transfer.id = due.id
  returning transfer.workspace_id as "workspaceId", transfer.id`

const MOVING = claim('hold is null')
const HELD = claim(`hold = 'SCREENING_PENDING'`)

/** Takes every transfer that is due its next step, some at a time. */
export const advanceTransfers: Duty = {
  name: 'advance transfers',
  everyMs: 200,
  wakesOn: [events.transfer_created, events.transfer_funded],
  run: worker => advanceClaimed(worker, MOVING),
}

/** Asks screening again about held transfers; apart from the others, which must not wait for a slow answer. */
export const screenHeldTransfers: Duty = {
  name: 'screen held transfers',
  everyMs: 200,
  run: worker => advanceClaimed(worker, HELD),
}

async function advanceClaimed(worker: Worker, text: string): Promise<number> {
  const at = worker.now()
  const claimed = await worker.sql<{ workspaceId: string; id: string }>(text, [at, new Date(at.getTime() + LEASE_MS)])
  await Promise.all(claimed.map(async ({ workspaceId, id }) => {
    try {
      await advanceTransfer(await worker.within(workspaceId), { transferId: id })
    } catch (error) {
      // The lease runs out and the step is tried again; the others are not held up.
      worker.log({ error, workspaceId, transferId: id }, 'a transfer could not be advanced')
    }
  }))
  return claimed.length
}
