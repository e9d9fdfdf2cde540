import { expect, test } from '@jest/globals'
import {
  searchFor,
  badThread,
  entry,
  storedLists,
  silentThread,
  soon,
  until,
  watchedThreads,
} from './support.ts'
import { spawnThread } from '#compliance/searching/threads.ts'
import { open, UNAVAILABLE } from './opened-searchers.ts'

test('a thread that dies during a search is replaced, and the search is retried', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  let begun = 0
  const searcher = open({
    lists,
    spawn: (name, data) =>
      name === 'search-thread' && begun++ === 0 ? badThread('process.exit(1)') : spawnThread(name, data),
  })

  const [found] = await searcher.search([searchFor('Tomasin Quellwarden')], soon())

  expect(found!.hits.map(({ entryId }) => entryId)).toEqual(['un-1'])
  expect(begun).toBe(2)
})

test('a search that kills every thread is rejected, and others return', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  let begun = 0
  const searcher = open({
    lists,
    spawn: (name, data) =>
      name === 'search-thread' && begun++ < 2
        ? badThread('throw new Error("broken")')
        : spawnThread(name, data),
  })

  await expect(searcher.search([searchFor('Tomasin Quellwarden')], soon())).rejects.toMatchObject(UNAVAILABLE)
  const [found] = await searcher.search([searchFor('Tomasin Quellwarden')], soon())

  expect(found!.hits).toHaveLength(1)
})

test('no result is lost when threads are killed during searches', async () => {
  const lists = storedLists()
  lists.put(
    'UN_CONSOLIDATED',
    1,
    Array.from({ length: 200 }, (_, at) => entry(`un-${at}`, `Tomasin Quellwarden ${at}`)),
  )
  const threads = watchedThreads()
  const searcher = open({ lists, threads: 2, spawn: threads.spawn })
  await searcher.load(soon().deadlineAt)

  const searches = searcher.search(
    Array.from({ length: 40 }, () => searchFor('Tomasin Quellwarden')),
    soon(),
  )
  await threads.begun[0]!.terminate()

  expect((await searches).every(({ hits }) => hits.length === 10)).toBe(true)
  expect(threads.begun).toHaveLength(3)
})

test('a stuck thread is replaced, and its search is rejected', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const ended = Promise.withResolvers<unknown>()
  let begun = 0
  const searcher = open({
    lists,
    searchMs: 3_000,
    spawn: (name, data) =>
      name === 'search-thread' && begun++ === 0
        ? badThread('for (;;);').on('exit', ended.resolve)
        : spawnThread(name, data),
  })

  await expect(searcher.search([searchFor('Tomasin Quellwarden')], soon())).rejects.toMatchObject(UNAVAILABLE)
  await ended.promise
  const [found] = await searcher.search([searchFor('Tomasin Quellwarden')], soon())

  expect(found!.hits).toHaveLength(1)
})

test.each([
  'process.exit(1)',
  'throw new Error("broken")',
  'parentPort.postMessage({ kind: "failed", error: new Error("broken") })',
])('a thread that fails at one list (%s) does not prevent other lists from loading', async does => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  lists.put('OFAC_SDN', 1, [entry('us-1', 'Tomasin Quellwarden'), entry('us-2', 'Octavian Brackenfell')])
  let begun = 0
  const searcher = open({
    lists,
    spawn: (name, data) =>
      name === 'build-thread' && begun++ === 0 ? silentThread(does) : spawnThread(name, data),
  })

  const [found] = await searcher.search(
    [searchFor('Tomasin Quellwarden', ['UN_CONSOLIDATED', 'OFAC_SDN'])],
    soon(),
  )

  expect(found).toMatchObject({
    hits: [{ entryId: 'us-1' }],
    versions: { OFAC_SDN: 'v1' },
    missing: ['UN_CONSOLIDATED'],
  })
  await until(() => searcher.versions().UN_CONSOLIDATED === 'v1')
})
