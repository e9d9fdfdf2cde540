import { expect, test } from '@jest/globals'
import { spawnThread } from '#compliance/searching/threads.ts'
import { open } from './opened-searchers.ts'
import { entry, searchFor, soon, storedLists, until } from './support.ts'

test('a workspace that repeats a search without hits is not searched again; searches with hits, and of other workspaces, are', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const tasks: unknown[] = []
  const searcher = open({
    lists,
    spawn(name, data) {
      const thread = spawnThread(name, data)
      if (name !== 'search-thread') return thread
      const post = thread.postMessage.bind(thread)
      thread.postMessage = task => {
        tasks.push(task)
        post(task)
      }
      return thread
    },
  })
  const search = (workspaceId: string): ReturnType<typeof searcher.search> =>
    searcher.search([searchFor('Tomasin Quellwarden'), searchFor('Octavian Brackenfell')], soon(workspaceId))

  const [first, repeated] = [await search('a'), await search('a')]
  const ofOne = tasks.length
  const other = await search('b')

  expect(first[0]!.hits.map(({ entryId }) => entryId)).toEqual(['un-1'])
  expect([repeated, other]).toEqual([first, first])
  expect([ofOne, tasks.length]).toEqual([3, 5])
})

test('a new version of a list is searched for parties that were searched before', async () => {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const searcher = open({ lists })
  const search = (): ReturnType<typeof searcher.search> =>
    searcher.search([searchFor('Octavian Brackenfell')], soon())
  const before = await search()
  lists.put('UN_CONSOLIDATED', 2, [entry('un-2', 'Octavian Brackenfell')])
  await until(() => searcher.versions().UN_CONSOLIDATED === 'v2')

  const after = await search()

  expect([before, after].map(found => found[0]!.hits.map(({ entryId }) => entryId))).toEqual([[], ['un-2']])
})
