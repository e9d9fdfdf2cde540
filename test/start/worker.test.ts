import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { publishes } from '#kernel/outbox.ts'
import type { Duty } from '#kernel/subgraph.ts'
import { startWorker } from '../../bin/worker.ts'
import { house } from '../support/world.ts'

const HOUR_MS = 3_600_000
const events = publishes('test', { due: { aggregate: 'note', says: 'Something is due.' }, other: { aggregate: 'note', says: 'Nothing is due.' } })

test('a fact wakes the duties that wait for it, and the others wait for their time', async () => {
  const { platform } = await house()
  const looks = { waiting: 0, tidying: 0 }
  const duty = (name: keyof typeof looks, more: Partial<Duty> = {}): Duty => ({ name, everyMs: HOUR_MS, run: async () => { looks[name]++; return 0 }, ...more })
  const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
  const worker = startWorker(platform, [duty('waiting', { wakesOn: [events.due] }), duty('tidying')], () => undefined)
  await settled()

  for (const { type } of [events.due, events.other, events.due]) {
    worker.nudge([{ type, aggregateId: newId() }])
    await settled()
  }
  const seen = { ...looks }
  await worker.stop()

  expect(seen).toEqual({ waiting: 3, tidying: 1 })
})
