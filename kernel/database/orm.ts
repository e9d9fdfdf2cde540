import { MikroORM, type EntityManager, type EntitySchema } from '@mikro-orm/postgresql'
import { PostgresDialect, type Kysely } from 'kysely'

/**
 * MikroORM for write aggregates. It has no connection, so it cannot reach a row outside a transaction of
 * `command`.
 */
export interface Orm {
  entityManagerOn(transaction: Kysely<unknown>): EntityManager
  close(): Promise<void>
}

/** An entity of a domain, created by `defineEntity`. */
export type Entity = EntitySchema

const unreachable = new PostgresDialect({
  pool: () => Promise.reject(new Error('MikroORM works inside a transaction of command() only')),
})

export async function openOrm(entities: readonly Entity[]): Promise<Orm> {
  const orm = await MikroORM.init({
    entities: [...entities],
    dbName: 'unreachable',
    driverOptions: unreachable,
    discovery: { warnWhenNoEntities: false },
    // Otherwise the first write would check that the database exists, on a connection that MikroORM does not
    // have.
    ensureDatabase: false,
  })
  return {
    entityManagerOn(transaction) {
      const em = orm.em.fork({ clear: true })
      // This Kysely instance represents one open transaction; see session.ts.
      em.setTransactionContext(transaction as never)
      return em
    },
    close: () => orm.close(),
  }
}
