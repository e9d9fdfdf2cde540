import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { defineEvents } from '#kernel/events/outbox.ts'
import { checkReactions, runReactions, type Reaction } from '#kernel/events/reactions.ts'
import { refuse } from '#kernel/refusals.ts'
import { workerOn, world } from '#test/support/world.ts'
import { events, emit, relayed } from './note-events.ts'

/** Runs the due reactions once and waits for their end. Returns the number of claimed events. */
async function reacted(reactions: readonly Reaction[], worker: ReturnType<typeof workerOn>): Promise<number> {
  const claimed = await runReactions(reactions).run(worker)
  await worker.settled()
  return claimed
}

test('a reaction takes effect once for an event, even if its worker dies right after it', async () => {
  const here = await world()
  let runs = 0
  const report = command(async (tx, { n }: { n: number }) => {
    tx.emit(events.reported, newId(), { n })
  })
  const reactions: Reaction[] = [
    {
      name: 'test.report',
      on: [events.noted.type],
      run: async (ctx, { data }) => {
        runs++
        await report(ctx, { n: Number(data['n']) })
      },
    },
  ]
  await emit(here.platformContext, [{ id: newId(), n: 5 }])
  await relayed(here, reactions)
  const reported = async (): Promise<unknown[]> =>
    (await here.published()).filter(({ type }) => type === 'test.reported').map(({ data }) => data)

  const dying = workerOn(here.platform)
  await reacted(reactions, {
    ...dying,
    sql: async (text, values) =>
      text.startsWith('delete') || text.startsWith('update kernel.reactions set')
        ? Promise.reject(new Error('the process died'))
        : dying.sql(text, values),
  })
  here.clock.offsetMs += 20_000
  const again = await reacted(reactions, workerOn(here.platform))
  const afterwards = await reacted(reactions, workerOn(here.platform))

  expect({ runs, again, afterwards }).toEqual({ runs: 2, again: 1, afterwards: 0 })
  expect(await reported()).toEqual([{ n: 5 }])
})

test('a retry of a refused reaction runs it again instead of repeating the stored refusal', async () => {
  const here = await world()
  let isThere = false
  const report = command(async (tx, { n }: { n: number }) => {
    if (!isThere) throw refuse('NOT_FOUND')
    tx.emit(events.reported, newId(), { n })
  })
  const prepareFirst = command({
    prepare: async () => {
      if (!isThere) throw refuse('NOT_FOUND')
    },
    write: async (tx, { n }: { n: number }) => {
      tx.emit(events.reported, newId(), { n: n + 1 })
    },
  })
  const reactions: Reaction[] = [
    {
      name: 'test.report',
      on: [events.noted.type],
      run: (ctx, { data }) => report(ctx, { n: Number(data['n']) }),
    },
    {
      name: 'test.ask_first',
      on: [events.noted.type],
      run: (ctx, { data }) => prepareFirst(ctx, { n: Number(data['n']) }),
    },
  ]
  await emit(here.platformContext, [{ id: newId(), n: 5 }])
  await relayed(here, reactions)

  await reacted(reactions, workerOn(here.platform))
  isThere = true
  here.clock.offsetMs += 1_100
  await reacted(reactions, workerOn(here.platform))

  const reported = (await here.published())
    .filter(({ type }) => type === 'test.reported')
    .map(({ data }) => data['n'])
  expect(reported.sort()).toEqual([5, 6])
})

test('a failed reaction is retried with growing delays and delays no other reaction', async () => {
  const here = await world()
  let failures = 0
  const done: number[] = []
  const reactions: Reaction[] = [
    {
      name: 'test.sometimes',
      on: [events.noted.type],
      run: async (_, { data }) => {
        if (data['n'] === 1 && failures++ < 2) throw new Error('not yet')
        done.push(Number(data['n']))
      },
    },
  ]
  await emit(here.platformContext, [
    { id: newId(), n: 1 },
    { id: newId(), n: 2 },
  ])
  await relayed(here, reactions)
  const run = (afterMs: number): Promise<number> => {
    here.clock.offsetMs += afterMs
    return reacted(reactions, workerOn(here.platform))
  }

  const claimed = [await run(0), await run(0), await run(1_100), await run(1_100), await run(1_000)]

  expect(claimed).toEqual([2, 0, 1, 0, 1])
  expect(done).toEqual([2, 1])
})

test('many reactions of one kind delay no other kind, and neither do those of a removed kind', async () => {
  const here = await world()
  const done: string[] = []
  const reaction = (name: string): Reaction => ({
    name,
    on: [events.noted.type],
    run: async () => {
      done.push(name)
    },
  })
  await emit(
    here.platformContext,
    Array.from({ length: 40 }, (_, n) => ({ id: newId(), n })),
  )
  await relayed(here, [reaction('test.removed'), reaction('test.many')])
  here.clock.offsetMs += 10
  await emit(here.platformContext, [{ id: newId(), n: 100 }])
  await relayed(here, [reaction('test.few')])

  const claimed = await reacted([reaction('test.many'), reaction('test.few')], workerOn(here.platform))

  expect(claimed).toBe(17)
  expect(done.filter(name => name === 'test.few')).toHaveLength(1)
  expect(done).not.toContain('test.removed')
})

test('a reaction to an event that can be derived is rejected at the start', () => {
  const derived = defineEvents('test', {
    implied: { aggregate: 'note', description: 'A note was implied.', derived: true },
  })
  const reaction: Reaction = { name: 'test.react', on: [derived.implied.type], run: async () => undefined }

  expect(() => checkReactions([reaction], Object.values({ ...events, ...derived }))).toThrow(
    'test.react handles test.implied',
  )
  expect(() =>
    checkReactions([{ ...reaction, on: [events.noted.type] }], Object.values({ ...events, ...derived })),
  ).not.toThrow()
})
