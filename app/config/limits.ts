import { Kind } from 'graphql'
import type { Database } from '#kernel/database/database.ts'
import type { FieldLimits } from '#gateway/limits/limits.ts'
import type { OperationClass } from '#gateway/limits/policies.ts'
import { postgresShares } from '#gateway/limits/postgres-quota-leases.ts'
import { redisShares } from '#gateway/limits/redis-quota-leases.ts'
import { alone, firstOf, type Shares } from '#gateway/limits/quota-leases.ts'
import { operationsOf } from '#rest-adapter/documents.ts'
import { keepsAnswers, type Endpoint, type RestService } from '#rest-adapter/endpoint.ts'
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
  exchangeHandoffToken: 'stranger',
  refreshSession: 'stranger',
}

/** A field of the graph has the rate-limit class of the REST endpoint that runs it. */
export function fieldLimits(services: readonly RestService[]): FieldLimits {
  const classes: Record<string, OperationClass> = {}
  for (const { endpoints, documents } of services) {
    const operations = operationsOf(documents)
    for (const { operation: runs, rateLimitClass: countsAs } of endpoints) {
      const [field] = operations.get(runs)?.operation.selectionSet.selections ?? []
      if (countsAs && field?.kind === Kind.FIELD) classes[field.name.value] = countsAs
    }
  }
  return { classes, byAddress: BY_ADDRESS }
}

/** Mutations that require an Idempotency-Key on the graph too: they move or reserve money, and their REST route requires a key. */
export function keyedFields(services: readonly RestService[]): ReadonlySet<string> {
  const keyed = new Set<string>()
  for (const { dialect, endpoints, documents } of services) {
    if (!dialect.demandsKey) continue
    const operations = operationsOf(documents)
    for (const endpoint of endpoints) {
      const [field] = operations.get(endpoint.operation)?.operation.selectionSet.selections ?? []
      if (movesMoney(endpoint) && keepsAnswers(endpoint) && field?.kind === Kind.FIELD)
        keyed.add(field.name.value)
    }
  }
  return keyed
}

const movesMoney = ({ rateLimitClass: countsAs, reservesMoney }: Endpoint): boolean =>
  countsAs === 'transfers' || reservesMoney === true

const LOG_INTERVAL_MS = 10_000

/**
 * Selects the source of rate-limit quota. The single process on an embedded database counts alone and exactly. On any other
 * database, gateways share quota through Redis if configured, and through PostgreSQL otherwise or while Redis is unavailable.
 */
export function openShares(
  { databaseUrl, redisUrl }: Pick<Config, 'databaseUrl' | 'redisUrl'>,
  database: Database,
  log: Log,
): { readonly shares: Shares; close(): void } {
  if (databaseUrl === undefined && redisUrl === undefined) return { shares: alone, close: () => undefined }
  const redis = redisUrl === undefined ? undefined : redisShares(redisUrl)
  let statusChangedAt = -Infinity
  const shares = firstOf(
    [...(redis ? [redis.shares] : []), postgresShares(database)],
    () => performance.now(),
    error => {
      if (performance.now() - statusChangedAt < LOG_INTERVAL_MS) return
      statusChangedAt = performance.now()
      log({ error }, 'no shared store of rate-limit quota is reachable')
    },
  )
  return { shares, close: () => redis?.close() }
}
