import type { Job, Worker } from '#kernel/jobs/job.ts'
import { jobs } from '#app/subgraphs.ts'

export const isFrequent = ({ everyMs }: Job): boolean => everyMs < 10_000

/** Jobs whose work arises from requests and from each other, as opposed to clean-up that only time makes due. */
export const frequentJobs: readonly Job[] = jobs.filter(isFrequent)

/** Runs these jobs, then the frequent jobs until none finds due work. */
export async function runUntilIdle(
  worker: Worker & { settled(): Promise<unknown> },
  firstPass: readonly Job[],
): Promise<void> {
  let pass = firstPass
  for (let found = 1; found > 0; pass = frequentJobs) {
    found = 0
    for (const job of pass) for (let more = 1; more > 0;) found += more = await job.run(worker)
    await worker.settled()
  }
}
