import { Migration, Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import type { MigrationSource } from './migration.ts'
import type { ConnectionOptions } from './pool.ts'
import { ROLES } from './tables.ts'

/** The class that MikroORM's migrator requires for a migration. */
export function migrationClass({ name, sql }: MigrationSource): {
  name: string
  class: new (...args: ConstructorParameters<typeof Migration>) => Migration
} {
  return {
    name,
    class: class extends Migration {
      override up(): void {
        this.addSql(sql)
      }
      override down(): void {
        throw new Error('Migrations cannot be reverted; write a new migration that corrects the schema.')
      }
    },
  }
}

/** Runs the pending migrations as the owner, each in its own transaction. */
export async function runMigrations(
  admin: ConnectionOptions,
  migrations: readonly MigrationSource[],
): Promise<void> {
  const orm = await MikroORM.init({
    // The driver parses the connection URL, because MikroORM ignores its query: sockets, TLS.
    dbName: admin.database ?? 'postgres',
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { ...admin, options: `-c role=${ROLES.owner}` },
    extensions: [Migrator],
    migrations: {
      schema: 'kernel',
      tableName: 'migrations',
      migrationsList: migrations.map(migrationClass),
      snapshot: false,
      allOrNothing: false,
      silent: true,
    },
  })
  try {
    await orm.migrator.up()
  } finally {
    await orm.close()
  }
}
