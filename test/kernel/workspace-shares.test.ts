import { expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionShares, SHARED, shareOf } from '#kernel/database/shares.ts'
import { readPaces } from '#kernel/database/paces.ts'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { scratch } from './scratch.ts'

const house = scratch()

const SLEEP = 'select pg_backend_pid() as pid, pg_sleep($1) is null as slept'

type Row = { pid: number }

const readSlowly = async (database: Database, workspaceId: string, seconds: number): Promise<number> => (await database.read<Row>(workspaceId, SLEEP, [seconds]))[0]!.pid

const workSlowly = (database: Database, workspaceId: string, seconds: number): Promise<number> => database.transaction(workspaceId, async session => {
  const [row] = await session.sql<Row>(SLEEP, [seconds])
  await session.commit()
  return row!.pid
})

async function took(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now()
  await work()
  return performance.now() - begunMs
}

test('a workspace holds at most its share of the connections, and never the last one of several', () => {
  expect([1, 2, 3, 5, 10, 20].map(shareOf)).toEqual([1, 1, 2, 3, 6, 12])
  const shares = connectionShares(5)
  for (let n = 0; n < 3; n++) shares.hold(['a'])

  expect([shares.mayHold('a'), shares.mayHold('b'), shares.mayHold(SHARED), shares.isAnyFree()]).toEqual([false, true, true, true])
  shares.hold(['b', 'c'])
  shares.hold([SHARED])
  expect(shares.isAnyFree()).toBe(false)
  shares.giveBack(['a'])
  expect([shares.mayHold('a'), shares.isAnyFree()]).toEqual([true, true])
})

test.each([['reads', readSlowly], ['transactions', workSlowly]] as const)('slow %s of one workspace delay no other one, whose reads and transactions find a connection at once', async (_, slowly) => {
  const database = house.another(5)
  const [greedy, other] = [newId(), newId()]
  await Promise.all(Array.from({ length: 5 }, (_each, n) => workSlowly(database, n < 3 ? greedy : other, 0)))

  const flood = Array.from({ length: 12 }, () => slowly(database, greedy, 0.5))
  await sleep(50)
  const waits = [await took(() => readSlowly(database, other, 0)), await took(() => workSlowly(database, other, 0)), await took(() => readSlowly(database, '', 0))]
  const pids = await Promise.all(flood)

  // One of the flood's own statements takes 500 ms, and all of it 2 s on three connections.
  for (const wait of waits) expect(wait).toBeLessThan(300)
  expect(new Set(pids).size).toBe(3)
})

test('workspaces that wait are served in turn, whichever has more', async () => {
  const database = house.another(1)
  const [greedy, ...others] = [newId(), newId(), newId()] as const
  const order: string[] = []
  const run = (workspaceId: string): Promise<void> => workSlowly(database, workspaceId, 0.01).then(() => { order.push(workspaceId) })

  await Promise.all([...Array.from({ length: 10 }, () => run(greedy)), ...others.map(run), ...others.map(run)])

  // The first was begun before anything else waited.
  expect(order.slice(0, 7)).toEqual([greedy, greedy, others[0], others[1], greedy, others[0], others[1]])
  expect(order.slice(7)).toEqual(Array.from({ length: 7 }, () => greedy))
})

test('no more waits for one workspace than may, and it alone does not make the process turn requests away', async () => {
  const database = house.another(2)
  const [greedy, other] = [newId(), newId()]
  const running = workSlowly(database, greedy, 1)

  const ends = Promise.allSettled(Array.from({ length: 2_050 }, () => database.transaction(greedy, session => session.commit())))
  const counted = [database.waiting(), database.waitingOf(greedy), database.waitingOf(other)]
  const wait = await took(() => readSlowly(database, other, 0))
  const refused = (await ends).flatMap(end => (end.status === 'rejected' ? [end.reason as unknown] : []))
  await running

  expect(counted).toEqual([100, 2_000, 0])
  expect(wait).toBeLessThan(500)
  expect(refused).toHaveLength(50)
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })
})

test('a statement that turns out slow delays no read of another workspace twice', async () => {
  const database = house.another(2)
  const [greedy, other] = [newId(), newId()]
  await readSlowly(database, other, 0)
  await readSlowly(database, greedy, 0.4)
  await readSlowly(database, greedy, 0)

  // The text is known as quick once more, so reads of it travel together.
  const [slow, quick] = [readSlowly(database, greedy, 0.4), took(() => readSlowly(database, other, 0))]

  expect(await quick).toBeLessThan(300)
  await slow
})

test('a workspace counts as slow for one to two minutes after a slow statement', () => {
  let now = 0
  const paces = readPaces(() => now)
  const isSlowAt = (ms: number): boolean => {
    now = ms
    return paces.isSlow('a')
  }
  paces.judge('a', 'select', 300)

  expect([paces.isSlow('a'), paces.isSlow('b'), isSlowAt(59_000), isSlowAt(61_000), isSlowAt(119_000), isSlowAt(121_000)]).toEqual([true, false, true, true, true, false])
  paces.judge('a', 'select', 300)
  expect(isSlowAt(400_000)).toBe(false)
})
