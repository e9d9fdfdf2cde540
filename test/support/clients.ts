import { afterAll } from '@jest/globals'
import pg from 'pg'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Idle connections by their options; see `withClient`. */
const idle = new Map<string, pg.Client[]>()
let isFileOver = false

// Jest accepts hooks only outside of tests.
afterAll(async () => {
  isFileOver = true
  await Promise.all([...idle.values()].flat().map(client => client.end().catch(() => undefined)))
})

/**
 * Lends a connection for the duration of the work, as the program's own `withClient` does, but returns it to
 * a pool of the test file: in tests, opening a session takes longer than most queries.
 */
export async function withClient<Result>(
  options: ConnectionOptions,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const key = JSON.stringify(options)
  const client = idle.get(key)?.pop() ?? (await connected(options, key))
  try {
    return await work(client)
  } finally {
    await giveBack(client, key)
  }
}

/**
 * Lends a connection with the role of the owner, for statements that the app's role may not run, such as
 * creating a tenant.
 */
export const asOwner = <Result>(
  admin: ConnectionOptions,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withClient(admin, async client => {
    await client.query(`set role ${ROLES.owner}`)
    return work(client)
  })

async function connected(options: ConnectionOptions, key: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...options })
  const forget = (): void => {
    idle.set(
      key,
      (idle.get(key) ?? []).filter(each => each !== client),
    )
  }
  // The connection fails when its database is dropped or a test terminates its session.
  client.on('error', forget).on('end', forget)
  await client.connect()
  return client
}

/** Rolls back and resets the session, so that the next caller gets a fresh one. */
async function giveBack(client: pg.Client, key: string): Promise<void> {
  const isFresh =
    !isFileOver &&
    (await client
      .query('rollback')
      .then(() => client.query('discard all'))
      .then(
        () => true,
        () => false,
      ))
  if (isFresh) idle.set(key, [...(idle.get(key) ?? []), client])
  else await client.end().catch(() => undefined)
}
