import pg from 'pg'
import type { ConnectionOptions } from './pool.ts'
import type { MigrationSource } from './migration.ts'

/** Names of the pending migrations, in order. If the migrations table does not exist, all are pending. */
export async function pendingMigrations(
  connection: ConnectionOptions,
  migrations: readonly MigrationSource[],
): Promise<string[]> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    const {
      rows: [table],
    } = await client.query<{ there: boolean }>(`select to_regclass('kernel.migrations') is not null as there`)
    const ran = table?.there
      ? (await client.query<{ name: string }>('select name from kernel.migrations')).rows
      : []
    const names = new Set(ran.map(({ name }) => name))
    return migrations.map(({ name }) => name).filter(name => !names.has(name))
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other process changes this database's schema, and blocks others until the connection ends.
 */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('fiducia migrations'))`)
}

/**
 * Blocks changes of this database's schema until the connection ends. Several connections can hold this lock
 * at once.
 */
export async function lockMigrationsShared(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(hashtext('fiducia migrations'))`)
}

/**
 * Runs the pending migrations as the owner, each in its own transaction, one process at a time. Returns their
 * names.
 */
export async function migrate(
  admin: ConnectionOptions,
  migrations: readonly MigrationSource[],
): Promise<string[]> {
  const gate = new pg.Client({ ...admin })
  await gate.connect()
  try {
    await lockMigrations(gate)
    const pending = await pendingMigrations(admin, migrations)
    // The migrator is large and rarely needed, so it is imported on demand.
    if (pending.length > 0) await (await import('./migrator.ts')).runMigrations(admin, migrations)
    return pending
  } finally {
    await gate.end()
  }
}
