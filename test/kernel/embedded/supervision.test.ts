import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isAlive, scratch, until } from './fixtures/scratch.ts'
import type { Scratch } from './fixtures/scratch.ts'
import { query } from './fixtures/started.ts'

let installation: Scratch
beforeEach(() => {
  installation = scratch()
})
afterEach(async () => {
  expect(await installation.tidy()).toEqual([])
})

/** Log lines after the creation of the database. */
const restarts = ({ logged }: { readonly logged: readonly string[] }): string[] =>
  logged.filter(line => !line.startsWith('Creating the database'))

test('a killed server restarts on the same connection with every committed row', async () => {
  const started = installation.start({})
  const { connection, serverPid } = await started.outcome()
  await query(connection, 'create table stored as select 42 as value')

  process.kill(serverPid, 'SIGKILL')
  const rows = await until(() => query(connection, 'select value from stored').catch(() => null))

  expect(rows).toEqual([{ value: 42 }])
  await until(async () => (await started.serverPid()) !== serverPid)
  expect(restarts(started)).toEqual(['PostgreSQL ended unexpectedly (SIGKILL) and is restarted.'])
}, 60_000)

test('a server that is killed repeatedly restarts each time', async () => {
  const started = installation.start({})
  const { connection, serverPid } = await started.outcome()

  for (let deaths = 0, killed = serverPid; deaths < 3; deaths += 1) {
    process.kill(killed, 'SIGKILL')
    await until(() => query(connection, 'select 1 as one').catch(() => null))
    killed = await until(async () => {
      const pid = await started.serverPid()
      return pid === killed ? null : pid
    })
  }

  expect(restarts(started)).toHaveLength(3)
}, 120_000)

test('a restarted server recreates its missing socket folder', async () => {
  const started = installation.start({})
  const { connection, serverPid, socketDir } = await started.outcome()

  rmSync(socketDir, { recursive: true })
  process.kill(serverPid, 'SIGKILL')

  expect(await until(() => query(connection, 'select 1 as one').catch(() => null))).toEqual([{ one: 1 }])
})

test('a Ctrl-C in the terminal does not reach the server', async () => {
  const started = installation.start({})
  const { connection, serverPid } = await started.outcome()

  process.kill(-started.node.pid!, 'SIGINT')
  await sleep(200)

  expect(sessionOf(serverPid)).toBe(serverPid)
  expect(await started.serverPid()).toBe(serverPid)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('stop shuts the server down cleanly, can be repeated, and leaves only the data', async () => {
  const started = installation.start({})
  const { serverPid, socketDir, dataDir, handlers } = await started.outcome()

  await started.stop()

  expect(isAlive(serverPid)).toBe(false)
  expect(existsSync(socketDir)).toBe(false)
  expect(readdirSync(dataDir).toSorted()).toEqual(['password', 'postgres', 'postgres.log'])
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8').trim()).toMatch(/database system is shut down$/)
  expect(handlers).toEqual(['SIGINT'])
})

test.each([0, 20, 40, 60, 80])(
  'stop also ends a server that has been restarting for %d ms',
  async afterMs => {
    const started = installation.start({})
    const { serverPid, socketDir } = await started.outcome()

    process.kill(serverPid, 'SIGKILL')
    await until(() => restarts(started).length)
    await sleep(afterMs)
    await started.stop()

    expect(started.node.exitCode).toBe(0)
    expect(existsSync(socketDir)).toBe(false)
  },
)

function sessionOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[3])
}
