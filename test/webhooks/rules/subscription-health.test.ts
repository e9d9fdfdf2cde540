import { expect, test } from '@jest/globals'
import { healthAfter, healthAfterAll } from '#webhooks/rules/subscription-health.ts'

test('every success adds one to the concurrency of a receiver, up to sixty-four, and a failure resets it to one', () => {
  const after = Array.from({ length: 80 }).reduce<{ failures: number; concurrency: number }>(
    health => healthAfter(health, 'healthy'),
    { failures: 0, concurrency: 2 },
  )

  expect(after).toEqual({ failures: 0, concurrency: 64 })
  expect(healthAfter(healthAfter(after, 'failing'), 'failing')).toEqual({ failures: 2, concurrency: 1 })
  expect(healthAfter({ failures: 7, concurrency: 1 }, 'healthy')).toEqual({ failures: 0, concurrency: 2 })
  expect(healthAfter({ failures: 7, concurrency: 1 }, 'unknown')).toEqual({ failures: 7, concurrency: 1 })
})

test('a receiver is newly failing at the third failure in a row, once before each success', () => {
  const at = (failures: number) => ({ failures, concurrency: 1 })

  expect(healthAfterAll(at(0), ['failing', 'failing'])).toMatchObject({ failures: 2, isNewlyFailing: false })
  expect(healthAfterAll(at(2), ['unknown', 'failing'])).toMatchObject({ failures: 3, isNewlyFailing: true })
  expect(healthAfterAll(at(3), ['failing', 'failing'])).toMatchObject({ failures: 5, isNewlyFailing: false })
  expect(healthAfterAll(at(2), ['failing', 'healthy'])).toMatchObject({ failures: 0, isNewlyFailing: true })
  expect(healthAfterAll(at(9), ['healthy', 'failing', 'failing', 'failing'])).toMatchObject({
    failures: 3,
    isNewlyFailing: true,
  })
})
