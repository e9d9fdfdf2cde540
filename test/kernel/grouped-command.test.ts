import { beforeEach, expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { groupedCommand, type GroupedRequest } from '#kernel/grouped-command.ts'
import { newId } from '#kernel/id.ts'
import { events, eventsOf, INSERT, notesOf, refuse, scratch } from './scratch.ts'

const fixture = scratch({ connectionsMax: 4 })

beforeEach(() => {
  fixture.publishedEvents.length = 0
})

/** Sizes of the groups, and the texts that ran alone, of a command that writes notes. */
function noteWriter(isAlone: (text: string) => boolean = () => false) {
  const groups: number[] = []
  const alone: string[] = []
  const writeOne = command(async (tx, text: string) => {
    alone.push(text)
    if (text === 'missing') throw refuse('NOTE_MISSING')
    await tx.sql(INSERT, [tx.actor.workspaceId, newId(), text])
    tx.emit(events.note_written, newId(), { text })
    return `alone ${text}`
  })
  const writeGroup = async (
    requests: readonly GroupedRequest<string>[],
  ): Promise<readonly (string | undefined)[]> => {
    groups.push(requests.length)
    return Promise.all(
      requests.map(async ({ tx, input }) => {
        if (isAlone(input)) return undefined
        await tx.sql(INSERT, [tx.actor.workspaceId, newId(), input])
        tx.emit(events.note_written, newId(), { text: input })
        return `grouped ${input}`
      }),
    )
  }
  const write = groupedCommand({
    keysOf: (text: string) => [text.toLowerCase()],
    writeGroup,
    writeAlone: writeOne,
  })
  return { write, groups, alone }
}

test('requests of a workspace that arrive together are committed together, and those of another one apart', async () => {
  const { write, groups } = noteWriter()
  const ctx = fixture.context()
  const other = fixture.context()

  const results = await Promise.all([
    ...['a', 'b', 'c'].map(text => write(fixture.context({ workspaceId: ctx.actor.workspaceId }), text)),
    write(other, 'd'),
  ])

  expect(results).toEqual(['grouped a', 'grouped b', 'grouped c', 'grouped d'])
  expect(groups.toSorted()).toEqual([1, 3])
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['a', 'b', 'c'])
  expect(await notesOf(fixture.database, other.actor.workspaceId)).toEqual(['d'])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toHaveLength(3)
  expect(fixture.publishedEvents).toHaveLength(4)
})

test('a request that must run alone gets its own result or refusal, and the others stay in their group', async () => {
  const { write, groups, alone } = noteWriter(text => text === 'missing' || text === 'single')
  const ctx = fixture.context()

  const [first, missing, single] = await Promise.allSettled(
    ['first', 'missing', 'single'].map(text => write(ctx, text)),
  )

  expect(first).toMatchObject({ value: 'grouped first' })
  expect(missing).toMatchObject({ reason: { code: 'NOTE_MISSING' } })
  expect(single).toMatchObject({ value: 'alone single' })
  expect([groups, alone]).toEqual([[3], ['missing', 'single']])
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['first', 'single'])
})

test('requests with a common key are in different groups, in their order', async () => {
  const { write, groups } = noteWriter()
  const ctx = fixture.context()

  const results = await Promise.all(['a', 'A', 'b'].map(text => write(ctx, text)))

  expect(results).toEqual(['grouped a', 'grouped A', 'grouped b'])
  expect(groups).toEqual([2, 1])
})

test('if a group fails, each of its requests runs alone and only the faulty one fails', async () => {
  const { write, alone } = noteWriter()
  const ctx = fixture.context()
  await write(ctx, 'taken')

  const [good, bad] = await Promise.allSettled(['good', 'taken'].map(text => write(ctx, text)))

  expect(good).toMatchObject({ value: 'alone good' })
  expect(bad).toMatchObject({ reason: { code: '23505' } })
  expect(alone).toEqual(['good', 'taken'])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toHaveLength(2)
})

test('nothing is committed for a caller that is gone before or during the group, and the others are served', async () => {
  const { write } = noteWriter()
  const ctx = fixture.context()
  const { workspaceId } = ctx.actor
  const expired = fixture.context({ workspaceId, deadlineAt: Date.now() - 1 })

  const [served, refused] = await Promise.allSettled([write(ctx, 'served'), write(expired, 'expired')])
  const controller = new AbortController()
  const leaving = noteWriter(text => {
    if (text === 'left') controller.abort()
    return false
  })
  const [stays, left] = await Promise.allSettled([
    leaving.write(ctx, 'stays'),
    leaving.write(fixture.context({ workspaceId, signal: controller.signal }), 'left'),
  ])

  expect(served).toMatchObject({ value: 'grouped served' })
  expect(refused).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(stays).toMatchObject({ value: 'alone stays' })
  expect(left).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(await notesOf(fixture.database, workspaceId)).toEqual(['served', 'stays'])
})

test('a request with an idempotency key runs alone, and its repeat gets the stored result', async () => {
  const { write, groups, alone } = noteWriter()
  const ctx = fixture.context()
  const { workspaceId } = ctx.actor
  const claim = { key: newId(), subject: 'someone', fingerprint: 'f' }
  const claiming = () => fixture.context({ workspaceId, idempotency: claim })

  expect(await write(claiming(), 'once')).toBe('alone once')
  expect(await write(claiming(), 'once')).toBe('alone once')
  expect([groups, alone]).toEqual([[], ['once']])
})
