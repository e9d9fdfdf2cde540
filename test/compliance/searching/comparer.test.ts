import { afterEach, expect, test } from '@jest/globals'
import { openComparer, type Comparer, type ComparerOptions } from '#compliance/searching/comparer.ts'
import { spawnThread } from '#compliance/searching/threads.ts'
import { partyNamed } from '#test/compliance/parties.ts'
import { badThread, soon } from './support.ts'

const opened: Comparer[] = []
function open(options?: ComparerOptions): Comparer {
  const comparer = openComparer(options)
  opened.push(comparer)
  return comparer
}
afterEach(async () => {
  for (const comparer of opened.splice(0)) await comparer.close()
})

const PAIR = { one: partyNamed('Tomassin Quelwarden'), other: partyNamed('Quellwarden, Tomasin') }
const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  kind: 'unavailable',
  retryAfterS: 1,
  message: 'The two parties cannot be compared at the moment.',
}

test('concurrent comparisons all return, in a single thread', async () => {
  let begun = 0
  const comparer = open({
    spawn: (name, data) => {
      begun++
      return spawnThread(name, data)
    },
  })

  const scores = await Promise.all(
    ['Tomasin Quellwarden', 'Octavian Brackenfell', 'Tomasin Quellwarden'].map(
      async name => (await comparer.compare({ ...PAIR, one: partyNamed(name) }, soon())).score,
    ),
  )

  expect(scores).toEqual([expect.any(Number), expect.any(Number), scores[0]])
  expect(scores[0]).toBeGreaterThan(90)
  expect(scores[1]).toBeLessThan(70)
  expect(begun).toBe(1)
})

test('a pair that takes too long is rejected, its thread is replaced, and the next pair is compared', async () => {
  let begun = 0
  const comparer = open({
    compareMs: 3_000,
    spawn: (name, data) => (begun++ === 0 ? badThread('for (;;);') : spawnThread(name, data)),
  })

  await expect(comparer.compare(PAIR, soon())).rejects.toMatchObject(UNAVAILABLE)

  expect((await comparer.compare(PAIR, soon())).score).toBeGreaterThan(90)
  expect(begun).toBe(2)
})

test('no comparison is lost when a thread dies', async () => {
  let begun = 0
  const comparer = open({
    spawn: (name, data) => (begun++ === 0 ? badThread('process.exit(1)') : spawnThread(name, data)),
  })

  expect((await comparer.compare(PAIR, soon())).score).toBeGreaterThan(90)
})

test('a comparison rejects at its deadline and when the comparer is closed', async () => {
  const comparer = open({ spawn: () => badThread('') })

  await expect(
    comparer.compare(PAIR, { workspaceId: 'a', deadlineAt: Date.now() + 50 }),
  ).rejects.toMatchObject(UNAVAILABLE)
  await expect(
    comparer.compare(PAIR, { workspaceId: 'a', deadlineAt: Date.now() - 1 }),
  ).rejects.toMatchObject(UNAVAILABLE)
  const pending = comparer.compare(PAIR, soon())
  await Promise.all([expect(pending).rejects.toMatchObject(UNAVAILABLE), comparer.close()])
  await expect(comparer.compare(PAIR, soon())).rejects.toMatchObject(UNAVAILABLE)
})
