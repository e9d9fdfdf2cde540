import { expect, test } from '@jest/globals'
import { Worker } from 'node:worker_threads'
import { openReadingPool, type ReadingPoolOptions } from '#idv/reading/reading-pool.ts'
import { openTextRecogniser } from '#idv/reading/text-recogniser.ts'

const TASK = {
  picture: new Uint8Array(1),
  options: { type: 'international_passport', side: 'front', isSandbox: true, today: '2026-11-28' },
} as const

/** A thread that treats a picture by its first byte: 0 hangs, 1 ends the thread, 2 fails, others are read. */
const FAKE = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ picture: [kind] }) => {
    if (kind === 0) for (;;);
    if (kind === 1) process.exit(1)
    if (kind === 2) parentPort.postMessage({ kind: 'failed', reason: 'Error' })
    else parentPort.postMessage({ kind: 'read', reading: { printed: {}, confidence: kind } })
  })
  parentPort.postMessage({ kind: 'ready' })
`

function fakePool(options: Partial<ReadingPoolOptions> = {}) {
  const threads: Worker[] = []
  const pool = openReadingPool({
    threads: 1,
    taskMs: 300,
    spawn: () => {
      const thread = new Worker(FAKE, { eval: true })
      threads.push(thread)
      return thread
    },
    ...options,
  })
  const read = (kind: number, withinMs = 20_000, workspaceId = 'one') =>
    pool.read({ ...TASK, picture: Uint8Array.of(kind) }, { workspaceId, withinMs })
  return { pool, threads, read }
}

const READ = { reading: { printed: {}, confidence: 9 } }

test('threads start with the first picture and end with the pool', async () => {
  const { pool, threads, read } = fakePool()
  expect(threads).toHaveLength(0)

  expect(await read(9)).toEqual(READ)
  await pool.close()

  expect(threads).toHaveLength(1)
  expect(threads[0]!.threadId).toBe(-1)
  expect(await read(9)).toEqual({ unread: 'busy' })
})

test('a stuck thread is ended and replaced, and the next picture is read', async () => {
  const { pool, threads, read } = fakePool()

  const [stuck, next] = await Promise.all([read(0), read(9)])

  expect(stuck).toEqual({ unread: 'failed' })
  expect(next).toEqual(READ)
  expect(threads).toHaveLength(2)
  await pool.close()
})

test('a thread that ends or fails on a picture leaves the others unharmed', async () => {
  const { pool, read } = fakePool()

  expect(await Promise.all([read(1), read(2), read(9)])).toEqual([
    { unread: 'failed' },
    { unread: 'failed' },
    READ,
  ])
  await pool.close()
})

test('the queue is bounded, and a picture whose time is over leaves it', async () => {
  const { pool, read } = fakePool({ waitingMax: 2, taskMs: 2_000 })
  await read(9)

  const results = await Promise.all([read(0), read(9, 50), read(9, 50), read(9)])

  expect(results.filter(result => 'unread' in result && result.unread === 'timeout')).toHaveLength(2)
  expect(results[3]).toEqual({ unread: 'busy' })
  await pool.close()
})

test('workspaces are served in turn, and one cannot fill the queue', async () => {
  const { pool, read } = fakePool({ waitingEachMax: 3 })
  const order: string[] = []
  const watched = async (workspaceId: string): Promise<void> => {
    const result = await read(9, 20_000, workspaceId)
    order.push('unread' in result ? result.unread : workspaceId)
  }

  await Promise.all(['one', 'one', 'one', 'one', 'two', 'two'].map(watched))

  expect(order).toEqual(['busy', 'one', 'two', 'one', 'two', 'one'])
  await pool.close()
})

test('the recogniser needs the folder of its trained data, since it would fetch them otherwise', async () => {
  await expect(openTextRecogniser('')).rejects.toThrow('The folder of the trained data is missing.')
})
