import { expect, test } from '@jest/globals'
import { standingAfter } from '#webhooks/rules/standing.ts'

test('every success adds one to the concurrency of a receiver, up to sixty-four, and a failure resets it to one', () => {
  const after = Array.from({ length: 80 }).reduce<{ failures: number; atOnce: number }>(
    standing => standingAfter(standing, 'well'),
    { failures: 0, atOnce: 2 },
  )

  expect(after).toEqual({ failures: 0, atOnce: 64 })
  expect(standingAfter(standingAfter(after, 'failing'), 'failing')).toEqual({ failures: 2, atOnce: 1 })
  expect(standingAfter({ failures: 7, atOnce: 1 }, 'well')).toEqual({ failures: 0, atOnce: 2 })
  expect(standingAfter({ failures: 7, atOnce: 1 }, 'unknown')).toEqual({ failures: 7, atOnce: 1 })
})
