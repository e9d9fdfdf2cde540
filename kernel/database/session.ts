import type { EntityManager } from '@mikro-orm/postgresql'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type DatabaseConnection, type Driver } from 'kysely'
import type { PoolClient, QueryResult, QueryResultRow } from 'pg'
import { commit, statement, together } from './connection.ts'
import type { Orm } from './orm.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One open transaction in one workspace. */
export interface Session {
  sql<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Sends the statements and COMMIT in one message; throws, with nothing kept, when any of them fails. */
  commit(...last: readonly Statement[]): Promise<void>
  rollback(): Promise<void>
  /** MikroORM's unit of work on this very transaction. */
  readonly em: EntityManager
  readonly hasEm: boolean
}

export function openSession(client: PoolClient, opening: Promise<unknown>, orm: Orm, onStatement?: (text: string) => void): Session {
  opening.catch(() => undefined)
  let begun: Promise<unknown> | undefined = opening
  let em: EntityManager | undefined

  /** BEGIN is awaited with the first statement, so that its failure cannot go unseen. */
  async function withBegin<Row extends QueryResultRow>(text: string, sent: Promise<QueryResult<Row>>): Promise<QueryResult<Row>> {
    onStatement?.(text)
    if (!begun) return sent
    const first = begun
    begun = undefined
    return (await together([first, sent]))[1]
  }

  return {
    async sql<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      return (await withBegin(text, statement<Row>(client, text, values))).rows
    },
    async commit(...last) {
      const sent = last.map(({ text, values }) => {
        onStatement?.(text)
        return statement(client, text, values)
      })
      await together([begun ?? Promise.resolve(), ...sent, commit(client)])
    },
    async rollback() {
      await client.query('rollback')
    },
    get hasEm() { return em !== undefined },
    get em() {
      // MikroORM writes values into its texts, so these statements stay unnamed: prepared, each would be kept for ever.
      return em ??= orm.entityManagerOn(kyselyOn((text, values) => withBegin(text, client.query({ text, values: values as unknown[] }))))
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
