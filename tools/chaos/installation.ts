import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { openEnvironment } from '#tools/bench/environment.ts'
import { freePort, type Launched } from '#tools/bench/launcher.ts'
import type { Sql } from '#tools/traffic/fixtures.ts'

export const TARGETS = ['app', 'database', 'both'] as const
export type Target = (typeof TARGETS)[number]

/** The platform in one process and its PostgreSQL in others, so that each can be killed alone. */
export interface Installation {
  readonly url: string
  /** Runs SQL as the owner of the database; waits while the database is down. */
  readonly sql: Sql
  /** Kills processes with SIGKILL. Each is started again at once, as a supervisor would. */
  kill(target: Target): void
  /** Whether all killed processes have been replaced. */
  isBack(): boolean
  readonly appPid: number
  /** Milliseconds of the first start; a measure of how busy the machine is. */
  readonly startMs: number
  close(): Promise<void>
}

const TIMEOUT_MS = 60_000

export async function openInstallation(env: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const environment = await openEnvironment()
  const port = await freePort()
  const launch = (): Promise<Launched> =>
    environment.launch(
      ['bin/fiducia.js', 'start'],
      { ...environment.env, PORT: String(port), LOG_LEVEL: 'fatal', ...env },
      'Fiducia is up at',
    )
  let app = await launch().catch(async (error: unknown) => {
    await environment.close()
    throw error
  })
  const startMs = app.readyMs
  let starting: Promise<void> | undefined
  let gonePid = 0
  let isClosing = false

  /**
   * The app cannot start without its database: waits until PostgreSQL is back, and retries until it is ready.
   */
  async function startAgain(): Promise<void> {
    for (const deadline = performance.now() + TIMEOUT_MS; !isClosing; await pause(20)) {
      if (environment.postgresPid() === gonePid) continue
      try {
        app = await launch()
        return
      } catch (error) {
        if (performance.now() > deadline) throw error
      }
    }
  }

  return {
    startMs,
    url: `http://127.0.0.1:${port}`,
    get appPid() {
      return app.pid
    },
    async sql(text, values = []) {
      for (const deadline = performance.now() + TIMEOUT_MS; ; await pause(100)) {
        try {
          return await queried(environment.admin, text, values)
        } catch (error) {
          if (performance.now() > deadline || !isPassing(error)) throw error
        }
      }
    },
    kill(target) {
      if (target !== 'app') process.kill((gonePid = environment.postgresPid()), 'SIGKILL')
      if (target === 'database') return
      process.kill(app.pid, 'SIGKILL')
      const mine = startAgain().finally(() => {
        if (starting === mine) starting = undefined
      })
      starting = mine
      mine.catch(() => undefined)
    },
    isBack: () => starting === undefined && environment.postgresPid() !== gonePid,
    async close() {
      isClosing = true
      await starting?.catch(() => undefined)
      await environment.close()
    },
  }
}

async function queried(
  admin: ConnectionOptions,
  text: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...admin })
  // When the server is killed, the client emits this error in addition to rejecting the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const isPassing = (error: unknown): boolean => {
  const { code = '', message } = error as { code?: string; message: string }
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'].includes(code) ||
    message.includes('Connection terminated')
  )
}
