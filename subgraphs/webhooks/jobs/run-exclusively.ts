import type { Worker } from '#kernel/jobs/job.ts'

const last = new WeakMap<Worker, Promise<unknown>>()

/**
 * Runs a worker's transactions on subscriptions one after the other. A claim skips locked rows, so a claim during the write of
 * a result would skip the very receiver that has capacity again.
 */
export function runExclusively<Result>(worker: Worker, work: () => Promise<Result>): Promise<Result> {
  const run = (last.get(worker) ?? Promise.resolve()).then(work)
  last.set(
    worker,
    run.catch(() => undefined),
  )
  return run
}
