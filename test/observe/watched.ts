import type { Database } from '#kernel/database/database.ts'
import { startMetrics, type RunningMetrics } from '#app/observe/metrics.ts'
import { createReadiness } from '#app/observe/readiness.ts'
import { createVitals } from '#app/observe/vitals.ts'
import { migrations, subgraphs } from '#app/subgraphs.ts'
import type { RequestTracing, AccessLogEntry } from '#gateway/access-log.ts'
import { watchTestPlatform } from '#test/support/world.ts'

/** Access log entries and metrics of the file's platform. */
export interface Watch {
  readonly served: AccessLogEntry[]
  metrics(): RunningMetrics
}

/**
 * Adds metrics, readiness and access log to the file's platform. Must be called before the platform starts.
 */
export function watch({
  token,
  isOpen = true,
  tracing,
}: { token?: string; isOpen?: boolean; tracing?: RequestTracing } = {}): Watch {
  const served: AccessLogEntry[] = []
  let metrics: RunningMetrics | undefined
  watchTestPlatform((database: Database) => {
    const prerequisites = subgraphs.flatMap(each => each.prerequisites ?? [])
    const vitals = createVitals(database, { prerequisites, freshMs: 0 })
    metrics = startMetrics({ database, vitals, version: '1.2.3', token, isOpen })
    return {
      metrics,
      readiness: createReadiness({
        vitals,
        migrations: migrations.map(({ name }) => name),
        hasOwnSigningKeys: false,
        prerequisites,
      }),
      observers: {
        onServed: each => {
          served.push(each)
          metrics!.record(each)
        },
        ...(tracing && { tracing }),
      },
    }
  })
  return { served, metrics: () => metrics! }
}
