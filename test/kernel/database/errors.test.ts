import { expect, test } from '@jest/globals'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { command, type Tx } from '#kernel/command.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { isConnectionError, isDuplicate, translated } from '#kernel/database/errors.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { claimOf, insert, Note, notesOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch({ connectionsMax: 3 })

const pidOf = async (tx: Tx): Promise<number> =>
  (await tx.sql<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid

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
