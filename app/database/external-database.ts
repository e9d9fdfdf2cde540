import type { MigrationSource } from '#kernel/database/migration.ts'
import { pendingMigrations } from '#kernel/database/migrate.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { loginError } from '#kernel/database/roles.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import type { Config } from '#app/config/config.ts'
import { keyError } from './needed-keys.ts'
import { withClient } from './with-client.ts'

/** The app's login to an external database; throws a one-sentence error when the login is unsuitable or migrations are pending. */
export async function checkAppLogin(
  { databaseUrl, encryptionKeys }: Config,
  migrations: readonly MigrationSource[],
): Promise<ConnectionOptions> {
  const app = { connectionString: databaseUrl! }
  await withClient(app, async client => {
    const error = await loginError(client, ROLES.app)
    if (error !== undefined) throw new Error(error)
  })
  const pending = await pendingMigrations(app, migrations)
  if (pending.length > 0)
    throw new Error(
      `The database is ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} behind; run "npm run admin -- migrate".`,
    )
  const otherKey = await withClient(app, client => keyError(client, installationKeys(...encryptionKeys!)))
  if (otherKey !== undefined) throw new Error(otherKey)
  return app
}

/** The worker's login to an external database; throws a one-sentence error when the login is unsuitable. */
export async function checkWorkerLogin({
  databaseWorkerUrl,
  encryptionKeys,
}: Config): Promise<ConnectionOptions> {
  const worker = { connectionString: databaseWorkerUrl! }
  await withClient(worker, async client => {
    const error = await loginError(client, ROLES.worker)
    if (error !== undefined) throw new Error(`${error} The worker logs in with DATABASE_WORKER_URL.`)
    // The worker sees the keys of every workspace, the app sees none.
    const otherKey = await keyError(client, installationKeys(...encryptionKeys!))
    if (otherKey !== undefined) throw new Error(otherKey)
  })
  return worker
}
