import { readFileSync } from 'node:fs'
import type { Database } from '#kernel/database/database.ts'
import type { MigrationSource } from '#kernel/database/migration.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import type { ReadinessCheck, Metrics, Readiness } from '#gateway/health-endpoints.ts'
import type { RequestObservers } from '#gateway/access-log.ts'
import type { Config } from '#app/config/config.ts'
import { redactLine } from '#app/log.ts'
import { startMetrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'
import { createRequestLog } from './request-line.ts'
import { standardError } from './standard-error.ts'
import { createVitals } from './vitals.ts'

/** Readiness, metrics and logging for the server of a process. */
export interface Watched {
  readonly readiness: () => Promise<Readiness>
  readonly metrics?: Metrics
  readonly observers?: RequestObservers
}

export interface Observing extends Watched {
  /** Flushes recorded traces and stops collecting. */
  stop(): Promise<void>
}

export interface ObservingOptions {
  readonly config: Pick<
    Config,
    | 'logLevel'
    | 'logAddresses'
    | 'isLogPretty'
    | 'metricsToken'
    | 'isLoopbackOnly'
    | 'otlpEndpoint'
    | 'tracedShare'
    | 'signingKeys'
  >
  readonly database: Pick<Database, 'pools' | 'read'>
  readonly migrations: readonly MigrationSource[]
  /** The domains of this process, whose prerequisites are checked. */
  readonly subgraphs?: readonly Pick<SubgraphDefinition, 'prerequisites'>[]
  /** Further checks of what this process depends on. */
  readonly also?: () => Promise<readonly ReadinessCheck[]>
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version

/** Starts metrics and traces of this process. Call it first: documents are planned soon after the start. */
export async function startObserving({
  config,
  database,
  migrations,
  subgraphs = [],
  also,
}: ObservingOptions): Promise<Observing> {
  const prerequisites = subgraphs.flatMap(each => each.prerequisites ?? [])
  const vitals = createVitals(database, { prerequisites })
  const metrics = startMetrics({
    database,
    vitals,
    version: version(),
    token: config.metricsToken,
    isOpen: config.isLoopbackOnly,
  })
  const written = createRequestLog({
    level: config.logLevel,
    addresses: config.logAddresses,
    destination: standardError(config),
    censored: redactLine,
  })
  const { startTraces } =
    config.otlpEndpoint === undefined ? { startTraces: undefined } : await import('./traces.ts')
  const traces = startTraces?.({
    endpoint: config.otlpEndpoint!,
    share: config.tracedShare,
    version: version(),
  })
  return {
    metrics,
    readiness: createReadiness({
      vitals,
      migrations: migrations.map(({ name }) => name),
      hasOwnSigningKeys: config.signingKeys !== undefined,
      prerequisites,
      also,
    }),
    observers: {
      onServed(entry) {
        metrics.record(entry)
        written(entry)
      },
      ...(traces && { tracing: traces.requests }),
    },
    async stop() {
      metrics.stop()
      await traces?.stop()
    },
  }
}
