import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { updateRecipient } from '#remittance/operations/recipients/update-recipient.ts'
import { transferReceipt } from '#remittance/queries/transfer-receipt.ts'
import { setting } from './given.ts'

test('a receipt shows the status of a transfer and how its amounts add up', async () => {
  const { sender, transfer, work, clock } = await setting()
  const { id, reference, createdAt } = await transfer()

  const before = await transferReceipt(sender(), id)
  await work(1_500, 3)
  const after = await transferReceipt(sender(), id)

  const common = {
    reference,
    createdAt,
    sender: { name: 'Grace Hopper' },
    recipient: { name: 'Ada Obi', account: '****4579', bank: '011', country: 'NG' },
    sendAmount: '100.00',
    feeTotal: '2.49',
    totalPaid: '102.49',
    sendCurrency: 'USD',
    exchangeRate: '1437.760449',
    receiveAmount: '143776.04',
    receiveCurrency: 'NGN',
    transferReason: 'family_support',
    refundedAt: null,
  }
  expect(before).toMatchObject({
    ...common,
    status: 'CREATED',
    completedAt: null,
    events: [{ status: 'CREATED' }],
  })
  expect(after).toMatchObject({ ...common, status: 'COMPLETED', completedAt: expect.any(Date) })
  expect(after.events.map(({ status }) => status)).toEqual(['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'])
  expect(after.completedAt).toEqual(after.events.at(-1)!.at)
  expect(after.issuedAt.getTime()).toBeGreaterThanOrEqual(before.issuedAt.getTime())
  expect(Math.abs(after.issuedAt.getTime() - Date.now() - clock.offsetMs)).toBeLessThan(60_000)
})

test.each([
  [
    'an IBAN',
    {
      country: 'DE',
      currency: 'EUR',
      bankCode: null,
      accountNumber: null,
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    },
    { account: '****3000', bank: 'COBADEFFXXX', country: 'DE' },
  ],
  [
    'a wallet',
    {
      country: 'KE',
      currency: 'KES',
      payoutMethod: 'MOBILE_WALLET',
      bankCode: null,
      accountNumber: null,
      phone: '+254712345678',
    },
    { account: '****5678', bank: null, country: 'KE' },
  ],
  [
    'cash',
    { payoutMethod: 'CASH_PICKUP', bankCode: null, accountNumber: null, phone: '+2348012345678' },
    { account: null, bank: null, country: 'NG' },
  ],
] as const)(
  'a receipt shows the last four characters of %s as of the creation of the transfer',
  async (_, details, shown) => {
    const { sender, recipient, quote, transfer } = await setting()
    const payee = await recipient(details)
    const { id: quoteId } = await quote({
      receiveCurrency: payee.currency,
      destinationCountry: payee.country,
    })
    const { id } = await transfer({ quoteId, recipientId: payee.id })
    await updateRecipient(sender(), { id: payee.id, input: { lastName: 'Eze' } })

    expect((await transferReceipt(sender(), id)).recipient).toEqual({ name: 'Ada Obi', ...shown })
  },
)

test('a receipt is available to the sender, the tenant and its staff; for other callers the transfer does not exist', async () => {
  const { sender, key, staff, transfer, customer } = await setting()
  const rival = await setting()
  const { id, reference } = await transfer()

  for (const caller of [sender, key, staff])
    expect((await transferReceipt(caller(), id)).reference).toBe(reference)
  for (const caller of [(await customer()).session, rival.sender, rival.key, rival.staff])
    await expect(transferReceipt(caller(), id)).rejects.toMatchObject({
      code: 'TRANSFER_NOT_FOUND',
      kind: 'not-found',
    })
  await expect(transferReceipt(sender(), newId())).rejects.toMatchObject({ code: 'TRANSFER_NOT_FOUND' })
})
