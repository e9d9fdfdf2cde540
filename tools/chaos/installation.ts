import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { freePort, openEnvironment, type Launched } from '../bench/environment.ts'
import type { Sql } from '../traffic/tenant-fixture.ts'

export const TARGETS = ['app', 'database', 'both'] as const
export type Target = typeof TARGETS[number]

/** The platform in one process and its PostgreSQL in others, so that each can be killed without the other. */
export interface Installation {
  readonly url: string
  /** As the owner of everything; waits while the database is away. */
  readonly sql: Sql
  /** Ends processes as a power cut would, and has them started again at once, as whoever supervises them does. */
  kill(target: Target): void
  /** Whether those who were killed have successors. */
  isBack(): boolean
  readonly appPid: number
  /** How long the first start took: on a machine that has much else to do, longer. */
  readonly startMs: number
  close(): Promise<void>
}

const PATIENCE_MS = 60_000

export async function openInstallation(env: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const environment = await openEnvironment()
  const port = await freePort()
  const launch = (): Promise<Launched> => environment.launch(['bin/fiducia.js', 'start'], { ...environment.env, PORT: String(port), LOG_LEVEL: 'fatal', ...env }, 'Fiducia is up at')
  let app = await launch().catch(async (error: unknown) => {
    await environment.close()
    throw error
  })
  const startMs = app.readyMs
  let starting: Promise<void> | undefined
  let gonePid = 0
  let isClosing = false

  /** Without its database it does not start; it is started after that, and again where that is not ready yet. */
  async function startAgain(): Promise<void> {
    for (const deadline = performance.now() + PATIENCE_MS; !isClosing; await pause(20)) {
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
    get appPid() { return app.pid },
    async sql(text, values = []) {
      for (const deadline = performance.now() + PATIENCE_MS; ; await pause(100)) {
        try {
          return await queried(environment.admin, text, values)
        } catch (error) {
          if (performance.now() > deadline || !isPassing(error)) throw error
        }
      }
    },
    kill(target) {
      if (target !== 'app') process.kill(gonePid = environment.postgresPid(), 'SIGKILL')
      if (target === 'database') return
      process.kill(app.pid, 'SIGKILL')
      const mine = startAgain().finally(() => { if (starting === mine) starting = undefined })
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

async function queried(admin: ConnectionOptions, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...admin })
  // Of a server that is killed the client tells twice: the query fails as well.
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
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'].includes(code) || message.includes('Connection terminated')
}
