import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { call } from './support/client.ts'
import { place, until, type Place } from './support/place.ts'

let here: Place
beforeEach(() => { here = place() })
afterEach(async () => { expect(await here.tidy()).toEqual([]) }, 60_000)

const admin = (...words: string[]): ReturnType<Place['run']> => here.run(['admin', ...words], { env: {} })
const un = (count: number): string => `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z"><INDIVIDUALS>${Array.from({ length: count }, (_, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>Quendrel Zorbla${n}</FIRST_NAME><REFERENCE_NUMBER>V${n}</REFERENCE_NUMBER></INDIVIDUAL>`).join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`

test('watchlists are imported beside a running platform, which shows them, and without one', async () => {
  const platform = await here.start()
  await platform.ready()
  const file = (name: string, content: string | Buffer): string => {
    const path = join(here.path, name)
    writeFileSync(path, content)
    return path
  }
  const whole = file('un.xml.gz', gzipSync(un(10)))
  const shown = async (): Promise<unknown> => (await call(`${platform.url}/api/v1/datasets/UN_CONSOLIDATED`, { headers: { authorization: 'Bearer sk_sandbox_demo' } })).body

  const imported = await admin('watchlist', 'import', 'UN_CONSOLIDATED', whole)
  const isShown = await until(async () => (await shown() as { version: string }).version === '2026-01-02.2')
  const again = await admin('watchlist', 'import', 'un_consolidated', whole, '--json')
  const shrunken = await admin('watchlist', 'import', 'UN_CONSOLIDATED', file('small.xml', un(3)))
  const cut = await admin('watchlist', 'import', 'UN_CONSOLIDATED', file('cut.xml.gz', gzipSync(un(10)).subarray(0, 150)))
  const unknown = await admin('watchlist', 'import', 'NOBODY', whole)
  const absent = await admin('watchlist', 'import', 'UN_CONSOLIDATED', join(here.path, 'absent.xml'))
  const entries = await admin('audit', 'installation', '--json')
  await platform.stop()
  const without = await admin('watchlist', 'import', 'UN_CONSOLIDATED', file('more.xml', un(12)))
  const listed = await admin('watchlist', 'list')

  expect([imported.code, imported.out.trim(), isShown]).toEqual([0, 'UN_CONSOLIDATED: version 2026-01-02.2 with 10 entries, of which 10 are new and 0 changed; 10 are gone (UN_XML).', true])
  expect([again.code, JSON.parse(again.out)]).toEqual([0, expect.objectContaining({ outcome: 'UNCHANGED', version: '2026-01-02.2' })])
  for (const [refused, says] of [[shrunken, /3 entries and the one that stands 10/], [cut, /cut off or damaged/], [unknown, /no list "NOBODY"/], [absent, /no such file/]] as const)
    expect([refused.code, refused.out, refused.err.trim().split('\n').length, refused.err]).toEqual([1, '', 1, expect.stringMatching(says)])
  expect((JSON.parse(entries.out) as { act: string }[]).map(({ act }) => act)).toContain('compliance.list_imported')
  expect([without.code, without.out]).toEqual([0, expect.stringMatching(/with 12 entries, of which 2 are new/)])
  expect(listed.out).toMatch(/UN_CONSOLIDATED +2026-01-02\.\d+ +12 +UN_XML/)
  expect(listed.out).toMatch(/OFAC_SDN +demo\.1 +\d+ \(demo\)/)
}, 300_000)
