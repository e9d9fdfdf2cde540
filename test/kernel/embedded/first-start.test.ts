import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { processesUnder, scratch, testWithOtherMounts, until } from './fixtures/scratch.ts'
import type { Scratch } from './fixtures/scratch.ts'
import { query } from './fixtures/started.ts'

let installation: Scratch
beforeEach(() => {
  installation = scratch()
})
afterEach(async () => {
  expect(await installation.tidy()).toEqual([])
})

test('an empty folder becomes a PostgreSQL 18 in UTF-8 that needs no locale of the machine', async () => {
  const { connection } = await installation.start({}).outcome()

  const [events] = await query(
    connection,
    `
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
      current_setting('max_connections') as connections, current_setting('timezone') as zone, lower('ÉÀ') as lowered, 'É' ilike 'é' as alike`,
  )

  expect(events).toEqual({
    major: 18,
    encoding: 'UTF8',
    connections: '100',
    zone: 'UTC',
    lowered: 'éà',
    alike: true,
  })
})

test('trigrams work for letters of all scripts', async () => {
  const { connection } = await installation.start({}).outcome()

  const [events] = await query(
    connection,
    `create extension pg_trgm; select cardinality(show_trgm('Ж')) as trigrams`,
  )

  expect(events).toEqual({ trigrams: 2 })
})

testWithOtherMounts(
  'a machine without any locale makes a database that still knows letters of all scripts',
  async () => {
    const empty = join(installation.path, 'no-locales')
    mkdirSync(empty)
    const through = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      `mount --bind ${empty} /usr/lib/locale && exec "$@"`,
      'sh',
    ]

    const { connection } = await installation.start({}, { through }).outcome()

    expect(
      await query(
        connection,
        `select lower('ÉЖ') as lowered, current_setting('server_encoding') as encoding`,
      ),
    ).toEqual([{ lowered: 'éж', encoding: 'UTF8' }])
  },
)

test('the server accepts only its random password, through a socket in a private folder', async () => {
  const { connection, dataDir, socketDir } = await installation.start({}).outcome()

  const wrong = await query({ ...connection, password: 'postgres' }, 'select 1').catch(
    (error: unknown) => error,
  )
  const [settings] = await query(connection, `select current_setting('listen_addresses') as listens`)

  expect(wrong).toMatchObject({ code: '28P01' })
  expect(settings).toEqual({ listens: '' })
  expect(statSync(socketDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
  expect(connection.password).toHaveLength(32)
})

test('a second start keeps the data and the password of the first', async () => {
  const first = installation.start({})
  const { connection: before } = await first.outcome()
  await query(before, 'create table stored as select 42 as value')
  await first.stop()

  const { connection: after } = await installation.start({}).outcome()

  expect(await query(after, 'select value from stored')).toEqual([{ value: 42 }])
  expect(after.password).toBe(before.password)
})

test('a first start leaves fsync on', async () => {
  const { connection } = await installation.start({ settings: {} }).outcome()

  expect(await query(connection, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test.each(['only Node is', 'Node and initdb are'])(
  'the folder stays usable when during the first start %s killed',
  async who => {
    const first = installation.start({})
    const data = join(installation.path, 'data')
    await until(() =>
      namesIn(data).some(
        name => name.startsWith('postgres.new-') && namesIn(join(data, name)).includes('global'),
      ),
    )
    if (who === 'only Node is') first.node.kill('SIGKILL')
    else process.kill(-first.node.pid!, 'SIGKILL')

    const { connection, dataDir } = await installation.start({}).outcome()

    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).toSorted()).toEqual(['owner', 'password', 'postgres', 'postgres.log'])
    await until(
      () => !processesUnder(installation.path).some(pid => readCommand(pid).includes('postgres.new-')),
    )
  },
)

test('the log is emptied at a start once it is larger than ten megabytes, and otherwise appended to', async () => {
  const first = installation.start({})
  const { connection, dataDir } = await first.outcome()
  const log = join(dataDir, 'postgres.log')
  await query(
    connection,
    `do $$ begin for i in 1..12 loop raise log '%', repeat('x', 1000000); end loop; end $$`,
  )
  const grown = statSync(log).size
  await first.stop()

  const second = installation.start({})
  await second.outcome()
  await second.stop()
  const emptied = readFileSync(log, 'utf8')
  await installation.start({}).outcome()

  expect(grown).toBeGreaterThan(10 * 1024 * 1024)
  expect(emptied.length).toBeLessThan(100_000)
  expect(readFileSync(log, 'utf8').startsWith(emptied)).toBe(true)
})

test('a server that cannot start reports the reason', async () => {
  const refusal = await installation.start({ settings: { shared_buffers: 'plenty' } }).refusal()

  expect(refusal).toMatch(
    /PostgreSQL did not start in .*invalid value for parameter "shared_buffers": "plenty"/s,
  )
})

function namesIn(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
