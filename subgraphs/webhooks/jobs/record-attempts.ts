import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { runExclusively } from './run-exclusively.ts'
import { writeResults, type EndedAttempt } from './write-results.ts'

interface Waiting {
  readonly ended: EndedAttempt
  readonly done: () => void
}

interface Recorder {
  readonly waiting: Waiting[]
  isWriting: boolean
}

const endedOf = ({ ended }: Waiting): EndedAttempt => ended

const AT_A_TIME = 512
/** Long enough for the next claim to write the results in its own transaction. */
const CLAIM_WAIT_MS = 30
/** Long enough for a database to recover, and shorter than the lease. */
const PAUSES_MS = [200, 1_000, 2_000, 3_000]

const recorders = new WeakMap<Worker, Recorder>()

function recorderOf(worker: Worker): Recorder {
  const recorder = recorders.get(worker) ?? { waiting: [], isWriting: false }
  recorders.set(worker, recorder)
  return recorder
}

/**
 * Stores the result of an attempt. Results that arrive together are written together, if possible by the next claim, so that
 * the lock on one receiver's row does not limit its throughput. Never rejects: when the write fails, the attempt is repeated
 * after its lease expires.
 */
export function recordAttempt(worker: Worker, ended: EndedAttempt): Promise<void> {
  const recorder = recorderOf(worker)
  return new Promise(resolve => {
    recorder.waiting.push({ ended, done: resolve })
    void writeAll(worker, recorder)
  })
}

/** Writes the waiting results, then does more work, in one transaction. If it fails, the results are written later. */
export function recordAndThen<Result>(
  worker: Worker,
  work: (sql: WorkerSql) => Promise<Result>,
): Promise<Result> {
  return runExclusively(worker, async () => {
    const recorder = recorderOf(worker)
    const some = recorder.waiting.splice(0, AT_A_TIME)
    try {
      const result = await worker.transaction(async sql => {
        if (some.length > 0) await writeResults(sql, worker, some.map(endedOf))
        return work(sql)
      })
      for (const { done } of some) done()
      return result
    } catch (error) {
      recorder.waiting.unshift(...some)
      if (some.length > 0) void writeAll(worker, recorder)
      throw error
    }
  })
}

async function writeAll(worker: Worker, recorder: Recorder): Promise<void> {
  if (recorder.isWriting) return
  recorder.isWriting = true
  await sleep(CLAIM_WAIT_MS)
  while (recorder.waiting.length > 0) {
    const some = recorder.waiting.splice(0, AT_A_TIME)
    await writeOrLeave(worker, some.map(endedOf))
    for (const { done } of some) done()
  }
  recorder.isWriting = false
}

async function writeOrLeave(worker: Worker, ended: readonly EndedAttempt[]): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await runExclusively(worker, () => worker.transaction(sql => writeResults(sql, worker, ended)))
    } catch (error) {
      const pauseMs = PAUSES_MS[tries]
      if (pauseMs === undefined)
        return worker.log(
          { error, attempts: ended.length },
          'failed to save the results of webhook attempts; the attempts will be repeated',
        )
      await sleep(pauseMs)
    }
  }
}
