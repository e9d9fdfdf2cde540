import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { copyStartedFolder } from './earlier-start.ts'
import { scratchFolder } from '#test/support/scratch-folder.ts'
import { launched, REPOSITORY, type Launch, type Launched } from './launched.ts'

export interface Installation {
  readonly path: string
  readonly dataDir: string
  /** Starts the platform on its own port, by default on the data folder of this installation. */
  start(
    launch?: Launch & { readonly port?: number },
  ): Promise<Launched & { readonly port: number; readonly url: string }>
  /** Starts one process of a split platform on its own port. */
  serve(
    part: string,
    launch: Launch & { readonly port?: number },
  ): Promise<Launched & { readonly port: number; readonly url: string }>
  /** Starts the program with other arguments and returns at once. */
  begin(args: readonly string[], launch?: Launch): Launched
  /** Runs the program with other arguments; resolves when it has ended. */
  run(args: readonly string[], launch?: Launch): Promise<{ code: number | null; out: string; err: string }>
  /** Connects as superuser to the embedded database of the data folder. */
  superuser(): Promise<pg.Client>
  /** Process ids from the data folder's owner file and from PostgreSQL's lock file. */
  pids(): { readonly node: number; readonly postgres: number }
  /**
   * Stops all processes and removes the folder. Returns the processes and files that were still there after
   * the stop.
   */
  tidy(): Promise<string[]>
}

/**
 * Creates a folder for the data and sockets of one test. With `wasStartedBefore`, `start` finds the data of a
 * completed first start.
 */
export function installation({ wasStartedBefore = false } = {}): Installation {
  const path = scratchFolder('start-')
  const dataDir = join(path, 'data')
  const temporary = join(path, 'tmp')
  chmodSync(path, 0o755)
  mkdirSync(temporary)
  chmodSync(temporary, 0o1777)
  const all: Launched[] = []
  const clients: pg.Client[] = []

  function launch(args: readonly string[], { env, ...how }: Launch): Launched {
    const started = launched(args, {
      cwd: path,
      ...how,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: temporary,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
        ...env,
      },
    })
    all.push(started)
    return started
  }

  async function listening(
    args: readonly string[],
    { port, ...how }: Launch & { readonly port?: number },
  ): Promise<Launched & { port: number; url: string }> {
    const chosen = port ?? (await freePort())
    const started = launch(args, { ...how, env: { PORT: String(chosen), ...how.env } })
    return Object.assign(started, { port: chosen, url: `http://127.0.0.1:${chosen}` })
  }

  /** Starts the platform on a folder and stops it when it is ready. */
  async function startOnce(folder: string): Promise<void> {
    const first = await listening(['start'], { env: { DATA_DIR: folder } })
    await first.ready()
    await first.stop()
  }

  return {
    path,
    dataDir,
    async start(how = {}) {
      if (wasStartedBefore && !existsSync(dataDir))
        await copyStartedFolder(dataDir, startOnce, poll => until(poll, 60_000))
      return listening(['start'], how)
    },
    serve: (part, how) => listening(['serve', part], how),
    begin: (args, how = {}) => launch(args, how),
    async run(args, how = {}) {
      const started = launch(args, how)
      const { code } = await started.ended
      return { code, out: started.out(), err: started.err() }
    },
    async superuser() {
      const { socketDir } = JSON.parse(readFileSync(join(dataDir, 'owner'), 'utf8')) as { socketDir: string }
      const client = new pg.Client({
        host: socketDir,
        port: 5432,
        user: 'postgres',
        database: 'fiducia',
        password: readFileSync(join(dataDir, 'password'), 'utf8').trim(),
      })
      client.on('error', () => undefined)
      await client.connect()
      clients.push(client)
      return client
    },
    pids() {
      const { pid } = JSON.parse(readFileSync(join(dataDir, 'owner'), 'utf8')) as { pid: number }
      return {
        node: pid,
        postgres: Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')),
      }
    },
    async tidy() {
      await Promise.all(clients.map(client => client.end().catch(() => undefined)))
      await Promise.all(all.map(started => started.stop()))
      const left = [
        ...serversUnder(path).map(String),
        ...readdirSync(temporary).filter(name => name.startsWith('fiducia-')),
      ]
      for (const pid of serversUnder(path)) process.kill(pid, 'SIGKILL')
      rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
      return left
    },
  }
}

/** Ids of PostgreSQL processes whose command line names a folder. */
export function serversUnder(path: string): number[] {
  const lines = execFileSync('ps', ['-ww', '-eo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines
    .filter(line => line.includes(`${path}/`) && /postgres|initdb/.test(line))
    .map(line => Number.parseInt(line))
}

const handedOut = new Set<number>()

/**
 * Returns a free port below the range of ephemeral ports. An outgoing connection could take a port of that
 * range between the end of a process and its restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve =>
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
    )
    if (!isFree) continue
    await new Promise(resolve => server.close(resolve))
    if (handedOut.has(port)) continue
    handedOut.add(port)
    return port
  }
}

/** Polls until `poll` returns a value; rejects after `timeoutMs`. */
export async function until<Seen>(
  poll: () => Seen | Promise<Seen>,
  timeoutMs = 20_000,
): Promise<NonNullable<Seen>> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const seen = await poll()
    if (seen) return seen
    if (performance.now() > deadline)
      throw new Error(`The condition was not met within ${timeoutMs} ms: ${poll.toString()}`)
    await sleep(20)
  }
}

/** Whether a process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

export { REPOSITORY }
