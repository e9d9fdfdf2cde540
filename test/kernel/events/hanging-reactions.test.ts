import { expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { defineEvents } from '#kernel/events/outbox.ts'
import { queueReactions, runReactions, type Reaction } from '#kernel/events/reactions.ts'
import { relayOutbox } from '#kernel/events/relay.ts'
import { signals } from '#kernel/telemetry.ts'
import { startWorker } from '#app/worker.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

const events = defineEvents('hanging', {
  noted: { aggregate: 'note', description: 'A note was created.' },
  done: { aggregate: 'note', description: 'A handler has done its work.' },
})

const emit = command(async (tx, count: number) => {
  for (let n = 0; n < count; n++) tx.emit(events.noted, newId(), { n })
})

const never = new Promise<void>(() => undefined)

async function queued(here: World, reactions: readonly Reaction[], count: number): Promise<void> {
  await emit(here.platformContext, count)
  while ((await relayOutbox([queueReactions(reactions)]).run(workerOn(here.platform))) > 0) {
    /* until nothing is waiting */
  }
}

async function until(isSo: () => boolean, withinMs = 25_000): Promise<void> {
  const endAt = performance.now() + withinMs
  while (!isSo()) {
    if (performance.now() > endAt) throw new Error(`not so after ${withinMs} ms`)
    await sleep(10)
  }
}

test('event handlers that never end neither delay other kinds nor prevent the worker from stopping', async () => {
  const here = await world()
  let [hanging, quick] = [0, 0]
  const reactions: Reaction[] = [
    {
      name: 'hanging.never_ends',
      on: [events.noted.type],
      run: () => {
        hanging++
        return never
      },
    },
    {
      name: 'hanging.is_quick',
      on: [events.noted.type],
      run: async () => {
        quick++
      },
    },
  ]
  await queued(here, reactions, 20)
  const worker = startWorker(here.platform, [runReactions(reactions)], () => undefined)
  try {
    await until(() => quick === 20)
    await queued(here, reactions, 40)
    await until(() => quick === 60)
  } finally {
    const ended = await Promise.race([worker.stop().then(() => true), sleep(25_000, false, { ref: false })])
    expect(ended).toBe(true)
  }

  expect(hanging).toBe(16)
}, 90_000)

test('an overdue handler is aborted, counted and retried, and abandoned runs do not pile up', async () => {
  const here = await world()
  const given: AbortSignal[] = []
  const ends: (() => void)[] = []
  let [runs, abandoned] = [0, 0]
  const reactions: Reaction[] = [
    {
      name: 'hanging.is_abandoned',
      on: [events.noted.type],
      run(ctx) {
        runs++
        given.push(ctx.signal)
        return new Promise(resolve => {
          ends.push(() => {
            resolve(undefined)
          })
        })
      },
    },
  ]
  await queued(here, reactions, 20)
  const unsubscribe = signals.reaction.subscribe(({ outcome }) => {
    abandoned += Number(outcome === 'abandoned')
  })
  const worker = workerOn(here.platform)
  const job = runReactions(reactions, { timeoutMs: 30, abandonedMax: 24 })
  const seen: number[] = []
  for (let round = 0; round < 6; round++) {
    await job.run(worker)
    await worker.settled()
    seen.push(runs)
    here.clock.offsetMs += 700_000
  }
  ends.shift()!()
  await sleep(20)
  await job.run(worker)
  await worker.settled()
  unsubscribe()

  // Of twenty events 16 run at first. Then the bound on abandoned runs admits 8 more, and none until one of
  // them ends.
  expect(seen).toEqual([16, 24, 24, 24, 24, 24])
  expect(runs).toBe(25)
  expect(abandoned).toBe(25)
  expect(given.map(({ aborted }) => aborted)).toEqual(Array.from({ length: 25 }, () => true))
})

test('a late write of an abandoned run has no effect, and the next run writes once', async () => {
  const here = await world()
  const write = command(async tx => {
    tx.emit(events.done, newId(), {})
  })
  const [late, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()]
  let runs = 0
  const reactions: Reaction[] = [
    {
      name: 'hanging.is_late',
      on: [events.noted.type],
      async run(ctx) {
        if (runs++ > 0) return write(ctx, {})
        await late.promise
        return write(ctx, {}).catch((error: unknown) => {
          ended.resolve(error)
        })
      },
    },
  ]
  await queued(here, reactions, 1)
  const worker = workerOn(here.platform)
  const job = runReactions(reactions, { timeoutMs: 2_500 })

  await job.run(worker)
  await worker.settled()
  late.resolve()
  const refused = await ended.promise
  here.clock.offsetMs += 20_000
  await job.run(worker)
  await worker.settled()

  expect(refused).toMatchObject({ code: 'UNAVAILABLE' })
  expect(runs).toBe(2)
  expect((await here.published()).filter(({ type }) => type === events.done.type)).toHaveLength(1)
})
