import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { begin, prepared, together } from './connection.ts'
import { isConnectionFault, translated } from './faults.ts'
import type { Orm } from './orm.ts'
import { createPool, type ConnectionOptions } from './pool.ts'
import { openSession, type Session } from './session.ts'

export interface DatabaseOptions {
  readonly app: ConnectionOptions
  readonly worker: ConnectionOptions
  readonly orm: Orm
  readonly connectionsMax?: number
  /** How long a statement may be without any answer before its connection is given up. */
  readonly answerMs?: number
  /** Told of every statement; for measuring, and for tests that count. */
  readonly onStatement?: (text: string) => void
}

/** The only way to PostgreSQL: reads and transactions inside one workspace, and the worker's statements across all. */
export interface Database {
  /** One prepared read inside a workspace: BEGIN, the setting, the statement and COMMIT travel in one message. */
  read<Row extends QueryResultRow>(workspaceId: string, text: string, values: readonly unknown[]): Promise<Row[]>
  /** Lends a connection with a transaction opened in the workspace; kept by `commit`, and rolled back when the work throws or does not commit. */
  transaction<Result>(workspaceId: string, work: (session: Session) => Promise<Result>): Promise<Result>
  /** One statement of the worker's role, which sees the listed tables of every workspace. */
  readonly asWorker: WorkerSql
  /** Several statements of the worker's role, kept together or not at all. */
  workerTransaction<Result>(work: (sql: WorkerSql) => Promise<Result>): Promise<Result>
  /** How many wait for a connection of the app's. */
  waiting(): number
  close(): Promise<void>
}

/** One prepared statement of the worker's role. */
export type WorkerSql = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>

export function openDatabase({ app, worker, orm, connectionsMax = 10, answerMs, onStatement }: DatabaseOptions): Database {
  const appPool = createPool(app, connectionsMax, answerMs)
  const workerPool = createPool(worker, 3, answerMs)

  return {
    async read<Row extends QueryResultRow>(workspaceId: string, text: string, values: readonly unknown[]) {
      const query = prepared(text, values)
      return borrow(appPool, async client => {
        onStatement?.(text)
        const [, result] = await together([
          begin(client, { workspaceId, isReadOnly: true }),
          client.query<Row>(query),
          client.query('commit'),
        ])
        return result.rows
      }).catch(throwTranslated)
    },

    transaction(workspaceId, work) {
      return borrow(appPool, async client => {
        const session = openSession(client, begin(client, { workspaceId }), orm, onStatement)
        try {
          const result = await work(session)
          await session.rollback()
          return result
        } catch (error) {
          if (!isConnectionFault(error)) await session.rollback()
          throw error
        }
      })
    },

    async asWorker<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const query = prepared(text, values)
      return borrow(workerPool, async client => {
        onStatement?.(text)
        return (await client.query<Row>(query)).rows
      }).catch(throwTranslated)
    },

    async workerTransaction(work) {
      return borrow(workerPool, async client => {
        const session = openSession(client, begin(client, { workspaceId: '' }), orm, onStatement)
        try {
          const result = await work((text, values) => session.sql(text, values))
          await session.commit()
          return result
        } catch (error) {
          if (!isConnectionFault(error)) await session.rollback()
          throw error
        }
      }).catch(throwTranslated)
    },

    waiting: () => appPool.waitingCount,

    async close() {
      await Promise.all([appPool.end(), workerPool.end()])
    },
  }
}

function throwTranslated(error: unknown): never {
  throw translated(error)
}

async function borrow<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isConnectionFault(error))
    throw error
  }
}
