import type { EntityManager } from '@mikro-orm/postgresql'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type DatabaseConnection, type Driver } from 'kysely'
import type { PoolClient, QueryResult, QueryResultRow } from 'pg'
import { signals, type PoolName } from '../telemetry.ts'
import { committed, inOnePacket, opening, openingText, prepared, sent, together } from './connection.ts'
import { isConnectionFault } from './faults.ts'
import { observed, observedCommit } from './observed.ts'
import type { Orm } from './orm.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One open transaction in one workspace. Once it has ended it takes no more statements: its connection belongs to somebody else. */
export interface Session {
  sql<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Sends the statements and COMMIT in one message; throws, with nothing kept, when any of them fails. */
  commit(...last: readonly Statement[]): Promise<void>
  /** Does nothing after an end that was there before. */
  rollback(): Promise<void>
  /** MikroORM's unit of work on this very transaction. */
  readonly em: EntityManager
  readonly hasEm: boolean
}

/** Whose connection it is, and who is told of statements. */
export interface SessionOptions {
  readonly pool: PoolName
  readonly orm: Orm
  readonly onStatement?: ((text: string) => void) | undefined
}

export function openSession(client: PoolClient, workspaceId: string, { pool, orm, onStatement }: SessionOptions): Session {
  const toOpen = opening(workspaceId)
  let isBegun = false
  let em: EntityManager | undefined
  let isOver = false

  /** BEGIN travels with the first statement and is awaited with it, so that its failure cannot go unseen. */
  function begun(): boolean {
    const before = isBegun
    isBegun = true
    return before
  }

  function admit(text: string): void {
    if (isOver) throw new Error('the transaction has ended; a statement came after it')
    onStatement?.(text)
  }

  async function runText(text: string, values: readonly unknown[]): Promise<QueryResult> {
    admit(text)
    const query = { text, values: [...values] }
    return observed(pool, { text, holdsValues: true }, async () => {
      if (begun()) return client.query(query)
      return (await together(inOnePacket(client, () => [client.query(openingText(workspaceId)), client.query(query)] as const)))[1]
    })
  }

  return {
    async sql<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const statement = prepared(text, values)
      admit(text)
      const { rows } = await observed(pool, { text }, () => sent<Row>(client, begun() ? [statement] : [...toOpen, statement]))
      return rows
    },
    async commit(...last) {
      if (isOver) throw new Error('the transaction has ended; it cannot be committed')
      const statements = last.map(({ text, values }) => prepared(text, values))
      isOver = true
      for (const { text } of statements) onStatement?.(text)
      if (!isBegun && statements.length === 0) return
      try {
        await observedCommit(pool, statements.map(({ text }) => text), () => committed(client, begun() ? statements : [...toOpen, ...statements]))
      } catch (error) {
        // What failed before COMMIT has kept it from being run, so the transaction is still open.
        if (!isConnectionFault(error)) await client.query('rollback')
        throw error
      }
      signals.transaction.tell({ pool, outcome: 'committed' })
    },
    async rollback() {
      if (isOver) return
      isOver = true
      if (!isBegun) return
      signals.transaction.tell({ pool, outcome: 'rolled_back' })
      await client.query('rollback')
    },
    get hasEm() { return em !== undefined },
    get em() {
      // MikroORM writes values into its texts, so these statements stay unnamed: prepared, each would be kept for ever.
      return em ??= orm.entityManagerOn(kyselyOn(runText))
    },
  }
}

/** Kysely over a transaction that is open already: MikroORM takes part in it and can neither begin nor end it. */
function kyselyOn(run: (text: string, values: readonly unknown[]) => Promise<QueryResult>): Kysely<unknown> {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { rows, rowCount } = await run(sql, parameters)
      return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
    },
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('rows are not streamed inside a transaction')
    },
  }
  const nothing = async (): Promise<void> => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
