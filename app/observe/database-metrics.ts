import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '#kernel/database/database.ts'
import { signals } from '#kernel/telemetry.ts'
import { counterOf, histogramOf, type Stop } from './series.ts'

/** Bucket bounds for SQL statements, in seconds. */
const SQL_BUCKETS_S = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 10]
/** Measures the SQL statements, transactions and connections of this process. */
export function measureDatabase(registry: Registry, database: Pick<Database, 'pools'>): Stop[] {
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
    help: 'Database connections by pool and state. The state "max" is the maximum number of connections.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, idle, busy, most: max } of database.pools())
        for (const [state, count] of Object.entries({ idle, busy, max })) this.set({ pool, state }, count)
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
