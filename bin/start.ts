import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded, type EmbeddedServer } from '#kernel/database/embedded/server.ts'
import { readConfig, type Config } from './config.ts'
import { createLog } from './log.ts'
import { sentenceOf } from './sentence.ts'
import type { RunningService } from './service.ts'

/** Longer than any request or duty may take, and shorter than most supervisors wait before they kill. */
const STOP_MS = 20_000

/** `npm start`: everything in one process, on the embedded database unless DATABASE_URL names another. */
export async function run(): Promise<void> {
  const startedAt = performance.now()
  let running: RunningService | undefined
  let server: EmbeddedServer | undefined
  let stopping: Promise<void> | undefined

  const stop = (): Promise<void> => (stopping ??= (async () => {
    // PostgreSQL is stopped whatever becomes of the rest: nobody else would.
    await Promise.race([running?.stop().catch((error: unknown) => console.error(error)), sleep(STOP_MS, undefined, { ref: false })])
    await server?.stop()
  })())
  const ended = new Promise<void>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })

  try {
    const config = readConfig(process.env)
    const log = createLog(config.logLevel)
    // PostgreSQL starts while the modules load, which hides its start.
    const starting = embeddedOf(config)
    const loading = import('./service.ts')
    loading.catch(() => undefined)
    server = await starting
    const { startService } = await loading
    running = await startService(config, server, log)
    server?.announce(running.url)
    console.log(running.greeting(Math.round(performance.now() - startedAt)))
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
    await stop()
    process.exit()
  }

  await ended
  await stop()
  process.exit(0)
}

async function embeddedOf({ databaseUrl, dataDir, dataDirIsExplicit, publicUrl }: Config): Promise<EmbeddedServer | undefined> {
  if (databaseUrl !== undefined) return undefined
  return startEmbedded({ dataDir, dataDirIsExplicit, describe: () => publicUrl, log: line => console.log(line) })
}
