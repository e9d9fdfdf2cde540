import { expect, test } from '@jest/globals'
import { targetRules } from '#kernel/outbound/target.ts'

test('production webhooks require https, and only sandbox webhooks may use loopback addresses, if allowed', () => {
  expect(targetRules('production', { allowsLoopback: true })).toEqual({
    httpsOnly: true,
    allowsLoopback: false,
  })
  expect(targetRules('sandbox', { allowsLoopback: true })).toEqual({ httpsOnly: false, allowsLoopback: true })
  expect(targetRules('sandbox', { allowsLoopback: false })).toEqual({
    httpsOnly: false,
    allowsLoopback: false,
  })
})
