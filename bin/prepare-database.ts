import { openToBackups } from '#kernel/backup/catalogue.ts'
import { lockMigrations, migrate } from '#kernel/database/migrate.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { prepareRoles, type RoleLogin } from '#kernel/database/roles.ts'
import { migrations, schemas } from './subgraphs.ts'
import { asOwner, withClient } from './with-client.ts'

export interface Logins {
  readonly app: RoleLogin
  readonly worker: RoleLogin
}

/** Brings a database to the state this version needs: roles, schemas, migrations. Names what was run; repeating it changes nothing. */
export async function prepareDatabase(admin: ConnectionOptions, logins: Logins): Promise<string[]> {
  await prepareGround(admin, logins)
  const ran = await migrate(admin, migrations)
  await asOwner(admin, async owner => {
    await lockMigrations(owner)
    await openToBackups(owner)
  })
  return ran
}

/** Roles and schemas alone, on which migrations stand. */
export const prepareGround = (admin: ConnectionOptions, logins: Logins): Promise<void> => withClient(admin, async client => {
  // Of several that prepare at once one goes first; the lock ends with the connection.
  await lockMigrations(client)
  await prepareRoles(client, schemas, logins)
})
