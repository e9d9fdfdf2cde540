import pg from 'pg'

export interface ConnectionOptions {
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly password?: string
  readonly database?: string
  readonly connectionString?: string
}

const { INT8, DATE } = pg.types.builtins

/** bigint columns are bigints and dates stay text; numeric is text by pg's own rule. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return (value: string) => BigInt(value)
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}

/** Statements stop after 10 s and waits for a lock after 2 s: nobody else's lock may hold our caller for long. */
const SESSION_SETTINGS = '-c statement_timeout=10000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=30000'

export function createPool(options: ConnectionOptions, connectionsMax: number): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    max: connectionsMax,
    types,
    options: SESSION_SETTINGS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    pipeline: true,
  } as pg.PoolConfig)
  // A connection that breaks rejects its statement and is dropped by the pool; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
