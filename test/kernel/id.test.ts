import { expect, test } from '@jest/globals'
import { idOfItem, isId, newId, randomCode, randomSecret } from '#kernel/id.ts'

test('an id is a UUID of version 7 that begins with its creation time', () => {
  const before = Date.now()

  const ids = Array.from({ length: 1_000 }, newId)

  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const madeAt = parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(madeAt).toBeGreaterThanOrEqual(before)
    expect(madeAt).toBeLessThanOrEqual(Date.now() + 1_000)
  }
})

test('ids sort in the order of their creation, even many thousands in one millisecond', () => {
  const ids = Array.from({ length: 100_000 }, newId)

  let isOrdered = true
  for (let index = 1; index < ids.length; index++) isOrdered &&= ids[index - 1]! < ids[index]!
  expect(isOrdered).toBe(true)
  expect(new Set(ids.map(id => id.slice(19))).size).toBeGreaterThan(99_990)
})

test('ids sort in the order of their creation when the clock is set back', () => {
  const { now } = Date
  const first = newId()
  try {
    Date.now = () => now() - 3_600_000
    const ids = [first, ...Array.from({ length: 10_000 }, newId)]

    expect([...ids].sort()).toEqual(ids)
  } finally {
    Date.now = now
  }
})

test.each([
  '',
  'x',
  '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2',
  '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2bb',
  '01a1ffa6cba075dc84f169ac6dda8f2b',
  '{01a1ffa6-cba0-75dc-84f1-69ac6dda8f2b}',
  ' 01a1ffa6-cba0-75dc-84f1-69ac6dda8f2b',
  '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2b\n',
  '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2g',
  '０1a1ffa6-cba0-75dc-84f1-69ac6dda8f2b',
])('not an id: %j', text => {
  expect(isId(text)).toBe(false)
})

test('UUIDs of every version are ids, in either case', () => {
  expect(
    [newId(), '11111111-1111-4111-8111-111111111111', '01A1FFA6-CBA0-75DC-84F1-69AC6DDA8F2B'].map(isId),
  ).toEqual([true, true, true])
})

test('a random code uses all letters and digits except ambiguous ones, in the requested length', () => {
  const letters = new Set(randomCode(20_000))

  expect([...letters].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  expect([randomCode(0), randomCode(1), randomCode(12)].map(code => code.length)).toEqual([0, 1, 12])
})

test('a secret has 256 bits and is safe in a URL', () => {
  expect(randomSecret()).toMatch(/^[\w-]{43}$/)
  expect(randomSecret()).not.toBe(randomSecret())
})

test('the ids of a list of items differ, keep the time of the list, and are the same at every call', () => {
  const [list, other] = [newId(), newId()]
  const ids = Array.from({ length: 4_096 }, (_, index) => idOfItem(list, index))

  expect(ids.every(id => isId(id) && id.slice(0, 15) === list.slice(0, 15))).toBe(true)
  expect(new Set(ids).size).toBe(4_096)
  expect([...ids].sort()).toEqual(ids)
  expect(idOfItem(list, 250)).toBe(ids[250])
  expect(ids).not.toContain(idOfItem(other, 250))
})
