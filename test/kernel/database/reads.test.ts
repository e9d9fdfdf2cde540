import { expect, test } from '@jest/globals'
import { sharedRead } from '#kernel/database/read-groups.ts'
import { newId } from '#kernel/id.ts'
import { INSERT, notesOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 1 })

test('a read cannot write', async () => {
  const ours = newId()

  const written = fixture.database.read(ours, `${INSERT} returning 1`, [ours, newId(), 'by a read'])

  await expect(written).rejects.toMatchObject({ code: '25006' })
  expect(await notesOf(fixture.database, ours)).toEqual([])
})

test('concurrent reads each have their own workspace and transaction, even on a shared connection', async () => {
  const [ours, theirs] = [newId(), newId()]
  const where = `select current_setting('app.workspace') as workspace, clock_timestamp()::text as at, now()::text as begun`
  const read = async (workspaceId: string) =>
    (await fixture.database.read<{ workspace: string; begun: string }>(workspaceId, where, []))[0]!

  await read(ours)
  const [first, other, second] = await Promise.all([read(ours), read(theirs), read(ours)])

  expect([first!.workspace, other!.workspace, second!.workspace]).toEqual([ours, theirs, ours])
  expect(new Set([first!.begun, other!.begun, second!.begun]).size).toBe(3)
})

test('one failing read does not fail the reads started beside it', async () => {
  const ours = newId()
  const statements = [
    'select 1 as value',
    'select 1 / 0 as value',
    'select 2 as value',
    `insert into kernel.scratch values (null)`,
    'select 3 as value',
    'select 4 as value',
    'select 5 as value',
  ]

  const settled = await Promise.allSettled(
    statements.map(text => fixture.database.read<{ value: number }>(ours, text, [])),
  )

  expect(
    settled.map(each =>
      each.status === 'fulfilled' ? each.value[0]!.value : (each.reason as { code: string }).code,
    ),
  ).toEqual([1, '22012', 2, '25006', 3, 4, 5])
  expect(await fixture.database.read(ours, 'select count(*)::int as count from kernel.scratch', [])).toEqual([
    { count: 0 },
  ])
})

test('shared reads of one turn are one transaction for each workspace, and a failing one fails no other', async () => {
  const [ours, theirs] = [newId(), newId()]
  const where = sharedRead(
    `select current_setting('app.workspace') as workspace, now()::text as begun, 1 / $1::int as value`,
  )
  const read = (workspaceId: string, divisor: number) =>
    fixture.database.read<{ workspace: string; begun: string }>(workspaceId, where, [divisor])
  await read(ours, 1)

  const found = await Promise.all([read(ours, 1), read(theirs, 1), read(ours, 1)])
  const [first, other, second] = found.map(([row]) => row!)
  const settled = await Promise.allSettled([read(ours, 1), read(ours, 0), read(theirs, 1), read(ours, 1)])

  expect([first!.workspace, other!.workspace, second!.workspace]).toEqual([ours, theirs, ours])
  expect(second!.begun).toBe(first!.begun)
  expect(other!.begun).not.toBe(first!.begun)
  expect(
    settled.map(each => (each.status === 'fulfilled' ? each.value[0]!.workspace : each.reason.code)),
  ).toEqual([ours, '22012', theirs, ours])
})

test('a shared read cannot write', async () => {
  const ours = newId()
  const written = fixture.database.read(ours, sharedRead(`${INSERT} returning 2`), [
    ours,
    newId(),
    'by a read',
  ])

  await expect(written).rejects.toMatchObject({ code: '25006' })
})

test('a value that cannot be serialised spoils neither its statement nor the connection', async () => {
  const echo = 'select $1::jsonb as value'

  const failing = fixture.database.read('', echo, [{ amount: 1n }])

  await expect(failing).rejects.toThrow('BigInt')
  expect(await fixture.database.read('', echo, [{ amount: '1' }])).toEqual([{ value: { amount: '1' } }])
})

test('bigints arrive as bigint, dates and numerics as text, and timestamps with milliseconds', async () => {
  const [row] = await fixture.database.read(
    '',
    `select 9223372036854775807::bigint as big, '2024-02-29'::date as day, 0.10::numeric as rate, $1::timestamptz as at`,
    [new Date(1_700_000_000_123)],
  )

  expect(row).toEqual({
    big: 9223372036854775807n,
    day: '2024-02-29',
    rate: '0.10',
    at: new Date(1_700_000_000_123),
  })
})

test('a statement is prepared once per connection', async () => {
  const text =
    'select $1::int as number, count(*) as times from pg_prepared_statements where statement like $2'

  await fixture.database.read('', text, [1, 'select $1::int as number%'])
  const [again] = await fixture.database.read('', text, [2, 'select $1::int as number%'])

  expect(again).toEqual({ number: 2, times: 1n })
})

test('large numbers and dates arrive exactly, alone and in lists', async () => {
  const [row] = await fixture.database.read<Record<string, unknown>>(
    '',
    `select 9223372036854775807::bigint as number, date '2024-02-29' as date, array[1, null, -9007199254740993]::bigint[] as numbers,
            '{}'::bigint[] as none, array[date '2024-02-29'] as dates, 0.1::numeric as exact`,
    [],
  )

  expect(row).toEqual({
    number: 9223372036854775807n,
    date: '2024-02-29',
    numbers: [1n, null, -9007199254740993n],
    none: [],
    dates: ['2024-02-29'],
    exact: '0.1',
  })
})
