import { expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { command } from '#kernel/command.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { pauseBatches } from '#kernel/graph/loader-batches.ts'
import { newId } from '#kernel/id.ts'
import { scratch } from '#test/kernel/scratch.ts'

const fixture = scratch()

test('reads of one tick are one statement, and each gets its own row', async () => {
  const batches: (readonly number[])[] = []
  const double = loader(async (_ctx, keys: readonly number[]) => {
    batches.push(keys)
    return keys.map(key => (key < 0 ? undefined : key * 2))
  })
  const ctx = fixture.context()

  const results = await Promise.all([1, 2, 2, -1, 3].map(key => double(ctx, key)))

  expect(results).toEqual([2, 4, 4, undefined, 6])
  expect(batches).toEqual([[1, 2, -1, 3]])
})

test('object keys are compared by content', async () => {
  const batches: unknown[] = []
  const echo = loader(async (_ctx, keys: readonly { id: string }[]) => {
    batches.push(keys)
    return keys.map(({ id }) => id)
  })
  const ctx = fixture.context()

  expect(await Promise.all([{ id: 'a' }, { id: 'b' }, { id: 'a' }].map(key => echo(ctx, key)))).toEqual([
    'a',
    'b',
    'a',
  ])
  expect(batches).toEqual([[{ id: 'a' }, { id: 'b' }]])
})

test('reads of a list that pauses for the event loop are batched into one statement', async () => {
  const batches: (readonly number[])[] = []
  const same = loader(async (_ctx, keys: readonly number[]) => {
    batches.push(keys)
    return keys
  })
  const ctx = fixture.context()
  const list = async (begin: number): Promise<readonly (number | undefined)[]> => {
    const reads: Promise<number | undefined>[] = []
    for (let key = begin; key < begin + 5; key++) {
      reads.push(same(ctx, key))
      await pauseBatches(ctx.batches, () => sleep(2))
    }
    return Promise.all(reads)
  }

  const rows = await Promise.all([list(0), list(10), same(ctx, 20)])
  await same(ctx, 30)

  expect(rows).toEqual([[0, 1, 2, 3, 4], [10, 11, 12, 13, 14], 20])
  expect(batches.map(keys => keys.toSorted((one, other) => one - other))).toEqual([
    [0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20],
    [30],
  ])
})

test('a failed pause does not delay the batch', async () => {
  const same = loader(async (_ctx, keys: readonly number[]) => keys)
  const ctx = fixture.context()
  const read = same(ctx, 1)

  await expect(pauseBatches(ctx.batches, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await read).toBe(1)
})

test('requests never share loaded rows', async () => {
  const labels = loader(async (ctx, keys: readonly string[]) => keys.map(key => `${key} of ${ctx.requestId}`))
  const [one, two] = [fixture.context(), fixture.context()]

  expect(await Promise.all([labels(one, 'row'), labels(two, 'row')])).toEqual([
    `row of ${one.requestId}`,
    `row of ${two.requestId}`,
  ])
})

test('two loaders do not share their rows', async () => {
  const first = loader(async (_ctx, keys: readonly string[]) => keys.map(() => 'first'))
  const second = loader(async (_ctx, keys: readonly string[]) => keys.map(() => 'second'))
  const ctx = fixture.context()

  expect(await Promise.all([first(ctx, 'row'), second(ctx, 'row')])).toEqual(['first', 'second'])
})

test('a row is read once in a request, and again after a command', async () => {
  let reads = 0
  const read = loader(async (_ctx, keys: readonly string[]) => keys.map(() => ++reads))
  const ctx = fixture.context()

  expect([await read(ctx, 'row'), await read(ctx, 'row')]).toEqual([1, 1])
  await command(async () => undefined)(ctx, undefined)

  expect(await read(ctx, 'row')).toBe(2)
})

test('a failed batch fails every caller, without an unhandled rejection', async () => {
  const failing = loader(async (): Promise<string[]> => {
    throw new Error('the statement failed')
  })
  const ctx = fixture.context()

  const outcomes = await Promise.allSettled([failing(ctx, 'a'), failing(ctx, 'b')])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('rows are returned in the order of their keys, with undefined or an empty list for missing ones', () => {
  const [a, b] = [newId(), newId()]
  const rows = [
    { id: b, of: 1 },
    { id: a, of: 1 },
    { id: newId(), of: 2 },
  ]

  expect(inOrder([a, 'none', b], rows, ({ id }) => id)).toEqual([rows[1], undefined, rows[0]])
  expect(grouped([1, 3, 2], rows, row => row.of)).toEqual([[rows[0], rows[1]], [], [rows[2]]])
})
