import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { claimOf, eventsOf, gate, insert, notesOf, scratch } from '#test/kernel/scratch.ts'
import { again, writeNote } from './keyed-notes.ts'

const fixture = scratch({ connectionsMax: 10 })

test('thirty equal requests in three processes have one effect and one result', async () => {
  const databases = [fixture.another(), fixture.another(), fixture.another()]
  const ctx = fixture.context({ idempotency: claimOf() })

  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => writeNote(again(ctx, { database: databases[index % 3]! }), {})),
  )

  const results = outcomes.flatMap(each => (each.status === 'fulfilled' ? [each.value.run] : []))
  const refusals = outcomes.flatMap(each =>
    each.status === 'rejected' ? [(each.reason as Refusal).code] : [],
  )
  expect(new Set(results).size).toBe(1)
  expect(refusals.filter(code => code !== 'IDEMPOTENCY_IN_PROGRESS')).toEqual([])
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['note'])
  expect(await eventsOf(fixture.database, ctx.actor.workspaceId)).toHaveLength(1)
})

test('a repeat during the first request is refused after the lock timeout, and gets the result later', async () => {
  const [isRunning, mayEnd] = [gate(), gate()]
  let runs = 0
  const write = command(async tx => {
    runs++
    await insert(tx)
    isRunning.open()
    await mayEnd.opened
    return 'first'
  })
  const ctx = fixture.context({ idempotency: claimOf() })
  const first = write(ctx, undefined)
  await isRunning.opened

  const concurrent = write(again(ctx), undefined)

  await expect(concurrent).rejects.toMatchObject({
    code: 'IDEMPOTENCY_IN_PROGRESS',
    kind: 'conflict',
    retryAfterS: 1,
  })
  mayEnd.open()
  expect(await first).toBe('first')
  expect(await write(again(ctx), undefined)).toBe('first')
  expect(runs).toBe(1)
})

test('a repeat that waited for a failed first request runs the operation', async () => {
  const [isRunning, mayFail] = [gate(), gate()]
  let runs = 0
  const write = command(async tx => {
    const run = ++runs
    await insert(tx, `run ${run}`)
    if (run > 1) return 'second'
    isRunning.open()
    await mayFail.opened
    throw new Error('an internal error')
  })
  const ctx = fixture.context({ idempotency: claimOf() })
  const first = write(ctx, undefined)
  await isRunning.opened
  const second = write(again(ctx), undefined)

  mayFail.open()

  await expect(first).rejects.toThrow('an internal error')
  expect(await second).toBe('second')
  expect(await notesOf(fixture.database, ctx.actor.workspaceId)).toEqual(['run 2'])
})
