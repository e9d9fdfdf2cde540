import pg from 'pg'
import { isId } from '#kernel/id.ts'
import { one } from './one.ts'
import { translated } from './errors.ts'
import type { ConnectionOptions } from './pool.ts'
import { prepared } from './connection.ts'
import { parameter } from './values.ts'

/** Runs one statement and returns its rows. */
export type Sql = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

export interface DedicatedOptions {
  /** Limit of each statement. */
  readonly statementTimeoutMs: number
  /** Name of a lock that one connection in the whole installation holds at a time. PostgreSQL releases it when the connection ends, also when the process dies. */
  readonly lock?: string
  /** Whether PostgreSQL plans each statement once, not for the values of each call; sequential scans are avoided then. */
  readonly plansOnce?: boolean
  /** Ends the connection, and with it the statement that is running. */
  readonly signal?: AbortSignal
}

/** Added to the client-side timeout, because a hanging server does not enforce its own. */
const RESPONSE_MS = 2_000

// A plan that was made while a table was empty stays a good one.
const PLAN_ONCE = `select set_config('plan_cache_mode', 'force_generic_plan', false), set_config('enable_seqscan', 'off', false)`

/**
 * Lends a connection outside of the pools, with the app's rights in one workspace, and closes it afterwards. Each statement is a
 * transaction. Returns undefined without running the work while another connection holds the lock.
 */
export async function withDedicated<Result>(
  connection: ConnectionOptions,
  types: pg.CustomTypesConfig,
  workspaceId: string,
  { statementTimeoutMs, lock, plansOnce = false, signal }: DedicatedOptions,
  work: (sql: Sql) => Promise<Result>,
  onStatement?: (text: string) => void,
): Promise<Result | undefined> {
  if (!isId(workspaceId)) throw new TypeError('a workspace id is a UUID')
  const client = new pg.Client({
    ...connection,
    types,
    connectionTimeoutMillis: 5_000,
    query_timeout: statementTimeoutMs + RESPONSE_MS,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=30000`,
  })
  // A broken connection rejects its statement; without a listener it would also end the process.
  client.on('error', () => undefined)
  const sql: Sql = async <Row extends object = Record<string, unknown>>(
    text: string,
    values: readonly unknown[] = [],
  ) => {
    onStatement?.(text)
    const query = plansOnce ? prepared(text, values) : { text, values: values.map(parameter) }
    return (await client.query<Row>({ ...query, values: [...query.values] })).rows
  }
  const abandon = (): void => void client.end().catch(() => undefined)
  signal?.addEventListener('abort', abandon)
  try {
    signal?.throwIfAborted()
    await client.connect()
    await sql(`select set_config('app.workspace', $1, false)`, [workspaceId])
    // A statement whose client has disconnected would otherwise hold the lock until it ends. Servers on Windows cannot check.
    await sql(`select set_config('client_connection_check_interval', '1000', false)`).catch(() => undefined)
    if (plansOnce) await sql(PLAN_ONCE)
    if (lock !== undefined) {
      const row = one(
        await sql<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
          lock,
        ]),
      )
      if (!row.taken) return undefined
    }
    return await work(sql)
  } catch (error) {
    throw translated(error)
  } finally {
    signal?.removeEventListener('abort', abandon)
    await client.end().catch(() => undefined)
  }
}
