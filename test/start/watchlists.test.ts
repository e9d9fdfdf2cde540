import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { call } from './support/client.ts'
import { installation, until, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation({ wasStartedBefore: true })
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

const admin = (...words: string[]): ReturnType<Installation['run']> =>
  here.run(['admin', ...words], { env: {} })
const un = (count: number): string =>
  `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z"><INDIVIDUALS>${Array.from({ length: count }, (_, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Quendrel Zorbla${n}</FIRST_NAME><REFERENCE_NUMBER>V${n}</REFERENCE_NUMBER></INDIVIDUAL>`).join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`

/** List version that a screening searches. */
const searched = async (url: string): Promise<unknown> => {
  const { body } = await call(`${url}/api/v1/screenings`, {
    headers: { authorization: 'Bearer sk_sandbox_demo' },
    body: { subject: { type: 'INDIVIDUAL', name: 'Plimforth Gaskett' }, lists: ['sanctions'] },
  })
  return (body as { dataset_versions: Record<string, string> }).dataset_versions['UN_CONSOLIDATED']
}

test('watchlists can be imported both with and without a running platform', async () => {
  const platform = await here.start()
  await platform.ready()
  const file = (name: string, content: string | Buffer): string => {
    const path = join(here.path, name)
    writeFileSync(path, content)
    return path
  }
  const whole = file('un.xml.gz', gzipSync(un(10)))
  const shown = async (): Promise<unknown> =>
    (
      await call(`${platform.url}/api/v1/datasets/UN_CONSOLIDATED`, {
        headers: { authorization: 'Bearer sk_sandbox_demo' },
      })
    ).body

  const imported = await admin('watchlist', 'import', 'UN_CONSOLIDATED', whole)
  const isShown = await until(async () => ((await shown()) as { version: string }).version === '2026-01-02.2')
  await until(async () => (await searched(platform.url)) === '2026-01-02.2')
  const again = await admin('watchlist', 'import', 'un_consolidated', whole, '--json')
  const shrunken = await admin('watchlist', 'import', 'UN_CONSOLIDATED', file('small.xml', un(3)))
  const accepted = await admin(
    'watchlist',
    'import',
    'UN_CONSOLIDATED',
    file('fewer.xml', un(7)),
    '--accept-shrinking',
  )
  const cut = await admin(
    'watchlist',
    'import',
    'UN_CONSOLIDATED',
    file('cut.xml.gz', gzipSync(un(10)).subarray(0, 150)),
  )
  const unknown = await admin('watchlist', 'import', 'NOBODY', whole)
  const absent = await admin('watchlist', 'import', 'UN_CONSOLIDATED', join(here.path, 'absent.xml'))
  const entries = await admin('audit', 'installation', '--json')
  await platform.stop()
  const without = await admin('watchlist', 'import', 'UN_CONSOLIDATED', file('more.xml', un(12)))
  const listed = await admin('watchlist', 'list')

  expect([imported.code, imported.out.trim(), isShown]).toEqual([
    0,
    'UN_CONSOLIDATED: version 2026-01-02.2 with 10 entries: 10 added, 0 changed, 10 removed (UN_XML).',
    true,
  ])
  expect([again.code, JSON.parse(again.out)]).toEqual([
    0,
    expect.objectContaining({ outcome: 'UNCHANGED', version: '2026-01-02.2' }),
  ])
  for (const [refused, expected] of [
    [shrunken, /3 entries, and the active version has 10/],
    [cut, /truncated or damaged/],
    [unknown, /watchlist "NOBODY" does not exist/],
    [absent, /file or folder does not exist/],
  ] as const)
    expect([refused.code, refused.out, refused.err.trim().split('\n').length, refused.err]).toEqual([
      1,
      '',
      1,
      expect.stringMatching(expected),
    ])
  expect([accepted.code, accepted.out]).toEqual([
    0,
    expect.stringMatching(/with 7 entries: 0 added, 0 changed, 3 removed/),
  ])
  expect(
    (JSON.parse(entries.out) as { act: string; data: object }[])
      .filter(({ act }) => act === 'compliance.list_imported')
      .map(({ data }) => 'acceptsShrinking' in data),
  ).toEqual([true, false])
  expect([without.code, without.out]).toEqual([0, expect.stringMatching(/with 12 entries: 5 added/)])
  expect(listed.out).toMatch(/UN_CONSOLIDATED +2026-01-02\.\d+ +12 +UN_XML/)
  expect(listed.out).toMatch(/OFAC_SDN +demo\.1 +\d+ \(demo\)/)
}, 300_000)

test('an importer killed halfway leaves the watchlist unchanged, and the next one takes over', async () => {
  const platform = await here.start()
  await platform.ready()
  const path = join(here.path, 'large.xml')
  writeFileSync(path, un(2_000))
  // Within one transaction, a connection sees a fixed snapshot of others' activity, so a second connection is
  // needed.
  const [holder, client] = [await here.superuser(), await here.superuser()]
  const isStaging = async (): Promise<boolean> =>
    (await client.query(`select from pg_class where relname = 'list_staging' and relpersistence = 't'`))
      .rowCount! > 0
  const isLocked = async (): Promise<boolean> =>
    (await client.query(`select from pg_locks where locktype = 'advisory' and objsubid = 2`)).rowCount! > 0

  // The lock permits reads but blocks the import just before it activates the new version.
  await holder.query('begin; lock table compliance.list_entries in share mode')
  const importing = here.begin(['admin', 'watchlist', 'import', 'UN_CONSOLIDATED', path])
  await until(
    async () =>
      (await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount! > 0,
    60_000,
  )
  importing.signal('SIGKILL')
  await importing.ended
  await holder.query('rollback')
  await until(async () => !(await isLocked()) && !(await isStaging()))
  await holder.query(`select pg_advisory_lock(620611, hashtext('UN_CONSOLIDATED'))`)
  const beside = await admin('watchlist', 'import', 'UN_CONSOLIDATED', path)
  await holder.query(`select pg_advisory_unlock_all()`)

  expect(importing.out()).toBe('')
  expect([beside.code, beside.err]).toEqual([
    1,
    expect.stringMatching(/Another import of UN_CONSOLIDATED is in progress/),
  ])
  expect(
    (
      await client.query(
        `select version, status from compliance.list_versions where source = 'UN_CONSOLIDATED'`,
      )
    ).rows,
  ).toEqual([{ version: 'demo.1', status: 'ACTIVE' }])
  expect(
    (await client.query(`select from compliance.list_entries where source = 'UN_CONSOLIDATED' and since > 1`))
      .rowCount,
  ).toBe(0)
  expect(await searched(platform.url)).toBe('demo.1')
  const next = await admin('watchlist', 'import', 'UN_CONSOLIDATED', path)
  expect([next.code, next.out]).toEqual([0, expect.stringMatching(/2000 entries/)])
  await until(async () => (await searched(platform.url)) !== 'demo.1')
}, 300_000)
