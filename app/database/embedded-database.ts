import type { EmbeddedServer } from '#kernel/database/embedded/server.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys, type InstallationKeys } from '#kernel/security/installation-keys.ts'
import type { Logins } from './prepare-database.ts'
import { withClient } from './with-client.ts'
import { loadEmbeddedSecrets, encryptionKeysOf } from '#app/secrets.ts'

export interface EmbeddedDatabase {
  readonly admin: ConnectionOptions
  readonly logins: Logins
  readonly keys: InstallationKeys
}

const DATABASE = 'fiducia'

/** The platform's database in the embedded server, created on first use, with the logins that its data folder keeps. */
export async function embeddedDatabase(
  server: Pick<EmbeddedServer, 'dataDir' | 'connection'>,
): Promise<EmbeddedDatabase> {
  const admin = server.connection('postgres', DATABASE)
  const secrets = await withClient({ ...admin, database: 'postgres' }, async client => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    // The secrets are written first, so that a database is never without them.
    const secrets = await loadEmbeddedSecrets(server.dataDir, rows.length === 0)
    if (rows.length === 0) await client.query(`create database ${DATABASE}`)
    return secrets
  })
  return {
    admin,
    keys: installationKeys(...encryptionKeysOf(secrets, server.dataDir)),
    logins: {
      app: { user: ROLES.app, password: secrets.appPassword },
      worker: { user: ROLES.worker, password: secrets.workerPassword },
    },
  }
}
