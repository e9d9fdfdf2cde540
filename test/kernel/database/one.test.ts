import { expect, test } from '@jest/globals'
import { maybeOne, one } from '#kernel/database/one.ts'

test('one returns the only row, and throws if there are none or several', () => {
  expect(one([{ id: 1 }])).toEqual({ id: 1 })
  expect(one({ rows: [{ id: 1 }] })).toEqual({ id: 1 })
  expect(() => one([])).toThrow('expected exactly one row, found 0')
  expect(() => one([1, 2])).toThrow('expected exactly one row, found 2')
})

test('maybeOne returns the row or undefined, and rejects a second row', () => {
  expect(maybeOne([{ id: 1 }])).toEqual({ id: 1 })
  expect(maybeOne([])).toBeUndefined()
  expect(() => maybeOne([1, 2])).toThrow('expected at most one row, found 2')
})
