import pg from 'pg'
import { openToBackups } from '#kernel/backup/catalogue.ts'
import { lockMigrations, migrate } from '#kernel/database/migrate.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { prepareRoles, type RoleLogin } from '#kernel/database/roles.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { migrations, schemas } from './subgraphs.ts'

export interface Logins {
  readonly app: RoleLogin
  readonly worker: RoleLogin
}

/** Brings a database to the state this version needs: roles, schemas, migrations. Names what was run; repeating it changes nothing. */
export async function prepareDatabase(admin: ConnectionOptions, logins: Logins): Promise<string[]> {
  await prepareGround(admin, logins)
  const ran = await migrate(admin, migrations)
  await asOwner(admin, openToBackups)
  return ran
}

/** Roles and schemas alone, on which migrations stand. */
export const prepareGround = (admin: ConnectionOptions, logins: Logins): Promise<void> => withClient(admin, async client => {
  // Of several that prepare at once one goes first; the lock ends with the connection.
  await lockMigrations(client)
  await prepareRoles(client, schemas, logins)
})

const CONNECT_MS = 10_000

/** Lends a connection for as long as the work takes. */
export async function withClient<Result>(options: ConnectionOptions, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS, ...options })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Lends a connection that acts as the owner: for what the app may not do, such as making a tenant. */
export const asOwner = <Result>(admin: ConnectionOptions, work: (owner: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(admin, async client => {
    await client.query(`set role ${ROLES.owner}`)
    return work(client)
  })
