import type { ReadinessCheck, Readiness } from '#gateway/health-endpoints.ts'
import type { Prerequisite } from '#kernel/graph/subgraph.ts'
import type { Vitals, VitalsFound } from './vitals.ts'

export interface ReadinessOptions {
  readonly vitals: Pick<Vitals, 'read'>
  /** Names of the migrations that this version needs. */
  readonly migrations: readonly string[]
  /** Whether SIGNING_KEYS signs sessions instead of keys in the database. */
  readonly hasOwnSigningKeys: boolean
  /** Prerequisites that the installation may lack. */
  readonly prerequisites?: readonly Prerequisite[]
  /** Further checks of what this process depends on. */
  readonly also?: (() => Promise<readonly ReadinessCheck[]>) | undefined
}

/** A worker that has not reported for this long is missing or unable to work. */
const WORKER_SEEN_S_MAX = 15
/** The relay normally takes less than a second; an event that waits this long indicates an error. */
const OUTBOX_WAITS_S_MAX = 60

/**
 * Whether this process can serve requests. Without the database, its tables or a signing key it cannot. Without a worker it can,
 * and accepted work is done later: the status is degraded, since removing gateways would not help. Missing prerequisites of a
 * fresh installation are listed without changing the status: each request that needs one returns its own error.
 */
export function createReadiness({
  vitals,
  migrations,
  hasOwnSigningKeys,
  prerequisites = [],
  also = async () => [],
}: ReadinessOptions): () => Promise<Readiness> {
  return async () => {
    const [found, others] = await Promise.all([vitals.read(), also()])
    const checks = [
      databaseCheck(found),
      ...('failure' in found
        ? []
        : [
            migrationCheck(found.ran, migrations),
            signingCheck(found.hasSigningKey || hasOwnSigningKeys),
            workerCheck(found),
            ...prerequisites.map(each => prerequisiteCheck(found, each)),
          ]),
      ...others,
    ]
    const isFailed = checks.some(({ status }) => status === 'failed')
    return {
      status: isFailed
        ? 'not_ready'
        : checks.some(({ status }) => status === 'degraded')
          ? 'degraded'
          : 'ready',
      checks,
    }
  }
}

function databaseCheck(found: VitalsFound): ReadinessCheck {
  const name = 'database'
  if (!('failure' in found)) return { name, status: 'ok' }
  return {
    name,
    status: 'failed',
    message:
      found.failure === 'tables'
        ? 'The database has no tables; run "npm run admin -- migrate".'
        : 'The database is unreachable.',
  }
}

function migrationCheck(ran: readonly string[], migrations: readonly string[]): ReadinessCheck {
  const applied = new Set(ran)
  const missing = migrations.filter(name => !applied.has(name))
  if (missing.length === 0) return { name: 'migrations', status: 'ok' }
  return {
    name: 'migrations',
    status: 'failed',
    missing,
    message: `The database is ${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'} behind; run "npm run admin -- migrate".`,
  }
}

const signingCheck = (isThere: boolean): ReadinessCheck =>
  isThere
    ? { name: 'signing_key', status: 'ok' }
    : {
        name: 'signing_key',
        status: 'failed',
        message: 'There is no active signing key; run "npm run admin -- signing-key rotate".',
      }

function workerCheck({ workerSeenS, backlog }: Exclude<VitalsFound, { failure: unknown }>): ReadinessCheck {
  const figures = {
    seenSecondsAgo: workerSeenS === null ? null : Math.round(workerSeenS),
    outboxOldestSeconds: Math.round(backlog['outbox']?.oldestS ?? 0),
  }
  if (workerSeenS === null || workerSeenS > WORKER_SEEN_S_MAX)
    return {
      name: 'worker',
      status: 'degraded',
      ...figures,
      message: 'No worker has reported recently: transfers are not processed and webhooks are not sent.',
    }
  if (figures.outboxOldestSeconds > OUTBOX_WAITS_S_MAX)
    return {
      name: 'worker',
      status: 'degraded',
      ...figures,
      message: 'Events wait for the relay: transfers and webhooks are delayed.',
    }
  return { name: 'worker', status: 'ok', ...figures }
}

function prerequisiteCheck(
  { missing }: Exclude<VitalsFound, { failure: unknown }>,
  { name, message }: Prerequisite,
): ReadinessCheck {
  const lacking = missing[name] ?? []
  return lacking.length === 0
    ? { name, status: 'ok' }
    : { name, status: 'ok', missing: lacking, message: message(lacking) }
}
