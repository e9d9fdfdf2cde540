import { afterAll } from '@jest/globals'
import pg from 'pg'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Connections that nobody uses at present, by what they were opened with; see `withClient`. */
const idle = new Map<string, pg.Client[]>()
let isFileOver = false

// Jest takes hooks outside of tests only.
afterAll(async () => {
  isFileOver = true
  await Promise.all([...idle.values()].flat().map(client => client.end().catch(() => undefined)))
})

/**
 * Lends a connection for as long as the work takes, as the program's own `withClient` does, and keeps it for the next caller of the
 * file: PostgreSQL takes longer to begin a session than to answer most of what tests ask.
 */
export async function withClient<Result>(options: ConnectionOptions, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const key = JSON.stringify(options)
  const client = idle.get(key)?.pop() ?? await connected(options, key)
  try {
    return await work(client)
  } finally {
    await giveBack(client, key)
  }
}

/** Lends a connection that acts as the owner: for what the app may not do, such as making a tenant. */
export const asOwner = <Result>(admin: ConnectionOptions, work: (owner: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(admin, async client => {
    await client.query(`set role ${ROLES.owner}`)
    return work(client)
  })

async function connected(options: ConnectionOptions, key: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...options })
  const forget = (): void => { idle.set(key, (idle.get(key) ?? []).filter(each => each !== client)) }
  // Its database is dropped, or a test ends its session.
  client.on('error', forget).on('end', forget)
  await client.connect()
  return client
}

/** As a new session would be; whatever the work has left open is rolled back. */
async function giveBack(client: pg.Client, key: string): Promise<void> {
  const isFresh = !isFileOver && await client.query('rollback').then(() => client.query('discard all')).then(() => true, () => false)
  if (isFresh) idle.set(key, [...idle.get(key) ?? [], client])
  else await client.end().catch(() => undefined)
}
