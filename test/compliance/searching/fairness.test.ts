import { afterEach, expect, test } from '@jest/globals'
import {
  openSearcher,
  type OpenedSearcher,
  type SearcherOptions,
} from '#compliance/searching/open-searcher.ts'
import { spawnThread, type Spawn } from '#compliance/searching/threads.ts'
import { searchFor, badThread, entry, storedLists, soon } from './support.ts'

const opened: OpenedSearcher[] = []
afterEach(async () => {
  for (const searcher of opened.splice(0)) await searcher.close()
})

const SEARCH_MS = 10
/** Searches that have ended. */
let done = 0

/** A searcher whose searches take 10 ms each. */
async function open(options: Partial<SearcherOptions> = {}): Promise<OpenedSearcher> {
  const lists = storedLists()
  lists.put('UN_CONSOLIDATED', 1, [entry('un-1', 'Tomasin Quellwarden')])
  const slow = `setTimeout(() => parentPort.postMessage({ kind: "found", found: [] }), ${SEARCH_MS})`
  const spawn: Spawn = (name, data) =>
    name === 'search-thread'
      ? badThread(slow).on('message', ({ kind }) => {
          if (kind === 'found') done++
        })
      : spawnThread(name, data)
  const searcher = openSearcher({ lists, threads: 1, spawn, ...options })
  opened.push(searcher)
  await searcher.load(soon().deadlineAt)
  return searcher
}

const parties = (count: number) => Array.from({ length: count }, () => searchFor('Tomasin Quellwarden'))

test.each([1, 2])(
  'while one workspace has hundreds of queued searches, another workspace and a payment wait for about one search each, on %d threads',
  async threads => {
    const searcher = await open({ threads })
    const order: string[] = []
    const searched = (
      name: string,
      count: number,
      workspaceId: string,
      isPayment = false,
    ): Promise<unknown> =>
      searcher.search(parties(count), { ...soon(workspaceId), isPayment }).then(() => {
        order.push(name)
      })

    const flood = Promise.all(Array.from({ length: 5 }, (_, n) => searched(`flood ${n}`, 40, 'greedy')))
    done = 0
    await Promise.all([searched('single', 1, 'other'), searched('payment', 4, 'greedy', true)])
    const doneBefore = done
    const floodBefore = order.filter(name => name.startsWith('flood'))
    await flood

    expect(floodBefore).toEqual([])
    // Seven searches on one thread; the flood has two hundred.
    expect(doneBefore).toBeLessThan(15)
  },
)

test('a workspace with a full queue is rejected with a retry time, and another one is served', async () => {
  const searcher = await open({ waitingEachMax: 10 })
  const late = searcher.search(parties(10), { workspaceId: 'greedy', deadlineAt: Date.now() + 60 })
  const refused = searcher.search(parties(10), soon('greedy'))
  const other = searcher.search(parties(2), soon('other'))

  await expect(refused).rejects.toMatchObject({
    code: 'SCREENING_UNAVAILABLE',
    kind: 'unavailable',
    retryAfterS: 1,
  })
  await expect(late).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE' })
  // Searches beyond their deadline have left the queue.
  expect(await searcher.search(parties(10), soon('greedy'))).toHaveLength(10)
  expect(await other).toHaveLength(2)
})
