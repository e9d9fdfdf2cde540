import { expect, test } from '@jest/globals'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { givenSubscription } from '#test/webhooks/given.ts'
import { receiver } from '#test/webhooks/receiver.ts'
import { workerOn } from '#test/support/world.ts'
import { lastStepOf, platformOf, rememberedOf, statusesOf, stored } from './transfer-history.ts'
import { setting, type Setting } from './given.ts'

const deny = (here: Setting, name: string): Promise<unknown> =>
  addToDenyList(here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }), { name })

const screenings = (
  { database, workspaceId }: Setting,
  id: string,
): Promise<{ stage: string; outcome: string }[]> =>
  database.read(
    workspaceId,
    'select stage, outcome from compliance.payment_screenings where workspace_id = $1 and payment_id = $2 order by id',
    [workspaceId, id],
  )

test('every transfer is screened at its creation and again before its payout', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  await here.work()

  expect(await screenings(here, id)).toEqual([
    { stage: 'CREATION', outcome: 'CLEAR' },
    { stage: 'PAYOUT', outcome: 'CLEAR' },
  ])
})

test('a recipient listed after funding is not paid, and the sender is refunded', async () => {
  const here = await setting()
  const { id, reference } = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: id })
  await deny(here, 'Obi Ada')

  await here.work()

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'FAILED', 'REFUNDED'])
  expect(await lastStepOf(here, id)).toEqual({
    status: 'REFUNDED',
    actor: 'PLATFORM',
    reason: 'SCREENING_MATCH',
    reasonCode: 'RR04',
  })
  expect(await rememberedOf(here, reference)).toEqual({ collection: 'REFUNDED', payout: undefined })
})

test("a clear result from before a worker's crash is screened again, because a list may have changed", async () => {
  const here = await setting()
  const { id, reference } = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: id })
  const parties = [{ role: 'RECIPIENT', name: 'Ada Obi', country: 'NG' }]
  const service = here.as({ kind: 'service' })
  expect(await screenPayment(service, { paymentId: id, stage: 'PAYOUT', parties })).toMatchObject({
    outcome: 'CLEAR',
  })
  await deny(here, 'Ada Obi')

  await here.work()

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'FAILED', 'REFUNDED'])
  expect((await rememberedOf(here, reference)).payout).toBeUndefined()
  expect(await screenings(here, id)).toEqual([
    { stage: 'CREATION', outcome: 'CLEAR' },
    { stage: 'PAYOUT', outcome: 'CLEAR' },
    { stage: 'PAYOUT', outcome: 'BLOCKED' },
  ])
  expect(await screenPayment(service, { paymentId: id, stage: 'PAYOUT', parties: [] })).toMatchObject({
    outcome: 'BLOCKED',
  })
})

test('without a screening result before the payout a transfer is held, screened again, and released with an event', async () => {
  const here = await setting()
  const { id } = await here.transfer()

  here.away.add('compliance')
  await here.work()
  const first = await stored(here, id)
  await here.work(1_000)
  const second = await stored(here, id)
  here.away.delete('compliance')
  await here.work(2_000)
  await here.work(1_000)

  expect([first, second].map(({ status, hold, holdAttempts }) => ({ status, hold, holdAttempts }))).toEqual([
    { status: 'FUNDED', hold: 'SCREENING_PENDING', holdAttempts: 0 },
    { status: 'FUNDED', hold: 'SCREENING_PENDING', holdAttempts: 1 },
  ])
  expect((await stored(here, id)).status).toBe('COMPLETED')
  expect(
    (await here.published()).filter(({ type }) => type === 'remittance.transfer_released'),
  ).toMatchObject([{ aggregateId: id, data: { status: 'FUNDED' } }])
})

test('webhook events of a held transfer have no gaps in their sequence', async () => {
  const here = await setting()
  const at = await receiver()
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url, eventNames: ['transfer.*'] })
  await here.transfer()
  here.away.add('compliance')
  await here.work()
  here.away.delete('compliance')
  await here.work(2_000)
  await here.work(1_500, 6)
  await workerOn(here.platform).settled()

  const bodies = at.received
    .map(({ body }) => JSON.parse(body) as { event: string; sequence: number })
    .sort((one, other) => one.sequence - other.sequence)
  expect(bodies.map(({ event, sequence }) => [event, sequence])).toEqual([
    ['transfer.created', 1],
    ['transfer.funded', 2],
    ['transfer.processing', 3],
    ['transfer.completed', 4],
  ])
  await at.close()
})

test('a transfer held before its payout stays valid after its quote expires, because it was funded in time', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  here.away.add('compliance')
  await here.work()
  await here.work(900_000)
  expect(await stored(here, id)).toMatchObject({ status: 'FUNDED', hold: 'SCREENING_PENDING' })

  here.away.delete('compliance')
  await here.work(60_000)
  await here.work(1_000)

  expect((await stored(here, id)).status).toBe('COMPLETED')
})

test('a match during a hold before the payout fails the transfer, and the money is refunded', async () => {
  const here = await setting()
  const { id } = await here.transfer()
  here.away.add('compliance')
  await here.work()
  here.away.delete('compliance')
  await deny(here, 'Ada Obi')

  await here.work(1_000)

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'FAILED', 'REFUNDED'])
})
