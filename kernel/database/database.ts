import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { beginning, prepared } from './connection.ts'
import { isConnectionFault, translated } from './faults.ts'
import type { Orm } from './orm.ts'
import { observed } from './observed.ts'
import { createPool, type ConnectionOptions } from './pool.ts'
import { openReads } from './reads.ts'
import { openSession, type Session } from './session.ts'
import { signals, type PoolName } from '../telemetry.ts'

export interface DatabaseOptions {
  readonly app: ConnectionOptions
  /** Left out by processes without duties: their statements as the worker fail. */
  readonly worker?: ConnectionOptions
  readonly orm: Orm
  readonly connectionsMax?: number
  /** How long a statement may be without any answer before its connection is given up. */
  readonly answerMs?: number
  /** Told of every statement; for measuring, and for tests that count. */
  readonly onStatement?: (text: string) => void
}

/** The only way to PostgreSQL: reads and transactions inside one workspace, and the worker's statements across all. */
export interface Database {
  /** One prepared read inside a workspace: BEGIN, the setting, the statement and COMMIT travel in one message, with the reads that are asked for in the same moment. */
  read<Row extends QueryResultRow>(workspaceId: string, text: string, values: readonly unknown[]): Promise<Row[]>
  /** Lends a connection with a transaction opened in the workspace; kept by `commit`, and rolled back when the work throws or does not commit. */
  transaction<Result>(workspaceId: string, work: (session: Session) => Promise<Result>): Promise<Result>
  /** One statement of the worker's role, which sees the listed tables of every workspace. */
  readonly asWorker: WorkerSql
  /** Several statements of the worker's role, kept together or not at all. */
  workerTransaction<Result>(work: (sql: WorkerSql) => Promise<Result>): Promise<Result>
  /** How the connections are used at this moment. */
  pools(): readonly PoolUse[]
  /** How many wait for a connection of the app's. */
  waiting(): number
  close(): Promise<void>
}

export interface PoolUse {
  readonly pool: PoolName
  readonly most: number
  readonly idle: number
  readonly busy: number
  /** Work that waits for a connection. */
  readonly waiting: number
}

/** One prepared statement of the worker's role. */
export type WorkerSql = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>

const WORKER_CONNECTIONS_MAX = 3

export function openDatabase({ app, worker, orm, connectionsMax = 10, answerMs, onStatement }: DatabaseOptions): Database {
  const appPool = createPool(app, connectionsMax, answerMs)
  const workerPool = worker && createPool(worker, WORKER_CONNECTIONS_MAX, answerMs)
  const ofApp = { name: 'app', pool: appPool } as const
  const ofWorker = workerPool && { name: 'worker', pool: workerPool } as const
  const read = openReads({ lend: work => borrow(ofApp, work), onStatement })
  const borrowAsWorker = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    if (!ofWorker) throw new Error('this process has no login of the worker')
    return borrow(ofWorker, work)
  }

  return {
    async read<Row extends QueryResultRow>(workspaceId: string, text: string, values: readonly unknown[]) {
      return read<Row>(workspaceId, text, values).catch(throwTranslated)
    },

    transaction(workspaceId, work) {
      return borrow(ofApp, async client => {
        const session = openSession(client, beginning({ workspaceId }), { pool: 'app', orm, onStatement })
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
      return borrowAsWorker(async client => {
        onStatement?.(text)
        return (await observed('worker', { text }, () => client.query<Row>(query))).rows
      }).catch(throwTranslated)
    },

    async workerTransaction(work) {
      return borrowAsWorker(async client => {
        const session = openSession(client, beginning({ workspaceId: '' }), { pool: 'worker', orm, onStatement })
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

    pools: () => [useOf(ofApp, connectionsMax), ...(ofWorker ? [useOf(ofWorker, WORKER_CONNECTIONS_MAX)] : [])],
    waiting: () => appPool.waitingCount,

    async close() {
      await Promise.all([appPool.end(), workerPool?.end()])
    },
  }
}

function throwTranslated(error: unknown): never {
  throw translated(error)
}

interface NamedPool { readonly name: PoolName; readonly pool: Pool }

const useOf = ({ name, pool: { totalCount, idleCount, waitingCount } }: NamedPool, most: number): PoolUse =>
  ({ pool: name, most, idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount })

async function borrow<Result>({ name, pool }: NamedPool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const askedMs = performance.now()
  const client = await pool.connect()
  if (signals.connection.isHeard) signals.connection.tell({ pool: name, waitMs: performance.now() - askedMs })
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isConnectionFault(error))
    throw error
  }
}
