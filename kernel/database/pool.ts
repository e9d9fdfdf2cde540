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
export const types: pg.CustomTypesConfig = { getTypeParser: ((oid: number) => columnReader(oid)) as typeof pg.types.getTypeParser }

/** Statements stop after 10 s and waits for a lock after 2 s: nobody else's lock may hold our caller for long. */
const SESSION_SETTINGS = '-c statement_timeout=10000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=30000'

/** A server that hangs, or a network that swallows, never comes to its own timeout; a statement is given up here a little after it. */
const ANSWER_MS = 12_000

export function createPool(options: ConnectionOptions, connectionsMax: number, answerMs = ANSWER_MS): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    max: connectionsMax,
    types,
    options: SESSION_SETTINGS,
    connectionTimeoutMillis: 5_000,
    query_timeout: answerMs,
    idleTimeoutMillis: 60_000,
    pipeline: true,
  } as pg.PoolConfig)
  // A connection that breaks rejects its statement and is dropped by the pool; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
