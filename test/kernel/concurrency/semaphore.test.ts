import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSemaphore } from '#kernel/concurrency/semaphore.ts'

test('work never holds more permits than exist, starts in order, and always ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ weight: fc.integer({ min: 1, max: 6 }), fails: fc.boolean() }), { maxLength: 12 }),
      async (permits, jobs) => {
        const semaphore = createSemaphore({ permits })
        const begun: number[] = []
        let held = 0
        let most = 0
        const results = await Promise.allSettled(
          jobs.map(({ weight, fails }, index) =>
            semaphore.run(weight, async () => {
              begun.push(index)
              held += Math.min(weight, permits)
              most = Math.max(most, held)
              await new Promise(resolve => setImmediate(resolve))
              held -= Math.min(weight, permits)
              if (fails) throw new Error('failed')
            }),
          ),
        )

        expect(most).toBeLessThanOrEqual(permits)
        expect(begun).toEqual(jobs.map((_, index) => index))
        expect(results.map(({ status }) => status)).toEqual(
          jobs.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        )
      },
    ),
    { numRuns: 50 },
  )
})

test('work beyond the queue length or the waiting time is refused unstarted, and later work goes on', async () => {
  const semaphore = createSemaphore({ permits: 2, waitingMax: 2, waitMs: 40 })
  const begun: string[] = []
  let end = (): void => undefined
  const running = semaphore.run(
    1,
    () =>
      new Promise<void>(resolve => {
        end = resolve
      }),
  )
  const begin = (name: string, weight: number): Promise<void> =>
    semaphore.run(weight, async () => {
      begun.push(name)
    })
  const heavy = begin('heavy', 2)
  const light = begin('light', 1)

  await expect(begin('one too many', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })
  await expect(heavy).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await light
  end()
  await running
  await begin('afterwards', 2)

  expect(begun).toEqual(['light', 'afterwards'])
})
