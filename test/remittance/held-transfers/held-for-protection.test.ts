import { expect, test } from '@jest/globals'
import { activateCustomer } from '#identity/operations/customers/activate-customer.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { orderProtectiveHold } from '#sentinel/operations/holds/order-protective-hold.ts'
import { place, state } from '#test/core/wallet-setting.ts'
import { withLateReplies } from '#test/support/late-decisions.ts'
import { platformOf, rememberedOf, statusesOf, stored, transferTo } from '../transfer-history.ts'
import { setting, type Setting } from '../given.ts'
import { HOUR_MS, PAID } from './held-transfer-fixture.ts'
import { ALL, expectHeld, protectedSetting } from './protection-fixture.ts'

/** As after half an hour under a hold: the transfer is due again in ten minutes. */
const postpone = ({ database, workspaceId, platform }: Setting, id: string): Promise<void> =>
  database.transaction(workspaceId, session =>
    session.commit({
      text: 'update remittance.transfers set hold_attempts = 10, due_at = $3 where workspace_id = $1 and id = $2',
      values: [workspaceId, id, new Date(platform.source.now().getTime() + 600_000)],
    }),
  )

test('a transfer under a protective hold collects nothing, and completes within ten seconds of the release', async () => {
  const here = await protectedSetting()
  const holdId = await here.hold(ALL)
  const { id, reference } = await here.transfer()
  await here.work(HOUR_MS, 2)
  await postpone(here, id)
  await expectHeld(here, id)
  expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })

  await here.release(holdId)
  await here.work(1_500, 6)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a transfer continues within ten seconds of the expiry of its hold, weeks after its quote expired', async () => {
  const here = await protectedSetting()
  await here.hold(ALL)
  const { id } = await here.transfer()
  await here.work(14 * 24 * HOUR_MS)
  await expectHeld(here, id)

  await here.work(16 * 24 * HOUR_MS)
  await here.work(1_500, 6)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a transfer waits for an ordered hold without a deadline', async () => {
  const here = await protectedSetting()
  const holdId = await here.hold(ALL)
  await orderProtectiveHold(here.guardian(), { id: holdId, authority: 'Probate Court', reference: '2026-1' })
  const { id } = await here.transfer()

  await here.work(200 * 24 * HOUR_MS, 2)

  await expectHeld(here, id)
})

test('the release of one of two holds releases nothing that the other covers', async () => {
  const here = await protectedSetting()
  const all = await here.hold(ALL)
  const payee = await here.hold({ scope: 'PAYEE', payee: 'Ada Zanthemar' })
  const [covered, other] = [await here.pay('Zanthemar'), await here.pay('Okafor')]

  await here.release(all)
  await here.work(1_500, 6)
  expect(await statusesOf(here, other.id)).toEqual(PAID)
  await expectHeld(here, covered.id)

  await here.release(payee)
  await here.work(1_500, 6)
  expect(await statusesOf(here, covered.id)).toEqual(PAID)
})

test.each(['name', 'account', 'recipient id'] as const)(
  'a hold that names the payee by its %s holds the transfers to this recipient only',
  async by => {
    const here = await protectedSetting()
    const first = await here.pay('Zanthemar', '0123456789')
    const payee = { name: 'ada ZANTHEMAR', account: '01234-56789', 'recipient id': first.recipientId }[by]
    await here.work(1_500, 4)
    await here.hold({ scope: 'PAYEE', payee })

    const again = await here.transfer({ recipientId: first.recipientId })
    const other = await here.pay('Okafor')
    await here.work(1_500, 4)

    await expectHeld(here, again.id)
    expect(await statusesOf(here, other.id)).toEqual(PAID)
  },
)

test('a hold that is placed after funding holds the payout until its release', async () => {
  const here = await protectedSetting()
  const { id, reference } = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: id })
  const holdId = await here.hold({ scope: 'TRANSACTION', transactionId: id })
  await here.work(HOUR_MS)
  await expectHeld(here, id, 'FUNDED')
  expect((await rememberedOf(here, reference)).payout).toBeUndefined()

  await here.release(holdId)
  await here.work(1_500, 6)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a payout that the partner never received is sent again only after the hold, within ten seconds of its release', async () => {
  const here = await protectedSetting()
  const { id, reference } = await transferTo(here, 'test-payout-lost')
  await here.work()
  const holdId = await here.hold(ALL)
  await here.work(3_000, 4)
  await postpone(here, id)
  expect((await stored(here, id)).status).toBe('PROCESSING')
  expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 1, timesReceived: 0 })

  await here.release(holdId)
  await here.work(1_500, 6)

  expect(await statusesOf(here, id)).toEqual(PAID)
  expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 2, timesReceived: 1 })
})

test('a hold that is placed while the sender is suspended stops the funding when the sender is active again', async () => {
  const here = await protectedSetting()
  const officer = here.as({ kind: 'staff', roles: ['officer'] })
  const { id, reference } = await here.transfer()
  await suspendCustomer(officer, { id: here.senderId, reason: 'Under review' })
  await here.work()
  expect((await stored(here, id)).hold).toBe('SENDER_SUSPENDED')
  const holdId = await here.hold(ALL)

  await activateCustomer(officer, { id: here.senderId })
  await here.work(HOUR_MS, 2)
  await expectHeld(here, id)
  expect((await rememberedOf(here, reference)).collection).toBeUndefined()

  await here.release(holdId)
  await here.work(1_500, 6)
  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('without a response of elder protection transfers are held, also after their quotes expire, and continue once it responds', async () => {
  const here = await setting()
  const funded = await here.transfer()
  await fundTransfer(platformOf(here), { transferId: funded.id })
  here.away.add('sentinel')
  const created = await here.transfer()
  await here.work(HOUR_MS, 2)
  await expectHeld(here, created.id)
  await expectHeld(here, funded.id, 'FUNDED')

  here.away.delete('sentinel')
  await here.work(60_000, 4)

  for (const { id } of [created, funded]) expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a decision of elder protection that comes too late holds the transfer, which later gets it', async () => {
  const here = await setting()
  const order = await here.order()
  const transfer = await withLateReplies('decideDisbursement', here.sender(), callDomain =>
    createTransfer(here.sender({ callDomain }), order),
  )
  expect(transfer.hold).toBe('PROTECTION')

  await here.work(2_000, 4)

  expect(await statusesOf(here, transfer.id)).toEqual(PAID)
})

test('while compliance does not respond, a transfer under a protective hold stays created, and needs both decisions to continue', async () => {
  const here = await protectedSetting()
  const holdId = await here.hold(ALL)
  here.away.add('compliance')
  const { id } = await here.transfer()
  await here.work(HOUR_MS, 2)
  await expectHeld(here, id)
  await here.release(holdId)
  await here.work(60_000, 2)
  await expectHeld(here, id)

  here.away.delete('compliance')
  await here.work(60_000, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a tenant cannot confirm the funding of a protected transfer, even after its quote expired', async () => {
  const here = await protectedSetting()
  await here.hold(ALL)
  const { id } = await here.transfer({ sourceOfFunds: 'cash' })
  await here.work(24 * HOUR_MS)

  await expect(confirmFunding(here.key(), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    message: 'The transfer is held to protect its sender.',
  })
  await expectHeld(here, id)
})

test('a wallet pays only after the hold: until then the money stays on the account, and a debit that core banking stops is not declined', async () => {
  const wallet = await place()
  const { here, walletId } = wallet
  const { id } = await here.transfer({ walletId })
  const { callDomain } = here.platformContext
  const stopping: typeof callDomain = async (ctx, call, variables) =>
    call.text.includes('captureTransferHold')
      ? ({ captureTransferHold: 'PROTECTED' } as never)
      : callDomain(ctx, call, variables)

  await fundTransfer(platformOf(here, { callDomain: stopping }), { transferId: id })
  await expectHeld(here, id)
  expect(await stored(here, id)).toMatchObject({ collectedBy: null })
  expect(await state(wallet)).toMatchObject({ balance: '50000', held: '10249' })

  await here.work(1_500, 6)
  expect(await statusesOf(here, id)).toEqual(PAID)
  expect(await state(wallet)).toMatchObject({ balance: '39751', held: '0' })
})
