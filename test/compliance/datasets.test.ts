import { expect, test } from '@jest/globals'
import { WATCHLISTS, watchlistSettings } from '#app/config/watchlist-settings.ts'
import { importList } from '#compliance/watchlists/store/import-list.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { demoWorld, testPlatform, type TestPlatform } from '#test/support/world.ts'
import { file } from './watchlists/support.ts'

interface RestResponse {
  readonly status: number
  readonly body: Record<string, Record<string, unknown>[]>
}

async function get(
  path: string,
  { app }: TestPlatform,
  { method = 'GET', key = 'sk_sandbox_demo' }: { method?: 'GET' | 'POST'; key?: string } = {},
): Promise<RestResponse> {
  const { statusCode, payload } = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${key}` },
  })
  return { status: statusCode, body: JSON.parse(payload) as RestResponse['body'] }
}

test('every demo list is active, with the documented fields', async () => {
  const here = await demoWorld()

  const { status, body } = await get('/datasets', here)
  const detail = await get('/datasets/UN_CONSOLIDATED', here)
  here.clock.offsetMs += 365 * 24 * 3_600_000
  const later = await get('/datasets', here)
  here.clock.offsetMs = 0

  expect([status, body.datasets!.map(({ source }) => source)]).toEqual([200, [...SOURCE_NAMES]])
  for (const dataset of [...body.datasets!, ...later.body.datasets!])
    expect(dataset).toEqual({
      source: expect.anything(),
      type: expect.stringMatching(/^(SANCTIONS|PEP)$/),
      entries: expect.anything(),
      last_updated: expect.anything(),
      version: 'demo.1',
      status: 'ACTIVE',
    })
  expect(detail.body).toMatchObject({
    source: 'UN_CONSOLIDATED',
    title: expect.stringMatching(/Security Council/),
    is_demo: true,
    published_on: '2026-01-15',
    failing_since: null,
  })
})

test('entries are found by word prefixes of any name, in any order and script, and by numbers', async () => {
  const here = await demoWorld()
  const names = async (query: string): Promise<string[]> =>
    (await get(`/datasets/entries?${query}`, here)).body.entries!.map(
      ({ source, entry_id }) => `${String(source)} ${String(entry_id)}`,
    )

  expect(await names('query=zorblax%20QUENDREL')).toEqual([
    'OFAC_SDN 900101',
    'UN_CONSOLIDATED 9900101',
    'EU_CONSOLIDATED EU.99001.1',
    'UK_OFSI VAN9001',
  ])
  expect(await names('source=OFAC_SDN&query=%D0%B7%D0%BE%D1%80%D0%B1%D0%BB%D0%B0%D0%BA%D1%81')).toEqual([
    'OFAC_SDN 900101',
  ])
  expect(await names('query=zorblax%20nobody')).toEqual([])
  for (const query of ['zorb quen', 'Q zorblax', 'Зорбл', '9900101', '99001', 'vti.901', 'zx 0012345'])
    expect([query, await names(`source=UN_CONSOLIDATED&query=${encodeURIComponent(query)}`)]).toEqual([
      query,
      query.startsWith('Q') ? [] : expect.arrayContaining(['UN_CONSOLIDATED 9900101']),
    ])
  expect(await names('query=orblax')).toEqual([])
  expect((await names('source=UN_CONSOLIDATED&limit=3')).length).toBe(3)
  const whole = await get('/datasets/entries/UN_CONSOLIDATED/9900101', here)
  expect(whole.body).toMatchObject({
    names: expect.arrayContaining([{ text: 'The Zorb', kind: 'WEAK_ALIAS', language: null }]),
    references: ['VTi.901'],
    history: [{ version: 'demo.1', change: 'ADDED' }],
  })
  expect(await get('/datasets/entries/UN_CONSOLIDATED/1', here)).toMatchObject({
    status: 404,
    body: { code: 'DATASET_ENTRY_NOT_FOUND' },
  })
  for (const wrong of [
    '/datasets/entries?source=NOBODY',
    '/datasets/NOBODY',
    '/datasets/NOBODY/versions',
    '/datasets/entries?query=...',
    '/datasets/entries?limit=201',
    '/datasets/entries?page=1',
  ])
    expect([wrong, (await get(wrong, here)).status]).toEqual([wrong, 400])
})

test('a name is found by its Latin transliteration, and query syntax is treated as text', async () => {
  const here = await demoWorld()
  const source = 'SRC_AFRICAN_PEP'
  const names = [
    ['Щурквельмо Жбанецкий'],
    ['Łorvixąn Dräpfel'],
    [`O'Brundlix`],
    ['亜羅馬'],
    ['Q'.repeat(3_000)],
  ]
  const content = names
    .map((name, at) =>
      JSON.stringify({
        id: `A'&|!:*\\${at}`,
        schema: 'Person',
        properties: { name, topics: ['role.pep'] },
        target: true,
      }),
    )
    .join('\n')
  await importList(here.database.workerTransaction, {
    source,
    files: [file('list.json', content)],
    at: here.platform.source.now(),
  })
  const found = async (query: string): Promise<unknown> => {
    const { status, body } = await get(
      `/datasets/entries?source=${source}&query=${encodeURIComponent(query)}`,
      here,
    )
    return status === 200
      ? (body.entries as unknown as { names: { text: string }[] }[]).map(({ names: [name] }) =>
          names.findIndex(each => each[0] === name!.text),
        )
      : status
  }

  expect(
    await Promise.all(
      ['zhban', 'lorvixan drap', 'obrund', 'o’brund', '亜', `q${'Q'.repeat(150)}`].map(found),
    ),
  ).toEqual([[0], [1], [2], [2], [3], [4]])
  expect(
    await Promise.all(
      [`A'&|!:*\\1`, `a'&|!:*\\`, `x' | 'zhban`, 'zhban:* | lorv', `\\' x`, '!zhban', `O'`].map(found),
    ),
  ).toEqual([[1], [0, 1, 2, 3, 4], [], [], [], [0], []])
})

test('entries are paged with and without a query, and a cursor is rejected in another list', async () => {
  const here = await demoWorld()
  const walk = async (query: string, limit: number): Promise<string[]> => {
    const all: string[] = []
    for (let cursor = ''; ;) {
      const { body } = await get(`/datasets/entries?limit=${limit}${query}${cursor}`, here)
      all.push(...body.entries!.map(({ source, entry_id }) => `${String(source)} ${String(entry_id)}`))
      if (!body['has_more']) return all
      cursor = `&cursor=${String(body['next_cursor'])}`
    }
  }
  const {
    body: { next_cursor: cursor },
  } = await get('/datasets/entries?limit=1&query=zorblax', here)

  for (const query of [
    '',
    '&source=JP_MOF',
    '&query=zorblax',
    '&query=mo',
    '&source=EU_CONSOLIDATED&query=eu.99',
  ]) {
    const [whole, parts] = [await walk(query, 200), await walk(query, 3)]
    expect([query, parts, new Set(parts).size]).toEqual([query, whole, whole.length])
    expect(whole.length).toBeGreaterThan(3)
  }
  expect((await get(`/datasets/entries?limit=1&query=zorblux&cursor=${String(cursor)}`, here)).status).toBe(
    400,
  )
})

test('versions can be compared in pages and in either order, and a list without an address cannot be refreshed', async () => {
  const here = await demoWorld()
  const source = 'SRC_NIGERIA_PEP'
  const lines = (numbers: readonly number[], word = 'Gaskett'): string =>
    numbers
      .map(n =>
        JSON.stringify({
          id: `N${n}`,
          schema: 'Person',
          properties: { name: [`Plimforth ${n === 3 ? word : 'Gaskett'}${n}`], topics: ['role.pep'] },
          target: true,
        }),
      )
      .join('\n')
  const take = (content: string): ReturnType<typeof importList> =>
    importList(here.database.workerTransaction, {
      source,
      files: [file('list.json', content)],
      at: here.platform.source.now(),
    })
  await take(lines([1, 2, 3, 4, 5, 6]))
  await take(lines([2, 3, 4, 5, 6, 7, 8], 'Anew'))
  await take('')

  const versions = (await get(`/datasets/${source}/versions`, here)).body.versions!
  expect(versions.map(({ status, added, removed, changed }) => [status, added, removed, changed])).toEqual([
    ['REJECTED', 0, 0, 0],
    ['ACTIVE', 2, 1, 1],
    ['SUPERSEDED', 6, 8, 0],
    ['SUPERSEDED', 8, 0, 0],
  ])
  expect(versions[0]).toMatchObject({ sha256: null, reject_reason: expect.anything() })
  const [older, newer] = [versions[2]!['version'] as string, versions[1]!['version'] as string]

  const first = await get(`/datasets/${source}/versions/${older}/diff/${newer}?limit=3`, here)
  const rest = await get(
    `/datasets/${source}/versions/${older}/diff/${newer}?limit=3&cursor=${String(first.body['next_cursor'])}`,
    here,
  )
  const turned = await get(`/datasets/${source}/versions/${newer}/diff/${older}`, here)
  const reported = (response: RestResponse): string[] =>
    response.body.changes!.map(({ entry_id, change }) => `${String(entry_id)} ${String(change)}`)

  expect([reported(first), first.body['has_more'], reported(rest), rest.body['has_more']]).toEqual([
    ['N1 REMOVED', 'N3 CHANGED', 'N7 ADDED'],
    true,
    ['N8 ADDED'],
    false,
  ])
  expect(reported(turned)).toEqual(['N1 ADDED', 'N3 CHANGED', 'N7 REMOVED', 'N8 REMOVED'])
  expect((await get(`/datasets/${source}/versions/${older}/diff/none`, here)).status).toBe(404)
  expect(
    (await get(`/datasets/${source}/versions/${older}/diff/${String(versions[0]!['version'])}`, here)).status,
  ).toBe(404)
  expect((await get(`/datasets/entries/${source}/N1`, here)).body).toMatchObject({
    is_listed: false,
    history: [
      { version: newer, change: 'REMOVED' },
      { version: older, change: 'ADDED' },
    ],
  })
  expect((await get(`/datasets/entries/${source}/N3`, here)).body['history']).toMatchObject([
    { change: 'CHANGED' },
    { change: 'ADDED' },
  ])
  expect(await get(`/datasets/${source}/refresh`, here, { method: 'POST' })).toMatchObject({
    status: 409,
    body: { code: 'DATASET_NOT_REFRESHABLE' },
  })
})

test('lists are visible only to compliance keys', async () => {
  const here = await testPlatform()

  for (const key of ['sk_live_demo', 'svc_sandbox_demo', 'nothing'])
    expect((await get('/datasets', here, { key })).status).toBe(401)
})

test('addresses are accepted for known lists, several for one publication, and issues are reported', () => {
  const issues: string[] = []
  const env: Readonly<Record<string, string>> = {
    WATCHLIST_UN_CONSOLIDATED_URL: 'https://one.example/a.csv, https://one.example/b.csv',
    WATCHLIST_NOBODY_URL: 'https://one.example',
    WATCHLIST_JP_MOF_URL: 'ftp://one.example',
    WATCHLIST_REDIRECTS: '6',
    WATCHLIST_SRC_GLOBAL_PEP_URL: 'https://one.example/whole',
    WATCHLIST_SRC_GLOBAL_PEP_CHANGES_URL: 'https://one.example/changes',
    WATCHLIST_SRC_AFRICAN_PEP_CHANGES_URL: 'https://one.example/changes',
    WATCHLIST_UN_CONSOLIDATED_CHANGES_URL: 'https://one.example/changes',
  }
  const settings = watchlistSettings(
    env,
    name => env[name],
    (name, isRight) => {
      if (!isRight) issues.push(name)
    },
  )

  expect(WATCHLISTS).toEqual(SOURCE_NAMES)
  expect(settings.addresses['UN_CONSOLIDATED']).toEqual([
    'https://one.example/a.csv',
    'https://one.example/b.csv',
  ])
  expect([settings.addresses['SRC_GLOBAL_PEP'], settings.changes['SRC_GLOBAL_PEP']]).toEqual([
    ['https://one.example/whole'],
    ['https://one.example/changes'],
  ])
  expect(issues).toEqual([
    'WATCHLIST_REDIRECTS',
    'WATCHLIST_NOBODY_URL',
    'WATCHLIST_JP_MOF_URL',
    'WATCHLIST_SRC_AFRICAN_PEP_CHANGES_URL',
    'WATCHLIST_UN_CONSOLIDATED_CHANGES_URL',
  ])
})
