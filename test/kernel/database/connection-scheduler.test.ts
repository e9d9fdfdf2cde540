import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { INSERT, notesOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 1 })

const OWN = 'select text, pg_backend_pid() as pid from kernel.scratch'

async function noted(database = fixture.database): Promise<string> {
  const workspaceId = newId()
  await database.transaction(workspaceId, async session => {
    await session.sql(INSERT, [workspaceId, newId(), workspaceId])
    await session.commit()
  })
  return workspaceId
}

test('reads of many workspaces on a shared connection each see only their own rows', async () => {
  const workspaces = await Promise.all(Array.from({ length: 20 }, () => noted()))
  await fixture.database.read('', OWN, [])

  const seen = await Promise.all(
    [...workspaces, ''].map(workspaceId => fixture.database.read(workspaceId, OWN, [])),
  )

  expect(seen.map(rows => rows.map(({ text }) => text))).toEqual([
    ...workspaces.map(workspaceId => [workspaceId]),
    [],
  ])
})

test('a failed read does not affect other reads on the same connection', async () => {
  const ours = await noted()
  const divided = 'select 12 / $1::int as result'
  await fixture.database.read(ours, divided, [1])

  const settled = await Promise.allSettled(
    [4, 0, 3, 'x', 2].map(by => fixture.database.read(ours, divided, [by])),
  )

  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(settled.flatMap(each => (each.status === 'fulfilled' ? each.value : []))).toEqual([
    { result: 3 },
    { result: 4 },
    { result: 6 },
  ])
  await expect(Promise.resolve(settled[1])).resolves.toMatchObject({ reason: { code: '22012' } })
})

test('a read cannot write, on a shared connection either', async () => {
  const ours = await noted()
  const writes = `${INSERT} returning 1`
  await fixture.database.read(ours, OWN, [])

  const settled = await Promise.allSettled([
    fixture.database.read(ours, OWN, []),
    fixture.database.read(ours, writes, [ours, newId(), 'by a read']),
    fixture.database.read(ours, OWN, []),
  ])

  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await notesOf(fixture.database, ours)).toEqual([ours])
})

test('quick reads share a connection, and a slow statement gets its own', async () => {
  const database = fixture.another(4)
  const text = 'select pg_backend_pid() as pid, pg_sleep($1) is null as slept'
  const pids = async (seconds: readonly number[]): Promise<number> =>
    new Set(
      (await Promise.all(seconds.map(each => database.read<{ pid: number }>('', text, [each])))).map(
        ([row]) => row!.pid,
      ),
    ).size
  let shared = 0

  // On a busy machine even a trivial statement may once count as slow.
  for (let tries = 0; tries < 50 && shared !== 1; tries++) {
    await pids([0])
    shared = await pids([0, 0, 0])
  }
  expect(shared).toBe(1)
  await pids([0.3])
  expect(await pids([0.3, 0.3, 0.3])).toBe(3)
})

test('a transaction can write while reads queue for its connection, and the queue is counted', async () => {
  const ours = await noted()
  let reads: Promise<unknown>[] = []

  await fixture.database.transaction(ours, async session => {
    reads = Array.from({ length: 12 }, () => fixture.database.read(ours, OWN, []))
    await session.sql(INSERT, [ours, newId(), 'concurrent'])
    expect(fixture.database.waiting()).toBe(12)
    await session.commit()
  })
  await Promise.all(reads)

  expect(fixture.database.waiting()).toBe(0)
  expect((await notesOf(fixture.database, ours)).toSorted()).toEqual([ours, 'concurrent'].toSorted())
})
