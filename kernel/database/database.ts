import type { Pool, PoolClient } from 'pg'
import { prepared, reading, sendStatements } from './connection.ts'
import { withDedicated, type DedicatedOptions, type Sql } from './dedicated.ts'
import { isConnectionError, translated } from './errors.ts'
import type { Orm } from './orm.ts'
import type { Prepared } from './exchange.ts'
import { observe } from './observe.ts'
import { isSharedRead, readGroups } from './read-groups.ts'
import {
  openStatementConnection,
  type StatementConnection,
  type StatementConnectionOptions,
} from './statement-connection.ts'
import { createPool, types, type ConnectionOptions } from './pool.ts'
import { openSession, type Session, type SessionOptions } from './session.ts'
import { createConnectionScheduler, type ConnectionScheduler } from './connection-scheduler.ts'
import { signals, type PoolName } from '#kernel/telemetry.ts'

export interface DatabaseOptions {
  readonly app: ConnectionOptions
  /** Omitted in processes without jobs; their statements as the worker throw. */
  readonly worker?: ConnectionOptions
  readonly orm: Orm
  readonly connectionsMax?: number
  /** Time in milliseconds to wait for the response to a statement before the connection is closed. */
  readonly responseMs?: number
  /** Called with every statement, for measurements and tests. */
  readonly onStatement?: (text: string) => void
}

/**
 * The only access to PostgreSQL: reads and transactions in one workspace, and the worker's statements across
 * all workspaces.
 */
export interface Database {
  /**
   * Runs one prepared read in a workspace. The setting and the statement are sent as one message and form one
   * transaction.
   */
  read<Row extends object = Record<string, unknown>>(
    workspaceId: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]>
  /**
   * Runs the work in an open transaction in the workspace. `commit` makes it permanent; if the work throws or
   * does not commit, it is rolled back.
   */
  transaction<Result>(workspaceId: string, work: (session: Session) => Promise<Result>): Promise<Result>
  /** Runs one statement as the worker's role, which can access its permitted tables in every workspace. */
  readonly asWorker: WorkerSql
  /** Runs several statements as the worker's role in one transaction. */
  workerTransaction<Result>(work: (sql: WorkerSql) => Promise<Result>): Promise<Result>
  /** Opens a connection for one statement, with the rights of the app. It is closed with the database. */
  statementConnection(options: StatementConnectionOptions): StatementConnection
  /**
   * Runs work that takes longer than a request on a connection outside of the pools. Returns undefined while
   * another connection holds its lock.
   */
  dedicated<Result>(
    workspaceId: string,
    options: DedicatedOptions,
    work: (sql: Sql) => Promise<Result>,
  ): Promise<Result | undefined>
  /** The current use of the connections. */
  pools(): readonly PoolUse[]
  /** Number of requests that wait for a connection of the app; each workspace counts for a bounded number. */
  waiting(): number
  /** Number of requests of one workspace that wait for a connection. */
  waitingOf(workspaceId: string): number
  /** Registers a function that `close` awaits before it closes the connections. */
  endsWith(end: () => Promise<void>): void
  close(): Promise<void>
}

export interface PoolUse {
  readonly pool: PoolName
  readonly max: number
  readonly idle: number
  readonly busy: number
  /** Number of requests that wait for a connection. */
  readonly waiting: number
}

/** One prepared statement of the worker's role. */
export type WorkerSql = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

const WORKER_CONNECTIONS_MAX = 3

export function openDatabase({
  app,
  worker,
  orm,
  connectionsMax = 10,
  responseMs,
  onStatement,
}: DatabaseOptions): Database {
  const appPool = createPool(app, connectionsMax, responseMs)
  const workerPool = worker && createPool(worker, WORKER_CONNECTIONS_MAX, responseMs)
  const scheduler = createConnectionScheduler(appPool, connectionsMax)
  const ofApp = { name: 'app', pool: appPool } as const
  const ofWorker = workerPool && ({ name: 'worker', pool: workerPool } as const)
  const { waiting, waitingOf } = scheduler
  const statementConnections: StatementConnection[] = []
  const dependents: (() => Promise<void>)[] = []

  return {
    ...appAccess(scheduler, { orm, onStatement }),
    ...workerAccess(ofWorker, { orm, onStatement }),

    statementConnection(options) {
      const statementConnection = openStatementConnection(app, types, options, onStatement)
      statementConnections.push(statementConnection)
      return statementConnection
    },

    dedicated: (workspaceId, options, work) =>
      withDedicated(app, types, workspaceId, options, work, onStatement),

    pools: () => [
      { ...useOf(ofApp, connectionsMax), waiting: scheduler.queued() },
      ...(ofWorker ? [useOf(ofWorker, WORKER_CONNECTIONS_MAX)] : []),
    ],
    waiting,
    waitingOf,
    endsWith(end) {
      dependents.push(end)
    },

    async close() {
      await Promise.all(dependents.map(end => end()))
      await Promise.all([
        appPool.end(),
        workerPool?.end(),
        ...statementConnections.map(statementConnection => statementConnection.close()),
      ])
    },
  }
}

/** Reads and transactions as the app's role. */
function appAccess(
  scheduler: ConnectionScheduler,
  { orm, onStatement }: Omit<SessionOptions, 'pool'>,
): Pick<Database, 'read' | 'transaction'> {
  const readInGroup = readGroups()
  const send = async (client: PoolClient, workspaceId: string, statement: Prepared): Promise<object[]> =>
    isSharedRead(statement.text)
      ? readInGroup(client, workspaceId, statement)
      : (await sendStatements(client, reading(workspaceId, statement))).rows
  return {
    async read<Row extends object = Record<string, unknown>>(
      workspaceId: string,
      text: string,
      values: readonly unknown[],
    ) {
      const statement = prepared(text, values)
      const lent = await scheduler.take(workspaceId, text).catch(throwTranslated)
      try {
        publishWait('app', lent.waitedMs)
        onStatement?.(text)
        const rows = await observe('app', { text }, () => send(lent.client, workspaceId, statement))
        lent.done()
        return rows as Row[]
      } catch (error) {
        lent.done(error)
        throw translated(error)
      }
    },

    async transaction(workspaceId, work) {
      const lent = await scheduler.lend(workspaceId)
      publishWait('app', lent.waitedMs)
      try {
        const result = await runInSession(
          openSession(lent.client, workspaceId, { pool: 'app', orm, onStatement }),
          work,
          session => session.rollback(),
        )
        lent.done()
        return result
      } catch (error) {
        lent.done(error)
        throw error
      }
    },
  }
}

/** The statements of the worker's role. Without a pool they throw. */
function workerAccess(
  pool: NamedPool | undefined,
  { orm, onStatement }: Omit<SessionOptions, 'pool'>,
): Pick<Database, 'asWorker' | 'workerTransaction'> {
  const withConnection = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    if (!pool) throw new Error('this process has no login of the worker')
    return borrow(pool, work)
  }
  return {
    async asWorker<Row extends object = Record<string, unknown>>(
      text: string,
      values: readonly unknown[] = [],
    ) {
      const statement = prepared(text, values)
      return withConnection(async client => {
        onStatement?.(text)
        return (await observe('worker', { text }, () => sendStatements<Row>(client, [statement]))).rows
      }).catch(throwTranslated)
    },

    workerTransaction: work =>
      withConnection(client =>
        runInSession(
          openSession(client, '', { pool: 'worker', orm, onStatement }),
          session => work((text, values) => session.sql(text, values)),
          session => session.commit(),
        ),
      ).catch(throwTranslated),
  }
}

function publishWait(pool: PoolName, waitMs: number): void {
  if (signals.connection.hasSubscribers) signals.connection.publish({ pool, waitMs })
}

/**
 * Runs the work in a session and ends the session: with `end` if the work succeeds, with a rollback if it
 * throws.
 */
async function runInSession<Result>(
  session: Session,
  work: (session: Session) => Promise<Result>,
  end: (session: Session) => Promise<void>,
): Promise<Result> {
  try {
    const result = await work(session)
    await end(session)
    return result
  } catch (error) {
    if (!isConnectionError(error)) await session.rollback()
    throw error
  }
}

function throwTranslated(error: unknown): never {
  throw translated(error)
}

interface NamedPool {
  readonly name: PoolName
  readonly pool: Pool
}

const useOf = ({ name, pool: { totalCount, idleCount, waitingCount } }: NamedPool, max: number): PoolUse => ({
  pool: name,
  max,
  idle: idleCount,
  busy: totalCount - idleCount,
  waiting: waitingCount,
})

async function borrow<Result>(
  { name, pool }: NamedPool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const requestedMs = performance.now()
  const client = await pool.connect()
  publishWait(name, performance.now() - requestedMs)
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isConnectionError(error))
    throw error
  }
}
