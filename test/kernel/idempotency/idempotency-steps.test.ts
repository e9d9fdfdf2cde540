import { expect, test } from '@jest/globals'
import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { storeResponse, storedResponse, keyFrom } from '#kernel/idempotency/idempotency.ts'
import { claimOf, gate, INSERT, refuse, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch()

const insert = (tx: Tx): Promise<unknown> => tx.sql(INSERT, [tx.actor.workspaceId, newId(), newId()])

interface Given {
  readonly refuses?: 'NOTE_MISSING' | 'NOTE_MALFORMED'
}

const writeNote = command(async tx => {
  await insert(tx)
  return { run: newId(), amountMinor: 90071992547409930n, at: tx.now() }
})

const again = (ctx: Context): Context => ({
  ...ctx,
  requestId: newId(),
  loaders: new Map(),
  outcome: { replayed: false },
})

async function storedRows(ctx: Context): Promise<Record<string, unknown>[]> {
  return fixture.database.read(
    ctx.actor.workspaceId,
    'select * from kernel.idempotency where workspace_id = $1',
    [ctx.actor.workspaceId],
  )
}

test('a repeat does not call other domains again, and a refusal of that call is stored', async () => {
  let calls = 0
  const write = command({
    prepare: async (_ctx: Context, { refuses }: Given) => {
      calls++
      if (refuses) throw refuse(refuses)
      return `result ${calls}`
    },
    write: async (tx, _input, result) => {
      await insert(tx)
      return result
    },
  })
  const [done, refused, malformed] = [
    fixture.context({ idempotency: claimOf() }),
    fixture.context({ idempotency: claimOf() }),
    fixture.context({ idempotency: claimOf() }),
  ]

  expect([await write(done, {}), await write(again(done), {})]).toEqual(['result 1', 'result 1'])
  expect(calls).toBe(1)
  for (const ctx of [refused, again(refused)])
    await expect(write(ctx, { refuses: 'NOTE_MISSING' })).rejects.toMatchObject({ code: 'NOTE_MISSING' })
  expect(calls).toBe(2)
  for (const ctx of [malformed, again(malformed)])
    await expect(write(ctx, { refuses: 'NOTE_MALFORMED' })).rejects.toMatchObject({ code: 'NOTE_MALFORMED' })
  expect(calls).toBe(4)
})

test('a refusal of the call is stored even if it is thrown synchronously', async () => {
  const write = command({
    prepare: (): Promise<string> => {
      throw refuse('NOTE_MISSING')
    },
    write: async () => 'done',
  })
  const ctx = fixture.context({ idempotency: claimOf() })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: 'NOTE_MISSING' })

  expect(await storedRows(ctx)).toMatchObject([{ outcome: 'refused' }])
})

test('of two equal concurrent requests, a refused one returns the stored outcome of the faster one', async () => {
  const [mayRefuse, isAsking] = [gate(), gate()]
  let calls = 0
  const write = command({
    prepare: async () => {
      if (++calls > 1) return 'free'
      isAsking.open()
      await mayRefuse.opened
      throw refuse('NOTE_TAKEN')
    },
    write: async (tx, _input: undefined, result) => {
      await insert(tx)
      return result
    },
  })
  const ctx = fixture.context({ idempotency: claimOf() })
  const slow = write(again(ctx), undefined)
  await isAsking.opened

  const fast = await write(again(ctx), undefined)
  mayRefuse.open()

  expect(fast).toBe('free')
  expect(await slow).toBe('free')
})

test('after a crash between the effect and the response, a repeat returns the stored result', async () => {
  const ctx = fixture.context({ idempotency: claimOf() })
  const { workspaceId } = ctx.actor

  const first = await writeNote(ctx, undefined)

  expect(await storedResponse(ctx, workspaceId, ctx.idempotency!, new Date())).toBeUndefined()
  expect(await writeNote(again(ctx), undefined)).toEqual(first)
})

test('the first response is stored and never replaced; without an effect none is stored', async () => {
  const ctx = fixture.context({ idempotency: claimOf() })
  const { workspaceId } = ctx.actor
  const keep = (body: string): Promise<void> =>
    storeResponse(ctx, workspaceId, ctx.idempotency!, { status: 201, body })

  await keep('too early')
  await writeNote(ctx, undefined)
  await keep('{"first":1}')
  await keep('{"second":2}')

  expect(await storedResponse(ctx, workspaceId, ctx.idempotency!, new Date())).toEqual({
    status: 201,
    body: '{"first":1}',
  })
})

test('a request past its deadline leaves its key unused', async () => {
  const ctx = fixture.context({ idempotency: claimOf(), deadlineAt: Date.now() - 1 })

  await expect(writeNote(ctx, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' })

  expect(await storedRows(ctx)).toEqual([])
})

test('a key in its header is the same with and without quotation marks', () => {
  expect(keyFrom(undefined)).toBeUndefined()
  expect([keyFrom('a-1'), keyFrom('"a-1"'), keyFrom('~'.repeat(255))]).toEqual([
    'a-1',
    'a-1',
    '~'.repeat(255),
  ])
})

test.each([
  '',
  '""',
  '"',
  '"a',
  'a"',
  'a"b',
  'a b',
  ' a',
  'a\n',
  'ä',
  '\u0000',
  'a'.repeat(256),
  ['a', 'b c'],
])('not a key: %j', header => {
  expect(() => keyFrom(header)).toThrow(
    expect.objectContaining({ code: 'IDEMPOTENCY_KEY_INVALID', kind: 'invalid' }),
  )
})

test('stored outcomes and responses are encrypted and bound to their key', async () => {
  const iban = 'DE89370400440532013000'
  const write = command(async (tx, { refuses }: Given) => {
    await insert(tx)
    if (refuses) throw refuse(refuses, { message: iban })
    return { iban }
  })
  const [done, refused] = [
    fixture.context({ idempotency: claimOf() }),
    fixture.context({ idempotency: claimOf() }),
  ]
  const { workspaceId } = done.actor
  await write(done, {})
  await storeResponse(done, workspaceId, done.idempotency!, { status: 201, body: iban })
  await expect(write(refused, { refuses: 'NOTE_MISSING' })).rejects.toThrow(iban)

  expect(JSON.stringify([await storedRows(done), await storedRows(refused)])).not.toContain(iban)
  expect(await write(again(done), {})).toEqual({ iban })
  expect(await storedResponse(done, workspaceId, done.idempotency!, new Date())).toEqual({
    status: 201,
    body: iban,
  })
  await expect(write(again(refused), { refuses: 'NOTE_MISSING' })).rejects.toThrow(iban)
  await fixture.admin.query('update kernel.idempotency set key = $2 where workspace_id = $1', [
    workspaceId,
    'another',
  ])
  await expect(
    write({ ...again(done), idempotency: { ...done.idempotency!, key: 'another' } }, {}),
  ).rejects.toThrow()
})

test('outcomes that an earlier version stored unencrypted are still replayed', async () => {
  const [done, refused] = [
    fixture.context({ idempotency: claimOf() }),
    fixture.context({ idempotency: claimOf() }),
  ]
  for (const [{ actor, idempotency }, outcome, snapshot] of [
    [done, 'done', '{"amountMinor":{"$bigint":"7"}}'],
    [refused, 'refused', '{"code":"NOTE_TAKEN","kind":"conflict","message":"Taken."}'],
  ] as const)
    await fixture.admin.query(
      `insert into kernel.idempotency (workspace_id, subject, key, fingerprint, outcome, snapshot, response_status, response_body, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, 201, 'the response', now(), now() + interval '1 day')`,
      [
        actor.workspaceId,
        idempotency!.subject,
        idempotency!.key,
        idempotency!.fingerprint,
        outcome,
        snapshot,
      ],
    )

  expect(await writeNote(done, undefined)).toEqual({ amountMinor: 7n })
  expect(await storedResponse(done, done.actor.workspaceId, done.idempotency!, new Date())).toEqual({
    status: 201,
    body: 'the response',
  })
  await expect(writeNote(refused, undefined)).rejects.toMatchObject({ code: 'NOTE_TAKEN', message: 'Taken.' })
})
