import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '#kernel/database/database.ts'
import type { WaitingCounts } from '#kernel/jobs/heartbeat.ts'
import { signals } from '#kernel/telemetry.ts'
import type { Metrics } from '#gateway/operations.ts'
import type { Served } from '#gateway/access-log.ts'
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

/** Bucket bounds in seconds, from an in-process read to beyond the request deadline. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Bucket bounds for SQL statements, in seconds. */
const SQL_BUCKETS_S = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 10]
/** Bucket bounds for background work and webhook attempts, in seconds. */
const LONG_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Collects metrics of this process until stopped. Labels have few values that we define: no tenants, credentials or ids. */
export function startMetrics({ database, vitals, version, token, isOpen }: MetricsOptions): RunningMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const served = measureRequests(registry)
  const stops = [
    ...measureGraph(registry),
    ...measureDatabase(registry, database),
    ...measureWorker(registry),
  ]
  new Gauge({
    name: 'fiducia_build_info',
    help: 'Always 1. The labels contain the versions of Fiducia and Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
    .labels(version, process.versions.node)
    .set(1)
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'fiducia_event_loop_utilization',
    help: 'Share of the time since the last scrape in which the event loop was busy, 0 to 1.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, before).utilization)
      before = now
    },
  })
  measureBacklog(registry, vitals)
  return {
    registry,
    token,
    isOpen,
    served,
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
    name: 'fiducia_http_requests_total',
    help: 'HTTP requests by route and status. Status 499 means that the client disconnected before the response.',
    labelNames: ['service', 'route', 'method', 'status'],
    registry,
  })
  const duration = histogramOf({
    name: 'fiducia_http_request_duration_seconds',
    help: 'Duration of HTTP requests, from the request headers to the end of the response, in seconds.',
    labelNames: ['service', 'route', 'method'],
    buckets: BUCKETS_S,
    registry,
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
    name: 'fiducia_graph_operation_duration_seconds',
    help: 'Duration of operations of GraphQL clients by type and outcome, in seconds.',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS_S,
    registers,
  })
  const plans = new Counter({
    name: 'fiducia_graph_plans_total',
    help: 'Query plans for documents of GraphQL clients, either computed or taken from the cache.',
    labelNames: ['from'],
    registers,
  })
  const planning = new Histogram({
    name: 'fiducia_graph_planning_duration_seconds',
    help: 'Duration of query planning for documents without a cached plan, in seconds.',
    buckets: BUCKETS_S,
    registers,
  })
  const compiled = new Counter({
    name: 'fiducia_plans_compiled_total',
    help: 'Built-in documents that were planned: domain calls at the start, REST endpoints on first use.',
    registers,
  })
  const compiling = new Counter({
    name: 'fiducia_plans_compiled_seconds_total',
    help: 'Total time spent on planning built-in documents, in seconds.',
    registers,
  })
  const domainCalls = new Histogram({
    name: 'fiducia_domain_call_duration_seconds',
    help: 'Duration of calls from one domain to another by call and outcome, in seconds.',
    labelNames: ['domain_call', 'outcome'],
    buckets: BUCKETS_S,
    registers,
  })
  const places = new Gauge({
    name: 'fiducia_operation_places',
    help: 'Concurrency slots in use by GraphQL operations and expensive REST operations. An operation uses more slots the higher its cost.',
    registers,
  })
  return [
    signals.places.subscribe(({ taken }) => places.set(taken)),
    signals.graphOperation.subscribe(({ kind, outcome, durationMs }) =>
      operations.observe({ kind, outcome }, durationMs / 1000),
    ),
    signals.planned.subscribe(({ isCached, durationMs }) => {
      plans.inc({ from: isCached ? 'cache' : 'planner' })
      if (!isCached) planning.observe(durationMs / 1000)
    }),
    signals.compiled.subscribe(({ durationMs }) => {
      compiled.inc()
      compiling.inc(durationMs / 1000)
    }),
    signals.domainCall.subscribe(({ domainCall, outcome, durationMs }) =>
      domainCalls.observe({ domain_call: domainCall, outcome }, durationMs / 1000),
    ),
  ]
}

function measureDatabase(registry: Registry, database: Pick<Database, 'pools'>): Stop[] {
  const registers = [registry]
  const statements = histogramOf({
    name: 'fiducia_sql_duration_seconds',
    help: 'Duration of SQL statements by pool and kind, in seconds. Statements sent together with a COMMIT share its duration.',
    labelNames: ['pool', 'kind'],
    buckets: SQL_BUCKETS_S,
    registry,
  })
  const failures = new Counter({
    name: 'fiducia_sql_errors_total',
    help: 'SQL statements that failed or received no response.',
    labelNames: ['pool', 'kind'],
    registers,
  })
  const waits = histogramOf({
    name: 'fiducia_pool_wait_seconds',
    help: 'Time spent waiting for a database connection, in seconds.',
    labelNames: ['pool'],
    buckets: SQL_BUCKETS_S,
    registry,
  })
  const transactions = counterOf({
    name: 'fiducia_transactions_total',
    help: 'Database transactions by pool and outcome.',
    labelNames: ['pool', 'outcome'],
    registry,
  })
  const retries = new Counter({
    name: 'fiducia_transaction_retries_total',
    help: 'Database transactions that were retried after a serialisation failure or deadlock.',
    registers,
  })
  new Gauge({
    name: 'fiducia_pool_connections',
    help: 'Database connections by pool and state. The state "most" is the maximum number of connections.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, idle, busy, most } of database.pools())
        for (const [state, count] of Object.entries({ idle, busy, most })) this.set({ pool, state }, count)
    },
  })
  new Gauge({
    name: 'fiducia_pool_waiting',
    help: 'Number of tasks that wait for a database connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { pool, waiting } of database.pools()) this.set({ pool }, waiting)
    },
  })
  return [
    signals.statement.subscribe(({ pool, kind, durationMs, isFailure }) => {
      statements(pool, kind).add(durationMs / 1000)
      if (isFailure) failures.inc({ pool, kind })
    }),
    signals.connection.subscribe(({ pool, waitMs }) => waits(pool).add(waitMs / 1000)),
    signals.transaction.subscribe(({ pool, outcome }) => transactions(pool, outcome).add()),
    signals.retry.subscribe(() => retries.inc()),
  ]
}

function measureWorker(registry: Registry): Stop[] {
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
function measureBacklog(registry: Registry, vitals: Pick<Vitals, 'read'>): void {
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
