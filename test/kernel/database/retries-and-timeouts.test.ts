import { expect, test } from '@jest/globals'
import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { connected, events, eventsOf, gate, insert, Note, notesOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 3 })

const rename = (tx: Tx, id: string, text: string): Promise<unknown> =>
  tx.sql('update kernel.scratch set text = text || $3 where workspace_id = $1 and id = $2', [
    tx.actor.workspaceId,
    id,
    text,
  ])

/** Holds a row lock from another connection while the work runs. */
async function whileLocked<Result>(
  workspaceId: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await connected(fixture.databaseName)
  await holder.query('begin')
  await holder.query('select 1 from kernel.scratch where workspace_id = $1 and id = $2 for update', [
    workspaceId,
    id,
  ])
  try {
    return await work()
  } finally {
    await holder.end()
  }
}

test('two deadlocked commands both succeed: PostgreSQL aborts one, which is retried', async () => {
  const ctx = fixture.context()
  const [one, two] = [newId(), newId()]
  await command(async tx => {
    await insert(tx, 'one', one)
    await insert(tx, 'two', two)
  })(ctx, undefined)
  const bothHold = gate()
  let holding = 0
  let runs = 0
  const crosswise = command(async (tx, [first, second, mark]: [string, string, string]) => {
    runs++
    await rename(tx, first, mark)
    if (++holding === 2) bothHold.open()
    await bothHold.opened
    await rename(tx, second, mark)
    tx.emit(events.note_written, first, { mark })
  })

  await Promise.all([crosswise(ctx, [one, two, 'A']), crosswise(ctx, [two, one, 'B'])])

  const notes = await notesOf(fixture.database, ctx.actor.workspaceId)
  expect(runs).toBe(3)
  expect(notes.map(text => [...text].sort().join(''))).toEqual(['ABeno', 'ABotw'])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toHaveLength(2)
})

test('a serialisation failure is retried, both in a statement and in MikroORM', async () => {
  const ctx = fixture.context()
  const id = newId()
  await command(async tx => insert(tx, 'old', id))(ctx, undefined)
  const attempts: string[] = []
  const write = command(async (tx, through: 'sql' | 'em') => {
    attempts.push(through)
    await tx.sql('set transaction isolation level repeatable read')
    await tx.sql('select 1 from kernel.scratch')
    if (attempts.filter(each => each === through).length === 1)
      await fixture.admin.query(
        'update kernel.scratch set amount_minor = coalesce(amount_minor, 0) + 1 where id = $1',
        [id],
      )
    if (through === 'sql') await rename(tx, id, '!')
    else await tx.em.nativeUpdate(Note, { workspaceId: tx.actor.workspaceId, id }, { text: 'new' })
  })

  await write(ctx, 'sql')
  await write(ctx, 'em')

  expect(attempts).toEqual(['sql', 'sql', 'em', 'em'])
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['new'])
})

test('a command that never serialises becomes unavailable and stores nothing', async () => {
  const ctx = fixture.context()
  let attempts = 0
  const write = command(async tx => {
    attempts++
    await insert(tx, 'tried')
    await tx.sql(`do $$ begin raise exception 'again' using errcode = 'serialization_failure'; end $$`)
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    kind: 'unavailable',
    retryAfterS: 1,
  })

  expect(attempts).toBe(6)
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test.each(['sql', 'em'] as const)(
  'a command waits at most two seconds for a locked row, then is unavailable: %s',
  async through => {
    const ctx = fixture.context()
    const id = newId()
    await command(async tx => insert(tx, 'held', id))(ctx, undefined)
    let attempts = 0
    const write = command(async tx => {
      attempts++
      await insert(tx, 'before')
      if (through === 'sql') await rename(tx, id, '!')
      else await tx.em.nativeUpdate(Note, { workspaceId: tx.actor.workspaceId, id }, { text: 'new' })
    })

    const startedAt = Date.now()
    const failing = whileLocked(ctx.actor.workspaceId, id, () => write(ctx, undefined))

    await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })
    expect(Date.now() - startedAt).toBeGreaterThan(1_900)
    // The next test covers how long a lock is waited for.
    expect(attempts).toBe(1)
    expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['held'])
  },
)

test('a statement timeout makes commands and reads unavailable, and the connection stays usable', async () => {
  const ctx = fixture.context()
  const slow = command(async tx => {
    await insert(tx, 'before')
    await tx.sql('set local statement_timeout = 50')
    await tx.sql('select pg_sleep(5)')
  })

  await expect(slow(ctx, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })

  const [limits] = await fixture.database.read(
    '',
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
    [],
  )
  expect(limits).toEqual({ statement: '10s', lock: '2s', idle: '30s' })
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})
