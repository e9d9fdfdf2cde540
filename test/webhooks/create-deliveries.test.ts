import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { openBody } from '#webhooks/secrets.ts'
import { createDeliveries } from '#webhooks/consumers/create-deliveries.ts'
import { setting } from '#test/remittance/given.ts'
import { workerOn, world } from '#test/support/world.ts'
import { deliveriesOf, noteWorker, relayNotes, subscriptionsOf } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes } from './notes.ts'
import { receiver } from './receiver.ts'

const url = 'http://127.0.0.1:9/hook'

test('each matching subscription of the workspace and service gets one delivery: by name, group or *, active or paused', async () => {
  const [here, other] = [await world(), await world()]
  const { workspaceId } = here
  const subscribed = await Promise.all([
    givenSubscription(here, { workspaceId, url, eventNames: ['note.made'] }),
    givenSubscription(here, { workspaceId, url, eventNames: ['other.event', 'note.*'] }),
    givenSubscription(here, { workspaceId, url, eventNames: ['*'], status: 'PAUSED' }),
    givenSubscription(here, { workspaceId, url, service: 'compliance' }),
  ])
  for (const parts of [
    { eventNames: ['note.other', 'notes.*', 'note'] },
    { status: 'DISABLED' as const },
    { isDeleted: true },
    { eventNames: [] },
  ])
    await givenSubscription(here, { workspaceId, url, ...parts })
  await givenSubscription(other, { workspaceId: other.workspaceId, url })

  await makeNotes(here.platformContext, [{}])
  await relayNotes(noteWorker(here))

  const created = await deliveriesOf(here, workspaceId)
  expect(created.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(
    subscribed.map(({ id }) => id).sort(),
  )
  expect(new Set(created.map(({ eventId }) => eventId)).size).toBe(1)
  for (const each of created)
    expect(each).toMatchObject({
      status: 'PENDING',
      attempts: 0,
      retries: 0,
      dueAt: expect.any(Date),
      endedAt: null,
    })
  expect(
    (await subscriptionsOf(here, workspaceId))
      .filter(({ dueAt }) => dueAt !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(subscribed.map(({ id }) => id).sort())
  expect(await deliveriesOf(other, other.workspaceId)).toEqual([])
})

test('an event that is relayed again creates no second delivery', async () => {
  const here = await world()
  await givenSubscription(here, { workspaceId: here.workspaceId, url })
  const event = {
    workspaceId: here.workspaceId,
    id: newId(),
    type: 'test.noted',
    aggregateType: 'note',
    aggregateId: newId(),
    sequence: 1n,
    data: {},
    personal: {},
    requestId: newId(),
    occurredAt: new Date(),
  }
  const worker = noteWorker(here)

  for (let round = 0; round < 2; round++)
    await worker.transaction(sql => createDeliveries(sql, [event], worker))

  expect(await deliveriesOf(here, here.workspaceId)).toHaveLength(1)
})

test('a delivery created while its subscription is being disabled fails like the waiting ones', async () => {
  const here = await world()
  const { id } = await givenSubscription(here, { workspaceId: here.workspaceId, url })
  const worker = noteWorker(here)
  const event = {
    workspaceId: here.workspaceId,
    id: newId(),
    type: 'test.noted',
    aggregateType: 'note',
    aggregateId: newId(),
    sequence: 1n,
    data: {},
    personal: {},
    requestId: newId(),
    occurredAt: new Date(),
  }

  await worker.transaction(sql =>
    createDeliveries(
      async (text, values) => {
        const rows = await sql(text, values)
        if (text.includes('insert into webhooks.deliveries'))
          await here.database.asWorker(
            "update webhooks.subscriptions set status = 'DISABLED' where id = $1",
            [id],
          )
        return rows as never
      },
      [event],
      worker,
    ),
  )

  expect(await deliveriesOf(here, here.workspaceId)).toMatchObject([
    { status: 'FAILED', attempts: 0, dueAt: null, endedAt: expect.any(Date) },
  ])
  expect(await subscriptionsOf(here, here.workspaceId)).toMatchObject([{ status: 'DISABLED', dueAt: null }])
})

test('an event that cannot be rendered is logged and does not block others', async () => {
  const here = await world()
  const logged: unknown[] = []
  await givenSubscription(here, { workspaceId: here.workspaceId, url })

  await makeNotes(here.platformContext, [
    { data: { n: 1 } },
    { data: { isUnspeakable: true } },
    { data: { n: 2 } },
  ])
  await relayNotes(
    noteWorker(
      here,
      {},
      {
        log: fields => {
          logged.push(fields['event'])
        },
      },
    ),
  )

  expect(await deliveriesOf(here, here.workspaceId)).toHaveLength(2)
  expect(logged).toEqual(['note.made'])
})

test('a body is encrypted for its delivery, and the customer it is about is stored', async () => {
  const here = await world()
  const customerId = newId()
  await givenSubscription(here, { workspaceId: here.workspaceId, url })

  await makeNotes(here.platformContext, [
    { data: { customerId, n: 1 }, personal: { name: 'Ada Lovelace' } },
    { data: { customerId: 'not an id' } },
  ])
  await relayNotes(noteWorker(here))

  const [first, second] = await deliveriesOf(here, here.workspaceId)
  const { keys } = here.platform.source
  expect(first!.body).not.toMatch(/Ada|Lovelace|note/)
  expect(JSON.parse(openBody(keys, here.workspaceId, first!.id, first!.body!))).toMatchObject({
    data: { customerId, n: 1, name: 'Ada Lovelace' },
  })
  expect(() => openBody(keys, here.workspaceId, second!.id, first!.body!)).toThrow()
  expect([first!.customerId, second!.customerId]).toEqual([customerId, null])
})

test('a thousand events for several subscriptions create all deliveries with few statements', async () => {
  const here = await world()
  for (let n = 0; n < 3; n++) await givenSubscription(here, { workspaceId: here.workspaceId, url })
  await makeNotes(
    here.platformContext,
    Array.from({ length: 1_000 }, () => ({})),
  )
  here.statements.length = 0

  await relayNotes(noteWorker(here))

  expect(await deliveriesOf(here, here.workspaceId)).toHaveLength(3_000)
  expect(here.statements.length).toBeLessThan(30)
})

test('all steps of a transfer are delivered in order, in the format of the REST interface', async () => {
  const here = await setting()
  const at = await receiver()
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url, eventNames: ['transfer.*'] })

  const { id, reference } = await here.transfer()
  await here.work(1_500, 6)
  await workerOn(here.platform).settled()

  const bodies = at.received
    .map(({ body }) => JSON.parse(body) as { event: string; sequence: number; data: Record<string, unknown> })
    .sort((one, other) => one.sequence - other.sequence)
  expect(bodies.map(({ event, sequence }) => [event, sequence])).toEqual([
    ['transfer.created', 1],
    ['transfer.funded', 2],
    ['transfer.processing', 3],
    ['transfer.completed', 4],
  ])
  for (const { data } of bodies)
    expect(data).toMatchObject({ id, reference, sendAmount: '100.00', recipientName: 'Ada Obi' })
})
