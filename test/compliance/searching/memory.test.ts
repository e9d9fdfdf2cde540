import { expect, test } from '@jest/globals'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openSearcher } from '#compliance/searching/open-searcher.ts'
import type { SearchThreadData } from '#compliance/searching/messages.ts'
import { searchFor, entry, storedLists, soon, until, watchedThreads } from './support.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test('replaced versions are released: their threads end, and their index is garbage collected', async () => {
  const lists = storedLists()
  const put = (number: number): void =>
    lists.put('UN_CONSOLIDATED', number, [entry(`un-${number}`, 'Tomasin Quellwarden')])
  const threads = watchedThreads()
  const memories: WeakRef<SharedArrayBuffer>[] = []
  put(1)
  const searcher = openSearcher({
    lists,
    threads: 2,
    pollMs: 20,
    spawn(name, data) {
      if (name === 'search-thread')
        memories.push(
          new WeakRef(
            (data as SearchThreadData).indexes[0]!.index.postings.buffer as unknown as SharedArrayBuffer,
          ),
        )
      return threads.spawn(name, data)
    },
  })

  for (let number = 2; number <= 5; number++) {
    await searcher.search([searchFor('Tomasin Quellwarden')], soon())
    put(number)
    await until(() => searcher.versions().UN_CONSOLIDATED === `v${number}`)
  }

  await until(() => threads.running.size === 2)
  await until(() => {
    collect()
    return memories.filter(memory => memory.deref() !== undefined).length === 2
  })
  expect((await searcher.search([searchFor('Tomasin Quellwarden')], soon()))[0]!.versions).toEqual({
    UN_CONSOLIDATED: 'v5',
  })
  await searcher.close()
  expect(threads.running.size).toBe(0)
})
