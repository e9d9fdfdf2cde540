import { expect, test } from '@jest/globals'
import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createLoadShedding, THRESHOLDS } from '#gateway/load-shedding.ts'

/** Load shedding of a process whose load the test controls. */
function gauge(rejectionDelay = { ms: 0, delayedMax: 100 }) {
  let waiting = 0
  const waitingOf = new Map<string, number>()
  const refusals: Error[] = []
  const loadShedding = createLoadShedding(
    { waiting: () => waiting, waitingOf: workspaceId => waitingOf.get(workspaceId) ?? 0 },
    rejectionDelay,
  )
  loadShedding.stop()
  /** Sends a request. Returns the admitted request for the test to end, or undefined if it was rejected. */
  const ask = (url: string | undefined = '/graphql'): EventEmitter | undefined => {
    const raw = new EventEmitter()
    let isTaken = false
    loadShedding.admit(
      { routeOptions: { url } } as FastifyRequest,
      { raw } as unknown as FastifyReply,
      refusal => {
        isTaken = refusal === undefined
        if (refusal) refusals.push(refusal)
      },
    )
    return isTaken ? raw : undefined
  }
  const isServed = (url?: string): boolean => {
    const taken = ask(url)
    taken?.emit('close')
    return taken !== undefined
  }
  return {
    ask,
    isServed,
    refusals,
    async isAdmitted(workspaceId: string, many: number): Promise<boolean> {
      waitingOf.set(workspaceId, many)
      return loadShedding.admitWorkspace(workspaceId).then(
        () => true,
        (refusal: Error) => {
          refusals.push(refusal)
          return false
        },
      )
    },
    waits(many: number) {
      waiting = many
      return isServed()
    },
    late(ms: number) {
      loadShedding.observe(ms)
      return isServed()
    },
  }
}

test('requests are rejected when too many wait for the database, until half as many wait', () => {
  const { waits } = gauge()

  expect(
    [
      THRESHOLDS.waitingMax,
      THRESHOLDS.waitingMax + 1,
      THRESHOLDS.waitingMax,
      THRESHOLDS.waitingResume + 1,
      THRESHOLDS.waitingResume,
      THRESHOLDS.waitingMax,
    ].map(waits),
  ).toEqual([true, false, false, false, true, true])
})

test('a workspace with too many waiting requests is rejected until half as many wait, and no other workspace is', async () => {
  const { isAdmitted, isServed, refusals } = gauge({ ms: 20, delayedMax: 100 })
  const { waitingMax, waitingResume } = THRESHOLDS
  const begunMs = performance.now()

  const admitted: unknown[] = []
  for (const many of [waitingMax, waitingMax + 1, waitingMax, waitingResume + 1, waitingResume, waitingMax])
    admitted.push([await isAdmitted('a', many), await isAdmitted('b', 1), isServed()])

  expect(admitted).toEqual([true, false, false, false, true, true].map(isOfA => [isOfA, true, true]))
  // Each refusal is delayed.
  expect(performance.now() - begunMs).toBeGreaterThan(55)
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })
})

test('while the event loop is late at most a hundred requests run, and each one that ends admits another', () => {
  const { ask, late } = gauge()
  const taken = Array.from({ length: THRESHOLDS.laggingInFlightMax }, () => ask()!)

  const [pause, many] = [[290, 0, 0].map(late), [200, 200, 200].map(late)]
  taken.pop()!.emit('close')
  const accepted = [ask() !== undefined, ask() !== undefined]
  const recovering = [60, 20, 20].map(late)

  // A single long pause does not count as overload.
  expect([pause, many]).toEqual([
    [true, true, true],
    [true, false, false],
  ])
  expect(accepted).toEqual([true, false])
  expect(recovering).toEqual([false, false, true])
})

test('a late event loop with few requests rejects none: other processes keep the machine busy', () => {
  const { late } = gauge()

  expect([1_000, 1_000, 1_000].map(late)).toEqual([true, true, true])
})

test('a rejection has Retry-After and is delayed, so that immediate retries do not occupy the process', async () => {
  const { waits, refusals } = gauge({ ms: 30, delayedMax: 2 })

  const taken = [1, 2, 3].map(() => waits(THRESHOLDS.waitingMax + 1))
  const atOnce = refusals.length
  await new Promise(resolve => setTimeout(resolve, 60))
  const [later, again] = [refusals.length, waits(THRESHOLDS.waitingMax + 1)]

  expect([taken, again]).toEqual([[false, false, false], false])
  // Refusals beyond the capacity of the delay queue are sent at once.
  expect([atOnce, later, refusals.length]).toEqual([1, 3, 3])
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', kind: 'unavailable', retryAfterS: 1 })
})

test('requests for unknown paths are rejected as well, and health and metrics never are', () => {
  const { waits, isServed } = gauge()
  waits(THRESHOLDS.waitingMax + 1)

  expect(['/health', '/livez', '/readyz', '/metrics'].map(isServed)).toEqual([true, true, true, true])
  expect([isServed('/api/v1/remittance/quotes'), isServed(undefined)]).toEqual([false, false])
})
