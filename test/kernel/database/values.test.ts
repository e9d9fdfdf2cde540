import { expect, test } from '@jest/globals'
import { scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 1 })

const one = async (text: string, value: unknown): Promise<unknown> =>
  (await fixture.database.read<{ value: unknown }>('', `select ${text} as value`, [value]))[0]!.value

test.each([
  ['text', '$1::text', 'a "quoted" \\ text, {with} marks, ñ, 漢 and 🙂'],
  ['nothing', '$1::text', null],
  ['an empty text', '$1::text', ''],
  ['a truth', '$1::boolean', true],
  ['a number', '$1::int', -7],
  ['a bigint', '$1::bigint', 9_223_372_036_854_775_807n],
  ['bytes', '$1::bytea', Buffer.from([0, 1, 92, 255])],
  ['a list of bytes', '$1::bytea[]', [Buffer.from([0, 92]), Buffer.from([255])]],
  ['a list of texts', '$1::text[]', ['a', '', 'NULL', 'b,c', '"d"', '\\', '{e}', null]],
  ['an empty list', '$1::text[]', []],
  [
    'a list of lists',
    '$1::text[]',
    [
      ['a', 'b'],
      ['c', '"'],
    ],
  ],
  ['a list of bigints', '$1::bigint[]', [1n, -2n]],
  ['an object', '$1::jsonb', { a: [1, 'b', null] }],
  ['a moment', '$1::timestamptz', new Date('2026-11-22T04:05:06.789Z')],
  ['a list of moments', '$1::timestamptz[]', [new Date('2026-11-22T04:05:06.789Z'), null]],
  ['a moment of long ago', '$1::timestamptz', new Date('0987-01-02T03:04:05.006Z')],
  ['a moment far away', '$1::timestamptz', new Date('+012345-06-07T08:09:10.011Z')],
  ['a long text', '$1::text', 'ñ'.repeat(300_000)],
])('%s round-trips unchanged', async (_, text, value) => {
  expect(await one(text, value)).toEqual(value)
})

test.each([
  ['2026-11-22 04:05:06+00', '2026-11-22T04:05:06.000Z'],
  ['2026-11-22 04:05:06.1+00', '2026-11-22T04:05:06.100Z'],
  ['2026-11-22 04:05:06.12+00', '2026-11-22T04:05:06.120Z'],
  ['2026-11-22 04:05:06.123999+00', '2026-11-22T04:05:06.123Z'],
  ['2024-02-29 23:59:59.999999+00', '2024-02-29T23:59:59.999Z'],
  ['2026-11-22 04:05:06.5+05:30', '2026-11-21T22:35:06.500Z'],
  ['0044-03-15 12:00:00+00', '0044-03-15T12:00:00.000Z'],
  ['1900-01-01 00:00:00+00', '1900-01-01T00:00:00.000Z'],
])('the timestamp %s is read to the millisecond', async (written, read) => {
  expect(await one('$1::timestamptz', written)).toEqual(new Date(read))
})

test('timestamps are read alike in every session time zone', async () => {
  const [row] = await fixture.database.transaction('', async session => {
    await session.sql(`set local timezone = 'Asia/Kolkata'`)
    return session.sql<{ value: Date }>('select $1::timestamptz as value', ['2026-11-22T04:05:06.789Z'])
  })

  expect(row).toEqual({ value: new Date('2026-11-22T04:05:06.789Z') })
})
