import { beforeEach, expect, test } from '@jest/globals'
import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { events, eventsOf, gate, INSERT, Note, notesOf, refuse, scratch } from './scratch.ts'

const fixture = scratch({ connectionsMax: 4 })

const insert = (tx: Tx, text: string): Promise<unknown> =>
  tx.sql(INSERT, [tx.actor.workspaceId, newId(), text])

/** Creates a note through MikroORM, which writes it on flush. */
const persist = (tx: Tx, text: string): void =>
  void tx.em.persist(
    tx.em.create(Note, {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      text,
      amountMinor: 90071992547409930n,
      writtenAt: tx.now(),
    }),
  )

beforeEach(() => {
  fixture.publishedEvents.length = 0
})

test('rows of prepared statements, rows of entities and events are committed together', async () => {
  const ctx = fixture.context()
  const { workspaceId } = ctx.actor
  const noteId = newId()
  const write = command(async tx => {
    await insert(tx, 'by statement')
    persist(tx, 'by entity')
    tx.emit(events.note_written, noteId, { noteId })
    return 'done'
  })

  const result = await write(ctx, undefined)

  expect(result).toBe('done')
  expect(await notesOf(fixture.database, workspaceId)).toEqual(['by entity', 'by statement'])
  expect(await eventsOf(fixture.database, workspaceId)).toEqual([
    { type: 'scratch.note_written', aggregate_id: noteId, data: { noteId } },
  ])
  expect(fixture.publishedEvents).toEqual([{ type: 'scratch.note_written', aggregateId: noteId }])
})

test('a write at the commit is committed with the others, and undoes them if it fails', async () => {
  const ctx = fixture.context()
  const { workspaceId } = ctx.actor
  const write = command(async (tx, text: string | null) => {
    tx.atCommit(INSERT, [workspaceId, newId(), text])
    await insert(tx, `beside ${text}`)
    tx.emit(events.note_written, newId(), {})
  })

  await write(ctx, 'at the commit')
  await expect(write(ctx, null)).rejects.toMatchObject({ code: '23502' })

  expect(await notesOf(fixture.database, workspaceId)).toEqual(['at the commit', 'beside at the commit'])
  expect(await eventsOf(fixture.database, workspaceId)).toHaveLength(1)
})

test('rows of prepared statements, rows of entities and events are rolled back together', async () => {
  const ctx = fixture.context()
  const { workspaceId } = ctx.actor
  const write = command(async tx => {
    await insert(tx, 'by statement')
    persist(tx, 'by entity')
    await tx.em.flush()
    tx.emit(events.note_written, newId(), {})
    throw new Error('an internal error')
  })

  await expect(write(ctx, undefined)).rejects.toThrow('an internal error')

  expect(await notesOf(fixture.database, workspaceId)).toEqual([])
  expect(await eventsOf(fixture.database, workspaceId)).toEqual([])
  expect(fixture.publishedEvents).toEqual([])
})

test('a refusal reaches the caller unchanged and rolls everything back', async () => {
  const ctx = fixture.context()
  const write = command(async tx => {
    await insert(tx, 'before the refusal')
    throw refuse('NOTE_TAKEN')
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: 'NOTE_TAKEN', kind: 'conflict' })

  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('a command fails and stores nothing if an operation swallows a failed statement', async () => {
  const ctx = fixture.context()
  const write = command(async tx => {
    await insert(tx, 'before')
    await tx.sql('select 1 / 0').catch(() => undefined)
    tx.emit(events.note_written, newId(), {})
    return 'done'
  })

  await expect(write(ctx, undefined)).rejects.toBeInstanceOf(Error)

  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
  expect(fixture.publishedEvents).toEqual([])
})

test('a violated constraint of an entity surfaces at the flush, before the commit, with its name and code', async () => {
  const ctx = fixture.context()
  const write = command(async tx => {
    await insert(tx, 'same')
    persist(tx, 'same')
    return 'done'
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: '23505', constraint: 'scratch_text' })

  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('a returned entity is a plain row with the written values', async () => {
  const ctx = fixture.context({ now: () => new Date(1_700_000_000_123) })
  const write = command(async (tx, text: string) => {
    const note = tx.em.create(Note, {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      text,
      amountMinor: 90071992547409930n,
      writtenAt: tx.now(),
    })
    tx.em.persist(note)
    return note
  })

  const note = await write(ctx, `a quote ' and a \\ backslash and 🦉`)
  const [row] = await fixture.database.read(
    ctx.actor.workspaceId,
    'select amount_minor, written_at, text from kernel.scratch where workspace_id = $1',
    [ctx.actor.workspaceId],
  )

  expect(Object.getPrototypeOf(note)).toBe(Object.prototype)
  expect(note).toEqual({
    workspaceId: ctx.actor.workspaceId,
    id: note.id,
    text: `a quote ' and a \\ backslash and 🦉`,
    amountMinor: 90071992547409930n,
    writtenAt: new Date(1_700_000_000_123),
  })
  expect(row).toEqual({
    amount_minor: 90071992547409930n,
    written_at: new Date(1_700_000_000_123),
    text: note.text,
  })
})

test('MikroORM finds only rows in the workspace of the caller', async () => {
  const [ours, theirs] = [fixture.context(), fixture.context()]
  await command(async tx => insert(tx, 'theirs'))(theirs, undefined)

  const found = await command(async tx => (await tx.em.find(Note, {})).length)(ours, undefined)

  expect(found).toBe(0)
})

test('a command stores nothing if its client disconnects halfway', async () => {
  const client = new AbortController()
  const ctx = fixture.context({ signal: client.signal })
  const write = command(async tx => {
    await insert(tx, 'half')
    client.abort()
    tx.emit(events.note_written, newId(), {})
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' })

  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('a command past its deadline stores nothing', async () => {
  const ctx = fixture.context({ deadlineAt: Date.now() - 1 })
  const byStatement = command(async tx => insert(tx, 'late'))
  const byEntity = command(async tx => persist(tx, 'late'))

  await expect(byStatement(ctx, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })
  await expect(byEntity(ctx, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 })

  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('a statement that is still running cannot write after the operation has been refused', async () => {
  const ctx = fixture.context({ idempotency: { key: newId(), subject: 'x', fingerprint: 'y' } })
  const refused = gate()
  let straggler: Promise<unknown> | undefined
  const write = command(async tx => {
    await insert(tx, 'before')
    straggler = refused.opened.then(() => insert(tx, 'after'))
    throw refuse('NOTE_TAKEN')
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: 'NOTE_TAKEN' })
  refused.open()

  await expect(straggler).rejects.toThrow('the transaction has ended')
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('concurrent statements that fail leave neither rows nor an unhandled rejection', async () => {
  const ctx = fixture.context()
  const unhandled: unknown[] = []
  const note = (error: unknown): void => {
    unhandled.push(error)
  }
  process.on('unhandledRejection', note)
  const write = command(async tx => {
    await Promise.all([
      insert(tx, 'one'),
      tx.sql('select 1 / 0'),
      insert(tx, 'two'),
      tx.sql('select nonsense'),
    ])
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: '22012' })
  await new Promise(resolve => setImmediate(resolve))
  process.off('unhandledRejection', note)

  expect(unhandled).toEqual([])
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('concurrent statements of an aborted command leave no unhandled rejection', async () => {
  const client = new AbortController()
  const ctx = fixture.context({ signal: client.signal })
  const unhandled: unknown[] = []
  const note = (error: unknown): void => {
    unhandled.push(error)
  }
  process.on('unhandledRejection', note)
  const write = command(async tx => {
    client.abort()
    const inside = async (): Promise<unknown> => insert(tx, 'two')
    await Promise.all([inside(), insert(tx, 'one'), inside()])
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await new Promise(resolve => setImmediate(resolve))
  process.off('unhandledRejection', note)

  expect(unhandled).toEqual([])
})

test('commands of different workspaces on one pool never see rows of each other', async () => {
  const write = command(async (tx, turns: number) => {
    for (let turn = 0; turn < turns; turn++) await insert(tx, `${turn}`)
    persist(tx, 'last')
    await tx.em.flush()
    return tx.sql<{ workspace_id: string }>('select distinct workspace_id from kernel.scratch')
  })
  const callers = Array.from({ length: 24 }, () => fixture.context())

  const seen = await Promise.all(callers.map(ctx => write(ctx, 5)))

  expect(seen).toEqual(callers.map(({ actor }) => [{ workspace_id: actor.workspaceId }]))
})

test('a command clears the loaders, so that later reads see fresh rows', async () => {
  const ctx = fixture.context()
  ctx.loaders.set({}, 'stored')
  const failing = fixture.context()
  failing.loaders.set({}, 'stored')

  await command(async () => 'done')(ctx, undefined)
  await command(async () => {
    throw refuse('NOTE_MISSING')
  })(failing, undefined).catch(() => undefined)

  expect(ctx.loaders.size).toBe(0)
  expect(failing.loaders.size).toBe(0)
})

test('BEGIN travels with the first statement and COMMIT with the last, one message each', async () => {
  const ctx = fixture.context()
  await ctx.keys.ready(ctx.actor.workspaceId)
  const before = fixture.statements.length

  await command(async tx => {
    await insert(tx, 'one')
    tx.emit(events.note_written, newId(), {})
    tx.emit(events.note_written, newId(), {})
  })(ctx, undefined)

  expect(fixture.statements.slice(before)).toEqual([
    INSERT,
    expect.stringContaining('insert into kernel.outbox'),
  ])
})
