import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the programs of one measurement. */
export interface Launcher {
  /**
   * Starts a program; resolves when its output contains `sign`, rejects if it ends first or is not ready
   * within a minute.
   */
  launch(args: readonly string[], env: Readonly<Record<string, string>>, sign: string): Promise<Launched>
  /** Creates an empty folder that `close` removes. */
  folder(): Promise<string>
  stopAll(): Promise<void>
  close(): Promise<void>
}

export interface Launched {
  readonly pid: number
  /** Milliseconds from the start of the process until its output contained the sign. */
  readonly readyMs: number
  out(): string
  stop(): Promise<void>
}

export function openLauncher(): Launcher {
  const running = new Set<Launched>()
  const folders: string[] = []
  const stopAll = async (): Promise<void> => {
    await Promise.all([...running].map(each => each.stop()))
  }
  return {
    async launch(args, env, sign) {
      const launched = await launch(args, env, sign)
      running.add(launched)
      return launched
    },
    async folder() {
      const path = await mkdtemp(join(tmpdir(), 'fiducia-bench-'))
      folders.push(path)
      return path
    },
    stopAll,
    async close() {
      await stopAll()
      for (const path of folders) await rm(path, { recursive: true, force: true })
    },
  }
}

const TIMEOUT_MS = 60_000

async function launch(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  sign: string,
): Promise<Launched> {
  const startedAt = performance.now()
  // Logs to a file, as in production: a pipe would make the process that generates the load read every line.
  const folder = await mkdtemp(join(tmpdir(), 'fiducia-bench-log-'))
  const logPath = join(folder, 'stderr')
  const log = await open(logPath, 'w')
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', log.fd],
  })
  await log.close()
  let out = ''
  const logTail = (): string => readFileSync(logPath, 'utf8').slice(-4_000)
  const ended = new Promise<void>(resolve => child.once('close', () => resolve())).then(() =>
    rm(folder, { recursive: true, force: true }),
  )
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${args.join(' ')} is not ready after ${TIMEOUT_MS} ms: ${logTail()}`)),
      TIMEOUT_MS,
    )
    child.stdout!.on('data', chunk => {
      out = `${out}${chunk}`.slice(-4_000)
      if (out.includes(sign)) resolve(clearTimeout(timer))
    })
    child.once('close', () => reject(new Error(`${args.join(' ')} ended: ${logTail()}`)))
  })
  return {
    pid: child.pid!,
    readyMs: performance.now() - startedAt,
    out: () => out,
    stop: () => stopped(child, ended),
  }
}

async function stopped(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}
