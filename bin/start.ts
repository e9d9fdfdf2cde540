import { startEmbedded, type EmbeddedServer } from '#kernel/database/embedded/server.ts'
import { readConfig, type Config } from '#app/config/config.ts'
import { lifetime } from '#app/lifetime.ts'
import { createLog } from '#app/log.ts'
import { standardError } from '#app/observe/standard-error.ts'

/** `npm start`: everything in one process, on the embedded database unless DATABASE_URL names another. */
export async function run(): Promise<void> {
  const startedAt = performance.now()
  let starting: Promise<EmbeddedServer | undefined> | undefined

  await lifetime(
    async stopRequested => {
      const config = readConfig(process.env)
      const log = createLog(config.logLevel, standardError(config))
      // The program loads while PostgreSQL starts. Loading blocks the event loop, so the process of PostgreSQL comes first.
      const waiting = Promise.withResolvers<void>()
      starting = embeddedOf(config, waiting.resolve)
      await Promise.race([waiting.promise, starting])
      starting.catch(() => undefined)
      const { startService } = await import('#app/all-in-one.ts')
      const running = await startService(config, starting, log, stopRequested)
      ;(await starting)?.announce(running.url)
      console.log(running.greeting(Math.round(performance.now() - startedAt)))
      return running
    },
    // PostgreSQL is a child of this process and must be stopped even when the rest fails.
    async () => {
      const server = await starting?.catch(() => undefined)
      await server?.stop()
    },
  )
}

async function embeddedOf(
  { databaseUrl, dataDir, dataDirIsExplicit, publicUrl }: Config,
  onWaiting: () => void,
): Promise<EmbeddedServer | undefined> {
  if (databaseUrl !== undefined) return undefined
  return startEmbedded({
    dataDir,
    dataDirIsExplicit,
    describe: () => publicUrl,
    log: line => console.log(line),
    onWaiting,
  })
}
