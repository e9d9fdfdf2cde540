import pg, { type Client } from 'pg'
import { lockMigrationsShared } from '#kernel/database/migrate.ts'
import { copyOut } from '#kernel/database/copy.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import { one } from '#kernel/database/one.ts'
import { createArchive, FORMAT, createMeasure, type TableDigest } from './archive.ts'
import {
  copyOutText,
  PLAIN_FORMATS,
  seeEverything,
  sequencesIn,
  tablesIn,
  type TableShape,
} from './catalogue.ts'

/** Receives the progress of a backup or restore. */
export interface Progress {
  /** Total work in bytes; an estimate if the exact size is unknown. */
  total(bytes: number): void
  /** Bytes done so far, and the name of the current table or step. */
  at(bytes: number, what: string): void
  /** Called when one table is complete. */
  done(digest: TableDigest): void
}

export interface BackupOptions {
  readonly admin: ConnectionOptions
  readonly keys: InstallationKeys
  readonly path: string
  /** Version of the program. */
  readonly product: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

export interface BackedUp {
  readonly path: string
  readonly takenAt: string
  readonly bytes: number
  readonly tables: readonly TableDigest[]
}

/**
 * Writes every table into one file from one snapshot, while the platform keeps running. Only migrations wait
 * for it. Throws and leaves no file if the number of rows read from a table differs from its count in the
 * snapshot.
 */
export function backUp({ admin, keys, path, product, progress, signal }: BackupOptions): Promise<BackedUp> {
  return withOwnClient(admin, signal, async client => {
    await lockMigrationsShared(client)
    await snapshot(client)
    const takenAt = new Date().toISOString()
    const tables = await tablesIn(client)
    if (!tables.some(({ name }) => name === 'kernel.migrations'))
      throw new Error('There is nothing to back up: no migration has run in this database.')
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from kernel.migrations order by name',
    )
    const server = one(
      await client.query<{ version: string }>(`select current_setting('server_version') as version`),
    )
    const archive = await createArchive(
      path,
      {
        format: FORMAT,
        product,
        takenAt,
        postgres: server.version,
        migrations: migrations.map(({ name }) => name),
        tables: tables.map(({ name, columns }) => ({ name, columns })),
        sequences: await sequencesIn(client),
      },
      keys,
    )
    try {
      const digests = await copyTables(client, tables, progress, (name, rows) => archive.table(name, rows))
      signal.throwIfAborted()
      await client.query('commit')
      return { path, takenAt, bytes: await archive.finish(), tables: digests }
    } catch (error) {
      await archive.abandon()
      throw error
    }
  })
}

/**
 * Reads every table in order and counts it with another statement in the same snapshot. Throws if the two
 * numbers differ.
 */
async function copyTables(
  client: Client,
  tables: readonly TableShape[],
  progress: Progress,
  take: (name: string, rows: AsyncIterable<Buffer>) => Promise<TableDigest>,
): Promise<TableDigest[]> {
  progress.total(tables.reduce((sum, { bytesOnDisk }) => sum + bytesOnDisk, 0))
  const digests: TableDigest[] = []
  let before = 0
  for (const table of tables) {
    const count = await countOf(client, table.name)
    const digest = await take(
      table.name,
      reportBytes(copyOut(client, copyOutText(table)), bytes =>
        progress.at(before + Math.min(bytes, table.bytesOnDisk), table.name),
      ),
    )
    if (digest.rows !== count)
      throw new Error(
        `The table ${table.name} has ${count} rows, but ${digest.rows} were read: the backup was cancelled.`,
      )
    before += table.bytesOnDisk
    progress.at(before, table.name)
    progress.done(digest)
    digests.push(digest)
  }
  return digests
}

/** Digests of all tables of a live database in one snapshot, for comparison with an archive. */
export function digestsOf(
  admin: ConnectionOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<TableDigest[]> {
  return withOwnClient(admin, signal, async client => {
    await snapshot(client)
    return copyTables(client, await tablesIn(client), progress, async (name, rows) => {
      const measure = createMeasure(name)
      for await (const _ of measure.through(rows));
      return measure.digest()
    })
  })
}

async function snapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read, read only')
  await client.query(PLAIN_FORMATS)
  await seeEverything(client)
}

export async function countOf(client: Client, table: string): Promise<number> {
  const row = one(await client.query<{ count: string }>(`select count(*) as count from ${table}`))
  return Number(row.count)
}

async function* reportBytes(
  pieces: AsyncIterable<Buffer>,
  report: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of pieces) {
    report((bytes += piece.length))
    yield piece
  }
}

/** Opens a connection for the work and closes it afterwards, or immediately on abort. */
export async function withOwnClient<Result>(
  options: ConnectionOptions,
  signal: AbortSignal,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...options })
  // A broken connection fails the running statement; without a listener it would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  const giveUp = (): void => void client.connection.stream.destroy()
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await work(client)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', giveUp)
    await client.end().catch(() => undefined)
  }
}
