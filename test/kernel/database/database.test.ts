import { expect, test } from '@jest/globals'
import pg from 'pg'
import { newId } from '#kernel/id.ts'
import { createPool } from '#kernel/database/pool.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { INSERT, notesOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 1 })

async function note(workspaceId: string, text: string, database = fixture.database): Promise<string> {
  const id = newId()
  await database.transaction(workspaceId, async session => {
    await session.sql(INSERT, [workspaceId, id, text])
    await session.commit()
  })
  return id
}

test('a workspace sees only its own rows, and a call without a workspace sees none, even without a where clause', async () => {
  const ours = newId()
  await note(ours, 'ours')

  const everything = 'select workspace_id from kernel.scratch'

  expect(await fixture.database.read(ours, everything, [])).toEqual([{ workspace_id: ours }])
  expect(await fixture.database.read(newId(), everything, [])).toEqual([])
  expect(await fixture.database.read('', everything, [])).toEqual([])
})

test('the workspace of one caller is cleared before the next caller uses the connection', async () => {
  const ours = newId()
  await note(ours, 'ours')
  await fixture.database.read(ours, 'select 1', [])

  const [left] = await fixture.database.read<{ left: string }>(
    '',
    `select current_setting('app.workspace', true) as left`,
    [],
  )
  const pool = createPool(loginOf(LOGINS.app, fixture.databaseName), 1)
  await pool.query(`begin; set local app.workspace='${ours}'; commit`)
  const after = await pool.query('select * from kernel.scratch')
  await pool.end()

  expect(left).toEqual({ left: '' })
  expect(after.rows).toEqual([])
})

const ID = '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2b'

test.each(['x', `'; set role postgres; --`, `${ID}'`, ` ${ID}`, `${ID}\n`, `{${ID}}`])(
  'a workspace id that is not a UUID is refused before it is sent: %s',
  async hostile => {
    const read = fixture.database.read(hostile, 'select 1', [])
    const transaction = fixture.database.transaction(hostile, session => session.commit())

    await expect(read).rejects.toThrow('a workspace id is a UUID')
    await expect(transaction).rejects.toThrow('a workspace id is a UUID')
    expect(await fixture.database.read('', 'select 1 as alive', [])).toEqual([{ alive: 1 }])
  },
)

test('rows of another workspace cannot be inserted, changed, deleted or taken over', async () => {
  const [ours, theirs] = [newId(), newId()]
  const theirNote = await note(theirs, 'theirs')
  const within = (text: string, values: unknown[]) =>
    fixture.database.transaction(ours, async session => {
      const rows = await session.sql(text, values)
      await session.commit()
      return rows
    })

  await expect(within(INSERT, [theirs, newId(), 'planted'])).rejects.toMatchObject({ code: '42501' })
  expect(
    await within('update kernel.scratch set text = $2 where id = $1 returning 1', [theirNote, 'changed']),
  ).toEqual([])
  expect(await within('delete from kernel.scratch where id = $1 returning 1', [theirNote])).toEqual([])
  const ourNote = await note(ours, 'ours')
  await expect(
    within('update kernel.scratch set workspace_id = $2 where id = $1', [ourNote, theirs]),
  ).rejects.toMatchObject({ code: '42501' })
  expect(await notesOf(fixture.database, theirs)).toEqual(['theirs'])
})

test('a transaction with a failed statement cannot be committed, even if the error was swallowed', async () => {
  const ours = newId()

  const swallowed = fixture.database.transaction(ours, async session => {
    await session.sql(INSERT, [ours, newId(), 'first'])
    await session.sql('select 1 / 0').catch(() => undefined)
    await session.commit()
  })

  await expect(swallowed).rejects.toThrow('nothing was committed')
  expect(await notesOf(fixture.database, ours)).toEqual([])
})

test('a statement that fails together with the commit rolls everything back and reports its error', async () => {
  const ours = newId()
  const taken = await note(ours, 'there')

  const failing = fixture.database.transaction(ours, async session => {
    await session.sql(INSERT, [ours, newId(), 'first'])
    await session.commit(
      { text: INSERT, values: [ours, taken, 'second'] },
      { text: INSERT, values: [ours, newId(), 'third'] },
    )
  })

  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await notesOf(fixture.database, ours)).toEqual(['there'])
})

test('a last statement whose value cannot be serialised prevents the commit', async () => {
  const ours = newId()

  const failing = fixture.database.transaction(ours, async session => {
    await session.sql(INSERT, [ours, newId(), 'first'])
    await session.commit({
      text: 'insert into kernel.scratch (workspace_id, id, text) values ($1, $2, $3::jsonb::text)',
      values: [ours, newId(), { amount: 1n }],
    })
  })

  await expect(failing).rejects.toThrow('BigInt')
  expect(await notesOf(fixture.database, ours)).toEqual([])
})

test('work that does not commit stores nothing and leaves its connection clean', async () => {
  const ours = newId()

  await fixture.database.transaction(ours, session => session.sql(INSERT, [ours, newId(), 'forgotten']))

  expect(await notesOf(fixture.database, ours)).toEqual([])
  expect(
    await fixture.database.read('', 'select pg_current_xact_id_if_assigned() is null as "isFresh"', []),
  ).toEqual([{ isFresh: true }])
})

test('a statement after the end of its transaction is refused, even while the connection stays open', async () => {
  const ours = newId()
  const late: (() => Promise<unknown>)[] = []

  await fixture.database.transaction(ours, async session => {
    late.push(
      () => session.sql(INSERT, [ours, newId(), 'late']),
      () => session.commit(),
      () => session.em.execute('select 1'),
    )
    await session.sql(INSERT, [ours, newId(), 'in time'])
    await session.commit()
  })

  for (const statement of late) await expect(statement()).rejects.toThrow('the transaction has ended')
  expect(await notesOf(fixture.database, ours)).toEqual(['in time'])
})

test('two concurrent transactions never see rows of each other', async () => {
  const database = fixture.another(2)
  const [ours, theirs] = [newId(), newId()]
  const everything = 'select text from kernel.scratch'
  const seen: Record<string, unknown[]> = {}

  const turns = [ours, theirs].map(workspaceId =>
    database.transaction(workspaceId, async session => {
      for (let turn = 0; turn < 10; turn++)
        await session.sql(INSERT, [workspaceId, newId(), `${workspaceId} ${turn}`])
      seen[workspaceId] = await session.sql(everything)
      await session.commit()
    }),
  )
  await Promise.all(turns)

  for (const workspaceId of [ours, theirs])
    expect(seen[workspaceId]).toEqual(
      Array.from({ length: 10 }, (_, turn) => ({ text: `${workspaceId} ${turn}` })),
    )
})

test('append-only rows can be neither changed nor deleted', async () => {
  const ours = newId()
  const values = [ours, newId()]
  const within = (text: string) =>
    fixture.database.transaction(ours, async session => {
      await session.sql('insert into kernel.scratch_log (workspace_id, id) values ($1, $2)', values)
      await session.sql(text, values)
      await session.commit()
    })

  await expect(within('update kernel.scratch_log set id = $2 where workspace_id = $1')).rejects.toMatchObject(
    { code: '23001' },
  )
  await expect(
    within('delete from kernel.scratch_log where workspace_id = $1 and id = $2'),
  ).rejects.toMatchObject({ code: '23001' })
})

test('the worker reads the outbox of every workspace, and no table without a grant', async () => {
  await expect(fixture.database.asWorker('select 1 from kernel.scratch', [])).rejects.toMatchObject({
    code: '42501',
  })
  await expect(fixture.database.asWorker('select 1 from kernel.outbox', [])).resolves.toEqual([])
  await expect(
    fixture.database.asWorker('insert into kernel.outbox select * from kernel.outbox', []),
  ).rejects.toMatchObject({ code: '42501' })
})

test('the logins of app and worker are no superusers and cannot bypass row-level security', async () => {
  for (const login of Object.values(LOGINS)) {
    const client = new pg.Client({ ...loginOf(login, fixture.databaseName) })
    await client.connect()
    const { rows } = await client.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    )
    await expect(client.query('set role fiducia_owner')).rejects.toMatchObject({ code: '42501' })
    await client.end()

    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
  }
})
