import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '#kernel/database/database.ts'
import type { Waiting } from '#kernel/heartbeat.ts'
import { signals } from '#kernel/telemetry.ts'
import type { Metrics } from '../../gateway/operations.ts'
import type { Served } from '../../gateway/served.ts'
import { counterOf, histogramOf } from './series.ts'
import type { Vitals } from './vitals.ts'

export interface MetricsOptions {
  readonly database: Pick<Database, 'pools'>
  readonly vitals: Pick<Vitals, 'read'>
  readonly version: string
  readonly token: string | undefined
  readonly isOpen: boolean
}

export interface RunningMetrics extends Metrics {
  readonly registry: Registry
  served(served: Served): void
  stop(): void
}

/** From a read in one process to what nobody waits for any longer, in seconds. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Statements are shorter. */
const SQL_BUCKETS_S = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 10]
/** Work of the background and receivers of webhooks take longer. */
const LONG_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Measures this process until stopped, for a scraper that asks. What stands in labels is ours and few: no tenant, no credential, no id. */
export function startMetrics({ database, vitals, version, token, isOpen }: MetricsOptions): RunningMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const served = measureRequests(registry)
  const stops = [...measureGraph(registry), ...measureDatabase(registry, database), ...measureWorker(registry)]
  new Gauge({
    name: 'fiducia_build_info', help: 'Always 1; the versions are its labels.', labelNames: ['version', 'node'], registers: [registry],
  }).labels(version, process.versions.node).set(1)
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'fiducia_event_loop_utilization', help: 'Share of the time since the last scrape in which the event loop was at work, 0 to 1.', registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, before).utilization)
      before = now
    },
  })
  measureBacklog(registry, vitals)
  return {
    registry, token, isOpen, served,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    stop() {
      for (const stop of stops) stop()
      registry.clear()
    },
  }
}

function measureRequests(registry: Registry): (served: Served) => void {
  const total = counterOf({
    name: 'fiducia_http_requests_total', help: 'Requests that were answered; status 499 where the client had gone before.',
    labelNames: ['service', 'route', 'method', 'status'], registry,
  })
  const duration = histogramOf({
    name: 'fiducia_http_request_duration_seconds', help: 'From the head of a request to the end of its answer.',
    labelNames: ['service', 'route', 'method'], buckets: BUCKETS_S, registry,
  })
  return ({ service, route, method, status, durationMs }) => {
    total(service, route, method, String(status)).add()
    duration(service, route, method).add(durationMs / 1000)
  }
}

type Stop = () => void

function measureGraph(registry: Registry): Stop[] {
  const registers = [registry]
  const operations = new Histogram({
    name: 'fiducia_graph_operation_duration_seconds', help: 'Documents of graph clients, by kind of operation and what came of them.',
    labelNames: ['kind', 'outcome'], buckets: BUCKETS_S, registers,
  })
  const plans = new Counter({ name: 'fiducia_graph_plans_total', help: 'Plans of graph clients\' documents: made, or kept from before.', labelNames: ['from'], registers })
  const planning = new Histogram({ name: 'fiducia_graph_planning_duration_seconds', help: 'Making the plan of a document that had none.', buckets: BUCKETS_S, registers })
  const compiled = new Counter({ name: 'fiducia_plans_compiled_total', help: 'Fixed documents that were planned: questions of domains at start, REST rows when first asked for.', registers })
  const compiling = new Counter({ name: 'fiducia_plans_compiled_seconds_total', help: 'Time that planning the fixed documents took.', registers })
  const questions = new Histogram({
    name: 'fiducia_question_duration_seconds', help: 'Questions of one domain to another, by question and what came of it.',
    labelNames: ['question', 'outcome'], buckets: BUCKETS_S, registers,
  })
  const places = new Gauge({ name: 'fiducia_operation_places', help: 'Places that graph operations and costly REST operations take while they are under way; an operation takes more of them the more it costs.', registers })
  return [
    signals.places.hear(({ taken }) => places.set(taken)),
    signals.graphOperation.hear(({ kind, outcome, durationMs }) => operations.observe({ kind, outcome }, durationMs / 1000)),
    signals.planned.hear(({ isKept, durationMs }) => {
      plans.inc({ from: isKept ? 'cache' : 'planner' })
      if (!isKept) planning.observe(durationMs / 1000)
    }),
    signals.compiled.hear(({ durationMs }) => {
      compiled.inc()
      compiling.inc(durationMs / 1000)
    }),
    signals.question.hear(({ question, outcome, durationMs }) => questions.observe({ question, outcome }, durationMs / 1000)),
  ]
}

function measureDatabase(registry: Registry, database: Pick<Database, 'pools'>): Stop[] {
  const registers = [registry]
  const statements = histogramOf({
    name: 'fiducia_sql_duration_seconds', help: 'SQL statements, by pool and kind; those sent with a COMMIT took as long as it did.',
    labelNames: ['pool', 'kind'], buckets: SQL_BUCKETS_S, registry,
  })
  const faults = new Counter({ name: 'fiducia_sql_faults_total', help: 'SQL statements that were answered with an error or not at all.', labelNames: ['pool', 'kind'], registers })
  const waits = histogramOf({ name: 'fiducia_pool_wait_seconds', help: 'Waiting for a connection to the database.', labelNames: ['pool'], buckets: SQL_BUCKETS_S, registry })
  const transactions = counterOf({ name: 'fiducia_transactions_total', help: 'Transactions by how they ended.', labelNames: ['pool', 'outcome'], registry })
  const retries = new Counter({ name: 'fiducia_transaction_retries_total', help: 'Transactions that were run again after a serialisation failure or deadlock.', registers })
  new Gauge({
    name: 'fiducia_pool_connections', help: 'Connections to the database, by pool and whether they are in use; "most" is how many there can be.', labelNames: ['pool', 'state'], registers,
    collect() {
      for (const { pool, idle, busy, most } of database.pools()) for (const [state, count] of Object.entries({ idle, busy, most })) this.set({ pool, state }, count)
    },
  })
  new Gauge({
    name: 'fiducia_pool_waiting', help: 'Work that waits for a connection to the database.', labelNames: ['pool'], registers,
    collect() {
      for (const { pool, waiting } of database.pools()) this.set({ pool }, waiting)
    },
  })
  return [
    signals.statement.hear(({ pool, kind, durationMs, isFault }) => {
      statements(pool, kind).add(durationMs / 1000)
      if (isFault) faults.inc({ pool, kind })
    }),
    signals.connection.hear(({ pool, waitMs }) => waits(pool).add(waitMs / 1000)),
    signals.transaction.hear(({ pool, outcome }) => transactions(pool, outcome).add()),
    signals.retry.hear(() => retries.inc()),
  ]
}

function measureWorker(registry: Registry): Stop[] {
  const registers = [registry]
  const runs = new Counter({ name: 'fiducia_duty_runs_total', help: 'Looks of the worker\'s duties: those that found work, found none, or failed.', labelNames: ['duty', 'outcome'], registers })
  const worked = new Histogram({ name: 'fiducia_duty_duration_seconds', help: 'Looks of the worker\'s duties that found work or failed.', labelNames: ['duty'], buckets: LONG_BUCKETS_S, registers })
  const last = new Gauge({ name: 'fiducia_duty_last_success_timestamp_seconds', help: 'When a duty last looked without failing, as Unix time.', labelNames: ['duty'], registers })
  const reactions = new Histogram({ name: 'fiducia_reaction_duration_seconds', help: 'Reactions of domains to facts, by what came of them: `done`, `failed`, or `abandoned` for one that exceeded its time.', labelNames: ['reaction', 'outcome'], buckets: LONG_BUCKETS_S, registers })
  const resealed = new Counter({ name: 'fiducia_resealed_values_total', help: 'Sealed values that were brought under the newest key, by column; "unopened" are those that no key opened.', labelNames: ['column', 'outcome'], registers })
  const attempts = new Histogram({ name: 'fiducia_webhook_attempt_duration_seconds', help: 'Attempts at webhook deliveries, by service and what came of them.', labelNames: ['service', 'outcome'], buckets: LONG_BUCKETS_S, registers })
  return [
    signals.duty.hear(({ duty, outcome, durationMs }) => {
      runs.inc({ duty, outcome })
      if (outcome !== 'idle') worked.observe({ duty }, durationMs / 1000)
      if (outcome !== 'failed') last.set({ duty }, Date.now() / 1000)
    }),
    signals.reaction.hear(({ reaction, outcome, durationMs }) => reactions.observe({ reaction, outcome }, durationMs / 1000)),
    signals.resealed.hear(({ target, resealed: count, unopened }) => {
      resealed.inc({ column: target, outcome: 'resealed' }, count)
      resealed.inc({ column: target, outcome: 'unopened' }, unopened)
    }),
    signals.attempt.hear(({ service, outcome, durationMs }) => attempts.observe({ service, outcome }, durationMs / 1000)),
  ]
}

/** What a worker counted last, in this process or another one. While the database is away there are no such figures, and all others stay. */
function measureBacklog(registry: Registry, vitals: Pick<Vitals, 'read'>): void {
  const registers = [registry]
  /** Each gauge looks for itself, as a scrape asks all at once; it is one look all the same. */
  const ofQueues = (name: string, help: string, figureOf: (waiting: Waiting) => number): Gauge => new Gauge({
    name, help, labelNames: ['queue'], registers,
    async collect() {
      const found = await vitals.read()
      this.reset()
      if (!('fault' in found)) for (const [queue, waiting] of Object.entries(found.backlog)) this.set({ queue }, figureOf(waiting))
    },
  })
  ofQueues('fiducia_backlog_items', 'What waits for the worker, by queue; counted up to 10,000.', ({ items }) => items)
  ofQueues('fiducia_backlog_oldest_seconds', 'How long the oldest has been waiting, by queue.', ({ oldestS }) => oldestS ?? 0)
  new Gauge({
    name: 'fiducia_worker_seen_seconds', help: 'Since when no worker has been seen; the figures of the backlog are as old.', registers,
    async collect() {
      const found = await vitals.read()
      if ('fault' in found || found.workerSeenS === null) this.remove()
      else this.set(found.workerSeenS)
    },
  })
  new Gauge({
    name: 'fiducia_database_up', help: 'Whether the database answers this process: 1 or 0.', registers,
    async collect() {
      this.set('fault' in await vitals.read() ? 0 : 1)
    },
  })
}
