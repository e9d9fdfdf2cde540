import { startEmbedded, type EmbeddedServer } from '#kernel/database/embedded/server.ts'
import { readConfig, type Config } from '#app/config/config.ts'
import { lifetime } from '#app/lifetime.ts'
import { createLog } from '#app/log.ts'
import { standardError } from '#app/observe/standard-error.ts'

/** `npm start`: everything in one process, on the embedded database unless DATABASE_URL names another. */
export async function run(): Promise<void> {
  const startedAt = performance.now()
  let server: EmbeddedServer | undefined

  await lifetime(
    async () => {
      const config = readConfig(process.env)
      const log = createLog(config.logLevel, standardError(config))
      // PostgreSQL starts while the modules load and the schemas are built, which hides its start.
      const starting = embeddedOf(config)
      const loading = import('#app/all-in-one.ts').then(program => {
        program.buildSchemas()
        return program
      })
      loading.catch(() => undefined)
      server = await starting
      const { startService } = await loading
      const running = await startService(config, server, log)
      server?.announce(running.url)
      console.log(running.greeting(Math.round(performance.now() - startedAt)))
      return running
      // PostgreSQL is a child of this process and must be stopped even when the rest fails.
    },
    async () => server?.stop(),
  )
}

async function embeddedOf({
  databaseUrl,
  dataDir,
  dataDirIsExplicit,
  publicUrl,
}: Config): Promise<EmbeddedServer | undefined> {
  if (databaseUrl !== undefined) return undefined
  return startEmbedded({
    dataDir,
    dataDirIsExplicit,
    describe: () => publicUrl,
    log: line => console.log(line),
  })
}
