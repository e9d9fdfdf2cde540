import { expect, test } from '@jest/globals'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { command, type Tx } from '#kernel/command.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { isConnectionError, isDuplicate, translated } from '#kernel/database/errors.ts'
import { newId } from '#kernel/id.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import {
  claimOf,
  connected,
  events,
  eventsOf,
  gate,
  INSERT,
  Note,
  notesOf,
  scratch,
} from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 3 })

const insert = (tx: Tx, text: string, id = newId()): Promise<unknown> =>
  tx.sql(INSERT, [tx.actor.workspaceId, id, text])
const rename = (tx: Tx, id: string, text: string): Promise<unknown> =>
  tx.sql('update kernel.scratch set text = text || $3 where workspace_id = $1 and id = $2', [
    tx.actor.workspaceId,
    id,
    text,
  ])
const pidOf = async (tx: Tx): Promise<number> =>
  (await tx.sql<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid

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

test.each(['between two statements', 'within a statement', 'just before the commit', 'in MikroORM'] as const)(
  'a command is unavailable and stores nothing if its server process dies, and the pool recovers: %s',
  async when => {
    const ctx = fixture.context()
    const die = async (pid: number): Promise<void> => {
      await fixture.admin.query('select pg_terminate_backend($1, 5000)', [pid])
    }
    const write = command(async tx => {
      await insert(tx, 'before')
      const pid = await pidOf(tx)
      if (when === 'within a statement') {
        const sleeping = tx.sql('select pg_sleep(5)')
        await Promise.all([sleeping, die(pid)])
      } else await die(pid)
      if (when === 'between two statements') await insert(tx, 'after')
      if (when === 'in MikroORM') await tx.em.find(Note, {})
    })

    await expect(write(ctx, undefined)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      kind: 'unavailable',
      retryAfterS: 1,
    })

    const after = await Promise.all(
      Array.from({ length: 6 }, () => fixture.database.read('', 'select 1 as alive', [])),
    )
    expect(after).toEqual(Array.from({ length: 6 }, () => [{ alive: 1 }]))
    expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
  },
)

test('idle connections closed by the server cost at most one request and are replaced', async () => {
  const database = fixture.another(3)
  const all = (): Promise<unknown[]> =>
    Promise.all([1, 2, 3].map(() => database.read('', 'select pg_sleep(0.05), 1 as alive', [])))
  await all()

  await fixture.admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1 and datname = current_database()`,
    [LOGINS.app.user],
  )
  await new Promise(resolve => setImmediate(resolve))

  await expect(
    database.read('', 'select 1 as alive', []).catch(() => database.read('', 'select 1 as alive', [])),
  ).resolves.toEqual([{ alive: 1 }])
  await expect(all()).resolves.toHaveLength(3)
})

test('an unreachable server makes reads, commands and the worker unavailable', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'x', password: 'x', database: 'x' }
  const database = openDatabase({ app: nowhere, worker: nowhere, orm: fixture.orm })
  const ctx = fixture.context({ database, idempotency: claimOf() })
  const unavailable = { code: 'UNAVAILABLE', retryAfterS: 1 }

  await expect(database.read('', 'select 1', [])).rejects.toMatchObject(unavailable)
  await expect(database.asWorker('select 1', [])).rejects.toMatchObject(unavailable)
  await expect(command(async tx => tx.sql('select 1'))(ctx, undefined)).rejects.toMatchObject(unavailable)
  await database.close()
  await expect(database.read('', 'select 1', [])).rejects.toMatchObject(unavailable)
})

test('a server that never replies becomes unavailable after a timeout, and its connection is not reused', async () => {
  const login = loginOf(LOGINS.app, fixture.databaseName)
  const sockets: Socket[] = []
  const between = createServer(socket => {
    const server = connect(`${login.host}/.s.PGSQL.${login.port}`)
    socket
      .pipe(server)
      .pipe(socket)
      .on('error', () => server.destroy())
    sockets.push(socket)
  })
  await new Promise<void>(resolve => {
    between.listen(0, '127.0.0.1', resolve)
  })
  const through = { ...login, host: '127.0.0.1', port: (between.address() as AddressInfo).port }
  const database = openDatabase({
    app: through,
    worker: through,
    orm: fixture.orm,
    connectionsMax: 1,
    responseMs: 2_500,
  })
  await database.read('', 'select 1', [])

  for (const socket of sockets) socket.unpipe()
  const unavailable = { code: 'UNAVAILABLE', retryAfterS: 1 }
  await expect(database.read('', 'select 1', [])).rejects.toMatchObject(unavailable)
  await expect(database.read('', 'select 1 as one', [])).resolves.toEqual([{ one: 1 }])

  for (const socket of sockets) socket.unpipe()
  await expect(
    command(async tx => tx.sql('select 1'))(fixture.context({ database }), undefined),
  ).rejects.toMatchObject(unavailable)
  await database.close()
  between.close()
})

test('repeats of a stored key never hold one connection while they wait for another', async () => {
  const database = fixture.another(2)
  const ctx = fixture.context({ database })
  const write = command(async tx => insert(tx, 'once').then(() => 'done'))
  const claim = claimOf()
  await write({ ...ctx, idempotency: claim }, undefined)

  const repeats = await Promise.all(
    Array.from({ length: 40 }, () => write({ ...ctx, idempotency: claim }, undefined)),
  )

  // If requests held one connection and waited for another, they would deadlock until the timeout refuses
  // them.
  expect(repeats).toEqual(Array.from({ length: 40 }, () => 'done'))
})

test('a prepared statement that the server forgot fails at most one request', async () => {
  const database = fixture.another(1)
  const echo = 'select $1::text as echo'
  await database.read('', echo, ['a'])
  await database
    .transaction('', async session => {
      await session.sql('deallocate all')
      await session.commit()
    })
    .catch(() => undefined)

  await database.read('', echo, ['b']).catch(() => undefined)

  expect(await database.read('', echo, ['c'])).toEqual([{ echo: 'c' }])
})

test('a driver error is recognised by its code, and a transient one keeps its cause', () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const full = Object.assign(new Error('disk full'), { code: '53100' })
  const duplicate = Object.assign(new Error('duplicate'), { code: '23505', constraint: 'scratch_text' })

  expect(translated(lost)).toMatchObject({ code: 'UNAVAILABLE', cause: lost })
  expect(translated(full)).toMatchObject({ code: 'UNAVAILABLE', cause: full })
  expect(translated(duplicate)).toBe(duplicate)
  expect(isConnectionError(duplicate)).toBe(false)
  expect([
    isDuplicate(duplicate),
    isDuplicate(duplicate, 'scratch_text'),
    isDuplicate(duplicate, 'other'),
  ]).toEqual([true, true, false])
  for (const other of [null, undefined, 'text', 1, {}]) expect(translated(other)).toBe(other)
  const aborted = new DOMException('This operation was aborted', 'AbortError')
  expect(translated(aborted)).toBe(aborted)
})

test('an error with a SQLSTATE is not a connection error, even if its text mentions a lost connection', () => {
  const dataError = Object.assign(new Error('value "Connection terminated" is too long'), { code: '22001' })

  expect(isConnectionError(dataError)).toBe(false)
})

test('a login without the rights of its group cannot read a tenant table', async () => {
  const client = new pg.Client({ ...loginOf(LOGINS.worker, fixture.databaseName) })
  await client.connect()

  await expect(client.query('select 1 from kernel.scratch')).rejects.toMatchObject({ code: '42501' })

  await client.end()
})
