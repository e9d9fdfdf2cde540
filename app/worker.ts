import { setTimeout as sleep } from 'node:timers/promises'
import type { PublishedEvent } from '#kernel/context.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { signals } from '#kernel/telemetry.ts'
import type { Log } from './log.ts'
import type { Platform } from './platform.ts'

export interface RunningWorker {
  /** Runs the jobs that such events wake now instead of at their next interval. */
  wake(events: readonly PublishedEvent[]): void
  /** Finishes running jobs and starts no more. */
  stop(): Promise<void>
}

/** Longest pause before a job that fails repeatedly runs again, for example while the database is unavailable. */
const FAILING_PAUSE_MS = 5_000

const STEP_MS = 8_000

/** Time that outgoing requests get to finish when the worker stops: an aborted request may still have reached its receiver. */
const GRACE_MS = 3_000

/** Runs the jobs of all domains, each at its own interval, until stopped. Several workers share the work through the tables. */
export function startWorker(
  platform: Pick<Platform, 'source' | 'contextIn' | 'workspaces'>,
  jobs: readonly Job[],
  log: Log,
): RunningWorker {
  const abandoning = new AbortController()
  let isStopping = false
  const tasks = new Set<Promise<void>>()
  const { source } = platform
  const worker: Worker = {
    now: source.now,
    keys: source.keys,
    settings: source.settings,
    signal: abandoning.signal,
    sql: source.database.asWorker,
    transaction: work => source.database.workerTransaction(work),
    background(task) {
      tasks.add(task)
      void task.finally(() => tasks.delete(task))
    },
    // Shorter than any lease, so that no other worker takes over a step that is still running.
    contextIn: async workspaceId => ({
      ...(await platform.contextIn(workspaceId)),
      deadlineAt: Date.now() + STEP_MS,
    }),
    workspaces: platform.workspaces,
    log,
  }
  const pauses = createPauses()

  async function perform(job: Job): Promise<void> {
    const own: Worker = { ...worker, log: (fields, message) => log({ job: job.name, ...fields }, message) }
    let failures = 0
    while (!isStopping) {
      const begunMs = performance.now()
      let done = 0
      try {
        done = await job.run(own)
        failures = 0
      } catch (error) {
        failures += 1
        own.log({ error }, 'a job failed and will be retried')
      }
      signals.job.publish({
        job: job.name,
        outcome: failures > 0 ? 'failed' : done > 0 ? 'worked' : 'idle',
        durationMs: performance.now() - begunMs,
      })
      if (done === 0 && !isStopping)
        await pauses.pause(
          job,
          Math.max(job.everyMs, Math.min(job.everyMs * 2 ** failures, FAILING_PAUSE_MS)),
        )
      if (done > 0 && job.paceMs !== undefined && !isStopping)
        await sleep(Math.max(0, Math.ceil(begunMs + job.paceMs - performance.now())))
    }
  }

  const running = jobs.map(perform)
  return {
    wake: events => pauses.end(job => isWokenBy(job, events)),
    async stop() {
      isStopping = true
      pauses.end(() => true)
      const timeout = setTimeout(() => abandoning.abort(), GRACE_MS)
      await Promise.all(running)
      await Promise.all(tasks)
      clearTimeout(timeout)
    },
  }
}

/** The pauses between runs of jobs. */
interface Pauses {
  pause(job: Job, ms: number): Promise<void>
  /** Ends the pauses of these jobs now. */
  end(isEnded: (job: Job) => boolean): void
}

function createPauses(): Pauses {
  const wakers = new Map<Job, () => void>()
  return {
    pause: (job, ms) =>
      new Promise(resolve => {
        const wake = (): void => {
          clearTimeout(timer)
          wakers.delete(job)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        wakers.set(job, wake)
      }),
    end(isEnded) {
      for (const [job, wake] of [...wakers]) if (isEnded(job)) wake()
    },
  }
}

const isWokenBy = ({ wakesOn = [] }: Job, events: readonly PublishedEvent[]): boolean =>
  wakesOn === 'every event' || wakesOn.some(({ type }) => events.some(event => event.type === type))
