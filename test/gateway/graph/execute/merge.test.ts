import { expect, test } from '@jest/globals'
import { copyOf, merge } from '#gateway/graph/execute/merge.ts'

test('objects and lists of equal length are merged, at any depth of lists', () => {
  const target = { one: { a: 1 }, rows: [[{ a: 1 }, null], []], other: [1] }

  merge(target, { one: { b: 2 }, rows: [[{ b: 2 }, null], []], other: [1, 2], added: null })

  expect(target).toEqual({
    one: { a: 1, b: 2 },
    rows: [[{ a: 1, b: 2 }, null], []],
    other: [1, 2],
    added: null,
  })
})

test('a key called __proto__ or constructor is data and changes no prototype', () => {
  const target: Record<string, unknown> = JSON.parse('{"a": {}}')

  const hostile =
    '{"a":{"__proto__":{"isAdmin":true}},"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'

  merge(target, JSON.parse(hostile))

  expect(JSON.stringify(target)).toBe(hostile)
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  expect(Object.getPrototypeOf(target)).toBe(Object.prototype)
})

test('a copy shares no object or list with its original, but keeps scalars that are objects', () => {
  const date = new Date(0)
  const original = { list: [{ date }], __proto__: null }

  const copy = copyOf(original)
  merge(copy, { list: [{ later: true }] })

  expect(original.list[0]).toEqual({ date })
  expect(copy.list[0]?.date).toBe(date)
})
