import pg from 'pg'
import type { ConnectionOptions } from './pool.ts'
import type { MigrationSource } from './migration.ts'

/** Names of the migrations that have not run, in order. A database without the table has run none. */
export async function pendingMigrations(connection: ConnectionOptions, migrations: readonly MigrationSource[]): Promise<string[]> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    const { rows: [table] } = await client.query<{ there: boolean }>(`select to_regclass('kernel.migrations') is not null as there`)
    const ran = table?.there ? (await client.query<{ name: string }>('select name from kernel.migrations')).rows : []
    const names = new Set(ran.map(({ name }) => name))
    return migrations.map(({ name }) => name).filter(name => !names.has(name))
  } finally {
    await client.end()
  }
}

/** Waits until no other process changes this database's schema, and keeps others from it until the connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('fiducia migrations'))`)
}

/** Keeps others from changing this database's schema until the connection ends, and lets others do the same meanwhile. */
export async function lockMigrationsShared(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(hashtext('fiducia migrations'))`)
}

/** Runs what is pending as the owner, each step in a transaction of its own, one process at a time. */
export async function migrate(admin: ConnectionOptions, migrations: readonly MigrationSource[]): Promise<string[]> {
  const gate = new pg.Client({ ...admin })
  await gate.connect()
  try {
    await lockMigrations(gate)
    const pending = await pendingMigrations(admin, migrations)
    // The migrator is large, and nearly always nothing is pending.
    if (pending.length > 0) await (await import('./migrator.ts')).runMigrations(admin, migrations)
    return pending
  } finally {
    await gate.end()
  }
}
