import { expect, test } from '@jest/globals'
import { int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 1 })

const one = async (type: string, array: Buffer): Promise<unknown> =>
  (await fixture.database.read<{ value: unknown }>('', `select $1::${type} as value`, [array]))[0]!.value

test.each([
  ['plain and empty texts', ['Rent', '', 'a "quoted" \\ text']],
  ['nothing among texts', ['a', null, 'b']],
  ['texts beyond ASCII', ['ñ', 'Chídì', '漢字', '🙂', 'a🙂b']],
  ['short and long texts', ['x'.repeat(48), 'x'.repeat(49), 'ñ'.repeat(30_000)]],
  ['no text', []],
])('%s reach PostgreSQL unchanged', async (_, items) => {
  expect(await one('text[]', textArray(items))).toEqual(items)
})

test('a lone surrogate is stored as the replacement character', async () => {
  expect(await one('text[]', textArray(['a\ud83d', 'b']))).toEqual(['a\ufffd', 'b'])
})

test('bigints reach PostgreSQL unchanged over their whole range', async () => {
  const items = [
    0n,
    1n,
    -1n,
    4_294_967_296n,
    -4_294_967_297n,
    9_223_372_036_854_775_807n,
    -9_223_372_036_854_775_808n,
    null,
  ]
  expect(await one('bigint[]', int8Array(items))).toEqual(items)
})

test('ids reach PostgreSQL unchanged', async () => {
  const items = ['0197a1c0-5b1e-7c1f-9d55-3a2f8e4b6c01', null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  expect(await one('uuid[]', uuidArray(items))).toEqual(items)
})
