import pg from 'pg'
import { columnReader } from './values.ts'

export interface ConnectionOptions {
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly password?: string
  readonly database?: string
  readonly connectionString?: string
}

/** For statements that are not prepared; see `exchange`. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) => columnReader(oid)) as typeof pg.types.getTypeParser,
}

/** Statements time out after 10 s, lock waits after 2 s, so that foreign locks do not block callers for long. */
const SESSION_SETTINGS =
  '-c statement_timeout=10000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=30000'

/** Client-side timeout, slightly longer than that of the server, for hanging servers and lost packets. */
const RESPONSE_MS = 12_000

export function createPool(
  options: ConnectionOptions,
  connectionsMax: number,
  responseMs = RESPONSE_MS,
): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    max: connectionsMax,
    types,
    options: SESSION_SETTINGS,
    connectionTimeoutMillis: 5_000,
    query_timeout: responseMs,
    idleTimeoutMillis: 60_000,
    pipeline: true,
  } as pg.PoolConfig)
  // A broken connection rejects its statement and leaves the pool; without listeners its error event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
