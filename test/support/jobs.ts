import type { Job, Worker } from '#kernel/jobs/job.ts'
import { jobs } from '#app/subgraphs.ts'

export const isFrequent = ({ everyMs }: Job): boolean => everyMs < 10_000

/** Jobs whose work arises from requests and from each other, as opposed to clean-up that only time makes due. */
export const frequentJobs: readonly Job[] = jobs.filter(isFrequent)

/**
 * Runs these jobs, then the frequent jobs until each of them has found no due work since the last one that did. A job that
 * found none is not run again only because one before it had found some.
 */
export async function runUntilIdle(
  worker: Worker & { settled(): Promise<boolean> },
  firstPass: readonly Job[],
): Promise<void> {
  const idle = new Set<Job>()
  let pass = firstPass
  while (pass.length > 0) {
    let found = 0
    for (const job of pass) {
      if (idle.has(job)) continue
      for (let more = 1; more > 0;) {
        found += more = await job.run(worker)
        if (more > 0) idle.clear()
      }
      idle.add(job)
    }
    // Tasks in the background can make work due for jobs that found none before.
    if ((await worker.settled()) && found > 0) idle.clear()
    pass = frequentJobs.filter(job => !idle.has(job))
  }
}
