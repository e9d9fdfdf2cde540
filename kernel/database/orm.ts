import { MikroORM, type EntityManager, type EntitySchema } from '@mikro-orm/postgresql'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { QueryResult } from 'pg'

/** Runs a statement in an open transaction. */
type Run = (text: string, values: readonly unknown[]) => Promise<QueryResult>

/**
 * MikroORM for write aggregates. It has no connection, so it cannot reach a row outside a transaction of
 * `command`.
 */
export interface Orm {
  entityManagerOn(run: Run): EntityManager
  close(): Promise<void>
}

/** An entity of a domain, created by `defineEntity`. */
export type Entity = EntitySchema

const unreachable = new PostgresDialect({
  pool: () => Promise.reject(new Error('MikroORM works inside a transaction of command() only')),
})

export function openOrm(entities: readonly Entity[]): Orm {
  // `MikroORM.init` would also load the packages of migrations and seeds.
  const orm = new MikroORM({
    entities: [...entities],
    dbName: 'unreachable',
    driverOptions: unreachable,
    discovery: { warnWhenNoEntities: false },
    // Otherwise the first write would check that the database exists, on a connection that MikroORM does not
    // have.
    ensureDatabase: false,
  })
  return {
    entityManagerOn(run) {
      const em = orm.em.fork({ clear: true })
      em.setTransactionContext(kyselyOn(run) as never)
      return em
    },
    close: () => orm.close(),
  }
}

/** Kysely over an open transaction: MikroORM uses it and can neither begin nor end it. */
function kyselyOn(run: Run): Kysely<unknown> {
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
