import { execFile, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EmbeddedConnection } from '#kernel/database/embedded/server.ts'
import { environmentOf, queried, type OwnDatabase } from './own-database.ts'
import { until, type Installation } from './installation.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const isRoot = process.getuid!() === 0

/** Whether PostgreSQL 15 can run here: it is installed, and there is an unprivileged user to run it. */
export const hasPostgres15 = existsSync(join(BIN, 'postgres')) && (!isRoot || idOf('-u') !== undefined)

function idOf(which: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** Starts a server of the oldest supported version, as an operator would run it. */
export async function postgres15({ path }: Installation): Promise<OwnDatabase> {
  const home = join(path, 'fifteen')
  const account = isRoot ? { uid: idOf('-u')!, gid: idOf('-g')! } : {}
  mkdirSync(home)
  writeFileSync(join(path, 'password15'), 'owner-word\n')
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid)
  const data = join(home, 'data')
  await promisify(execFile)(
    join(BIN, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${join(path, 'password15')}`,
      '--no-sync',
      '-E',
      'UTF8',
    ],
    { ...account, cwd: '/' },
  )
  const server = spawn(
    join(BIN, 'postgres'),
    ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`, '-c', 'fsync=off'],
    { ...account, cwd: '/', stdio: 'ignore' },
  )
  const ended = new Promise(resolve => server.once('exit', resolve))
  const connection: EmbeddedConnection = {
    host: home,
    port: 5432,
    user: 'postgres',
    password: 'owner-word',
    database: 'postgres',
  }
  await until(() =>
    queried(connection, 'select 1').then(
      () => true,
      () => false,
    ),
  )
  return {
    env: environmentOf(connection),
    query: text => queried(connection, text),
    async stop() {
      server.kill('SIGINT')
      await ended
    },
  }
}
