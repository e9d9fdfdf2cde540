import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { INSERT, notesOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 3 })
const WAITING = `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`
const NUMBER = 'select $1::int as number'

test('statements of one turn each get their own rows, whether or not the connection knows them', async () => {
  const workspaceId = newId()
  const run = (): Promise<object[][]> =>
    fixture.database.transaction(workspaceId, session =>
      Promise.all([
        session.sql(NUMBER, [1]),
        session.sql(`select 'two' as text, 2::bigint as whole`),
        session.sql(INSERT, [workspaceId, newId(), 'three']),
        session.sql(NUMBER, [4]),
        session.sql('select text from kernel.scratch where workspace_id = $1', [workspaceId]),
        session.sql('select n from generate_series(1, 3) as n where n > 1'),
      ]),
    )

  const [first, again] = [await run(), await run()]

  const expected = [
    [{ number: 1 }],
    [{ text: 'two', whole: 2n }],
    [],
    [{ number: 4 }],
    [{ text: 'three' }],
    [{ n: 2 }, { n: 3 }],
  ]
  expect([first, again]).toEqual([expected, expected])
})

test('each statement of a turn sees what was committed while those before it waited', async () => {
  const [workspaceId, id] = [newId(), newId()]
  const { database } = fixture
  const lock = 'select pg_advisory_xact_lock(7)'
  let release = (): void => undefined
  const isLocked = Promise.withResolvers<undefined>()
  const holder = database.transaction(workspaceId, async session => {
    await session.sql(lock)
    isLocked.resolve(undefined)
    await new Promise<void>(resolve => {
      release = resolve
    })
    await session.sql(INSERT, [workspaceId, id, 'before'])
    await session.commit()
  })
  await isLocked.promise

  const seen = database.transaction(workspaceId, session =>
    Promise.all([
      session.sql(lock),
      session.sql('select text from kernel.scratch where workspace_id = $1', [workspaceId]),
    ]),
  )
  for (let waiting = 0; waiting === 0;)
    [{ waiting }] = (await database.read<{ waiting: number }>('', WAITING, [])) as [{ waiting: number }]
  release()
  await holder

  expect((await seen)[1]).toEqual([{ text: 'before' }])
})

test('a failing statement fails those after it, and nothing of the turn is stored', async () => {
  const workspaceId = newId()

  const outcomes = await fixture.database
    .transaction(workspaceId, async session => {
      const sent = await Promise.allSettled([
        session.sql(INSERT, [workspaceId, newId(), 'first']),
        session.sql('select 1 / $1::int', [0]),
        session.sql(INSERT, [workspaceId, newId(), 'last']),
      ])
      await session.commit()
      return sent
    })
    .catch((error: unknown) => error)

  expect(outcomes).toEqual(new Error('the transaction was aborted: nothing was committed'))
  expect(await notesOf(fixture.database, workspaceId)).toEqual([])
})

test('statements that were not awaited go out before the commit', async () => {
  const workspaceId = newId()

  await fixture.database.transaction(workspaceId, async session => {
    const sent = [1, 2].map(n => session.sql(INSERT, [workspaceId, newId(), `note ${n}`]))
    await session.commit()
    await Promise.all(sent)
  })

  expect(await notesOf(fixture.database, workspaceId)).toHaveLength(2)
})
