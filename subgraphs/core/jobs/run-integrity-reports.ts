import type { Job } from '#kernel/jobs/job.ts'
import { continueIntegrityRun, type OpenRun } from '#core/ledger/integrity-run.ts'

/** A call stops after this time, so that the worker can shut down. The next call resumes the run. */
const STEP_MS = 2_000

const OPEN = `select workspace_id as "workspaceId", id from core.integrity_runs where finished_at is null order by coalesce(stepped_at, requested_at) limit 10`

/** Runs the requested integrity reports, one at a time in the installation; open runs take turns. */
export const runIntegrityReports: Job = {
  name: 'core.run_integrity_reports',
  everyMs: 1_000,
  async run(worker) {
    for (const run of await worker.sql<OpenRun>(OPEN)) {
      try {
        const step = await continueIntegrityRun(await worker.contextIn(run.workspaceId), run, {
          untilMs: performance.now() + STEP_MS,
          signal: worker.signal,
        })
        if (step !== 'waiting') return step === 'worked' ? 1 : 0
      } catch (error) {
        worker.log(
          { error, workspaceId: run.workspaceId, runId: run.id },
          'an integrity report could not be made',
        )
      }
    }
    return 0
  },
}
