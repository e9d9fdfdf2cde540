import { expect, test } from '@jest/globals'
import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createPressure, PRESSURE } from '../../gateway/pressure.ts'

/** A process that nothing but the test keeps busy. */
function gauge(holding = { ms: 0, most: 100 }) {
  let waiting = 0
  const refusals: Error[] = []
  const pressure = createPressure({ waiting: () => waiting }, holding)
  pressure.stop()
  /** The request that was taken, for the test to end; undefined where it was turned away. */
  const ask = (url: string | undefined = '/graphql'): EventEmitter | undefined => {
    const raw = new EventEmitter()
    let isTaken = false
    pressure.admit({ routeOptions: { url } } as FastifyRequest, { raw } as unknown as FastifyReply, refusal => {
      isTaken = refusal === undefined
      if (refusal) refusals.push(refusal)
    })
    return isTaken ? raw : undefined
  }
  const isServed = (url?: string): boolean => {
    const taken = ask(url)
    taken?.emit('close')
    return taken !== undefined
  }
  return {
    ask, isServed, refusals,
    waits(many: number) { waiting = many; return isServed() },
    late(ms: number) { pressure.observe(ms); return isServed() },
  }
}

test('requests are turned away when too many wait for the database, and taken again only once the line is half as long', () => {
  const { waits } = gauge()

  expect([PRESSURE.waitingMax, PRESSURE.waitingMax + 1, PRESSURE.waitingMax, PRESSURE.waitingResume + 1, PRESSURE.waitingResume, PRESSURE.waitingMax].map(waits)).toEqual([true, false, false, false, true, true])
})

test('while the loop is late no more than a hundred are under way, and one that ends makes room for one', () => {
  const { ask, late } = gauge()
  const taken = Array.from({ length: PRESSURE.lateInFlightMax }, () => ask()!)

  const [pause, many] = [[290, 0, 0].map(late), [200, 200, 200].map(late)]
  taken.pop()!.emit('close')
  const room = [ask() !== undefined, ask() !== undefined]
  const recovering = [60, 20, 20].map(late)

  // One long pause is no saturation.
  expect([pause, many]).toEqual([[true, true, true], [true, false, false]])
  expect(room).toEqual([true, false])
  expect(recovering).toEqual([false, false, true])
})

test('a loop that is late with few requests turns nobody away: somebody else keeps the machine busy', () => {
  const { late } = gauge()

  expect([1_000, 1_000, 1_000].map(late)).toEqual([true, true, true])
})

test('who is turned away is told when to come back, and not at once, so that asking again and again does not keep the process from its work', async () => {
  const { waits, refusals } = gauge({ ms: 30, most: 2 })

  const taken = [1, 2, 3].map(() => waits(PRESSURE.waitingMax + 1))
  const atOnce = refusals.length
  await new Promise(resolve => setTimeout(resolve, 60))
  const [later, again] = [refusals.length, waits(PRESSURE.waitingMax + 1)]

  expect([taken, again]).toEqual([[false, false, false], false])
  // No more are held back than there is room for.
  expect([atOnce, later, refusals.length]).toEqual([1, 3, 3])
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'UNAVAILABLE', kind: 'unavailable', retryAfterS: 1 })
})

test('a request for a path that nobody serves is turned away as well, and what operators ask never is', () => {
  const { waits, isServed } = gauge()
  waits(PRESSURE.waitingMax + 1)

  expect(['/health', '/livez', '/readyz', '/metrics'].map(isServed)).toEqual([true, true, true, true])
  expect([isServed('/api/v1/remittance/quotes'), isServed(undefined)]).toEqual([false, false])
})
