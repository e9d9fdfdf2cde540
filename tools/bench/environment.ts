import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#kernel/database/embedded/server.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys, type InstallationKeys } from '#kernel/security/installation-keys.ts'
import { prepareDatabase } from '#app/database/prepare-database.ts'
import { asOwner, withClient } from '#app/database/with-client.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { ensureSigningKey } from '#identity/administration/rotate-signing-key.ts'

/**
 * A migrated PostgreSQL server for one measurement, with the settings that processes need to connect to it.
 */
export interface Environment {
  readonly admin: ConnectionOptions
  readonly app: ConnectionOptions
  readonly worker: ConnectionOptions
  readonly keys: InstallationKeys
  readonly env: Readonly<Record<string, string>>
  /**
   * Starts a program; resolves when its output contains `sign`, rejects if it ends first or is not ready
   * within a minute.
   */
  launch(args: readonly string[], env: Readonly<Record<string, string>>, sign: string): Promise<Launched>
  /** Creates an empty folder that `close` removes. */
  folder(): Promise<string>
  /** Process id of the current PostgreSQL postmaster, which changes after a restart. */
  postgresPid(): number
  close(): Promise<void>
}

export interface Launched {
  readonly pid: number
  /** Milliseconds from the start of the process until its output contained the sign. */
  readonly readyMs: number
  out(): string
  stop(): Promise<void>
}

const DATABASE = 'fiducia'

export async function openEnvironment(settings: Readonly<Record<string, string>> = {}): Promise<Environment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fiducia-bench-'))
  const server = await startEmbedded({
    dataDir,
    dataDirIsExplicit: true,
    describe: () => 'a measurement',
    settings,
  })
  const admin = server.connection('postgres', DATABASE)
  const logins = {
    app: { user: ROLES.app, password: 'bench-app' },
    worker: { user: ROLES.worker, password: 'bench-worker' },
  }
  await withClient({ ...admin, database: 'postgres' }, client => client.query(`create database ${DATABASE}`))
  await prepareDatabase(admin, logins)
  const encryptionKey = randomBytes(32)
  const keys = installationKeys(encryptionKey)
  await asOwner(admin, async owner => {
    await ensureEncryptionKeyCheck(owner, keys)
    await ensureSigningKey(owner, keys, new Date())
  })
  const url = (user: string, password: string): string =>
    `postgresql://${user}:${encodeURIComponent(password)}@/${DATABASE}?host=${server.socketDir}&port=${admin.port}`
  const running = new Set<Launched>()
  const folders = [dataDir]

  return {
    admin,
    keys,
    app: { ...admin, ...logins.app },
    worker: { ...admin, ...logins.worker },
    env: {
      DATABASE_URL: url(logins.app.user, logins.app.password),
      DATABASE_WORKER_URL: url(logins.worker.user, logins.worker.password),
      DATABASE_ADMIN_URL: url('postgres', admin.password!),
      ENCRYPTION_KEY: encryptionKey.toString('base64'),
      INTERNAL_KEY: randomBytes(32).toString('base64'),
      DEMO: '1',
      HOST: '127.0.0.1',
      DEFAULT_ENVIRONMENT: 'sandbox',
    },
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
    postgresPid: server.pid,
    async close() {
      await Promise.all([...running].map(each => each.stop()))
      await server.stop()
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

/**
 * Starts the platform with `npm start`'s command and the demonstration, on the database of the environment.
 */
export async function startPlatform(
  environment: Environment,
  env: Readonly<Record<string, string>> = {},
): Promise<Launched & { readonly url: string }> {
  const port = await freePort()
  const launched = await environment.launch(
    ['bin/fiducia.js', 'start'],
    { ...environment.env, PORT: String(port), ...env },
    'Fiducia is up at',
  )
  return { ...launched, url: `http://127.0.0.1:${port}` }
}

/** Starts the platform with `npm start`'s command, on its own embedded database. */
export async function startEmbeddedPlatform(
  environment: Environment,
): Promise<Launched & { readonly url: string }> {
  const [port, dataDir] = [await freePort(), await environment.folder()]
  const launched = await environment.launch(
    ['bin/fiducia.js', 'start'],
    { DATA_DIR: dataDir, PORT: String(port) },
    'Fiducia is up at',
  )
  return { ...launched, url: `http://127.0.0.1:${port}` }
}
