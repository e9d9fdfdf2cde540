import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { storeResponse, storedResponse } from '#kernel/idempotency/idempotency.ts'
import { Refusal } from '#kernel/refusals.ts'
import { claimOf, eventsOf, insert, Note, notesOf, refuse, scratch } from '#test/kernel/scratch.ts'
import { again, writeNote } from './keyed-notes.ts'

const fixture = scratch({ connectionsMax: 10 })

async function storedRows(ctx: Context): Promise<Record<string, unknown>[]> {
  return fixture.database.read(
    ctx.actor.workspaceId,
    'select * from kernel.idempotency where workspace_id = $1',
    [ctx.actor.workspaceId],
  )
}

test('the same key returns the same result and has one effect', async () => {
  const ctx = fixture.context({ idempotency: claimOf() })
  const repeat = again(ctx)

  const first = await writeNote(ctx, {})
  const second = await writeNote(repeat, {})

  expect(second).toEqual(first)
  expect([ctx.outcome.replayed, repeat.outcome.replayed]).toEqual([false, true])
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['note'])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toHaveLength(1)
})

test('without a key every request has an effect', async () => {
  const ctx = fixture.context()

  await writeNote(ctx, { text: 'one' })
  await writeNote(ctx, { text: 'two' })

  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['one', 'two'])
  expect(await storedRows(ctx)).toEqual([])
})

test('a replay returns entities and lists with their original values', async () => {
  const write = command(async tx => {
    const note = tx.em.create(Note, {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      text: '$bigint',
      amountMinor: 7n,
      writtenAt: tx.now(),
    })
    tx.em.persist(note)
    return { note, all: [note], $date: '2026-01-01' }
  })
  const ctx = fixture.context({ idempotency: claimOf() })

  const first = await write(ctx, undefined)
  const second = await write(again(ctx), undefined)

  expect(second).toEqual(first)
  expect(second.note).toMatchObject({ amountMinor: 7n, writtenAt: expect.any(Date) })
})

test('a key that was used for another request is a conflict, whatever the outcome of that request', async () => {
  const done = fixture.context({ idempotency: claimOf() })
  const refused = fixture.context({ idempotency: claimOf() })
  await writeNote(done, {})
  await writeNote(refused, { refuses: 'NOTE_TAKEN' }).catch(() => undefined)

  for (const ctx of [done, refused]) {
    const other = again(ctx, { idempotency: { ...ctx.idempotency!, fingerprint: 'b'.repeat(64) } })

    await expect(writeNote(other, {})).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      kind: 'conflict',
    })
    await expect(
      storedResponse(ctx, other.actor.workspaceId, other.idempotency!, new Date()),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  }
})

test('a refusal that depends on state is stored: a repeat returns it, marked as a replay, even if the operation would succeed now', async () => {
  const ctx = fixture.context({ idempotency: claimOf() })
  const repeat = again(ctx)

  const first = await writeNote(ctx, { refuses: 'NOTE_TAKEN' }).catch((error: unknown) => error)
  const second = await writeNote(repeat, {}).catch((error: unknown) => error)

  expect([ctx.outcome.replayed, repeat.outcome.replayed]).toEqual([false, true])
  expect(first).toMatchObject({ code: 'NOTE_TAKEN', kind: 'conflict' })
  expect(second).toBeInstanceOf(Refusal)
  expect(second).toMatchObject({
    code: 'NOTE_TAKEN',
    kind: 'conflict',
    message: 'There is such a note already.',
  })
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('a refusal is stored even after a failed statement', async () => {
  const ctx = fixture.context({ idempotency: claimOf() })
  const write = command(async tx => {
    await insert(tx)
    await tx.sql('select 1 / 0').catch(() => {
      throw refuse('NOTE_TAKEN')
    })
  })

  await expect(write(ctx, undefined)).rejects.toMatchObject({ code: 'NOTE_TAKEN' })

  expect(await storedRows(ctx)).toMatchObject([{ outcome: 'refused', snapshot: null }])
  await expect(write(again(ctx), undefined)).rejects.toMatchObject({ code: 'NOTE_TAKEN', kind: 'conflict' })
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual([])
})

test('invalid input and internal errors are not stored: the same key can be used again', async () => {
  const ctx = fixture.context({ idempotency: claimOf() })
  const invalid = command(async () => {
    throw new Error('an internal error')
  })

  await expect(writeNote(ctx, { refuses: 'NOTE_MALFORMED' })).rejects.toMatchObject({ kind: 'invalid' })
  await expect(invalid(again(ctx), undefined)).rejects.toThrow('an internal error')
  expect(await storedRows(ctx)).toEqual([])

  await expect(writeNote(again(ctx), {})).resolves.toMatchObject({ amountMinor: 90071992547409930n })
})

test('a secret result is not stored, and a repeat is refused', async () => {
  let runs = 0
  const secret = `sk_${newId()}`
  const mint = command(
    async tx => {
      runs++
      await insert(tx)
      return { secret }
    },
    { storage: 'secret' },
  )
  const ctx = fixture.context({ idempotency: claimOf() })

  expect(await mint(ctx, undefined)).toEqual({ secret })
  await expect(mint(again(ctx), undefined)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_REPLAY_UNAVAILABLE',
    kind: 'conflict',
  })
  await storeResponse(ctx, ctx.actor.workspaceId, ctx.idempotency!, { status: 201, body: secret })

  const {
    rows: [row],
  } = await fixture.admin.query('select i::text as text from kernel.idempotency i where workspace_id = $1', [
    ctx.actor.workspaceId,
  ])
  expect(row.text).not.toContain(secret)
  expect(runs).toBe(1)
})

test('a one-time exchange ignores the key and leaves no record', async () => {
  let runs = 0
  const exchange = command(async () => ++runs, { storage: 'one-time' })
  const ctx = fixture.context({ idempotency: claimOf() })

  expect([await exchange(ctx, undefined), await exchange(again(ctx), undefined)]).toEqual([1, 2])
  expect(await storedRows(ctx)).toEqual([])
})

test('a key expires after exactly twenty-four hours and can then be used for another request', async () => {
  const at = new Date('2026-11-21T12:00:00.000Z')
  const later = (ms: number): Partial<Context> => ({ now: () => new Date(at.getTime() + ms) })
  const DAY_MS = 86_400_000
  const ctx = fixture.context({ idempotency: claimOf(), now: () => at })

  const first = await writeNote(ctx, { text: 'first' })
  const withinTheDay = await writeNote(again(ctx, later(DAY_MS - 1)), { text: 'unused' })
  const afterIt = await writeNote(
    again(ctx, { ...later(DAY_MS), idempotency: { ...ctx.idempotency!, fingerprint: 'c'.repeat(64) } }),
    { text: 'second' },
  )

  expect(withinTheDay).toEqual(first)
  expect(afterIt.run).not.toBe(first.run)
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['first', 'second'])
})

test('the reuse of an expired key does not return its old response', async () => {
  const at = new Date('2026-11-21T12:00:00.000Z')
  const ctx = fixture.context({ idempotency: claimOf(), now: () => at })
  await writeNote(ctx, { text: 'first' })
  await storeResponse(ctx, ctx.actor.workspaceId, ctx.idempotency!, { status: 201, body: 'old' })
  const nextDay = new Date(at.getTime() + 86_400_000)

  await writeNote(again(ctx, { now: () => nextDay }), { text: 'second' })

  expect(await storedResponse(ctx, ctx.actor.workspaceId, ctx.idempotency!, nextDay)).toBeUndefined()
})

test('equal keys of different subjects or workspaces are independent', async () => {
  const claim = claimOf()
  const [ours, theirs] = [fixture.context({ idempotency: claim }), fixture.context({ idempotency: claim })]
  const colleague = again(ours, { idempotency: { ...claim, subject: 'tenant_key:2' } })

  const results = [
    await writeNote(ours, { text: 'ours' }),
    await writeNote(theirs, { text: 'theirs' }),
    await writeNote(colleague, { text: 'colleague' }),
  ]

  expect(new Set(results.map(({ run }) => run)).size).toBe(3)
  expect(await notesOf(fixture.database, ours.actor.workspaceId)).toEqual(['colleague', 'ours'])
  expect(await notesOf(fixture.database, theirs.actor.workspaceId)).toEqual(['theirs'])
})
