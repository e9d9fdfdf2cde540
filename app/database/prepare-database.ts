import { openToBackups } from '#kernel/backup/catalogue.ts'
import { lockMigrations, migrate } from '#kernel/database/migrate.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { prepareRoles, type RoleLogin } from '#kernel/database/roles.ts'
import { migrations, schemas } from '#app/subgraphs.ts'
import { asOwner, withClient } from './with-client.ts'

export interface Logins {
  readonly app: RoleLogin
  readonly worker: RoleLogin
}

/** Creates the roles and schemas and runs the migrations that this version needs. Returns the names of the migrations that ran; idempotent. */
export async function prepareDatabase(admin: ConnectionOptions, logins: Logins): Promise<string[]> {
  await prepareRolesAndSchemas(admin, logins)
  const ran = await migrate(admin, migrations)
  await asOwner(admin, async owner => {
    await lockMigrations(owner)
    await openToBackups(owner)
  })
  return ran
}

/** Creates only the roles and schemas that migrations require. */
export const prepareRolesAndSchemas = (admin: ConnectionOptions, logins: Logins): Promise<void> =>
  withClient(admin, async client => {
    // Serialises processes that prepare at the same time; the lock ends with the connection.
    await lockMigrations(client)
    await prepareRoles(client, schemas, logins)
  })
