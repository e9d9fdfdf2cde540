import { followDatabaseClock } from '#kernel/database/clock.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import type { Config } from '#app/config/config.ts'
import { checkAppLogin } from '#app/database/external-database.ts'
import { openGateway } from '#app/gateway.ts'
import { kernelMigrations } from '#app/database/kernel-migrations.ts'
import { openLeaseQuota } from '#app/config/limits.ts'
import { listen, type Listening } from '#app/listening.ts'
import type { Log } from '#app/log.ts'
import { startObserving } from '#app/observe/observe.ts'
import { settingsOf } from '#app/config/settings.ts'
import { publishedRefusals, subgraphNames, supergraphSdl } from '#app/supergraph.ts'
import { watchKeys } from '#app/database/watch-keys.ts'
import { demandAddresses, remotes } from './remotes.ts'

/** Serves HTTP, authentication and query planning without loading any domain. It needs the database for responses stored under idempotency keys. */
export async function serveGateway(config: Config, log: Log): Promise<Listening> {
  const names = subgraphNames(supergraphSdl())
  demandAddresses(config, names)
  const app = await checkAppLogin(config, kernelMigrations)
  const orm = openOrm([])
  const database = openDatabase({ app, orm })
  const now = await followDatabaseClock(database)
  const keys = keyringOn(database, installationKeys(...config.encryptionKeys!), now)
  const watching = watchKeys(keys, log)
  const others = remotes(config, names, log)
  const observing = await startObserving({
    config,
    database,
    migrations: kernelMigrations,
    also: others.checks,
  })
  const limits = await openLeaseQuota(config, database, log)
  const gateway = await openGateway({
    runners: others.runners,
    refusals: publishedRefusals(),
    source: {
      database,
      keys,
      settings: settingsOf(config),
      callDomain: () => Promise.reject(new Error('only domains call other domains')),
      now,
    },
    hosts: config.hosts,
    trustProxy: config.trustProxy,
    trustForwardedHost: config.trustForwardedHost,
    corsOrigins: config.corsOrigins,
    introspection: config.introspection,
    log,
    limits: limits.leaseQuota,
    watched: observing,
    tls: config.tls.server,
  })
  return listen(gateway.app, config, async () => {
    await gateway.close()
    await others.close()
    limits.close()
    watching.stop()
    await database.close()
    await orm.close()
    await observing.stop()
  })
}
