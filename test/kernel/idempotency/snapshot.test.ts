import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decodeSnapshot, encodeSnapshot } from '#kernel/idempotency/snapshot.ts'
import { scratch } from '#test/kernel/scratch.ts'

const fixture = scratch()

const roundTrip = (value: unknown): unknown => decodeSnapshot(JSON.parse(encodeSnapshot(value)))

/** Keys that look like the codec's own, and keys that often cause errors. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('$bigint', '$date', '$$bigint', '$', '$$', '__proto__', 'constructor', 'toJSON', 'length'),
)

const { result } = fc.letrec(tie => ({
  result: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.string({ unit: 'grapheme' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0),
    fc.bigInt(),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('result')),
    fc.array(fc.tuple(names, tie('result'))).map(entries => Object.fromEntries(entries) as unknown),
  ),
}))

test('any result of JSON values, bigints and dates round-trips', () => {
  fc.assert(
    fc.property(result, value => {
      expect(roundTrip(value)).toEqual(value)
    }),
    { numRuns: 500 },
  )
})

test.each([
  [{ $bigint: '5' }],
  [{ $date: '2026-01-01T00:00:00.000Z' }],
  [{ $bigint: 5n }],
  [{ $date: new Date(0) }],
  [{ $$bigint: '5', $: 1 }],
  [{ $bigint: 'no number' }],
  [{ $date: 'no date', other: 1n }],
  [{ inner: [{ $date: 'x', $bigint: { $bigint: '1' } }] }],
])('keys of a result that resemble tags stay keys: %p', value => {
  expect(roundTrip(value)).toEqual(value)
})

test('a key named __proto__ stays a key and changes no prototype', () => {
  const value = JSON.parse('{"__proto__":{"isAdmin":true},"$x":1}') as object

  const back = roundTrip(value) as object

  expect(Object.keys(back)).toEqual(['__proto__', '$x'])
  expect((back as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('an undefined result comes back as null', () => {
  expect([roundTrip(undefined), roundTrip(null)]).toEqual([null, null])
})

test('PostgreSQL stores a result without changing it', async () => {
  const value = {
    amountMinor: 90071992547409930n,
    at: new Date(1_700_000_000_123),
    list: [1n, null, { $bigint: '2' }],
    text: '🦉 " \\ \u2028',
    number: 0.1,
    zero: 0,
  }

  const [row] = await fixture.database.read<{ stored: unknown }>('', 'select $1::jsonb as stored', [
    encodeSnapshot(value),
  ])

  expect(decodeSnapshot(row!.stored)).toEqual(value)
})
