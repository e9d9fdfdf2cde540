import { expect, test } from '@jest/globals'
import { processSlices } from '#kernel/concurrency/time-slices.ts'

/** Works for some milliseconds, in as many slices as needed. */
async function work(forMs: number, onStep: () => void = () => undefined): Promise<void> {
  for (let workedMs = 0; workedMs < forMs; workedMs++) {
    while (processSlices.isUsedUp(512)) await processSlices.next()
    const begunAt = performance.now()
    while (performance.now() - begunAt < 1) continue
    onStep()
  }
}

test('long work lets the event loop run repeatedly', async () => {
  let rounds = 0
  const timer = setInterval(() => {
    rounds += 1
  }, 1)
  await work(150)
  clearInterval(timer)

  expect(rounds).toBeGreaterThan(5)
})

test('concurrent long work takes turns', async () => {
  const steps = { a: 0, b: 0, c: 0 }
  const others: number[] = []
  const long = (name: keyof typeof steps): Promise<void> =>
    work(100, () => {
      steps[name] += 1
      if (name === 'a' && steps.a === 100) others.push(steps.b, steps.c)
    })
  await Promise.all([long('a'), long('b'), long('c')])

  for (const done of others) expect(done).toBeGreaterThan(50)
})

test('new work gets its own slice while other work waits', async () => {
  let isDone = false
  const long = Promise.all([1, 2, 3].map(() => work(100))).then(() => {
    isDone = true
  })
  await processSlices.next()
  await new Promise(resolve => {
    setTimeout(resolve, 1)
  })

  const isUsedUp = processSlices.isUsedUp(512)
  expect([isUsedUp, isDone]).toEqual([false, false])
  await long
})
