import type { Job } from '#kernel/jobs/job.ts'
import { sealLedger } from '#core/operations/ledger/seal-ledger.ts'

const PAGE = 100
const NIL = '00000000-0000-0000-0000-000000000000'

// One index lookup per workspace, however long its queue is.
const WAITING = `with recursive waiting as (
    (select workspace_id from core.ledger_queue where workspace_id > $1 order by workspace_id limit 1)
    union all
    select next.workspace_id from waiting cross join lateral (
      select workspace_id from core.ledger_queue where workspace_id > waiting.workspace_id order by workspace_id limit 1) next)
  select workspace_id as "workspaceId" from waiting limit ${PAGE}`

/**
 * Appends one block to the hash chain of every workspace with new transactions. Counts only workspaces with more records than one block
 * takes, so that the pause collects the records of the next seconds into one block.
 */
export const sealLedgers: Job = {
  name: 'core.seal_ledgers',
  everyMs: 5_000,
  async run(worker) {
    let unfinished = 0
    for (let after = NIL; ;) {
      const page = await worker.sql<{ workspaceId: string }>(WAITING, [after])
      for (const { workspaceId } of page) {
        try {
          if (await sealLedger(await worker.contextIn(workspaceId), undefined)) unfinished += 1
        } catch (error) {
          worker.log({ error, workspaceId }, 'transactions could not be added to the hash chain')
        }
      }
      if (page.length < PAGE) return unfinished
      after = page.at(-1)!.workspaceId
    }
  },
}
