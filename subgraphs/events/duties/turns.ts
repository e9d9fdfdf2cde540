import type { Worker } from '#kernel/subgraph.ts'

const last = new WeakMap<Worker, Promise<unknown>>()

/**
 * Has a worker's transactions on subscriptions follow one another. A look passes locked rows by, so one that fell together
 * with the writing of what has just ended would find nothing for the very receiver that has room again, and rest.
 */
export function inTurn<Result>(worker: Worker, work: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(worker) ?? Promise.resolve()).then(work)
  last.set(worker, mine.catch(() => undefined))
  return mine
}
