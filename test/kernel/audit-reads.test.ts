import { expect, test } from '@jest/globals'
import { auditRead, readAudited } from '#kernel/audit-reads.ts'
import { readAudit } from '#kernel/audit.ts'
import { newId } from '#kernel/id.ts'
import type { Context } from '#kernel/context.ts'
import { world, type World } from '#test/support/world.ts'

const reader = (here: World): Context => here.as({ kind: 'staff', scopes: ['compliance:read'] })

const recorded = async (here: World) => (await readAudit(here.platformContext, {}, 200, null)).nodes

test('a read is recorded with its reader, request and record before its data are returned', async () => {
  const here = await world()
  const [ctx, caseId] = [reader(here), newId()]

  const result = await readAudited(
    ctx,
    { act: 'compliance.case_read', aggregate: 'case', aggregateId: caseId },
    () => Promise.resolve('the case'),
  )

  expect(result).toBe('the case')
  expect(await recorded(here)).toMatchObject([
    {
      act: 'compliance.case_read',
      outcome: 'DONE',
      actorKind: 'staff',
      actorId: ctx.actor.subjectId,
      aggregateType: 'case',
      aggregateId: caseId,
      data: {},
      requestId: ctx.requestId,
      sequence: null,
    },
  ])
})

test('a read that cannot be recorded returns no data, and later reads are recorded again', async () => {
  const here = await world()
  const ctx = reader(here)
  const impossible = { act: 'compliance.case_read', aggregate: 'case', aggregateId: 'not an id' }

  await expect(readAudited(ctx, impossible, () => Promise.resolve('the case'))).rejects.toThrow()
  await auditRead(ctx, { act: 'compliance.case_read', aggregate: 'case', aggregateId: newId() })

  expect(await recorded(here)).toHaveLength(1)
})

test('a failed read is recorded as well, because its caller requested the data', async () => {
  const here = await world()

  await expect(
    readAudited(reader(here), { act: 'compliance.cases_read', aggregate: 'case' }, () =>
      Promise.reject(new Error('unavailable')),
    ),
  ).rejects.toThrow('unavailable')

  expect(await recorded(here)).toMatchObject([{ act: 'compliance.cases_read', aggregateId: null }])
})

test('many reads at once share few transactions, each with its own row, reader and request', async () => {
  const here = await world()
  const contexts = Array.from({ length: 60 }, () => reader(here))
  here.statements.length = 0

  await Promise.all(contexts.map(ctx => auditRead(ctx, { act: 'compliance.case_read', aggregate: 'case' })))

  const inserts = here.statements.filter(text => text.includes('into kernel.audit ')).length
  expect(inserts).toBeLessThanOrEqual(2)
  expect((await recorded(here)).map(({ actorId, requestId }) => `${actorId} ${requestId}`).sort()).toEqual(
    contexts.map(({ actor, requestId }) => `${actor.subjectId} ${requestId}`).sort(),
  )
})

test('reads in different workspaces are recorded in their own', async () => {
  const [here, other] = [await world(), await world()]

  await Promise.all(
    [here, other].map(each => auditRead(reader(each), { act: 'compliance.case_read', aggregate: 'case' })),
  )

  expect([(await recorded(here)).length, (await recorded(other)).length]).toEqual([1, 1])
})
