import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { bearer, DEMO, makeTransfer, RIVAL, send, signIn, type Headers } from '#test/e2e/support/rest.ts'
import { advanceTransfers } from '#remittance/jobs/advance-transfers.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { demoWorld, workerOn } from '#test/support/world.ts'
import {
  dyingDatabase,
  lastStepOf,
  platformOf,
  rememberedOf,
  statusesOf,
  stored,
  transferTo,
} from './transfer-history.ts'
import { claim, setting } from './given.ts'

test('an unfunded transfer fails on cancellation, permanently', async () => {
  const here = await setting()
  const { id, reference } = await transferTo(here, 'Obi', { sourceOfFunds: 'manual' })

  const cancelled = await cancelTransfer(here.sender(), { id })
  await here.work(60_000)

  expect(cancelled).toMatchObject({ id, status: 'FAILED', dueAt: null })
  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
  expect(await lastStepOf(here, id)).toEqual({
    status: 'FAILED',
    actor: 'SENDER',
    reason: 'CANCELLED_BY_SENDER',
    reasonCode: 'CUST',
  })
  expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })
})

test('a funded transfer fails on cancellation, its money is refunded, and nothing is paid out', async () => {
  const here = await setting()
  const { id, reference } = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: id })

  expect(await cancelTransfer(here.sender(), { id })).toMatchObject({ status: 'FAILED' })
  await here.work()

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'FAILED', 'REFUNDED'])
  expect(await lastStepOf(here, id)).toEqual({
    status: 'REFUNDED',
    actor: 'PLATFORM',
    reason: 'CANCELLED_BY_SENDER',
    reasonCode: 'FOCR',
  })
  expect(await rememberedOf(here, reference)).toEqual({ collection: 'REFUNDED', payout: undefined })
  const events = (await here.published()).filter(({ aggregateId }) => aggregateId === id)
  expect(events.map(({ type, data }) => [type, data['previousStatus'], data['reason']])).toEqual([
    ['remittance.transfer_created', null, null],
    ['remittance.transfer_funded', 'CREATED', null],
    ['remittance.transfer_failed', 'FUNDED', 'CANCELLED_BY_SENDER'],
    ['remittance.transfer_refunded', 'FAILED', 'CANCELLED_BY_SENDER'],
  ])
})

test.each([
  ['before it is paid for', false, ['CREATED', 'FAILED']],
  ['before it is paid out', true, ['CREATED', 'FUNDED', 'FAILED', 'REFUNDED']],
])('a transfer that is held %s can be cancelled', async (_, isFunded, statuses) => {
  const here = await setting()
  const wanted = await here.order()
  if (!isFunded) here.away.add('compliance')
  const { id } = await here.transfer(wanted)
  here.away.add('compliance')
  await here.work()
  expect(await stored(here, id)).toMatchObject({
    status: isFunded ? 'FUNDED' : 'CREATED',
    hold: 'SCREENING_PENDING',
  })

  expect(await cancelTransfer(here.sender(), { id })).toMatchObject({ status: 'FAILED', hold: null })
  here.away.delete('compliance')
  await here.work(120_000)

  expect(await statusesOf(here, id)).toEqual(statuses)
})

test('money collected during a cancellation is refunded, and nothing more is collected afterwards', async () => {
  const here = await setting()
  const [taken, untaken] = [await here.transfer(), await here.transfer()]
  // Two workers crash during their step, which reads the transfer and its sender's status first: one before
  // it called the provider, one after the provider collected.
  for (const [{ id }, lifetime] of [
    [untaken, 3],
    [taken, 4],
  ] as const)
    await expect(
      fundTransfer(platformOf(here, { database: dyingDatabase(here, lifetime, true) }), { transferId: id }),
    ).rejects.toThrow('the process died')
  expect((await rememberedOf(here, taken.reference)).collection).toBe('COLLECTED')
  expect((await rememberedOf(here, untaken.reference)).collection).toBe(undefined)

  for (const { id } of [taken, untaken]) await cancelTransfer(here.sender(), { id })
  await here.work()

  expect(await statusesOf(here, taken.id)).toEqual(['CREATED', 'FAILED', 'REFUNDED'])
  expect(await statusesOf(here, untaken.id)).toEqual(['CREATED', 'FAILED'])
  expect(await stored(here, untaken.id)).toMatchObject({ status: 'FAILED', dueAt: null, collectedBy: null })
  expect([
    (await rememberedOf(here, taken.reference)).collection,
    (await rememberedOf(here, untaken.reference)).collection,
  ]).toEqual(['REFUNDED', 'CLOSED'])
})

test('a provider that lost a collection is not believed: the transfer still owes a refund', async () => {
  const here = await setting()
  const { id, reference } = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: id })
  await inDatabase(here.databaseName, admin =>
    admin.query('delete from remittance.simulated_collections where workspace_id = $1 and reference = $2', [
      here.workspaceId,
      reference,
    ]),
  )
  await cancelTransfer(here.sender(), { id })

  await here.work()

  expect(await stored(here, id)).toMatchObject({
    status: 'FAILED',
    collectedBy: 'PROVIDER',
    dueAt: expect.any(Date),
  })
})

test('a transfer cannot be cancelled once its payout may have been sent', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  await here.work()

  await expect(cancelTransfer(here.sender(), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    kind: 'conflict',
  })
  await here.work(1_000)
  await expect(cancelTransfer(here.sender(), { id })).rejects.toMatchObject({ code: 'INVALID_STATE' })

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'])
})

test("another user's transfer, another tenant's and one that does not exist are not found; a key cancels nothing", async () => {
  const here = await setting()
  const rival = await setting()
  const other = await here.customer()
  const { id } = await here.transfer()

  for (const caller of [other.session, rival.sender])
    await expect(cancelTransfer(caller(), { id })).rejects.toMatchObject({
      code: 'TRANSFER_NOT_FOUND',
      kind: 'not-found',
    })
  await expect(cancelTransfer(here.sender(), { id: newId() })).rejects.toMatchObject({
    code: 'TRANSFER_NOT_FOUND',
  })
  for (const caller of [here.key, here.staff])
    await expect(cancelTransfer(caller(), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })

  expect((await stored(here, id)).status).toBe('CREATED')
})

test('of many concurrent cancellations one succeeds, and each idempotency key keeps its own response', async () => {
  const here = await setting()
  const { id } = await here.transfer()

  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => cancelTransfer(here.sender(), { id })),
  )
  const refusedKey = cancelTransfer(here.sender({ idempotency: claim('late') }), { id })

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(refusedKey).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(cancelTransfer(here.sender({ idempotency: claim('late') }), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
})

test('senders and workers at the same time: a transfer is either cancelled or paid out, never both', async () => {
  const here = await setting()
  const created = await Promise.all(Array.from({ length: 16 }, () => here.transfer()))
  const worker = workerOn(here.platform)
  const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

  const working = Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let round = 0; round < 8; round++) await advanceTransfers.run(worker)
    }),
  )
  const outcomes = await Promise.allSettled(
    created.map(async ({ id }, place) => {
      await pause(place * 12)
      await Promise.any([cancelTransfer(here.sender(), { id }), cancelTransfer(here.sender(), { id })])
    }),
  )
  await working
  await here.work(10_000, 3)

  const cancelled = new Set(
    created.filter((_, place) => outcomes[place]!.status === 'fulfilled').map(({ id }) => id),
  )
  for (const { id, reference } of created) {
    const { status } = await stored(here, id)
    const { collection, payout } = await rememberedOf(here, reference)
    if (cancelled.has(id)) {
      expect({ status, payout }).toEqual({
        status: collection === 'REFUNDED' ? 'REFUNDED' : 'FAILED',
        payout: undefined,
      })
      expect(collection).not.toBe('COLLECTED')
    } else {
      expect({ status, collection, payout }).toEqual({
        status: 'COMPLETED',
        collection: 'COLLECTED',
        payout: expect.objectContaining({ timesSent: 1, timesReceived: 1 }),
      })
    }
  }
}, 60_000)

test('over REST a repeat under the same key is the same cancellation, and without one it is a conflict', async () => {
  const { app } = await demoWorld()
  const session = await signIn(app, DEMO)
  const { transferId } = await makeTransfer(app, session)
  const cancel = (headers: Headers = {}) =>
    send(app, {
      method: 'POST',
      path: `/transfers/${transferId}/cancel`,
      headers: { ...session.headers, ...headers },
    })

  const [first, again] = [
    await cancel({ 'idempotency-key': 'cancel-1' }),
    await cancel({ 'idempotency-key': 'cancel-1' }),
  ]
  const late = await cancel()
  const foreign = await send(app, {
    method: 'POST',
    path: `/transfers/${transferId}/cancel`,
    headers: (await signIn(app, RIVAL)).headers,
  })
  const byKey = await send(app, {
    method: 'POST',
    path: `/transfers/${transferId}/cancel`,
    headers: bearer(DEMO.key, DEMO.id),
  })

  expect({ status: first.status, transfer: first.body.status }).toEqual({ status: 200, transfer: 'failed' })
  expect({ text: again.text, replayed: again.headers['idempotent-replayed'] }).toEqual({
    text: first.text,
    replayed: 'true',
  })
  expect([late.status, late.body]).toEqual([
    409,
    { error: 'The transfer can no longer be cancelled.', code: 'INVALID_STATE' },
  ])
  expect([foreign.status, foreign.body.code, byKey.status]).toEqual([404, 'TRANSFER_NOT_FOUND', 401])
})
