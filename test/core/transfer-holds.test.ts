import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { setting, type Setting } from '#test/remittance/given.ts'
import { workerOn } from '#test/support/world.ts'
import { sweepTransferHolds } from '#core/jobs/sweep-transfer-holds.ts'
import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { captureTransferHold } from '#core/operations/transfer-holds/capture-transfer-hold.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import {
  placeTransferHold,
  type PlaceTransferHold,
} from '#core/operations/transfer-holds/place-transfer-hold.ts'
import { releaseHold } from '#core/operations/holds/release-hold.ts'
import { releaseOrphanedHolds } from '#core/operations/transfer-holds/release-orphaned-holds.ts'
import { releaseTransferHold } from '#core/operations/transfer-holds/release-transfer-hold.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { cancelTransfer } from '#remittance/operations/transfers/cancel-transfer.ts'
import { confirmFunding } from '#remittance/operations/transfers/confirm-funding.ts'
import { wallet, wallets } from '#remittance/queries/wallets.ts'
import { givenAccount } from './given-account.ts'

interface Place {
  readonly here: Setting
  readonly walletId: string
  readonly service: Context
  hold(given?: Partial<PlaceTransferHold>): PlaceTransferHold
}

/** Creates a sender with an account of 500.00 USD. */
async function place(): Promise<Place> {
  const here = await setting()
  const { id: walletId } = await givenAccount(here, { customerId: here.senderId, currency: 'USD' })
  const teller = here.as({ kind: 'staff', roles: ['teller'] })
  await deposit(teller, {
    accountId: walletId,
    amount: '500.00',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: teller.actor.subjectId,
  })
  return {
    here,
    walletId,
    service: here.as({ kind: 'service' }),
    hold: given => ({
      transferId: newId(),
      accountId: walletId,
      customerId: here.senderId,
      amount: '102.49',
      currency: 'USD',
      ...given,
    }),
  }
}

const state = async ({ here, walletId }: Place) => {
  const { availableBalance } = await wallet(here.sender(), walletId)
  const [row] = await here.database.read<{ balance: string; held: string }>(
    here.workspaceId,
    'select balance_minor::text as balance, held_minor::text as held from core.accounts where workspace_id = $1 and id = $2',
    [here.workspaceId, walletId],
  )
  return { available: availableBalance, ...row! }
}

const report = ({ here }: Place) => clearingReport(here.as({ kind: 'staff', roles: ['viewer'] }))

const statusOf = async ({ here }: Place, id: string): Promise<string> =>
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

test('of concurrent holds, captures and releases of one transfer exactly one capture or release succeeds', async () => {
  const at = await place()
  const given = at.hold()
  await Promise.all(Array.from({ length: 5 }, () => placeTransferHold(at.service, given)))
  expect(await state(at)).toMatchObject({ held: '10249' })

  const outcomes = await Promise.all([
    ...Array.from({ length: 4 }, () =>
      captureTransferHold(at.service, { transferId: given.transferId, reference: 'TXN-1' }),
    ),
    ...Array.from({ length: 4 }, () => releaseTransferHold(at.service, { transferId: given.transferId })),
  ])

  const isTaken = outcomes[0] === 'CAPTURED'
  expect(outcomes).toEqual([
    ...Array<string>(4).fill(isTaken ? 'CAPTURED' : 'NOT_HELD'),
    ...Array<string>(4).fill(isTaken ? 'CAPTURED' : 'RELEASED'),
  ])
  expect(await state(at)).toMatchObject({ balance: isTaken ? '39751' : '50000', held: '0' })
})

test('a capture that the account refuses leaves the hold in place, and the funding is declined', async () => {
  const at = await place()
  const given = at.hold()
  await placeTransferHold(at.service, given)
  await at.here.database.transaction(at.here.workspaceId, session =>
    session.commit({
      text: `update core.accounts set status = 'FROZEN' where workspace_id = $1 and id = $2`,
      values: [at.here.workspaceId, at.walletId],
    }),
  )

  expect(await captureTransferHold(at.service, { transferId: given.transferId, reference: 'TXN-1' })).toBe(
    'REFUSED',
  )
  expect(await state(at)).toMatchObject({ balance: '50000', held: '10249' })
})

test('a hold without a transfer is released after five minutes; a hold of an existing transfer stays', async () => {
  const at = await place()
  await placeTransferHold(at.service, at.hold({ amount: '50.00' }))
  await at.here.transfer({ walletId: at.walletId })
  const worker = workerOn(at.here.platform)

  await sweepTransferHolds.run(worker)
  const early = await state(at)
  at.here.clock.offsetMs += 5 * 60_000 + 1_000
  await sweepTransferHolds.run(worker)

  expect(early).toMatchObject({ held: '15249' })
  expect(await state(at)).toMatchObject({ held: '10249', available: '397.51' })
})

test('only the remittance domain can use holds of remittances, within one workspace', async () => {
  const [at, other] = [await place(), await place()]
  const given = at.hold()
  await placeTransferHold(at.service, given)

  for (const refused of [
    placeTransferHold(at.here.key(), given),
    captureTransferHold(at.here.key(), { transferId: given.transferId, reference: 'r' }),
    releaseTransferHold(at.here.sender(), given),
    releaseOrphanedHolds(at.here.staff(), { ids: [] }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await captureTransferHold(other.service, { transferId: given.transferId, reference: 'r' })).toBe(
    'NOT_HELD',
  )
  expect(await releaseTransferHold(other.service, given)).toBe('NOT_HELD')
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

test('orphaned holds are released where remittance responds, even while it is unavailable elsewhere', async () => {
  const [cut, at] = [await place(), await place()]
  for (const each of [cut, at]) await placeTransferHold(each.service, each.hold())
  at.here.clock.offsetMs += 5 * 60_000 + 1_000
  const { contextIn } = workerOn(at.here.platform)

  await sweepTransferHolds.run(
    workerOn(at.here.platform, {
      contextIn: id =>
        id === cut.here.workspaceId ? Promise.reject(new Error('cannot be reached')) : contextIn(id),
    }),
  )

  expect([await state(cut), await state(at)]).toMatchObject([{ held: '10249' }, { held: '0' }])
})
