import pg, { type Client } from 'pg'
import { copyIn, copyOut } from '#kernel/database/copy.ts'
import { lockMigrations, migrate } from '#kernel/database/migrate.ts'
import type { MigrationSource } from '#kernel/database/migration.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import { one } from '#kernel/database/one.ts'
import { createMeasure, readArchive, type Manifest, type TableDigest } from './archive.ts'
import { copyInText, copyOutText, PLAIN_FORMATS, tablesIn, type TableShape } from './catalogue.ts'
import { withOwnClient, type Progress } from './backup.ts'

const NEVER = new AbortController().signal

export interface RestoreOptions {
  readonly admin: ConnectionOptions
  readonly keys: InstallationKeys
  readonly path: string
  readonly bytes: number
  /** Schemas in which the migrations create tables. */
  readonly schemas: readonly string[]
  /** The table of the tenants. A database with rows in it is in use and never restored into. */
  readonly tenantTable: string
  /** The migrations of this version. */
  readonly migrations: readonly MigrationSource[]
  /** Creates the roles and schemas that the migrations need. */
  readonly prepare: () => Promise<void>
  readonly progress: Progress
  readonly signal: AbortSignal
}

export interface Restored {
  readonly manifest: Manifest
  readonly tables: readonly TableDigest[]
  /** Migrations that the backup did not contain; they ran after its rows were restored. */
  readonly migrated: readonly string[]
}

/**
 * Fills an empty database from an archive. Reads and checks the whole archive first, then creates the tables
 * of its version, fills them in one transaction, compares them with the archive, and runs the newer
 * migrations. A failure leaves the database empty.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { admin, keys, path, bytes, migrations, schemas, prepare, progress, signal } = options
  progress.total(2 * bytes)
  const { manifest } = await readArchive(path, keys, {
    manifest: read => refuseForeign(read, migrations),
    progress: read => progress.at(read, 'checking the file'),
    signal,
  })
  // This connection ignores the abort signal, because it cleans up after an aborted restore.
  return withOwnClient(admin, NEVER, async gate => {
    signal.throwIfAborted()
    await refuseSecond(gate)
    await makeEmpty(gate, options)
    try {
      await prepare()
      await migrate(
        admin,
        migrations.filter(({ name }) => manifest.migrations.includes(name)),
      )
      const tables = await withOwnClient(admin, signal, client => fillTables(client, options, manifest))
      signal.throwIfAborted()
      return { manifest, tables, migrated: await migrate(admin, migrations) }
    } catch (error) {
      await dropSchemas(gate, schemas)
      throw error
    }
  })
}

function refuseForeign({ product, migrations: ran }: Manifest, migrations: readonly MigrationSource[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = ran.filter(name => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by another version (${product}), which had run ${unknown.length === 1 ? 'the migration' : `${unknown.length} migrations, such as`} ${unknown[0]}: restore it with that version.`,
    )
}

/**
 * Throws if another restore is running: until that one commits, its tables look empty and would be dropped.
 */
async function refuseSecond(client: Client): Promise<void> {
  const lock = one(
    await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(hashtext('fiducia restore')) as "isOurs"`,
    ),
  )
  if (!lock.isOurs) throw new Error('Another restore into this database is running: wait until it has ended.')
}

/**
 * Drops the schemas if they contain no tenant: such tables are left from a migration or an interrupted
 * restore. Throws while the platform is connected, and if there are tenants or unknown tables.
 */
async function makeEmpty(
  client: Client,
  { schemas, tenantTable }: Pick<RestoreOptions, 'schemas' | 'tenantTable'>,
): Promise<void> {
  const found = one(
    await client.query<{ tables: number; hasTenants: boolean }>(
      `select count(*)::int as tables, to_regclass($2) is not null as "hasTenants"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname = any($1)`,
      [schemas, tenantTable],
    ),
  )
  const { rows: busy } = await client
    .query<{ who: string }>(
      `select distinct usename::text as who from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and usename is not null and pg_has_role(usename, $1, 'member') and not pg_has_role(usename, $2, 'member')`,
      [ROLES.app, ROLES.owner],
    )
    .catch(() => ({ rows: [] }))
  if (busy.length > 0)
    throw new Error(
      `The platform is connected to this database (as ${busy.map(({ who }) => who).join(', ')}): stop it first, then restore.`,
    )
  if (found.tables === 0) return
  const refusal = new Error(
    'The database is not empty, and a restore never replaces data: create a new database, or set DATA_DIR to a new folder.',
  )
  if (!found.hasTenants) throw refusal
  const { rows } = await client.query(`select 1 from ${tenantTable} limit 1`)
  if (rows.length > 0) throw refusal
  await dropSchemas(client, schemas)
}

async function dropSchemas(client: Client, schemas: readonly string[]): Promise<void> {
  await client.query(
    `drop schema if exists ${schemas.map(name => pg.escapeIdentifier(name)).join(', ')} cascade`,
  )
}

/**
 * In one transaction: disables constraints and triggers, copies the rows in, compares them with the archive,
 * and enables everything again.
 */
async function fillTables(
  client: Client,
  { keys, path, bytes, progress, signal }: RestoreOptions,
  manifest: Manifest,
): Promise<TableDigest[]> {
  await lockMigrations(client)
  await client.query(`begin`)
  await client.query(`set local role ${ROLES.owner}`)
  await client.query(PLAIN_FORMATS)
  const tables = new Map((await tablesIn(client)).map(table => [table.name, table]))
  refuseOther(manifest, tables)
  const locks = await disableConstraints(client, [...tables.keys()])
  await client.query(`truncate ${[...tables.keys()].join(', ')}`)
  const { digests } = await readArchive(path, keys, {
    progress: read => progress.at(bytes + read, 'filling the tables'),
    async table(name, pieces) {
      signal.throwIfAborted()
      const { columns } = manifest.tables.find(table => table.name === name)!
      await copyIn(client, copyInText({ name, columns }), pieces)
    },
    async digest(digest) {
      const { columns } = manifest.tables.find(table => table.name === digest.name)!
      await compare(client, { ...tables.get(digest.name)!, columns }, digest)
      progress.done(digest)
    },
  })
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
  for (const text of locks) await client.query(text)
  signal.throwIfAborted()
  await client.query('commit')
  return digests
}

/** Reads the restored rows back in the same transaction and throws if they differ from the digest. */
async function compare(client: Client, table: TableShape, { rows, sha256 }: TableDigest): Promise<void> {
  const measure = createMeasure(table.name)
  for await (const _ of measure.through(copyOut(client, copyOutText(table))));
  const back = measure.digest()
  if (back.rows !== rows || back.sha256 !== sha256)
    throw new Error(`The restored rows of ${table.name} differ from the backup: the restore was rolled back.`)
}

function refuseOther({ tables }: Manifest, created: ReadonlyMap<string, TableShape>): void {
  const [expected, found] = [tables.map(describe), [...created.values()].map(describe)]
  const differing = [
    ...expected.filter(each => !found.includes(each)),
    ...found.filter(each => !expected.includes(each)),
  ]
  if (differing.length > 0)
    throw new Error(`The tables of the backup differ from those that its migrations create: ${differing[0]}.`)
}

const describe = ({ name, columns }: Pick<TableShape, 'name' | 'columns'>): string =>
  `${name} (${columns.toSorted().join(', ')})`

/**
 * Removes the obstacles to filling tables in any order as their owner, without superuser rights: foreign
 * keys, triggers, and row-level security for the owner. Returns the statements that restore them.
 */
async function disableConstraints(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ off: string; back: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as off,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as back
     from pg_constraint c where c.contype = 'f' and c.conparentid = 0 and c.conrelid = any($1::text[]::regclass[])
     union all
     select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname), format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
     from pg_trigger t where not t.tgisinternal and t.tgenabled = 'O' and t.tgrelid = any($1::text[]::regclass[])
     union all
     select format('alter table %s no force row level security', r.oid::regclass), format('alter table %s force row level security', r.oid::regclass)
     from pg_class r where r.relforcerowsecurity and r.oid = any($1::text[]::regclass[])`,
    [tables],
  )
  for (const { off } of rows) await client.query(off)
  return rows.map(({ back }) => back)
}
