import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { captureTransferHold } from '#core/operations/transfer-holds/capture-transfer-hold.ts'
import { releaseHold } from '#core/operations/holds/release-hold.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { wallet, wallets } from '#remittance/queries/wallets.ts'
import { givenAccount } from './given-account.ts'
import { place, state, type WalletSetting } from './wallet-setting.ts'

const report = ({ here }: WalletSetting) => clearingReport(here.as({ kind: 'staff', roles: ['viewer'] }))

const statusOf = async ({ here }: WalletSetting, id: string): Promise<string> =>
  (
    await here.database.read<{ status: string }>(
      here.workspaceId,
      'select status from remittance.transfers where workspace_id = $1 and id = $2',
      [here.workspaceId, id],
    )
  )[0]!.status

test('a wallet pays: amount and fee are held with the transfer, captured at funding, and booked once', async () => {
  const at = await place()
  const { id } = await at.here.transfer({ walletId: at.walletId })
  const aside = await state(at)

  await at.here.work(2_000, 4)

  expect(aside).toEqual({ available: '397.51', balance: '50000', held: '10249' })
  expect(await state(at)).toEqual({ available: '397.51', balance: '39751', held: '0' })
  expect(await statusOf(at, id)).toBe('COMPLETED')
  expect(await report(at)).toMatchObject({
    unbooked: 0,
    remittances: [{ currency: 'USD', clearing: '0.00', difference: '0.00' }],
  })
})

test.each(['test-payout-rejected', 'test-payout-returned'])(
  '%s: the wallet gets the full amount back',
  async lastName => {
    const at = await place()
    const recipient = await at.here.recipient({ lastName })
    const { id } = await at.here.transfer({ walletId: at.walletId, recipientId: recipient.id })

    await at.here.work(2_000, 8)

    expect(await statusOf(at, id)).toBe('REFUNDED')
    expect(await state(at)).toEqual({ available: '500.00', balance: '50000', held: '0' })
    expect(await report(at)).toMatchObject({ remittances: [{ clearing: '0.00', difference: '0.00' }] })
  },
)

test('a wallet that has paid cannot be closed while a refund is possible, and can be afterwards', async () => {
  const at = await place()
  const manager = at.here.as({ kind: 'staff', roles: ['manager'] })
  const { id, reference } = await at.here.transfer({
    walletId: at.walletId,
    recipientId: (await at.here.recipient({ lastName: 'test-payout-rejected' })).id,
  })
  await captureTransferHold(at.service, { transferId: id, reference })
  await withdraw(manager, {
    accountId: at.walletId,
    amount: '397.51',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: manager.actor.subjectId,
  })

  await expect(closeAccount(manager, { id: at.walletId, reason: 'Moved' })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
    message: 'The account has paid for a remittance that is not finished.',
  })
  await at.here.work(2_000, 8)
  await withdraw(manager, {
    accountId: at.walletId,
    amount: '102.49',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: manager.actor.subjectId,
  })

  expect(await closeAccount(manager, { id: at.walletId, reason: 'Moved' })).toMatchObject({
    status: 'CLOSED',
  })
})

test('a cancelled or failed transfer releases its hold; the tenant cannot confirm the funding of a wallet', async () => {
  const at = await place()
  const order = await at.here.order({ walletId: at.walletId })
  const { id } = await at.here.transfer(order)
  await expect(confirmFunding(at.here.key(), { id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(
    at.here.transfer({ ...order, recipientId: (await at.here.recipient()).id }),
  ).rejects.toMatchObject({ code: 'QUOTE_ALREADY_USED' })

  await cancelTransfer(at.here.sender(), { id })
  await at.here.work()

  expect(await state(at)).toEqual({ available: '500.00', balance: '50000', held: '0' })
  expect((await report(at)).remittances).toEqual([])
})

test("a wallet must be the sender's, in the quote's currency, and have enough", async () => {
  const at = await place()
  const [foreign, naira, empty] = [
    await givenAccount(at.here, { currency: 'USD' }),
    await givenAccount(at.here, { customerId: at.here.senderId }),
    await givenAccount(at.here, { customerId: at.here.senderId, currency: 'USD' }),
  ]

  const codes = await Promise.all(
    [newId(), foreign.id, naira.id, empty.id].map(walletId =>
      at.here.transfer({ walletId }).then(
        () => 'completed',
        (error: { code: string }) => error.code,
      ),
    ),
  )

  expect(codes).toEqual([
    'WALLET_NOT_FOUND',
    'WALLET_NOT_FOUND',
    'WALLET_NOT_USABLE',
    'WALLET_INSUFFICIENT_FUNDS',
  ])
  expect((await wallets(at.here.sender())).map(({ id }) => id).sort()).toEqual(
    [at.walletId, naira.id, empty.id].sort(),
  )
  await expect(wallet(at.here.sender(), foreign.id)).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  await expect(wallets(at.here.key())).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('staff cannot capture or release a hold of a remittance, which would still be paid out', async () => {
  const at = await place()
  const { id: destinationAccountId } = await givenAccount(at.here, { currency: 'USD' })
  const { id } = await at.here.transfer({ walletId: at.walletId })
  const manager = at.here.as({ kind: 'staff', roles: ['manager'] })

  for (const refused of [
    captureHold(manager, { id, amount: '102.49', destinationAccountId }),
    releaseHold(manager, { id }),
    releaseHold(manager, { id, amount: '1.00' }),
  ])
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_STATE',
      message: 'The hold belongs to a remittance and ends with the remittance.',
    })

  await at.here.work(2_000, 4)
  expect(await statusOf(at, id)).toBe('COMPLETED')
  expect(await state(at)).toEqual({ available: '397.51', balance: '39751', held: '0' })
  expect(await report(at)).toMatchObject({
    unbooked: 0,
    remittances: [{ clearing: '0.00', difference: '0.00' }],
  })
})

test('transactions of a remittance cannot be reversed: the money would be returned twice', async () => {
  const at = await place()
  const { id } = await at.here.transfer({ walletId: at.walletId })
  await at.here.work(2_000, 4)
  const booked = await at.here.database.read<{ id: string }>(
    at.here.workspaceId,
    `select id from core.transactions where workspace_id = $1 and metadata ->> 'transferId' = $2`,
    [at.here.workspaceId, id],
  )

  expect(booked.length).toBeGreaterThan(2)
  for (const { id: transactionId } of booked)
    await expect(
      reverseTransaction(at.here.as({ kind: 'staff', roles: ['manager'] }), {
        id: transactionId,
        reason: 'Mistake',
        force: true,
      }),
    ).rejects.toMatchObject({ code: 'INVALID_STATE' })

  expect(await state(at)).toMatchObject({ balance: '39751' })
})
