import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { advanceTransfers, screenHeldTransfers } from '#remittance/jobs/advance-transfers.ts'
import { events } from '#remittance/events.ts'
import { advanceTransfer } from '#remittance/operations/transfers/advance-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { screenHeldTransfer } from '#remittance/operations/transfers/screen-held-transfer.ts'
import { settlePayout } from '#remittance/operations/transfers/settle-payout.ts'
import { submitPayout } from '#remittance/operations/transfers/submit-payout.ts'
import { takeStep } from '#remittance/operations/transfers/take-step.ts'
import { eventsOfTransfer } from '#remittance/queries/transfers.ts'
import { runWorker, workerOn } from '#test/support/world.ts'
import { setting } from './given.ts'
import { stored } from './transfer-history.ts'

test('the worker advances a transfer from CREATED to COMPLETED, each step once and with increasing times', async () => {
  const here = await setting()
  const { transfer, work, published, key } = here
  here.clock.stoppedAtMs = Date.now()
  const { id } = await transfer()

  await work()
  expect((await stored(here, id)).status).toBe('PROCESSING')
  await work(1_000)
  delete here.clock.stoppedAtMs

  expect(await stored(here, id)).toMatchObject({ status: 'COMPLETED', dueAt: null, hold: null })
  const timeline = (await eventsOfTransfer(key(), id))!
  expect(timeline.map(({ status }) => status)).toEqual(['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'])
  for (const [place, { at }] of timeline.slice(1).entries())
    expect(at.getTime()).toBeGreaterThan(timeline[place]!.at.getTime())
  const events = (await published()).filter(({ aggregateId }) => aggregateId === id)
  expect(events.map(({ type, data }) => [type, data['previousStatus']])).toEqual([
    ['remittance.transfer_created', null],
    ['remittance.transfer_funded', 'CREATED'],
    ['remittance.transfer_processing', 'FUNDED'],
    ['remittance.transfer_completed', 'PROCESSING'],
  ])
})

test('a running worker completes a transfer without further requests', async () => {
  const here = await setting()
  const worker = runWorker(here)
  const { id } = await here.transfer()

  let now = await stored(here, id)
  for (const endMs = performance.now() + 25_000; now.status !== 'COMPLETED' && performance.now() < endMs;) {
    await new Promise(resolve => setTimeout(resolve, 50))
    now = await stored(here, id)
  }
  await worker.stop()

  expect(now.status).toBe('COMPLETED')
}, 60_000)

test('two concurrent workers take each step once', async () => {
  const here = await setting()
  const { transfer, platform, clock } = here
  const created = await Promise.all(Array.from({ length: 12 }, () => transfer()))
  const worker = workerOn(platform, {
    log: (fields, message) => {
      throw new Error(message, { cause: fields })
    },
  })

  for (let round = 0; round < 8; round++) {
    clock.offsetMs += 1_000
    await Promise.all([
      advanceTransfers.run(worker),
      advanceTransfers.run(worker),
      advanceTransfers.run(worker),
    ])
  }

  for (const { id } of created) {
    expect((await stored(here, id)).status).toBe('COMPLETED')
    expect((await eventsOfTransfer(here.key(), id))!.map(({ status }) => status)).toEqual([
      'CREATED',
      'FUNDED',
      'PROCESSING',
      'COMPLETED',
    ])
  }
})

test('a claimed step that was not taken is repeated after its lease expires', async () => {
  const here = await setting()
  const { transfer, platform, clock, work } = here
  const { id } = await transfer()
  const dying = workerOn(platform, { contextIn: () => Promise.reject(new Error('the process died')) })

  await advanceTransfers.run(dying)
  await work()
  expect((await stored(here, id)).status).toBe('CREATED')
  clock.offsetMs += 10_000
  await work()

  expect((await stored(here, id)).status).toBe('PROCESSING')
})

test('every step from a wrong status is refused and writes nothing', async () => {
  const here = await setting()
  const { transfer, platformContext, work, as } = here
  const platform = (): typeof platformContext => as(platformContext.actor)
  const { id: transferId } = await transfer()

  for (const step of [submitPayout, settlePayout, screenHeldTransfer])
    await expect(step(platform(), { transferId })).rejects.toMatchObject({
      code: 'INVALID_STATE',
      kind: 'conflict',
    })
  await work(0)
  for (const step of [fundTransfer, submitPayout, screenHeldTransfer])
    await expect(step(platform(), { transferId })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await work(1_000)
  for (const step of [fundTransfer, submitPayout, settlePayout, screenHeldTransfer, advanceTransfer])
    await expect(step(platform(), { transferId })).rejects.toMatchObject({ code: 'INVALID_STATE' })

  expect((await eventsOfTransfer(platform(), transferId))!).toHaveLength(4)
})

test('a step missing from the table of transitions is refused', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  const skip = command((tx, transferId: string) =>
    takeStep(tx, transferId, {
      from: 'CREATED',
      to: 'COMPLETED',
      event: events.transfer_completed,
      cause: { actor: 'PLATFORM' },
      nextInMs: null,
    }),
  )

  await expect(skip(here.platformContext, id)).rejects.toMatchObject({ code: 'INVALID_STATE' })

  expect((await stored(here, id)).status).toBe('CREATED')
})

test('of two concurrent identical steps one is refused', async () => {
  const here = await setting()
  const { id: transferId } = await here.transfer()
  const platform = (): typeof here.platformContext => here.as(here.platformContext.actor)

  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => fundTransfer(platform(), { transferId })),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('only the platform moves transfers, and only those of its workspace', async () => {
  const here = await setting()
  const rival = await setting()
  const { id: transferId } = await here.transfer()

  for (const step of [fundTransfer, submitPayout, settlePayout, screenHeldTransfer]) {
    await expect(step(here.sender(), { transferId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(step(here.key(), { transferId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(step(rival.as(rival.platformContext.actor), { transferId })).rejects.toMatchObject({
      code: 'TRANSFER_NOT_FOUND',
    })
  }
  await expect(advanceTransfer(rival.platformContext, { transferId: newId() })).rejects.toMatchObject({
    code: 'TRANSFER_NOT_FOUND',
  })
})

test('an unpaid payout stays PROCESSING and is queried again', async () => {
  const here = await setting()
  const { id: transferId } = await here.transfer()
  await here.work()

  const waiting = await settlePayout(here.as(here.platformContext.actor), { transferId })

  expect(waiting.status).toBe('PROCESSING')
  expect(waiting.dueAt!.getTime()).toBeGreaterThan(Date.now() + here.clock.offsetMs)
})

test('one transfer that cannot be advanced does not delay the others', async () => {
  const here = await setting()
  const rival = await setting()
  const [stuck, free] = [await rival.transfer(), await here.transfer()]
  const logged: unknown[] = []
  const worker = workerOn(here.platform, {
    log: fields => {
      logged.push(fields)
    },
    contextIn: id =>
      id === rival.workspaceId ? Promise.reject(new Error('no such workspace')) : here.platform.contextIn(id),
  })

  while ((await advanceTransfers.run(worker)) > 0) {
    /* until nothing is due */
  }
  await screenHeldTransfers.run(worker)

  expect((await stored(here, free.id)).status).toBe('PROCESSING')
  expect((await stored(rival, stuck.id)).status).toBe('CREATED')
  expect(logged).toHaveLength(1)
})

test('the timeline cannot be altered', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  const alter = command((tx, text: string) => tx.sql(text, [here.workspaceId, id]))

  await expect(
    alter(
      here.platformContext,
      'update remittance.transfer_events set at = at where workspace_id = $1 and transfer_id = $2',
    ),
  ).rejects.toThrow(/permission denied|append-only/)
  await expect(
    alter(
      here.platformContext,
      'delete from remittance.transfer_events where workspace_id = $1 and transfer_id = $2',
    ),
  ).rejects.toThrow(/permission denied|append-only/)
})
