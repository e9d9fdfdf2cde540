import { expect, test } from '@jest/globals'
import { activateCustomer } from '#identity/operations/customers/activate-customer.ts'
import { closeCustomer } from '#identity/operations/customers/close-customer.ts'
import { suspendCustomer } from '#identity/operations/customers/suspend-customer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import { recheckSender } from '#remittance/operations/transfers/recheck-sender.ts'
import { settlePayout } from '#remittance/operations/transfers/settle-payout.ts'
import { submitPayout } from '#remittance/operations/transfers/submit-payout.ts'
import { transfer as readTransfer } from '#remittance/queries/transfers.ts'
import { setting, type Setting } from './given.ts'

const WEEK_MS = 7 * 24 * 3_600_000

const officer = ({ as }: Setting) => as({ kind: 'staff', roles: ['officer'] })
const suspend = (here: Setting) =>
  suspendCustomer(officer(here), { id: here.senderId, reason: 'Under review' })
const activate = (here: Setting) => activateCustomer(officer(here), { id: here.senderId })
const stateOf = async (here: Setting, id: string): Promise<string> => {
  const { status, hold } = await readTransfer(here.staff(), id)
  return hold === null ? status : `${status} ${hold}`
}

/** A transfer whose money the tenant has collected. */
async function paid(here: Setting, recipientId?: string): Promise<string> {
  const { id } = await here.transfer({
    sourceOfFunds: 'manual',
    ...(recipientId !== undefined && { recipientId }),
  })
  await confirmFunding(here.key(), { id })
  return id
}

test('after a week a held transfer fails and is refunded, and its sender sees no reason', async () => {
  const here = await setting()
  const [unpaid, funded] = [(await here.transfer()).id, await paid(here)]
  await suspend(here)
  await here.work()
  await here.work(WEEK_MS - 60_000)
  expect([await stateOf(here, unpaid), await stateOf(here, funded)]).toEqual([
    'CREATED SENDER_SUSPENDED',
    'FUNDED SENDER_SUSPENDED',
  ])

  await here.work(120_000, 2)

  expect([await stateOf(here, unpaid), await stateOf(here, funded)]).toEqual(['FAILED', 'REFUNDED'])
  const shown = async (caller: ReturnType<Setting['staff']>): Promise<string> =>
    (
      await here.ask<{ transfer: { failureReason: string } }>(
        'query ($id: UUID!) { transfer(id: $id) { failureReason } }',
        { id: funded },
        caller,
      )
    ).data!.transfer.failureReason
  expect([await shown(here.staff()), await shown(here.sender())]).toEqual(['SENDER_SUSPENDED', 'DECLINED'])
})

test('a released transfer gets its original time for funding, even after several holds', async () => {
  const here = await setting()
  const quote = await here.quote()
  const { id, createdAt } = await here.transfer({ quoteId: quote.id })
  for (let round = 0; round < 2; round++) {
    await suspend(here)
    await fundTransfer(here.platformContext, { transferId: id })
    here.clock.offsetMs += 3_600_000
    await activate(here)
    await recheckSender(here.platformContext, { transferId: id })
  }

  const { payableUntil, hold } = await readTransfer(here.staff(), id)
  const leftMs = payableUntil!.getTime() - here.platform.source.now().getTime()
  expect(hold).toBeNull()
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(quote.expiresAt.getTime() - createdAt.getTime())
  await here.work(1_000, 4)
  expect(await stateOf(here, id)).toBe('COMPLETED')
})

test('while identity is unavailable no transfer is created, funded or paid out, and existing ones continue afterwards', async () => {
  const here = await setting()
  const [order, unpaid, manual, funded] = [
    await here.order(),
    (await here.transfer()).id,
    (await here.transfer({ sourceOfFunds: 'manual' })).id,
    await paid(here),
  ]

  here.away.add('identity')
  await expect(createTransfer(here.sender(), order)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(confirmFunding(here.key(), { id: manual })).rejects.toMatchObject({ kind: 'unavailable' })
  await here.work(1_000, 2)
  const states = [await stateOf(here, unpaid), await stateOf(here, manual), await stateOf(here, funded)]
  here.away.delete('identity')
  await here.work(10_000, 4)

  expect(states).toEqual(['CREATED', 'CREATED', 'FUNDED'])
  expect([await stateOf(here, unpaid), await stateOf(here, funded)]).toEqual(['COMPLETED', 'COMPLETED'])
})

test('a payout that the partner has received continues for a suspended sender, and one that it never received is not sent again', async () => {
  const here = await setting()
  const [known, lost] = [
    await paid(here),
    await paid(here, (await here.recipient({ lastName: 'test-payout-lost' })).id),
  ]
  for (const transferId of [known, lost]) await submitPayout(here.platformContext, { transferId })
  await suspend(here)

  await here.work(60_000, 3)
  const whileSuspended = [await stateOf(here, known), await stateOf(here, lost)]
  await activate(here)
  await here.work(600_000, 3)

  expect(whileSuspended).toEqual(['COMPLETED', 'PROCESSING'])
  expect(await stateOf(here, lost)).toBe('COMPLETED')
})

test('a transfer held for a suspended sender fails at once when the sender is closed', async () => {
  const here = await setting()
  const funded = await paid(here)
  await suspend(here)
  await here.work()
  await closeCustomer(officer(here), { id: here.senderId, reason: 'Fraud' })
  await here.work()

  expect(await stateOf(here, funded)).toBe('REFUNDED')
  await expect(settlePayout(here.platformContext, { transferId: funded })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
})
