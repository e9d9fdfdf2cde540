import type { Job, Worker } from '#kernel/jobs/job.ts'
import { continueCompletion } from '#idv/operations/verifications/continue-completion.ts'

const BATCH_SIZE = 10
/** Longer than a decision takes. When a worker dies, another one continues after this time. */
const LEASE_MS = 60_000
const PAUSE_MIN_MS = 500
const PAUSE_MAX_MS = 300_000

const CLAIM = `with next as (
    select workspace_id, id from idv.verifications where status = 'PROCESSING' and processing_due_at <= $1
    order by processing_due_at limit ${BATCH_SIZE} for update skip locked)
  update idv.verifications verification
    set processing_due_at = $2, processing_attempts = verification.processing_attempts + 1
  from next where verification.workspace_id = next.workspace_id and verification.id = next.id
  returning verification.workspace_id as "workspaceId", verification.id, verification.processing_attempts as attempts`
const POSTPONE = `update idv.verifications set processing_due_at = $3
  where workspace_id = $1 and id = $2 and status = 'PROCESSING'`

interface Claimed {
  readonly workspaceId: string
  readonly id: string
  readonly attempts: number
}

/** Decides verifications that were completed before their pictures were read, and those whose request died. */
export const continueCompletions: Job = {
  name: 'idv.continue_completions',
  everyMs: 500,
  async run(worker) {
    const at = worker.now()
    const claimed = await worker.sql<Claimed>(CLAIM, [at, new Date(at.getTime() + LEASE_MS)])
    await Promise.all(claimed.map(each => continueOne(worker, each)))
    return claimed.length
  },
}

async function continueOne(worker: Worker, { workspaceId, id, attempts }: Claimed): Promise<void> {
  const postpone = async (): Promise<void> => {
    const pauseMs = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** Math.min(attempts - 1, 16))
    await worker.sql(POSTPONE, [workspaceId, id, new Date(worker.now().getTime() + pauseMs)])
  }
  try {
    const { isProcessing } = await continueCompletion(await worker.contextIn(workspaceId), {
      verificationId: id,
    })
    if (isProcessing) await postpone()
  } catch (error) {
    worker.log({ error, workspaceId, verificationId: id }, 'failed to decide a verification')
    // If this fails too, the verification is claimed again when its lease ends.
    await postpone().catch((failure: unknown) =>
      worker.log({ error: failure, workspaceId, verificationId: id }, 'failed to postpone a verification'),
    )
  }
}
