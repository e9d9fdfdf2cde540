import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { applyChange, INITIAL_CONCURRENCY } from '#webhooks/rules/subscription.ts'

const status = fc.constantFrom('ACTIVE' as const, 'PAUSED' as const, 'DISABLED' as const)
const url = fc.constantFrom('https://a.example/', 'https://b.example/')
const moment = fc.date({ noInvalidDate: true })
const before = fc.record({
  url,
  status,
  disabledReason: fc.option(fc.constant('gone'), { nil: null }),
  failures: fc.nat(20),
  concurrency: fc.integer({ min: 1, max: 16 }),
  dueAt: fc.option(moment, { nil: null }),
})

test('a paused subscription is not due, a disabled one is due while deliveries wait, and a reset one is due now without failures', () => {
  fc.assert(
    fc.property(before, url, status, moment, (was, to, next, at) => {
      const now = applyChange(was, { url: to, status: next }, at)
      const isFresh = to !== was.url || (next === 'ACTIVE' && was.status !== 'ACTIVE')

      expect(now).toMatchObject({ url: to, status: next })
      expect(now.disabledReason).toBe(next === 'DISABLED' ? was.disabledReason : null)
      expect([now.failures, now.concurrency]).toEqual(
        isFresh ? [0, INITIAL_CONCURRENCY] : [was.failures, was.concurrency],
      )
      expect(now.dueAt).toEqual(next === 'PAUSED' ? null : next === 'ACTIVE' && isFresh ? at : was.dueAt)
    }),
  )
})
