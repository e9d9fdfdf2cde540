import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fairQueue } from '#kernel/concurrency/fair-queue.ts'

test('keys take turns, and the items of each key keep their order', () => {
  const queue = fairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item[0]!, item)

  const taken = Array.from({ length: 7 }, () => queue.take())

  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined])
})

test('a key that is not admitted keeps its turn, and an item that is put back is first again', () => {
  const queue = fairQueue<string>()
  for (const item of ['a1', 'a2', 'b1', 'c1']) queue.push(item[0]!, item)

  const others = [queue.take(key => key !== 'a'), queue.take((_, item) => item === 'b2')]
  const first = queue.take()!
  queue.putBack('a', first)

  expect([...others, first, queue.take(), queue.take(), queue.take()]).toEqual([
    'b1',
    undefined,
    'a1',
    'c1',
    'a1',
    'a2',
  ])
})

test('an expensive item is taken at the first turn of its key, and the other keys catch up afterwards', () => {
  const queue = fairQueue<string>()
  for (let n = 0; n < 6; n++) queue.push('a', `a${n}`)
  queue.push('b', 'b0', 4)
  queue.push('b', 'b1')

  const taken = Array.from({ length: 8 }, () => queue.take())

  expect(taken).toEqual(['a0', 'b0', 'a1', 'a2', 'a3', 'a4', 'b1', 'a5'])
})

const KEYS = ['a', 'b', 'c', 'd']
const COST_MAX = 6

test('the served costs of two busy keys differ by at most the costs of two items', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: COST_MAX }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 80 }),
      (costs, takes) => {
        const queue = fairQueue<{ key: string; cost: number }>()
        for (const [at, key] of KEYS.entries())
          for (let n = 0; n < takes; n++) {
            const cost = costs[(n * (at + 1) + at) % costs.length]!
            queue.push(key, { key, cost }, cost)
          }
        const served = new Map(KEYS.map(key => [key, 0]))
        for (let n = 0; n < takes; n++) {
          const item = queue.take()!
          served.set(item.key, served.get(item.key)! + item.cost)
          expect(Math.max(...served.values()) - Math.min(...served.values())).toBeLessThanOrEqual(
            2 * COST_MAX,
          )
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('every item leaves exactly once, and a new key waits for at most one turn of each other key', () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('push' as const),
      key: fc.constantFrom(...KEYS),
      cost: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ does: fc.constant('take' as const), refused: fc.constantFrom('none', ...KEYS) }),
    fc.record({ does: fc.constant('remove' as const), key: fc.constantFrom(...KEYS) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const queue = fairQueue<{ key: string; n: number }>()
      const [pushed, left] = [new Set<number>(), new Set<number>()]
      let n = 0
      for (const each of steps) {
        if (each.does === 'push') {
          pushed.add(n)
          queue.push(each.key, { key: each.key, n: n++ }, each.cost)
        } else if (each.does === 'take') {
          const taken = queue.take(key => key !== each.refused)
          expect(taken?.key).not.toBe(each.refused)
          if (taken) expect(left.has(taken.n)).toBe(false)
          if (taken) left.add(taken.n)
          else expect([...queue.sizes()].every(([key]) => key === each.refused)).toBe(true)
        } else for (const removed of queue.remove(item => item.n % 2 === 0, each.key)) left.add(removed.n)
        expect(queue.size()).toBe(pushed.size - left.size)
        expect(KEYS.reduce((sum, key) => sum + queue.sizeOf(key), 0)).toBe(queue.size())
      }
      const waiting = new Set([...queue.sizes()].map(([key]) => key))
      queue.push('new', { key: 'new', n: -1 }, 9)
      let before = 0
      while (queue.take()!.key !== 'new') before += 1
      expect(before).toBeLessThanOrEqual(waiting.size)
    }),
    { numRuns: 200 },
  )
})
