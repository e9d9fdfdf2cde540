import { afterAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { asOwner } from '#test/support/clients.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { screeningReport } from '#compliance/queries/screening-report.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { provideDependencies } from '#compliance/screening/dependencies.ts'
import { openSearcher, type OpenedSearcher } from '#compliance/searching/open-searcher.ts'
import { storedLists } from '#compliance/searching/stored-lists.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world } from '#test/support/world.ts'
import { until } from './searching/support.ts'
import { named, activeLists } from './active-lists.ts'

const opened: OpenedSearcher[] = []
afterAll(async () => {
  for (const searcher of opened) await searcher.close()
})

const NEXT = [
  `update compliance.list_versions set status = 'SUPERSEDED' where source = 'UN_CONSOLIDATED' and number = 1`,
  `insert into compliance.list_versions (source, number, version, status, entries, added, removed, changed, sha256, imported_at)
    values ('UN_CONSOLIDATED', 2, 'next', 'ACTIVE', 2, 1, 0, 0, '\\x00', now())`,
  `insert into compliance.list_entries (source, entry_id, since, sha256, content)
    select source, 'newcomer', 2, '\\x01', jsonb_set(content || '{"id": "newcomer"}', '{names,0,text}', '"Drozzifen Umbrixal"') from compliance.list_entries where source = 'UN_CONSOLIDATED'`,
  `update compliance.list_sources set active_number = 2 where source = 'UN_CONSOLIDATED'`,
]

test('a list whose active version cannot be loaded counts as missing: payments are held, and screenings clear no subject', async () => {
  const here = await world()
  const lists = await activeLists(here)
  await lists.list('UN_CONSOLIDATED', { names: named('Vorquill Zanthemar') })
  const stored = storedLists(here.database)
  let isBroken = true
  const searcher = openSearcher({
    lists: {
      ...stored,
      async *pages(version) {
        if (isBroken && version.number === 2) throw new Error('broken')
        yield* stored.pages(version)
      },
    },
    threads: 1,
    pollMs: 20,
  })
  opened.push(searcher)
  provideDependencies(here.database, { searcher })
  await searcher.load(Date.now() + 20_000)
  const key = here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:write'] })
  const pay = async (name: string): Promise<unknown> => {
    const { outcome, holdReason, versions } = await screenPayment(here.as({ kind: 'service' }), {
      paymentId: newId(),
      parties: [{ role: 'RECIPIENT', name }],
    })
    return { outcome, holdReason, version: (versions as Readonly<Record<string, string>>)['UN_CONSOLIDATED'] }
  }
  const screen = (name: string): ReturnType<typeof screenSubject> =>
    screenSubject(key, { subject: { type: 'INDIVIDUAL', name, externalId: name } })
  await asOwner(adminOf(here.databaseName), async client => {
    for (const statement of NEXT) await client.query(statement)
  })

  expect(await pay('Drozzifen Umbrixal')).toEqual({ outcome: 'CLEAR', holdReason: null, version: 'current' })
  here.clock.offsetMs += 61_000
  expect(await pay('Drozzifen Umbrixal')).toEqual({
    outcome: 'HELD',
    holdReason: 'UNAVAILABLE',
    version: 'current',
  })
  expect(await pay('Vorquill Zanthemar')).toMatchObject({ outcome: 'BLOCKED' })
  const [newcomer, listed] = [await screen('Drozzifen Umbrixal'), await screen('Vorquill Zanthemar')]
  expect(newcomer).toMatchObject({
    status: 'PARTIAL',
    outcome: 'REVIEW_REQUIRED',
    missingSources: ['UN_CONSOLIDATED'],
  })
  expect(listed).toMatchObject({ status: 'PARTIAL', outcome: 'BLOCK', totalMatches: 1 })
  const report = await screeningReport(key, newcomer.id)
  expect(report.searched.filter(({ isSearched }) => !isSearched)).toMatchObject([
    { source: 'UN_CONSOLIDATED', version: 'current' },
  ])
  expect(report.narrative).toContain('Searched in an outdated version: UN_CONSOLIDATED.')

  isBroken = false
  await until(() => searcher.versions().UN_CONSOLIDATED === 'next')
  expect(await pay('Drozzifen Umbrixal')).toMatchObject({ outcome: 'BLOCKED', version: 'next' })
  const found = await screen('Drozzifen Umbrixal')
  expect(found).toMatchObject({ status: 'COMPLETED', outcome: 'BLOCK' })

  // Another process may still search the version that this one has replaced.
  provideDependencies(here.database, {
    searcher: {
      ...searcher,
      search: async searches =>
        searches.map(({ sources }) => ({
          hits: [],
          versions: Object.fromEntries(sources.map(source => [source, 'current'])),
          missing: [],
        })),
    },
  })
  expect(await screen('Drozzifen Umbrixal')).toMatchObject({
    status: 'PARTIAL',
    subjectId: found.subjectId,
    totalMatches: 0,
  })
  expect(await subject(key, found.subjectId!)).toMatchObject({ riskBand: 'CRITICAL', screeningId: found.id })
  here.clock.offsetMs = 0
}, 60_000)
