import pg from 'pg'
import { one } from './one.ts'
import type { ConnectionOptions } from './pool.ts'
import type { MigrationSource } from './migration.ts'

/**
 * Names of the pending migrations, in order. If the migrations table does not exist, all are pending. Throws if
 * another build's migrations made the tables.
 */
export async function pendingMigrations(
  connection: ConnectionOptions,
  migrations: readonly MigrationSource[],
): Promise<string[]> {
  const ran = await ranMigrations(connection)
  const pending = migrations.map(({ name }) => name).filter(name => !ran.includes(name))
  if (pending.length > 0) refuseOtherBuild(ran, migrations)
  return pending
}

async function ranMigrations(connection: ConnectionOptions): Promise<string[]> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    const table = one(
      await client.query<{ there: boolean }>(`select to_regclass('kernel.migrations') is not null as there`),
    )
    if (!table.there) return []
    const { rows } = await client.query<{ name: string }>('select name from kernel.migrations order by name')
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * Throws if migrations ran that this version does not have. Called only while some of its migrations are missing: a
 * database of a newer version has them all. A process may know the kernel's migrations alone, so only names of
 * the same domains count.
 */
function refuseOtherBuild(ran: readonly string[], migrations: readonly MigrationSource[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const domains = new Set(migrations.map(({ name }) => domainOf(name)))
  const unknown = ran.find(name => !known.has(name) && domains.has(domainOf(name)))
  if (unknown !== undefined)
    throw new Error(
      `The database was made by an incompatible build, which had run the migration ${unknown}: create a new database, or set DATA_DIR to a new folder.`,
    )
}

const domainOf = (name: string): string | undefined => name.split('_')[1]

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
 * names. Throws before the first one if another build's migrations made the tables.
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
