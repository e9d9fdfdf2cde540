import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { segmentedLru } from '#kernel/segmented-lru.ts'

test('the cache never exceeds its maximum weight and returns only stored values', () => {
  const steps = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      weight: fc.integer({ min: 1, max: 60 }),
      does: fc.constantFrom('set', 'get', 'delete'),
    }),
    { maxLength: 200 },
  )

  fc.assert(
    fc.property(steps, all => {
      const cache = segmentedLru<number>(100, weight => weight)
      const given = new Map<string, number>()
      for (const { key, weight, does } of all) {
        if (does === 'set') {
          cache.set(key, weight)
          given.set(key, weight)
        } else if (does === 'delete') {
          cache.delete(key)
          given.delete(key)
        }
        expect([undefined, given.get(key)]).toContain(cache.get(key))
        expect(cache.weight()).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('an entry used twice stays in the cache, however many are used once', () => {
  const cache = segmentedLru<string>(100, () => 1)
  cache.set('used', 'kept')
  cache.get('used')

  for (let index = 0; index < 10_000; index++) cache.set(`once ${index}`, '')

  expect(cache.peek('used')).toBe('kept')
  expect(cache.weight()).toBe(51)
})

test('an entry heavier than half the cache is not stored and displaces nothing', () => {
  const cache = segmentedLru<number>(100, weight => weight)
  cache.set('light', 1)
  cache.set('heavy', 51)

  expect([cache.get('light'), cache.get('heavy')]).toEqual([1, undefined])
})
