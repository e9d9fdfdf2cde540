import { expect, test } from '@jest/globals'
import { setImmediate as turn } from 'node:timers/promises'
import { withTimeout } from '#kernel/concurrency/with-timeout.ts'

const late = (): Error => new Error('too late')

test('work that settles in time decides the result', async () => {
  const failure = new Error('refused')

  await expect(withTimeout(Promise.resolve(7), 1_000, late)).resolves.toBe(7)
  await expect(withTimeout(Promise.reject(failure), 1_000, late)).rejects.toBe(failure)
})

test('work that takes longer is given up with the error of onTimeout', async () => {
  await expect(withTimeout(Promise.withResolvers<void>().promise, 1, late)).rejects.toThrow('too late')
})

test('a rejection after the timeout is not unhandled', async () => {
  const unhandled: unknown[] = []
  const onUnhandled = (reason: unknown): void => {
    unhandled.push(reason)
  }
  process.on('unhandledRejection', onUnhandled)
  const { promise, reject } = Promise.withResolvers<void>()

  const result = withTimeout(promise, 1, late)
  await expect(result).rejects.toThrow('too late')
  reject(new Error('after the timeout'))
  await turn()

  process.off('unhandledRejection', onUnhandled)
  expect(unhandled).toEqual([])
})

test('no timer is left when the work has settled', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter(each => each === 'Timeout').length
  const before = timers()

  await withTimeout(Promise.resolve(), 60_000, late)

  expect(timers()).toBe(before)
})
