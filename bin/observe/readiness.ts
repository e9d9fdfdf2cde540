import type { Check, Readiness } from '../../gateway/operations.ts'
import type { Prerequisite } from '#kernel/subgraph.ts'
import type { Vitals, VitalsFound } from './vitals.ts'

export interface ReadinessOptions {
  readonly vitals: Pick<Vitals, 'read'>
  /** Names of the migrations that this version needs. */
  readonly migrations: readonly string[]
  /** Whether sessions are signed with keys from outside the database. */
  readonly hasOwnSigningKeys: boolean
  /** What the installation can lack. */
  readonly prerequisites?: readonly Prerequisite[]
  /** What else this process cannot work without. */
  readonly also?: (() => Promise<readonly Check[]>) | undefined
}

/** A worker that was not seen for this long is not there, or cannot work. */
const WORKER_SEEN_S_MAX = 15
/** Facts are relayed within a second; one that waits for this long has met a fault. */
const OUTBOX_WAITS_S_MAX = 60

/**
 * Whether this process can answer requests. Without the database, its tables or a signing key it cannot; without a worker it
 * can, and what it accepts is done later: that is degraded, for taking gateways away would make it no better. What a fresh
 * installation lacks is named and changes no status: each request that needs it says so.
 */
export function createReadiness({ vitals, migrations, hasOwnSigningKeys, prerequisites = [], also = async () => [] }: ReadinessOptions): () => Promise<Readiness> {
  return async () => {
    const [found, others] = await Promise.all([vitals.read(), also()])
    const checks = [databaseCheck(found), ...('fault' in found ? [] : [migrationCheck(found.ran, migrations), signingCheck(found.hasSigningKey || hasOwnSigningKeys), workerCheck(found), ...prerequisites.map(each => prerequisiteCheck(found, each))]), ...others]
    const isFailed = checks.some(({ status }) => status === 'failed')
    return { status: isFailed ? 'not_ready' : checks.some(({ status }) => status === 'degraded') ? 'degraded' : 'ready', checks }
  }
}

function databaseCheck(found: VitalsFound): Check {
  const name = 'database'
  if (!('fault' in found)) return { name, status: 'ok' }
  return { name, status: 'failed', message: found.fault === 'tables' ? 'The database lacks the tables; run "npm run admin -- migrate".' : 'The database does not answer.' }
}

function migrationCheck(ran: readonly string[], migrations: readonly string[]): Check {
  const there = new Set(ran)
  const missing = migrations.filter(name => !there.has(name))
  if (missing.length === 0) return { name: 'migrations', status: 'ok' }
  return { name: 'migrations', status: 'failed', missing, message: `The database is ${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'} behind; run "npm run admin -- migrate".` }
}

const signingCheck = (isThere: boolean): Check => (isThere
  ? { name: 'signing_key', status: 'ok' }
  : { name: 'signing_key', status: 'failed', message: 'No key can sign sessions; run "npm run admin -- signing-key rotate".' })

function workerCheck({ workerSeenS, backlog }: Exclude<VitalsFound, { fault: unknown }>): Check {
  const figures = { seenSecondsAgo: workerSeenS === null ? null : Math.round(workerSeenS), outboxOldestSeconds: Math.round(backlog['outbox']?.oldestS ?? 0) }
  if (workerSeenS === null || workerSeenS > WORKER_SEEN_S_MAX) return { name: 'worker', status: 'degraded', ...figures, message: 'No worker has been seen lately: transfers wait, and webhooks are not sent.' }
  if (figures.outboxOldestSeconds > OUTBOX_WAITS_S_MAX) return { name: 'worker', status: 'degraded', ...figures, message: 'Facts wait to be relayed: transfers and webhooks are late.' }
  return { name: 'worker', status: 'ok', ...figures }
}

function prerequisiteCheck({ missing }: Exclude<VitalsFound, { fault: unknown }>, { name, message }: Prerequisite): Check {
  const lacking = missing[name] ?? []
  return lacking.length === 0 ? { name, status: 'ok' } : { name, status: 'ok', missing: lacking, message: message(lacking) }
}
