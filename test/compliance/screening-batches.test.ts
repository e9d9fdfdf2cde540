import { beforeEach, expect, test } from '@jest/globals'
import { asOwner, withClient } from '#test/support/clients.ts'
import { createScreeningBatch } from '#compliance/operations/screenings/create-screening-batch.ts'
import { runQueuedScreenings } from '#compliance/operations/screenings/run-queued-screenings.ts'
import { screeningBatch } from '#compliance/queries/screening-batches.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { adminOf } from '#test/support/cluster.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'

let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
  at.lists.broken = undefined
  at.clock.offsetMs = 0
})

const subjects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'INDIVIDUAL' as const,
    name: index === 3 ? 'Batholomea Quince' : 'Ordinary Nobody',
    externalId: `b-${index}`,
  }))

test('the subjects of a batch are queued, screened by the worker, and the batch publishes its completion', async () => {
  await at.lists.put('OFAC_SDN', { id: 'B1', name: 'Batholomea Quince' })
  const { id } = await createScreeningBatch(at.key(), { subjects: subjects(45), purpose: 'PERIODIC' })
  const before = await screeningBatch(at.reader(), id)
  await at.work()
  const after = await screeningBatch(at.reader(), id)

  expect(before).toMatchObject({ status: 'QUEUED', total: 45, queued: 45 })
  expect(after).toMatchObject({ status: 'COMPLETED', total: 45, queued: 0, failed: 0, hits: 1 })
  const publishedEvents = (await at.published()).filter(
    ({ type, aggregateId }) => type === 'compliance.screening_batch_completed' && aggregateId === id,
  )
  expect(publishedEvents.map(({ data }) => data)).toEqual([
    { batchId: id, total: 45, ok: 45, failed: 0, hits: 1 },
  ])
  const hits = await screenings(at.reader(), { first: 10, batchId: id, hasMatches: true })
  expect(hits.nodes).toMatchObject([
    { externalId: 'b-3', outcome: 'BLOCK', purpose: 'PERIODIC', batchId: id },
  ])
})

test('a batch waits while the lists cannot be searched, and its subjects fail after an hour', async () => {
  const { id } = await createScreeningBatch(at.key(), { subjects: subjects(2) })
  at.lists.broken = new Error('no thread')

  await at.work()
  const waiting = await screeningBatch(at.reader(), id)
  await at.work(3_600_001)
  const failed = await screeningBatch(at.reader(), id)

  expect(waiting).toMatchObject({ status: 'QUEUED', queued: 2 })
  expect(failed).toMatchObject({ status: 'COMPLETED', queued: 0, failed: 2, hits: 0 })
})

test('two concurrent runs screen each subject once', async () => {
  const { id } = await createScreeningBatch(at.key(), { subjects: subjects(3) })

  const done = await Promise.all(
    Array.from({ length: 4 }, () => runQueuedScreenings(at.as({ kind: 'service' }), { batchId: id })),
  )

  expect(done.reduce((sum, each) => sum + each, 0)).toBe(3)
  const types = (await at.published()).map(({ type }) => type)
  expect([
    types.filter(type => type === 'compliance.screening_completed').length,
    types.filter(type => type === 'compliance.screening_batch_completed').length,
  ]).toEqual([3, 1])
  await expect(runQueuedScreenings(at.key(), { batchId: id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the next worker completes a batch whose worker stopped before completing it', async () => {
  const { id } = await createScreeningBatch(at.key(), { subjects: subjects(2) })
  await runQueuedScreenings(at.as({ kind: 'service' }), { batchId: id })
  const { rowCount } = await withClient(adminOf(at.databaseName), client =>
    client.query(
      `update compliance.screening_batches set status = 'QUEUED', completed_at = null where id = $1`,
      [id],
    ),
  )

  await at.work()

  expect(rowCount).toBe(1)
  expect(await screeningBatch(at.reader(), id)).toMatchObject({ status: 'COMPLETED', queued: 0 })
})

test('a batch accepts a thousand subjects and rejects one more', async () => {
  const call = (count: number) =>
    at.ask<{ createScreeningBatch: { total: number } }>(
      'mutation ($i: CreateScreeningBatchInput!) { createScreeningBatch(input: $i) { total } }',
      { i: { subjects: subjects(count) } },
      at.as({ kind: 'staff', scopes: ['compliance:write'] }),
    )

  const [thousand, more] = [await call(1_000), await call(1_001)]

  expect(thousand.data).toEqual({ createScreeningBatch: { total: 1_000 } })
  expect(more.errors).toMatchObject([{ extensions: { code: 'VALIDATION_ERROR' } }])
})

test("a batch with issues is rejected as a whole, with the path of each issue, and another tenant's batch is not found", async () => {
  await expect(createScreeningBatch(at.key(), { subjects: [] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(
    createScreeningBatch(at.key(), { subjects: [...subjects(1), { type: 'INDIVIDUAL', name: '--' }] }),
  ).rejects.toMatchObject({ issues: [{ field: 'subjects[1].name' }] })
  const { id } = await createScreeningBatch(at.key(), { subjects: subjects(1) })
  await expect(screeningBatch((await screeningFixture()).reader(), id)).rejects.toMatchObject({
    code: 'BATCH_NOT_FOUND',
  })
})

test('a screening whose subject was erased while queued fails and does not delay the others', async () => {
  const { id } = await createScreeningBatch(at.key(), { subjects: subjects(3) })
  await asOwner(adminOf(at.databaseName), async client => {
    await client.query(`select set_config('app.workspace', $1, false)`, [at.workspaceId])
    await client.query(
      `update compliance.screenings set subject = null where batch_id = $1 and external_id = 'b-1'`,
      [id],
    )
  })

  await at.work()

  expect(await screeningBatch(at.reader(), id)).toMatchObject({ status: 'COMPLETED', queued: 0, failed: 1 })
  expect(
    (await screenings(at.reader(), { first: 9, batchId: id })).nodes.find(
      ({ externalId }) => externalId === 'b-1',
    ),
  ).toMatchObject({ status: 'FAILED', subject: null, subjectId: null })
})
