import pg from 'pg'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'

const CONNECT_MS = 10_000

/** Lends a connection for as long as the work takes. */
export async function withClient<Result>(
  options: ConnectionOptions,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS, ...options })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Lends a connection that acts as the owner: for what the app may not do, such as making a tenant. */
export const asOwner = <Result>(
  admin: ConnectionOptions,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withClient(admin, async client => {
    await client.query(`set role ${ROLES.owner}`)
    return work(client)
  })
