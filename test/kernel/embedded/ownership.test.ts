import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { isAlive, isRoot, processesUnder, scratch, until } from './fixtures/scratch.ts'
import type { Scratch } from './fixtures/scratch.ts'
import { query } from './fixtures/started.ts'
import type { Started } from './fixtures/started.ts'

let installation: Scratch
beforeEach(() => {
  installation = scratch()
})
afterEach(async () => {
  expect(await installation.tidy()).toEqual([])
})

test('a folder in use is refused with a message that names its owner', async () => {
  const first = installation.start({ description: 'http://127.0.0.1:4000' })
  const { connection } = await first.outcome()

  const refusal = await installation.start({}).refusal()
  first.say('announce http://127.0.0.1:4001')
  await until(() => readFileSync(join(installation.path, 'data/owner'), 'utf8').includes('4001'))
  const later = await installation.start({}).refusal()

  const folder = join(installation.path, 'data')
  expect(refusal).toBe(
    `The data folder ${folder} is in use: http://127.0.0.1:4000 (process ${first.node.pid}).`,
  )
  expect(later).toBe(
    `The data folder ${folder} is in use: http://127.0.0.1:4001 (process ${first.node.pid}).`,
  )
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('exactly one of several simultaneous starts gets a new folder', async () => {
  const starts = Array.from({ length: 4 }, () => installation.start({}))

  const outcomes = await Promise.all(starts.map(what))

  expect(outcomes.filter(outcome => outcome === 'started')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome.includes('is in use'))).toHaveLength(3)
})

test('exactly one of several simultaneous starts takes over the folder of a dead owner, every time', async () => {
  const first = installation.start({})
  await first.outcome()
  await first.killNode()

  for (let round = 0; round < 3; round += 1) {
    const starts = Array.from({ length: 4 }, () => installation.start({}))
    const outcomes = await Promise.all(starts.map(what))
    expect(outcomes.filter(outcome => outcome === 'started')).toHaveLength(1)
    expect(outcomes.filter(outcome => outcome.includes('is in use'))).toHaveLength(3)
    await starts[outcomes.indexOf('started')]!.killNode()
  }

  await installation.start({}).outcome()
  expect(readdirSync(join(installation.path, 'data')).filter(name => name.startsWith('owner'))).toEqual([
    'owner',
  ])
})

test('a process that reuses the number of a dead owner does not hold the folder', async () => {
  const first = installation.start({})
  await first.outcome()
  await first.killNode()
  const owner = join(installation.path, 'data/owner')
  writeFileSync(
    owner,
    JSON.stringify({ ...(JSON.parse(readFileSync(owner, 'utf8')) as object), pid: process.pid }),
  )

  const { connection } = await installation.start({}).outcome()

  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.each(['', 'null', '{"pid":'])('a truncated owner file »%s« does not hold the folder', async torn => {
  const first = installation.start({})
  await first.outcome()
  await first.stop()
  writeFileSync(join(installation.path, 'data/owner'), torn)

  const { connection } = await installation.start({}).outcome()

  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('after kill -9 of Node the next start stops its server and keeps every committed row', async () => {
  const first = installation.start({})
  const { connection, serverPid, socketDir } = await first.outcome()
  await query(connection, 'create table stored as select 42 as value')
  await first.killNode()
  const survived = isAlive(serverPid)

  const second = await installation.start({}).outcome()

  expect(survived).toBe(true)
  expect(isAlive(serverPid)).toBe(false)
  expect(existsSync(socketDir)).toBe(false)
  expect(await query(second.connection, 'select value from stored')).toEqual([{ value: 42 }])
})

test('after kill -9 of Node and server the next start ends the remaining backends', async () => {
  const first = installation.start({})
  const { connection, serverPid } = await first.outcome()
  await query(connection, 'create table stored as select 42 as value')
  const rows = process.platform === 'linux' ? 2_000_000_000 : 20_000_000
  const busy = query(
    connection,
    `select sum(n) from (select generate_series(1, ${rows}) as n) as numbers`,
  ).catch(() => {})
  await until(() =>
    query(
      connection,
      `select 1 from pg_stat_activity where state = 'active' and query like 'select sum%'`,
    ).then(rows => rows.length),
  )
  await first.killNode()
  process.kill(serverPid, 'SIGKILL')

  const second = await installation.start({}).outcome()

  await busy
  expect(readFileSync(join(second.dataDir, 'postgres.log'), 'utf8')).toContain(
    'pre-existing shared memory block',
  )
  expect(await query(second.connection, 'select value from stored')).toEqual([{ value: 42 }])
})

test('a process that reuses the number of the dead server does not prevent the next start', async () => {
  const first = installation.start({})
  const { serverPid, dataDir } = await first.outcome()
  await first.killNode()
  process.kill(serverPid, 'SIGKILL')
  await until(() => processesUnder(installation.path).length === 0)
  const lock = join(dataDir, 'postgres/postmaster.pid')
  const { uid, gid } = statSync(lock)
  const otherProcess = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(otherProcess.pid)))

  const { connection } = await installation.start({}).outcome()

  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(otherProcess.exitCode).toBeNull()
  otherProcess.kill()
})

test('two folders have two servers side by side', async () => {
  const [one, two] = await Promise.all(
    ['one', 'two'].map(name => installation.start({ dataDir: join(installation.path, name) }).outcome()),
  )

  expect(one!.socketDir).not.toBe(two!.socketDir)
  expect(await query(one!.connection, 'select 1 as one')).toEqual(
    await query(two!.connection, 'select 1 as one'),
  )
})

async function what(started: Started): Promise<string> {
  const refusal = await started.refusal()
  return refusal.startsWith('started') ? 'started' : refusal
}
