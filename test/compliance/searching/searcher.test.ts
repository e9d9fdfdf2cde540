import { expect, test } from '@jest/globals'
import { searchFor, badThread, entry, storedLists, soon, until, watchedThreads } from './support.ts'
import { spawnThread } from '#compliance/searching/threads.ts'
import { open, UNAVAILABLE } from './opened-searchers.ts'

test('a party is searched in all requested lists, and a list that is not loaded is reported as missing', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 3, [
    entry('un-1', 'Tomasin Quellwarden'),
    entry('un-2', 'Octavian Brackenfell'),
  ])
  lists.put('OFAC_SDN', 1, [entry('us-1', 'Tomasin Quellwarden'), entry('us-2', 'Tomassin Quelwarden')])
  const searcher = open({ lists, threads: 2 })

  const [found, other] = await searcher.search(
    [
      searchFor('Tomasin Quellwarden', ['UN_CONSOLIDATED', 'OFAC_SDN', 'CH_SECO']),
      searchFor('Octavian Brackenfell', ['OFAC_SDN']),
    ],
    soon(),
  )

  expect(found!.hits.map(({ source, entryId }) => `${source} ${entryId}`)).toEqual([
    'OFAC_SDN us-1',
    'UN_CONSOLIDATED un-1',
    'OFAC_SDN us-2',
  ])
  expect(found!.hits[0]!.comparison).toMatchObject({
    score: 100,
    strength: 'EXACT',
    matchedName: { text: 'Tomasin Quellwarden' },
  })
  expect(found).toMatchObject({ versions: { UN_CONSOLIDATED: 'v3', OFAC_SDN: 'v1' }, missing: ['CH_SECO'] })
  expect(other).toEqual({ hits: [], versions: { OFAC_SDN: 'v1' }, missing: [] })
  expect(searcher.versions()).toEqual({ UN_CONSOLIDATED: 'v3', OFAC_SDN: 'v1' })
})

test('without any list every list is missing, and no search thread starts', async () => {
  const threads = watchedThreads()
  const searcher = open({ lists: storedLists(), spawn: threads.spawn })

  const [found] = await searcher.search([searchFor('Tomasin Quellwarden')], soon())

  expect(found).toEqual({ hits: [], versions: {}, missing: ['UN_CONSOLIDATED'] })
  expect(threads.begun).toEqual([])
})

test('loading again waits for lists that were stored after the first time', async () => {
  const lists = storedLists()
  const searcher = open({ lists, pollMs: 60_000 })
  await searcher.load(soon().deadlineAt)
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])

  const before = searcher.versions()
  await searcher.load(soon().deadlineAt)

  expect(before).toEqual({})
  expect(searcher.versions()).toEqual({ UN_CONSOLIDATED: 'v1' })
})

test('every search returns while lists are replaced, with the same versions for all parties of a call', async () => {
  const lists = storedLists()
  const put = (number: number): void => {
    lists.put('UN_CONSOLIDATED', number, [entry(`un-${number}`, 'Tomasin Quellwarden')])
    lists.put('OFAC_SDN', number, [entry(`us-${number}`, 'Tomasin Quellwarden')])
  }
  put(1)
  const searcher = open({ lists, threads: 2 })
  const seen = new Set<string>()
  let isOver = false
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const all = await searcher.search(
        Array.from({ length: 4 }, () => searchFor('Tomasin Quellwarden', ['UN_CONSOLIDATED', 'OFAC_SDN'])),
        soon(),
      )
      for (const { hits, versions } of all) {
        expect(versions).toEqual(all[0]!.versions)
        expect(hits.map(({ source, entryId }) => `${source} ${entryId}`)).toEqual([
          `OFAC_SDN us-${versions.OFAC_SDN!.slice(1)}`,
          `UN_CONSOLIDATED un-${versions.UN_CONSOLIDATED!.slice(1)}`,
        ])
        seen.add(versions.UN_CONSOLIDATED!)
      }
    }
  }

  const callers = [caller(), caller(), caller()]
  for (let number = 2; number <= 5; number++) {
    put(number)
    await until(() => searcher.versions().UN_CONSOLIDATED === `v${number}`)
  }
  isOver = true
  await Promise.all(callers)

  expect(seen.has('v1') && seen.has('v4')).toBe(true)
})

test('a search rejects at its deadline, and an expired search is not run', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  /** Ends each search that the thread was given. */
  const given: (() => void)[] = []
  const searcher = open({
    lists,
    searchMs: 20_000,
    spawn: (name, data) => {
      if (name !== 'search-thread') return spawnThread(name, data)
      const thread = badThread('')
      thread.postMessage = () => {
        given.push(() => {
          thread.emit('message', { kind: 'found', found: [] })
        })
      }
      return thread
    },
  })
  await searcher.load(soon().deadlineAt)

  const late = searcher.search(
    Array.from({ length: 20 }, () => searchFor('Tomasin Quellwarden')),
    { workspaceId: 'a', deadlineAt: Date.now() + 100 },
  )
  const patient = searcher.search([searchFor('Tomasin Quellwarden')], soon())

  await expect(late).rejects.toMatchObject(UNAVAILABLE)
  // Of the twenty one is searched; the others have expired.
  expect(given).toHaveLength(1)
  given[0]!()
  await until(() => given.length > 1)
  given[1]!()
  await patient
  expect(given).toHaveLength(2)
  await expect(
    searcher.search([searchFor('Tomasin Quellwarden')], { workspaceId: 'a', deadlineAt: Date.now() - 1 }),
  ).rejects.toMatchObject(UNAVAILABLE)
})

test('parties beyond the queue limit are rejected immediately', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const searcher = open({ lists, waitingMax: 5 })
  await searcher.load(soon().deadlineAt)
  const parties = (count: number) => Array.from({ length: count }, () => searchFor('Tomasin Quellwarden'))

  const [one, other, third] = [
    searcher.search(parties(4), soon()),
    searcher.search(parties(2), soon()),
    searcher.search(parties(4), soon()),
  ]

  await expect(third).rejects.toMatchObject({ ...UNAVAILABLE, retryAfterS: 1 })
  expect(await one).toHaveLength(4)
  expect(await other).toHaveLength(2)
  expect(await searcher.search(parties(5), soon())).toHaveLength(5)
})

test('a closed searcher rejects pending searches and leaves no thread', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const threads = watchedThreads()
  const searcher = open({ lists, threads: 2, spawn: threads.spawn })
  await searcher.load(soon().deadlineAt)

  const pending = Promise.allSettled(
    Array.from({ length: 50 }, () => searcher.search([searchFor('Tomasin Quellwarden')], soon())),
  )
  await searcher.close()

  expect(threads.running.size).toBe(0)
  for (const settled of await pending)
    if (settled.status === 'rejected') expect(settled.reason).toMatchObject(UNAVAILABLE)
  await expect(searcher.search([searchFor('Tomasin Quellwarden')], soon())).rejects.toMatchObject(UNAVAILABLE)
})

test('a searcher can be closed while it loads', async () => {
  const lists = storedLists()
  lists.put(
    'UN_CONSOLIDATED',
    1,
    Array.from({ length: 3_000 }, (_, at) => entry(`un-${at}`, `Tomasin Quellwarden ${at}`)),
  )
  const searcher = open({ lists })

  const search = searcher.search([searchFor('Tomasin Quellwarden')], soon())
  search.catch(() => undefined)
  await searcher.close()

  await expect(search).rejects.toMatchObject(UNAVAILABLE)
})

test('a list that cannot be loaded is missing and logged, and is searched once it can be loaded', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  lists.put('OFAC_SDN', 1, [entry('us-1', 'Tomasin Quellwarden')])
  const logged: string[] = []
  let isBroken = true
  const searcher = open({
    lists: {
      ...lists,
      async *pages(stored) {
        if (isBroken && stored.source === 'OFAC_SDN') throw new Error('broken')
        yield* lists.pages(stored)
      },
    },
    log: (fields, message) => {
      logged.push(`${fields['source'] as string}: ${message}`)
    },
  })

  const [found] = await searcher.search(
    [searchFor('Tomasin Quellwarden', ['UN_CONSOLIDATED', 'OFAC_SDN'])],
    soon(),
  )
  isBroken = false

  expect(found).toMatchObject({ versions: { UN_CONSOLIDATED: 'v1' }, missing: ['OFAC_SDN'] })
  expect(logged).toContain('OFAC_SDN: failed to load a watchlist')
  await until(
    async () =>
      (await searcher.search([searchFor('Tomasin Quellwarden', ['OFAC_SDN'])], soon()))[0]!.hits.length === 1,
  )
})

test('entries of a list whose load fails never appear in another list', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  lists.put('OFAC_SDN', 1, [entry('us-1', 'Octavian Brackenfell'), entry('us-2', 'Octavian Brackenfell')])
  const searcher = open({
    lists: {
      ...lists,
      async *pages(stored) {
        yield* lists.pages(stored)
        if (stored.source === 'UN_CONSOLIDATED') throw new Error('broken')
      },
    },
  })

  const [found] = await searcher.search(
    [searchFor('Tomasin Quellwarden', ['UN_CONSOLIDATED', 'OFAC_SDN'])],
    soon(),
  )

  expect(found).toEqual({ hits: [], versions: { OFAC_SDN: 'v1' }, missing: ['UN_CONSOLIDATED'] })
})

test('with an unresponsive database searches keep their deadline, and loaded lists are still searched', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  let isAway = true
  const searcher = open({
    lists: { ...lists, active: () => (isAway ? Promise.reject(new Error('away')) : lists.active()) },
  })

  await expect(
    searcher.search([searchFor('Tomasin Quellwarden')], { workspaceId: 'a', deadlineAt: Date.now() + 100 }),
  ).rejects.toMatchObject(UNAVAILABLE)
  isAway = false
  expect((await searcher.search([searchFor('Tomasin Quellwarden')], soon()))[0]!.hits).toHaveLength(1)
  isAway = true
  expect((await searcher.search([searchFor('Tomasin Quellwarden')], soon()))[0]!.hits).toHaveLength(1)
})

test('a broken index rejects every search', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const searcher = open({
    lists,
    spawn: (name, data) =>
      spawnThread(
        name,
        name === 'search-thread'
          ? {
              indexes: (data as { indexes: { index: object }[] }).indexes.map(each => ({
                ...each,
                index: { ...each.index, postingStarts: undefined },
              })),
            }
          : data,
      ),
  })

  await expect(searcher.search([searchFor('Tomasin Quellwarden')], soon())).rejects.toMatchObject(UNAVAILABLE)
})
