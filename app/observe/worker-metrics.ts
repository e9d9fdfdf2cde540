import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { WaitingCounts } from '#kernel/jobs/heartbeat.ts'
import { signals } from '#kernel/telemetry.ts'
import type { Stop } from './series.ts'
import type { Vitals } from './vitals.ts'

/** Bucket bounds for background work and webhook attempts, in seconds. */
const LONG_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Measures the jobs, event handlers and webhook attempts of a worker in this process. */
export function measureWorker(registry: Registry): Stop[] {
  const registers = [registry]
  const runs = new Counter({
    name: 'fiducia_job_runs_total',
    help: "Runs of the worker's jobs by outcome: worked, idle (no work found) or failed.",
    labelNames: ['job', 'outcome'],
    registers,
  })
  const worked = new Histogram({
    name: 'fiducia_job_duration_seconds',
    help: 'Duration of job runs that found work or failed, in seconds.',
    labelNames: ['job'],
    buckets: LONG_BUCKETS_S,
    registers,
  })
  const last = new Gauge({
    name: 'fiducia_job_last_success_timestamp_seconds',
    help: 'Unix time of the last run of a job that did not fail.',
    labelNames: ['job'],
    registers,
  })
  const reactions = new Histogram({
    name: 'fiducia_reaction_duration_seconds',
    help: 'Duration of event handlers by outcome, in seconds: `done`, `failed`, or `abandoned` after the timeout.',
    labelNames: ['reaction', 'outcome'],
    buckets: LONG_BUCKETS_S,
    registers,
  })
  const resealed = new Counter({
    name: 'fiducia_resealed_values_total',
    help: 'Encrypted values that were re-encrypted with the newest key, by column. The outcome "unopened" counts values that no key could decrypt.',
    labelNames: ['column', 'outcome'],
    registers,
  })
  const attempts = new Histogram({
    name: 'fiducia_webhook_attempt_duration_seconds',
    help: 'Duration of webhook delivery attempts by service and outcome, in seconds.',
    labelNames: ['service', 'outcome'],
    buckets: LONG_BUCKETS_S,
    registers,
  })
  return [
    signals.job.subscribe(({ job, outcome, durationMs }) => {
      runs.inc({ job, outcome })
      if (outcome !== 'idle') worked.observe({ job }, durationMs / 1000)
      if (outcome !== 'failed') last.set({ job }, Date.now() / 1000)
    }),
    signals.reaction.subscribe(({ reaction, outcome, durationMs }) =>
      reactions.observe({ reaction, outcome }, durationMs / 1000),
    ),
    signals.resealed.subscribe(({ target, resealed: count, unopened }) => {
      resealed.inc({ column: target, outcome: 'resealed' }, count)
      resealed.inc({ column: target, outcome: 'unopened' }, unopened)
    }),
    signals.attempt.subscribe(({ service, outcome, durationMs }) =>
      attempts.observe({ service, outcome }, durationMs / 1000),
    ),
  ]
}

/** Exposes the backlog that a worker counted last, in this or another process. While the database is unavailable these metrics have no values; all others remain. */
export function measureBacklog(registry: Registry, vitals: Pick<Vitals, 'read'>): void {
  const registers = [registry]
  /** Each gauge reads the vitals itself; reads of one scrape share one query. */
  const ofQueues = (name: string, help: string, figureOf: (waiting: WaitingCounts) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        const found = await vitals.read()
        this.reset()
        if (!('failure' in found))
          for (const [queue, waiting] of Object.entries(found.backlog)) this.set({ queue }, figureOf(waiting))
      },
    })
  ofQueues(
    'fiducia_backlog_items',
    'Items that wait for the worker, by queue. Counted up to 10,000.',
    ({ items }) => items,
  )
  ofQueues(
    'fiducia_backlog_oldest_seconds',
    'Waiting time of the oldest item by queue, in seconds.',
    ({ oldestS }) => oldestS ?? 0,
  )
  new Gauge({
    name: 'fiducia_worker_seen_seconds',
    help: 'Seconds since a worker last reported. The backlog metrics have the same age.',
    registers,
    async collect() {
      const found = await vitals.read()
      if ('failure' in found || found.workerSeenS === null) this.remove()
      else this.set(found.workerSeenS)
    },
  })
  new Gauge({
    name: 'fiducia_database_up',
    help: '1 when this process can query the database, 0 otherwise.',
    registers,
    async collect() {
      this.set('failure' in (await vitals.read()) ? 0 : 1)
    },
  })
}
