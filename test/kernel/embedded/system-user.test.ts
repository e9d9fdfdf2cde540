import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { canEnter } from '#kernel/database/embedded/account.ts'
import { packagedNativeDir } from '#kernel/database/embedded/native.ts'
import { isRoot, scratch, testWithOtherMounts, until, userOf } from './fixtures/scratch.ts'
import type { Scratch } from './fixtures/scratch.ts'
import { query } from './fixtures/started.ts'

const nobody = { name: 'nobody', uid: 65534, gid: 65534 }
const othersCanReadUs = await canEnter(isRoot ? nobody : null, import.meta.dirname)

let installation: Scratch
beforeEach(() => {
  installation = scratch()
})
afterEach(async () => {
  expect(await installation.tidy()).toEqual([])
})

const describeAsRoot = isRoot ? describe : describe.skip

describeAsRoot('as root', () => {
  test('the server runs as an unprivileged user, who owns the folder', async () => {
    const { serverPid, dataDir, connection } = await installation.start({}).outcome()

    expect(userOf(serverPid)).not.toBe(0)
    expect(statSync(dataDir).uid).toBe(userOf(serverPid))
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a folder with other files keeps its owner and theirs', async () => {
    const dataDir = join(installation.path, 'data')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'diary.txt'), 'dear diary')

    const { serverPid } = await installation.start({}).outcome()

    expect([dataDir, join(dataDir, 'diary.txt')].map(path => statSync(path).uid)).toEqual([0, 0])
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(userOf(serverPid))
  })

  test('the data of a user are served as that user and stay usable for that user', async () => {
    const dataDir = join(installation.path, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const asUser = installation.start({}, { uid: nobody.uid, gid: nobody.gid })
    await asUser.outcome()
    await asUser.stop()

    const asRoot = installation.start({})
    const { serverPid } = await asRoot.outcome()
    const user = userOf(serverPid)
    await asRoot.stop()
    const again = await installation.start({}, { uid: nobody.uid, gid: nobody.gid }).outcome()

    expect(user).toBe(nobody.uid)
    expect(userOf(again.serverPid)).toBe(nobody.uid)
  })

  test('a backup copied back by root belongs to the system user again', async () => {
    const first = installation.start({})
    const { connection } = await first.outcome()
    await query(connection, 'create table stored as select 42 as value')
    await first.stop()
    const copy = join(installation.path, 'copy')
    execFileSync('cp', ['-r', join(installation.path, 'data'), copy])

    const second = await installation.start({ dataDir: copy }).outcome()

    expect(await query(second.connection, 'select value from stored')).toEqual([{ value: 42 }])
  })

  test('a clone under a private home runs from copies under the system folder, which are created once', async () => {
    const { home, wanted } = privateHome()

    const first = installation.start(wanted)
    const { dataDir, serverPid, connection } = await first.outcome()
    const copy = readlinkSync(`/proc/${serverPid}/exe`)
    const copiedAtMs = statSync(copy).ctimeMs
    await query(connection, 'create table stored as select 42 as value')
    await first.stop()
    const second = await installation.start(wanted).outcome()

    const system = join(installation.path, 'system')
    expect(dirname(dataDir)).toBe(system)
    expect(copy).toMatch(new RegExp(`^${system}/postgresql-[^/]+/bin/postgres$`))
    expect(statSync(copy).ctimeMs).toBe(copiedAtMs)
    expect(await query(second.connection, 'select value from stored')).toEqual([{ value: 42 }])
    expect(readdirSync(home)).not.toContain('.data')
    expect(first.logged[0]).toContain(`The data are stored in ${dataDir}`)
  })

  test('an incomplete copy of the binaries is never run', async () => {
    const { wanted } = privateHome()
    const system = join(installation.path, 'system')
    const first = installation.start(wanted)
    await until(() => existsSync(system) && readdirSync(system).some(name => name.includes('.new-')))
    await first.killNode()
    const complete = readdirSync(system).filter(
      name => /^postgresql-[^/]+$/.test(name) && !name.includes('.new-'),
    )

    const { connection } = await installation.start(wanted).outcome()

    expect(complete).toEqual([])
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(system).filter(name => name.includes('.new-'))).toEqual([])
  })

  test('an explicit folder under a private home ends the start with a message', async () => {
    const { home, wanted } = privateHome()

    const refusal = await installation.start({ ...wanted, dataDirIsExplicit: true }).refusal()

    expect(refusal).toMatch(
      /^The data folder \S+\/\.data cannot be entered by the system user "\w+", under which the database runs because PostgreSQL refuses root: set DATA_DIR to a folder that is open to it\.$/,
    )
    expect(readdirSync(home)).not.toContain('.data')
  })

  testWithOtherMounts.each([
    ['the start creates the system user fiducia if postgres does not exist', process.env.PATH!, /^fiducia:/m],
    ['the start uses the user nobody if it cannot create a user', '/usr/bin:/bin', /^nobody:/m],
  ])('%s', async (_title, path, expected) => {
    const etc = join(installation.path, 'etc')
    cpSync('/etc', etc, { recursive: true, verbatimSymlinks: true })
    for (const file of ['passwd', 'shadow', 'group', 'gshadow']) withoutPostgres(join(etc, file))
    // Only this process and its children see the changed /etc, so the machine's users stay unchanged.
    const through = ['unshare', '--mount', 'sh', '-c', `mount --bind ${etc} /etc && exec "$@"`, 'sh']

    const { serverPid } = await installation.start({}, { through, env: { PATH: path } }).outcome()

    const users = readFileSync(join(etc, 'passwd'), 'utf8').split('\n')
    expect(users.find(line => line.split(':')[2] === String(userOf(serverPid)))).toMatch(expected)
  })
})

describe('an explicit folder that cannot be used ends the start with a message:', () => {
  test('a file', async () => {
    const dataDir = join(installation.path, 'file')
    writeFileSync(dataDir, '')

    expect(await installation.start({ dataDir }).refusal()).toBe(
      `The data folder ${dataDir} is not a folder: set DATA_DIR to one.`,
    )
  })

  test('a path below a file', async () => {
    const dataDir = join(installation.path, 'file', 'data')
    writeFileSync(dirname(dataDir), '')

    expect(await installation.start({ dataDir }).refusal()).toMatch(
      /^The data folder \S+ is not a folder: set DATA_DIR to one\.$/,
    )
  })

  test('a folder that cannot be written', async () => {
    expect(await installation.start({ dataDir: '/proc/fiducia' }).refusal()).toMatch(
      /^The data folder \/proc\/fiducia cannot be written \(\w+\): make it writable or set DATA_DIR to another folder\.$/,
    )
  })

  test('a data folder of PostgreSQL itself', async () => {
    const dataDir = join(installation.path, 'foreign')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'PG_VERSION'), '16\n')

    expect(await installation.start({ dataDir }).refusal()).toBe(
      `The data folder ${dataDir} is itself a PostgreSQL 16 data folder: set DATA_DIR to an empty folder.`,
    )
  })

  test('data of another major version, which stay unchanged', async () => {
    const first = installation.start({})
    const { dataDir } = await first.outcome()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')

    const refusal = await installation.start({}).refusal()

    expect(refusal).toBe(
      `The data folder ${dataDir} holds a PostgreSQL 17 database, and this is PostgreSQL 18: set DATA_DIR to an empty folder and restore a dump of the old one there.`,
    )
    expect(readdirSync(dataDir).toSorted()).toEqual(['password', 'postgres', 'postgres.log'])
  })
})

const testAsUser = othersCanReadUs ? test : test.skip

testAsUser('without root everything runs as the current user, and nothing is copied', async () => {
  const dataDir = join(installation.path, 'home', 'data')
  mkdirSync(dirname(dataDir), { mode: 0o700 })
  if (isRoot) chownSync(dirname(dataDir), nobody.uid, nobody.gid)

  const started = installation.start({ dataDir }, isRoot ? { uid: nobody.uid, gid: nobody.gid } : {})
  const { serverPid } = await started.outcome()

  expect(userOf(serverPid)).toBe(userOf(started.node.pid!))
  expect(readlinkSync(`/proc/${serverPid}/exe`)).toBe(join(packagedNativeDir(), 'bin/postgres'))
  expect(existsSync(join(installation.path, 'system'))).toBe(false)
})

testAsUser('without root the start refuses a folder of another user in one sentence', async () => {
  const dataDir = join(installation.path, 'private')
  mkdirSync(dataDir, { mode: isRoot ? 0o700 : 0o500 })

  const refusal = await installation
    .start({ dataDir }, isRoot ? { uid: nobody.uid, gid: nobody.gid } : {})
    .refusal()

  expect(refusal).toBe(
    `The data folder ${dataDir} cannot be written (EACCES): make it writable or set DATA_DIR to another folder.`,
  )
})

function privateHome() {
  const home = join(installation.path, 'home')
  const nativeDir = join(home, 'package', 'native')
  mkdirSync(home)
  cpSync(dirname(packagedNativeDir()), dirname(nativeDir), { recursive: true, verbatimSymlinks: true })
  chmodSync(home, 0o700)
  const packaged = { nativeDir, systemDir: join(installation.path, 'system') }
  return { home, wanted: { dataDir: join(home, '.data'), dataDirIsExplicit: false, installation: packaged } }
}

function withoutPostgres(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => !line.startsWith('postgres:'))
      .join('\n'),
  )
}
