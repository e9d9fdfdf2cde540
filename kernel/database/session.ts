import type { EntityManager } from '@mikro-orm/postgresql'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type DatabaseConnection, type Driver } from 'kysely'
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { signals, type PoolName } from '../telemetry.ts'
import { commit, inOnePacket, prepared, together } from './connection.ts'
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

export function openSession(client: PoolClient, opening: string, { pool, orm, onStatement }: SessionOptions): Session {
  let isBegun = false
  let em: EntityManager | undefined
  let isOver = false

  /** BEGIN travels with the first statement and is awaited with it, so that its failure cannot go unseen. */
  async function run<Row extends QueryResultRow>(query: QueryConfig<unknown[]>, holdsValues = false): Promise<QueryResult<Row>> {
    if (isOver) throw new Error('the transaction has ended; a statement came after it')
    onStatement?.(query.text)
    return observed(pool, { text: query.text, holdsValues }, () => sentAfterBegin<Row>(query))
  }

  async function sentAfterBegin<Row extends QueryResultRow>(query: QueryConfig<unknown[]>): Promise<QueryResult<Row>> {
    if (isBegun) return client.query<Row>(query)
    isBegun = true
    return (await together(inOnePacket(client, () => [client.query(opening), client.query<Row>(query)] as const)))[1]
  }

  return {
    async sql<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      return (await run<Row>(prepared(text, values))).rows
    },
    async commit(...last) {
      if (isOver) throw new Error('the transaction has ended; it cannot be committed')
      const queries = last.map(({ text, values }) => prepared(text, values))
      isOver = true
      for (const { text } of queries) onStatement?.(text)
      if (!isBegun && queries.length === 0) return
      await observedCommit(pool, queries.map(({ text }) => text), () => together(inOnePacket(client, () => [...(isBegun ? [] : [client.query(opening)]), ...queries.map(query => client.query(query)), commit(client)])))
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
      return em ??= orm.entityManagerOn(kyselyOn((text, values) => run({ text, values: [...values] }, true)))
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
