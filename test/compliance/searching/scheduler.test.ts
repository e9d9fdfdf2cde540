import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  createScheduler,
  PAYMENTS_IN_A_ROW,
  type ScheduledTask,
  type SchedulerOptions,
} from '#compliance/searching/scheduler.ts'

interface Task {
  readonly workspaceId: string
  readonly isPayment: boolean
  readonly cost: number
  readonly n: number
}

let count = 0
const tasks = (many: number, workspaceId: string, parts: Partial<Task> = {}): Task[] =>
  Array.from({ length: many }, () => ({ workspaceId, isPayment: false, cost: 1, n: count++, ...parts }))

const open = (options: Partial<SchedulerOptions<Task>> = {}) => {
  const scheduler = createScheduler<Task>({
    threads: 1,
    waitingMax: 10_000,
    waitingEachMax: 10_000,
    costOf: ({ cost }) => cost,
    isForPayments: true,
    ...options,
  })
  return {
    ...scheduler,
    queue: (all: readonly Task[]): boolean => scheduler.add(all[0]!, all),
    /** Runs tasks one after the other and returns their owners, payments with a mark. */
    run(many: number): string[] {
      return Array.from({ length: many }, () => {
        const taken = scheduler.take()
        taken?.end()
        return taken ? `${taken.task.workspaceId}${taken.task.isPayment ? '!' : ''}` : '-'
      })
    },
  }
}

test('a single search waits for one search of a workspace that has thousands waiting', () => {
  const { queue, run } = open()
  queue(tasks(5_000, 'batch'))
  run(3)
  queue(tasks(1, 'single'))

  expect(run(3)).toEqual(['batch', 'single', 'batch'])
})

test('searches of many names use as many turns as they have names', () => {
  const { queue, run } = open()
  queue(tasks(3, 'long', { cost: 3 }))
  queue(tasks(6, 'short'))

  expect(run(9).join(' ')).toBe('long short short short long short short short long')
})

test('payments go before everything else, in turn between their workspaces', () => {
  const { queue, run } = open()
  queue(tasks(4, 'a'))
  queue(tasks(4, 'a', { isPayment: true }))
  queue(tasks(2, 'b', { isPayment: true }))

  expect(run(10)).toEqual(['a!', 'b!', 'a!', 'b!', 'a!', 'a!', 'a', 'a', 'a', 'a'])
})

test('one of several threads runs payments alone, and all of them may', () => {
  const { queue, take } = open({ threads: 3 })
  queue(tasks(10, 'a'))
  const [first, second] = [take()!, take()!]

  expect(take()).toBeUndefined()
  queue(tasks(3, 'b', { isPayment: true }))
  expect(take()!.task.isPayment).toBe(true)
  first.end()
  second.end()
  expect([take()!.task.isPayment, take()!.task.isPayment, take()!.task.isPayment]).toEqual([
    true,
    true,
    false,
  ])
})

test('a constant stream of payments does not starve other searches', () => {
  const { queue, run } = open()
  queue(tasks(100, 'a', { isPayment: true }))
  queue(tasks(3, 'b'))

  const order = run(3 * (PAYMENTS_IN_A_ROW + 1))

  expect(order.flatMap((each, at) => (each === 'b' ? [at] : []))).toEqual(
    [1, 2, 3].map(nth => nth * (PAYMENTS_IN_A_ROW + 1) - 1),
  )
})

test('the queue limits hold per workspace and in total, and other searches never use the capacity of payments', () => {
  const { queue, run, drop } = open({ waitingMax: 10, waitingEachMax: 6 })

  expect([
    queue(tasks(6, 'a')),
    queue(tasks(1, 'a')),
    queue(tasks(5, 'b')),
    queue(tasks(4, 'b')),
    queue(tasks(1, 'c')),
  ]).toEqual([true, false, false, true, false])
  expect([queue(tasks(6, 'a', { isPayment: true })), queue(tasks(1, 'a', { isPayment: true }))]).toEqual([
    true,
    false,
  ])
  drop({ workspaceId: 'a' }, ({ isPayment }) => !isPayment)
  expect([queue(tasks(6, 'c')), queue(tasks(1, 'c'))]).toEqual([true, false])
  expect(run(17).toSorted().join(' ')).toBe('- a! a! a! a! a! a! b b b b c c c c c c')
})

const WORKSPACES = ['a', 'b', 'c']
const COST_MAX = 4
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      workspaceId: fc.constantFrom(...WORKSPACES),
      isPayment: fc.boolean(),
      cost: fc.integer({ min: 1, max: COST_MAX }),
      many: fc.integer({ min: 1, max: 8 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('take' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('end' as const), at: fc.nat(5) }) },
)

test('in any order of events each task runs once, no thread idles while work is available, and one thread is reserved for payments', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 120 }), (threads, steps) => {
      const { take, queue } = open({ threads })
      const waiting = new Set<Task>()
      const running: ScheduledTask<Task>[] = []
      let paymentsInARow = 0
      const waitingOf = (isPayment: boolean): number =>
        [...waiting].filter(task => task.isPayment === isPayment).length
      const othersRunning = (): number => running.filter(({ task }) => !task.isPayment).length
      for (const each of steps) {
        if (each.does === 'add') {
          const added = tasks(each.many, each.workspaceId, { isPayment: each.isPayment, cost: each.cost })
          queue(added)
          for (const task of added) waiting.add(task)
        } else if (each.does === 'end') {
          const [ended] = running.splice(each.at % Math.max(1, running.length), 1)
          ended?.end()
        } else if (running.length < threads) {
          const mayRunOther = othersRunning() < Math.max(1, threads - 1)
          const taken = take()
          // Tasks remain only while the idle thread is reserved for payments.
          if (!taken) expect(waitingOf(true) === 0 && (waitingOf(false) === 0 || !mayRunOther)).toBe(true)
          else {
            expect(waiting.delete(taken.task)).toBe(true)
            if (!taken.task.isPayment)
              expect(waitingOf(true) === 0 || paymentsInARow >= PAYMENTS_IN_A_ROW).toBe(true)
            paymentsInARow = taken.task.isPayment ? paymentsInARow + 1 : 0
            running.push(taken)
          }
          expect(othersRunning()).toBeLessThanOrEqual(Math.max(1, threads - 1))
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('workspaces that always wait get equal shares, within two searches', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: COST_MAX }), { minLength: 3, maxLength: 30 }),
      fc.integer({ min: 1, max: 60 }),
      fc.boolean(),
      (costs, takes, isPayment) => {
        const { queue, take } = open()
        for (const [at, workspaceId] of WORKSPACES.entries())
          for (let n = 0; n < takes; n++)
            queue(tasks(1, workspaceId, { isPayment, cost: costs[(n + at * 7) % costs.length]! }))
        const done = new Map(WORKSPACES.map(workspaceId => [workspaceId, 0]))
        for (let n = 0; n < takes; n++) {
          const { task, end } = take()!
          end()
          done.set(task.workspaceId, done.get(task.workspaceId)! + task.cost)
          expect(Math.max(...done.values()) - Math.min(...done.values())).toBeLessThanOrEqual(2 * COST_MAX)
        }
      },
    ),
    { numRuns: 100 },
  )
})
