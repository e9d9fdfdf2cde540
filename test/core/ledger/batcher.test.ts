import { expect, test } from '@jest/globals'
import { setImmediate as tick, setTimeout as pause } from 'node:timers/promises'
import { createBatcher, type BatcherOptions } from '#core/ledger/batcher.ts'
import type { Attempted } from '#core/ledger/writers.ts'
import type { Posting, PostResult } from '#core/ledger/posting.ts'

const FAR = Date.now() + 60_000
const POSTED: PostResult = { kind: 'conflict' }

interface Sent {
  readonly writer: number
  readonly ids: readonly string[]
  readonly batch: readonly Attempted[]
  end(): void
}

/** A batcher with writers that accept every batch and finish when the test resolves them. */
function bench({
  writers = 2,
  ...options
}: Partial<Omit<BatcherOptions, 'writers'>> & { writers?: number } = {}) {
  const sent: Sent[] = []
  const batcher = createBatcher({
    batchMax: 4,
    queueMax: 100,
    secondWriterAt: 0,
    ...options,
    writers: Array.from(
      { length: writers },
      (_, writer) => (batch: readonly Attempted[]) =>
        new Promise<void>(resolve => {
          sent.push({
            writer,
            batch,
            ids: batch.map(({ posting }) => posting.reference),
            end: () => {
              batch.forEach(each => each.settle(POSTED))
              resolve()
            },
          })
        }),
    ),
  })
  const post = (
    id: string,
    from: string,
    to: string,
    {
      workspaceId = 'w',
      key,
      deadlineAt = FAR,
    }: { workspaceId?: string; key?: string; deadlineAt?: number } = {},
  ): Promise<PostResult> =>
    batcher.post(
      {
        workspaceId,
        reference: id,
        debit: { id: from, isSystem: from === 'cash' },
        credit: { id: to, isSystem: to === 'cash' },
        ...(key && { claim: { subject: 's', key, fingerprint: 'f' } }),
      } as Posting,
      deadlineAt,
      new Date(),
    )
  return { batcher, sent, post, ids: () => sent.map(({ ids }) => ids.join('')) }
}

/** Finishes running batches, one after another, until none is left. */
async function drained({ sent }: ReturnType<typeof bench>): Promise<void> {
  for (let ended = 0; ended < sent.length; ended++) {
    sent[ended]!.end()
    await tick()
    await tick()
  }
}

test('concurrent postings are sent immediately, spread over the writers', async () => {
  const at = bench()
  for (const id of ['1', '2', '3', '4']) void at.post(id, `a${id}`, `b${id}`)
  await tick()

  expect(at.ids()).toEqual(['12', '34'])
  await drained(at)
})

test('while few postings wait, one writer takes them all, and the next batch waits for it', async () => {
  const at = bench({ secondWriterAt: 3 })
  void at.post('1', 'a1', 'b1')
  void at.post('2', 'a2', 'b2')
  await tick()
  void at.post('3', 'a3', 'b3')
  await tick()
  expect(at.ids()).toEqual(['12'])

  at.sent[0]!.end()
  await tick()
  await tick()
  expect(at.ids()).toEqual(['12', '3'])
  await drained(at)
})

test('once enough postings wait, the second writer takes its share', async () => {
  const at = bench({ secondWriterAt: 3 })
  void at.post('1', 'a1', 'b1')
  await tick()
  for (const id of ['2', '3', '4']) void at.post(id, `a${id}`, `b${id}`)
  await tick()

  expect(at.ids()).toEqual(['1', '234'])
  await drained(at)
})

test('behind a slow batch, the second writer starts even for few postings', async () => {
  const at = bench({ secondWriterAt: 3 })
  void at.post('1', 'a1', 'b1')
  await tick()
  void at.post('2', 'a2', 'b2')
  await tick()
  expect(at.ids()).toEqual(['1'])

  while (at.sent.length < 2) await pause(5)
  expect(at.ids()).toEqual(['1', '2'])
  await drained(at)
})

test('no account is in two writers, and a blocked posting blocks later postings on its accounts', async () => {
  const at = bench()
  void at.post('1', 'a', 'b')
  await tick()
  // Posting 2 waits for account a. Posting 3 must wait for posting 2, which uses c. Posting 4 shares no
  // account.
  void at.post('2', 'a', 'c')
  void at.post('3', 'c', 'd')
  void at.post('4', 'e', 'f')
  await tick()

  expect(at.ids()).toEqual(['1', '4'])
  await drained(at)
  expect(at.ids()).toEqual(['1', '4', '23'])
})

test('system accounts block no posting', async () => {
  const at = bench()
  void at.post('1', 'cash', 'a')
  void at.post('2', 'cash', 'b')
  await tick()

  expect(at.ids()).toEqual(['1', '2'])
  await drained(at)
})

test('the same key is never twice in a batch, nor in two writers, but one key of two workspaces is two keys', async () => {
  const at = bench({ writers: 2 })
  void at.post('1', 'a', 'b', { key: 'k' })
  void at.post('2', 'c', 'd', { key: 'k' })
  void at.post('3', 'a', 'b', { key: 'k', workspaceId: 'v' })
  void at.post('4', 'a', 'b', { key: 'k' })
  await tick()
  expect(at.ids()).toEqual(['13'])

  await drained(at)
  expect(at.ids()).toEqual(['13', '2', '4'])
})

test('a posting without a key gets a generated one, by which a lost result is found', async () => {
  const at = bench()
  void at.post('1', 'a', 'b')
  await tick()

  expect(at.sent[0]!.batch[0]!.posting.claim).toMatchObject({ subject: 'ledger' })
  await drained(at)
})

test('workspaces take turns within a batch, and those served last come last in the next batch', async () => {
  const at = bench({ writers: 1, batchMax: 3 })
  for (let n = 0; n < 6; n++) void at.post('a', `a${n}`, 'cash', { workspaceId: 'a' })
  for (const id of ['b', 'c', 'd'])
    for (let n = 0; n < 2; n++) void at.post(id, `${id}${n}`, 'cash', { workspaceId: id })
  await tick()
  await drained(at)

  expect(at.ids()).toEqual(['abc', 'dab', 'cda', 'aaa'])
})

test('a batch is never larger than allowed', async () => {
  const at = bench({ writers: 1 })
  for (let n = 0; n < 10; n++) void at.post(String(n), `a${n}`, 'cash')
  await tick()
  await drained(at)

  expect(at.ids()).toEqual(['0123', '4567', '89'])
})

test('when the queue is full, further postings are refused, except of a workspace below its share', async () => {
  const at = bench({ writers: 1, batchMax: 1, queueMax: 10 })
  void at.post('x', 'x', 'cash')
  await tick()
  for (let n = 0; n < 10; n++) void at.post(String(n), `a${n}`, 'cash', { workspaceId: 'flood' })

  await expect(at.post('n', 'n', 'cash', { workspaceId: 'flood' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterS: 1,
  })
  for (let n = 0; n < 5; n++) void at.post('q', `q${n}`, 'cash', { workspaceId: 'quiet' })
  await expect(at.post('q', 'q', 'cash', { workspaceId: 'quiet' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(at.batcher.waiting()).toBe(15)
  await drained(at)
  expect(at.batcher.waiting()).toBe(0)
})

test('for any number of workspaces, at most twice the capacity waits', async () => {
  const at = bench({ writers: 1, batchMax: 1, queueMax: 10 })
  const refused: unknown[] = []
  for (let n = 0; n < 40; n++)
    void at.post('p', `p${n}`, 'cash', { workspaceId: `w${n}` }).catch(error => refused.push(error))
  await tick()

  expect(refused).toHaveLength(20)
  await drained(at)
})

test('a posting past its deadline is refused and never sent', async () => {
  const at = bench({ writers: 1 })
  void at.post('1', 'a', 'cash')
  await tick()
  const late = at.post('2', 'a', 'cash', { deadlineAt: Date.now() - 1 })
  const other = at.post('3', 'a', 'cash')
  at.sent[0]!.end()

  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await tick()
  expect(at.ids()).toEqual(['1', '3'])
  at.sent[1]!.end()
  expect(await other).toEqual(POSTED)
})

test('when a writer throws, every posting of its batch fails, and its accounts are free again', async () => {
  const errors = ['broken', undefined]
  const batcher = createBatcher({
    batchMax: 4,
    queueMax: 10,
    secondWriterAt: 0,
    writers: [
      async batch => {
        const error = errors.shift()
        if (error) throw new Error(error)
        batch.forEach(each => each.settle(POSTED))
      },
    ],
  })
  const post = (): Promise<PostResult> =>
    batcher.post({ workspaceId: 'w', debit: { id: 'a' }, credit: { id: 'b' } } as Posting, FAR, new Date())

  await expect(post()).rejects.toThrow('broken')
  expect(await post()).toEqual(POSTED)
})
