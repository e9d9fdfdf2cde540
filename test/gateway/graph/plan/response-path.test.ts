import { expect, test } from '@jest/globals'
import { commonPosition, objectsAt, parsePath, positionsAt } from '#gateway/graph/plan/response-path.ts'

const a = { __typename: 'A', child: { name: 'of a' } }
const b = { __typename: 'B', child: { name: 'of b' } }
const root = { list: [a, null, b, { __typename: 'C', child: null }], rows: [[a], null, [b, null]], one: a }

test('a path goes through nested lists and skips nulls', () => {
  expect(objectsAt(root, parsePath(['rows', '@', '@', 'child']))).toEqual([a.child, b.child])
  expect(positionsAt(root, parsePath(['rows', '@', '@', 'child']))).toEqual([
    ['rows', 0, 0, 'child'],
    ['rows', 2, 0, 'child'],
  ])
})

test.each([
  [['list', '@|[A]', 'child'], [a.child]],
  [['list', '@|[A,C]', 'child'], [a.child]],
  [
    ['list', '@|[A,B]', 'child'],
    [a.child, b.child],
  ],
  [['one|[B]', 'child'], []],
  [['one|[A]', 'child'], [a.child]],
  [['', 'one', 'child'], [a.child]],
])('a type condition in a path selects only objects of its types: %j', (path, objects) => {
  expect(objectsAt(root, parsePath(path))).toEqual(objects)
  expect(positionsAt(root, parsePath(path))).toHaveLength(objects.length)
})

test('a path does not follow inherited properties', () => {
  expect(objectsAt(root, parsePath(['constructor', 'prototype']))).toEqual([])
  expect(objectsAt(root, parsePath(['__proto__']))).toEqual([])
})

test('the common position of a path ends before its first list', () => {
  expect(commonPosition(parsePath(['one', 'list', '@', 'child']))).toEqual(['one', 'list'])
})
