import { beforeAll, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionShares, SHARED, shareOf } from '#kernel/database/shares.ts'
import { createReadPaces } from '#kernel/database/paces.ts'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { scratch } from '#test/kernel/scratch.ts'

const fixture = scratch()

const SLEEP = 'select pg_backend_pid() as pid, pg_sleep($1) is null as slept'

/**
 * Takes as long as the test wants if `waits` is true, else no time. A statement may wait for ten seconds and
 * then fails.
 */
const WAIT = 'select pg_backend_pid() as pid, kernel.wait($1) is null as waited'
const GATE = 4_711

beforeAll(async () => {
  await fixture.admin.query(`create function kernel.wait(waits boolean) returns void language plpgsql as
    $$ begin while waits and not pg_try_advisory_xact_lock_shared(${GATE}) loop perform pg_sleep(0.01); end loop; end $$`)
})

/**
 * Holds all waiting statements until the work is done. Returns how many held statements had ended by then.
 */
async function whileHeld(
  work: (hold: <Result>(held: Promise<Result>) => Promise<Result>) => Promise<void>,
): Promise<number> {
  let ended = 0
  await fixture.admin.query(`select pg_advisory_lock(${GATE})`)
  try {
    await work(held =>
      held.finally(() => {
        ended++
      }),
    )
    return ended
  } finally {
    await fixture.admin.query(`select pg_advisory_unlock(${GATE})`)
  }
}

type Row = { pid: number }

const readSlowly = async (database: Database, workspaceId: string, seconds: number): Promise<number> =>
  (await database.read<Row>(workspaceId, SLEEP, [seconds]))[0]!.pid

const readWaiting = async (database: Database, workspaceId: string, waits: boolean): Promise<number> =>
  (await database.read<Row>(workspaceId, WAIT, [waits]))[0]!.pid

const workWaiting = (database: Database, workspaceId: string, waits: boolean): Promise<number> =>
  database.transaction(workspaceId, async session => {
    const [row] = await session.sql<Row>(WAIT, [waits])
    await session.commit()
    return row!.pid
  })

const workSlowly = (database: Database, workspaceId: string, seconds: number): Promise<number> =>
  database.transaction(workspaceId, async session => {
    const [row] = await session.sql<Row>(SLEEP, [seconds])
    await session.commit()
    return row!.pid
  })

test('a workspace holds at most its share of the connections, and never the last one of several', () => {
  expect([1, 2, 3, 5, 10, 20].map(shareOf)).toEqual([1, 1, 2, 3, 6, 12])
  const shares = connectionShares(5)
  for (let n = 0; n < 3; n++) shares.hold(['a'])

  expect([shares.mayHold('a'), shares.mayHold('b'), shares.mayHold(SHARED), shares.isAnyFree()]).toEqual([
    false,
    true,
    true,
    true,
  ])
  shares.hold(['b', 'c'])
  shares.hold([SHARED])
  expect(shares.isAnyFree()).toBe(false)
  shares.giveBack(['a'])
  expect([shares.mayHold('a'), shares.isAnyFree()]).toEqual([true, true])
})

test.each([
  ['reads', readWaiting],
  ['transactions', workWaiting],
] as const)(
  'slow %s of one workspace do not delay the reads and transactions of another',
  async (_, slowly) => {
    const database = fixture.another(5)
    const [greedy, other] = [newId(), newId()]
    await Promise.all(
      Array.from({ length: 5 }, (_each, n) => workSlowly(database, n < 3 ? greedy : other, 0)),
    )
    let flood: Promise<number>[] = []

    const ended = await whileHeld(async hold => {
      flood = Array.from({ length: 12 }, () => hold(slowly(database, greedy, true)))
      for (const one of flood) one.catch(() => undefined)
      await sleep(50)
      await readWaiting(database, other, false)
      await workWaiting(database, other, false)
      await readWaiting(database, '', false)
    })

    // All of them were still waiting when the others had been served.
    expect(ended).toBe(0)
    expect(new Set(await Promise.all(flood)).size).toBe(3)
  },
)

test('waiting workspaces take turns, whatever the length of their queues', async () => {
  const database = fixture.another(1)
  const [greedy, ...others] = [newId(), newId(), newId()] as const
  const order: string[] = []
  const run = (workspaceId: string): Promise<void> =>
    workSlowly(database, workspaceId, 0.01).then(() => {
      order.push(workspaceId)
    })

  await Promise.all([
    ...Array.from({ length: 10 }, () => run(greedy)),
    ...others.map(run),
    ...others.map(run),
  ])

  // The first statement began before any other was waiting.
  expect(order.slice(0, 7)).toEqual([greedy, greedy, others[0], others[1], greedy, others[0], others[1]])
  expect(order.slice(7)).toEqual(Array.from({ length: 7 }, () => greedy))
})

test('the queue of one workspace is bounded, and cannot cause other requests to be rejected', async () => {
  const database = fixture.another(2)
  const [greedy, other] = [newId(), newId()]
  let counted: number[] = []
  let [running, ends]: [Promise<unknown>, Promise<PromiseSettledResult<unknown>[]>] = [
    Promise.resolve(),
    Promise.resolve([]),
  ]

  const ended = await whileHeld(async hold => {
    running = hold(workWaiting(database, greedy, true))
    running.catch(() => undefined)
    ends = Promise.allSettled(
      Array.from({ length: 2_050 }, () => database.transaction(greedy, session => session.commit())),
    )
    counted = [database.waiting(), database.waitingOf(greedy), database.waitingOf(other)]
    await readSlowly(database, other, 0)
  })
  const refused = (await ends).flatMap(end => (end.status === 'rejected' ? [end.reason as unknown] : []))
  await running

  expect(counted).toEqual([100, 2_000, 0])
  expect(ended).toBe(0)
  expect(refused).toHaveLength(50)
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })
})

test('a statement that turns out slow delays a read of another workspace at most once', async () => {
  const database = fixture.another(2)
  const [greedy, other] = [newId(), newId()]
  await readWaiting(database, other, false)
  await whileHeld(async hold => {
    hold(readWaiting(database, greedy, true)).catch(() => undefined)
    await sleep(400)
  })
  await readWaiting(database, greedy, false)
  let slow: Promise<unknown> = Promise.resolve()

  // The statement is known to be fast again, so reads of it share a connection.
  const ended = await whileHeld(async hold => {
    slow = hold(readWaiting(database, greedy, true))
    slow.catch(() => undefined)
    await readWaiting(database, other, false)
  })

  expect(ended).toBe(0)
  await slow
})

test('a workspace counts as slow for one to two minutes after a slow statement', () => {
  let now = 0
  const paces = createReadPaces(() => now)
  const isSlowAt = (ms: number): boolean => {
    now = ms
    return paces.isSlow('a')
  }
  paces.record('a', 'select', 300)

  expect([
    paces.isSlow('a'),
    paces.isSlow('b'),
    isSlowAt(59_000),
    isSlowAt(61_000),
    isSlowAt(119_000),
    isSlowAt(121_000),
  ]).toEqual([true, false, true, true, true, false])
  paces.record('a', 'select', 300)
  expect(isSlowAt(400_000)).toBe(false)
})
