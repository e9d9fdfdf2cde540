import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#kernel/id.ts'
import { defineEvents } from '#kernel/events/outbox.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { startWorker } from '#app/worker.ts'
import { testPlatform } from '#test/support/world.ts'

const HOUR_MS = 3_600_000
const events = defineEvents('test', {
  due: { aggregate: 'note', description: 'Something is due.' },
  other: { aggregate: 'note', description: 'Nothing is due.' },
})

test('an event wakes only the jobs that subscribe to it', async () => {
  const { platform } = await testPlatform()
  const looks = { waiting: 0, tidying: 0 }
  const job = (name: keyof typeof looks, more: Partial<Job> = {}): Job => ({
    name,
    everyMs: HOUR_MS,
    run: async () => {
      looks[name]++
      return 0
    },
    ...more,
  })
  const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
  const worker = startWorker(
    platform,
    [job('waiting', { wakesOn: [events.due] }), job('tidying')],
    () => undefined,
  )
  await settled()

  for (const { type } of [events.due, events.other, events.due]) {
    worker.wake([{ type, aggregateId: newId() }])
    await settled()
  }
  const seen = { ...looks }
  await worker.stop()

  expect(seen).toEqual({ waiting: 3, tidying: 1 })
})

test('a job with a pace runs at once after a rest, and keeps the pace while it finds work', async () => {
  const { platform } = await testPlatform()
  const startsMs: number[] = []
  const work = [0, 1, 1, 1, 0]
  const job: Job = {
    name: 'gathering',
    everyMs: HOUR_MS,
    paceMs: 50,
    wakesOn: 'every event',
    run: async () => {
      startsMs.push(performance.now())
      return work.shift() ?? 0
    },
  }
  const worker = startWorker(platform, [job], () => undefined)
  await sleep(5)

  const wokenMs = performance.now()
  worker.wake([{ type: events.due.type, aggregateId: newId() }])
  await sleep(0)
  const startsAtOnce = startsMs.length
  while (work.length > 0) await sleep(5)
  await worker.stop()

  expect(startsAtOnce).toBe(2)
  expect(startsMs).toHaveLength(5)
  // A timer of Node may fire up to a millisecond early.
  for (const [n, startMs] of startsMs.slice(2).entries())
    expect(startMs - wokenMs).toBeGreaterThanOrEqual(49 * (n + 1))
})

test('a stopping worker starts nothing new, and waits for running work before it aborts it', async () => {
  const { platform } = await testPlatform()
  const ends: [string, boolean][] = []
  let looks = 0
  const job: Job = {
    name: 'sending',
    everyMs: 1,
    run: async worker => {
      if (looks++ > 0) return 0
      worker.background(
        sleep(300).then(() => {
          ends.push(['responded', worker.signal.aborted])
        }),
      )
      worker.background(
        once(worker.signal, 'abort').then(() => {
          ends.push(['given up', worker.signal.aborted])
        }),
      )
      return 0
    },
  }
  const worker = startWorker(platform, [job], () => undefined)
  while (looks === 0) await sleep(5)

  const stopping = worker.stop()
  const looksAtStop = looks
  await stopping

  expect(ends).toEqual([
    ['responded', false],
    ['given up', true],
  ])
  expect(looks).toBe(looksAtStop)
})
