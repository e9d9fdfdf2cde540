import { Kind } from 'graphql'
import type { Database } from '#kernel/database/database.ts'
import type { FieldLimits } from '#gateway/limits/limits.ts'
import type { OperationClass } from '#gateway/limits/policies.ts'
import { postgresQuota } from '#gateway/limits/postgres-quota-leases.ts'
import type { RedisQuota } from '#gateway/limits/redis-quota-leases.ts'
import { leaseWhole, firstReachable, type LeaseQuota } from '#gateway/limits/quota-leases.ts'
import { operationsOf } from '#rest-adapter/documents.ts'
import { storesResponses, type Endpoint, type RestService } from '#rest-adapter/endpoint.ts'
import type { Config } from './config.ts'
import type { Log } from '#app/log.ts'

/** Mutations with which secrets could be guessed: each occurrence in a document counts against the client's address. */
const BY_ADDRESS: FieldLimits['byAddress'] = {
  loginStaff: 'password',
  issueToken: 'password',
  changeMyPassword: 'password',
  beginTotp: 'password',
  confirmTotp: 'password',
  disableTotp: 'password',
  exchangeHandoffToken: 'unauthenticated',
  refreshSession: 'unauthenticated',
}

/** A field of the graph has the rate-limit class of the REST endpoint that runs it. */
export function fieldLimits(services: readonly RestService[]): FieldLimits {
  const classes: Record<string, OperationClass> = {}
  for (const { endpoints, documents } of services) {
    const operations = operationsOf(documents)
    for (const { operation, rateLimitClass } of endpoints) {
      const [field] = operations.get(operation)?.operation.selectionSet.selections ?? []
      if (rateLimitClass && field?.kind === Kind.FIELD) classes[field.name.value] = rateLimitClass
    }
  }
  return { classes, byAddress: BY_ADDRESS }
}

/** Mutations that require an Idempotency-Key on the graph too: they move or reserve money, and their REST route requires a key. */
export function keyedFields(services: readonly RestService[]): ReadonlySet<string> {
  const keyed = new Set<string>()
  for (const { dialect, endpoints, documents } of services) {
    if (!dialect.requiresIdempotencyKey) continue
    const operations = operationsOf(documents)
    for (const endpoint of endpoints) {
      const [field] = operations.get(endpoint.operation)?.operation.selectionSet.selections ?? []
      if (movesMoney(endpoint) && storesResponses(endpoint) && field?.kind === Kind.FIELD)
        keyed.add(field.name.value)
    }
  }
  return keyed
}

const movesMoney = ({ rateLimitClass, reservesMoney }: Endpoint): boolean =>
  rateLimitClass === 'transfers' || reservesMoney === true

const LOG_INTERVAL_MS = 10_000

/**
 * Selects the source of rate-limit quota. The single process on an embedded database counts alone and exactly. On any other
 * database, gateways share quota through Redis if configured, and through PostgreSQL otherwise or while Redis is unavailable.
 */
export async function openLeaseQuota(
  { databaseUrl, redisUrl }: Pick<Config, 'databaseUrl' | 'redisUrl'>,
  database: Database,
  log: Log,
): Promise<{ readonly leaseQuota: LeaseQuota; close(): void }> {
  if (databaseUrl === undefined && redisUrl === undefined)
    return { leaseQuota: leaseWhole, close: () => undefined }
  const redis = redisUrl === undefined ? undefined : await openRedisQuota(redisUrl)
  let statusChangedAt = -Infinity
  const leaseQuota = firstReachable(
    [...(redis ? [redis.lease] : []), postgresQuota(database)],
    () => performance.now(),
    error => {
      if (performance.now() - statusChangedAt < LOG_INTERVAL_MS) return
      statusChangedAt = performance.now()
      log({ error }, 'no shared store of rate-limit quota is reachable')
    },
  )
  return { leaseQuota, close: () => redis?.close() }
}

/** Loads the client of Redis only where Redis is configured, because it consists of many modules. */
async function openRedisQuota(url: string): Promise<RedisQuota> {
  const { redisQuota } = await import('#gateway/limits/redis-quota-leases.ts')
  return redisQuota(url)
}
