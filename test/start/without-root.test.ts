import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { quote } from './support/client.ts'
import { REPOSITORY } from './support/launched.ts'
import { installation } from './support/installation.ts'

const NOBODY = 65534
const isRoot = process.getuid!() === 0
const canRead =
  isRoot &&
  spawnSync('test', ['-r', join(REPOSITORY, 'bin/fiducia.js')], { uid: NOBODY, gid: NOBODY }).status === 0
const testAsNobody = canRead ? test : test.skip

testAsNobody(
  'an unprivileged user can start the platform in their own folder (skipped unless root can become one who reads this repository)',
  async () => {
    const here = installation()
    const home = join(here.path, 'home')
    mkdirSync(home)
    chownSync(home, NOBODY, NOBODY)
    // Without DATA_DIR, the data are stored in the current folder.
    const start = { uid: NOBODY, cwd: home, env: { HOME: home, DATA_DIR: undefined } }

    const first = await here.start(start)
    await first.ready()
    const firstQuote = await quote(first.url)
    first.signal('SIGINT')
    const end = await first.ended
    const second = await here.start({ ...start, env: { ...start.env, DATA_DIR: join(home, '.data') } })
    await second.ready()
    const secondQuote = await quote(second.url)

    expect([firstQuote.status, secondQuote.status, first.err(), second.err()]).toEqual([201, 201, '', ''])
    expect(end).toEqual({ code: 0, signal: null })
    expect(statSync(join(home, '.data/postgres')).uid).toBe(NOBODY)
    expect(await here.tidy()).toEqual([])
  },
  60_000,
)
