import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '#kernel/database/database.ts'
import { signals } from '#kernel/telemetry.ts'
import type { Metrics } from '#gateway/health-endpoints.ts'
import type { AccessLogEntry } from '#gateway/access-log.ts'
import { measureDatabase } from './database-metrics.ts'
import { counterOf, histogramOf, type Stop } from './series.ts'
import type { Vitals } from './vitals.ts'
import { measureBacklog, measureWorker } from './worker-metrics.ts'

export interface MetricsOptions {
  readonly database: Pick<Database, 'pools'>
  readonly vitals: Pick<Vitals, 'read'>
  readonly version: string
  readonly token: string | undefined
  readonly isOpen: boolean
}

export interface RunningMetrics extends Metrics {
  readonly registry: Registry
  record(entry: AccessLogEntry): void
  stop(): void
}

/** Bucket bounds in seconds, from an in-process read to beyond the request deadline. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Collects metrics of this process until stopped. Labels have few values that we define: no tenants, credentials or ids. */
export function startMetrics({ database, vitals, version, token, isOpen }: MetricsOptions): RunningMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const record = measureRequests(registry)
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
    record,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    stop() {
      for (const stop of stops) stop()
      registry.clear()
    },
  }
}

function measureRequests(registry: Registry): (entry: AccessLogEntry) => void {
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
  const slots = new Gauge({
    name: 'fiducia_operation_slots',
    help: 'Concurrency slots in use by GraphQL operations and expensive REST operations. An operation uses more slots the higher its cost.',
    registers,
  })
  return [
    signals.slots.subscribe(({ usedSlots }) => slots.set(usedSlots)),
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
