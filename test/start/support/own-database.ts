import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded, type EmbeddedConnection } from '#kernel/database/embedded/server.ts'
import type { Installation } from './installation.ts'

/** A database that an operator runs, not the platform. */
export interface OwnDatabase {
  /** Environment variables for it: URLs and keys. */
  readonly env: Readonly<Record<string, string>>
  query(text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

/** Environment of an installation whose logins `migrate` creates. */
export function environmentOf({
  host,
  port,
  user,
  password,
  database,
}: EmbeddedConnection): Record<string, string> {
  // Covers both URL forms for a socket folder: with a host that is ignored, and without a host.
  const url = (login: string, secret: string, at: string): string =>
    `postgresql://${login}:${secret}@${at}/${database}?host=${encodeURIComponent(host)}&port=${port}`
  return {
    DATABASE_URL: url('own_app', 'p%40ss%2Fword', ''),
    DATABASE_WORKER_URL: url('own_worker', 'worker-word', 'localhost'),
    DATABASE_ADMIN_URL: url(user, password, 'localhost'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    INTERNAL_KEY: randomBytes(32).toString('base64'),
    HOST: '127.0.0.1',
  }
}

export async function ownDatabase({ path }: Installation): Promise<OwnDatabase> {
  const server = await startEmbedded({
    dataDir: join(path, 'own'),
    dataDirIsExplicit: true,
    settings: { fsync: 'off' },
  })
  const connection = server.connection('postgres', 'postgres')
  return {
    env: environmentOf(connection),
    query: text => queried(connection, text),
    stop: () => server.stop(),
  }
}

export async function queried(
  connection: EmbeddedConnection,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
