import type { Job } from '#kernel/jobs/job.ts'
import { HEAD_EVERY_MS, publishLedgerHead } from '#core/operations/ledger/publish-ledger-head.ts'

const BATCH = 100

const DUE = `select workspace_id as "workspaceId" from core.ledger_chains where position > published_position and published_at <= $1 order by published_at limit ${BATCH}`

/** Publishes the heads of chains that have grown since their last published head, at most once an hour per chain. */
export const publishLedgerHeads: Job = {
  name: 'core.publish_ledger_heads',
  everyMs: 60_000,
  async run(worker) {
    const due = await worker.sql<{ workspaceId: string }>(DUE, [
      new Date(worker.now().getTime() - HEAD_EVERY_MS),
    ])
    let published = 0
    for (const { workspaceId } of due) {
      try {
        if (await publishLedgerHead(await worker.contextIn(workspaceId), undefined)) published += 1
      } catch (error) {
        worker.log({ error, workspaceId }, 'the head of a hash chain could not be published')
      }
    }
    return published
  },
}
