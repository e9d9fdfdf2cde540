import { expect, test } from '@jest/globals'
import type { World } from '#test/support/world.ts'
import { givenSubscription } from '#test/webhooks/given.ts'
import { receiver } from '#test/webhooks/receiver.ts'
import { adjustBalance } from '#core/operations/transactions/adjust-balance.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { captureHold } from '#core/operations/holds/capture-hold.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { placeHold } from '#core/operations/holds/place-hold.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { givenAccount } from '../given-account.ts'
import { relayTransactions } from '../transaction-events.ts'
import { bank } from './bank-with-cash.ts'

/** Relays waiting events and returns those of transactions, ordered by transaction. */
const publishedEvents = async (here: World) =>
  (await relayTransactions(here))
    .sort((a, b) => (a.aggregateId < b.aggregateId ? -1 : a.aggregateId > b.aggregateId ? 1 : 0))
    .map(({ type, aggregateId, data, personal }) => ({ type, aggregateId, data, personal }))

/** Creates a transfer that stays pending: the simulated rail accepts it only after a minute. */
const pending = (at: World, sourceAccountId: string, amount: string): Promise<TransactionRow> => {
  const staff = at.as({ kind: 'staff', roles: ['admin'] })
  return transferByNip(staff, {
    sourceAccountId,
    destinationAccountNum: '9000000007',
    destinationBankCode: '000013',
    destinationAccountName: 'Chidi Okafor',
    amount,
    currency: 'NGN',
    channel: 'API',
    narration: 'Rent',
    initiatedBy: staff.actor.subjectId,
  })
}

test('every transaction is published once with the data for monitoring, and personal data is never in clear text', async () => {
  const { here, staff, cash } = await bank()
  const [ada, ben] = [await givenAccount(here), await givenAccount(here)]
  const paidIn = await deposit(staff, cash(ada.id, '500.00'))
  const moved = await transferInternally(staff, {
    sourceAccountId: ada.id,
    destinationAccountId: ben.id,
    destinationAccountName: 'Benedict Umeh',
    amount: '120.50',
    currency: 'NGN',
    channel: 'MOBILE',
    narration: 'For the roof',
    initiatedBy: staff.actor.subjectId,
  })

  const events = await publishedEvents(here)
  const again = await publishedEvents(here)

  expect(again).toEqual([])
  expect(events).toEqual([
    {
      type: 'core.transaction_completed',
      aggregateId: paidIn.id,
      data: expect.objectContaining({
        transactionType: 'DEPOSIT',
        customerId: ada.customerId,
        destAccountId: ada.id,
        sourceAccountId: null,
        amount: '500.00',
        currency: 'NGN',
        channel: 'BRANCH',
        bookedAt: paidIn.createdAt.toISOString(),
      }),
      personal: expect.objectContaining({ narration: 'For the roof' }),
    },
    {
      type: 'core.transaction_completed',
      aggregateId: moved.id,
      data: expect.objectContaining({
        transactionType: 'TRANSFER',
        transferType: 'INTERNAL',
        customerId: ada.customerId,
        sourceCustomerId: ada.customerId,
        destCustomerId: ben.customerId,
        totalAmount: '120.50',
      }),
      personal: expect.objectContaining({ destAccountName: 'Benedict Umeh', narration: 'For the roof' }),
    },
  ])
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/Benedict|roof/)
  expect(JSON.stringify(await here.published())).not.toMatch(/Benedict|roof/)
})

test('monitoring receives every transaction with both customers, amount, channel and type, without decrypting personal data', async () => {
  const { here, staff, cash } = await bank()
  const [ada, ben] = [await givenAccount(here), await givenAccount(here)]
  const order = {
    destinationAccountName: 'Benedict Umeh',
    currency: 'NGN',
    channel: 'USSD',
    narration: 'For the roof',
    initiatedBy: staff.actor.subjectId,
  } as const
  const created = [
    await deposit(staff, cash(ada.id, '500.00')),
    await withdraw(staff, cash(ada.id, '20.00')),
    await transferInternally(staff, {
      ...order,
      sourceAccountId: ada.id,
      destinationAccountId: ben.id,
      amount: '120.50',
    }),
    await pending(here, ada.id, '7.00'),
    await adjustBalance(staff, {
      accountId: ben.id,
      direction: 'CREDIT',
      amount: '3.00',
      reason: 'A charge too many',
      initiatedBy: staff.actor.subjectId,
    }),
  ]
  const hold = await placeHold(staff, {
    accountId: ada.id,
    amount: '40.00',
    reason: 'Hotel',
    type: 'AUTHORIZATION',
  })
  const captured = await captureHold(staff, { id: hold.id, amount: '40.00', destinationAccountId: ben.id })
  const reversal = await reverseTransaction(staff, { id: created[2]!.id, reason: 'Sent twice' })
  await cancelTransaction(staff, { id: created[3]!.id })

  const events = await publishedEvents(here)
  const posted = await here.database.read<{ id: string }>(
    here.workspaceId,
    `select id from core.transactions where workspace_id = $1 and type <> 'FEE'`,
    [here.workspaceId],
  )
  expect([...new Set(events.map(({ aggregateId }) => aggregateId))].sort()).toEqual(
    posted.map(({ id }) => id).sort(),
  )
  for (const { data } of events)
    expect(data).toMatchObject({
      tenantId: here.tenantId,
      customerId: expect.any(String),
      amount: expect.stringMatching(/^[0-9]+\.[0-9]{2}$/),
      currency: 'NGN',
      channel: expect.any(String),
      transactionType: expect.any(String),
      status: expect.any(String),
      bookedAt: expect.any(String),
    })
  const sides = (id: string) =>
    events
      .filter(({ aggregateId }) => aggregateId === id)
      .map(({ data }) => [
        data['transactionType'],
        data['amount'],
        data['channel'],
        data['sourceCustomerId'],
        data['destCustomerId'],
      ])[0]
  expect([...created.map(({ id }) => id), captured.capturedTransactionId!, reversal.id].map(sides)).toEqual([
    ['DEPOSIT', '500.00', 'BRANCH', null, ada.customerId],
    ['WITHDRAWAL', '20.00', 'BRANCH', ada.customerId, null],
    ['TRANSFER', '120.50', 'USSD', ada.customerId, ben.customerId],
    ['TRANSFER', '7.00', 'API', ada.customerId, null],
    ['ADJUSTMENT', '3.00', expect.any(String), null, ben.customerId],
    ['PAYMENT', '40.00', 'API', ada.customerId, ben.customerId],
    ['REVERSAL', '120.50', 'USSD', ben.customerId, ada.customerId],
  ])
})

test('a webhook shows the whole transaction in the REST format', async () => {
  const { here, staff, cash } = await bank()
  const account = await givenAccount(here)
  const at = await receiver()
  await givenSubscription(here, {
    workspaceId: here.workspaceId,
    url: at.url,
    service: 'core',
    eventNames: ['transaction.*'],
  })
  const { id, reference } = await deposit(staff, cash(account.id, '90071992547409.93'))

  await here.work()

  const { event, sequence, data } = JSON.parse(at.received[0]!.body) as {
    event: string
    sequence: number
    data: Record<string, unknown>
  }
  expect(at.received).toHaveLength(1)
  expect({ event, sequence }).toEqual({ event: 'transaction.completed', sequence: 1 })
  expect(data).toMatchObject({
    id,
    tenant_id: here.tenantId,
    transaction_ref: reference,
    dest_account_id: account.id,
    narration: 'For the roof',
    status: 'COMPLETED',
  })
  expect(at.received[0]!.body).toContain('"amount":90071992547409.93,')
  expect(Object.keys(data)).toHaveLength(31)
})

test('a pending transfer is published as booked first, even if its next step is faster than the worker', async () => {
  const { here, staff, cash } = await bank()
  const account = await givenAccount(here)
  await deposit(staff, cash(account.id, '500.00'))
  await here.work()
  const [slow, fast] = [await pending(here, account.id, '1.00'), await pending(here, account.id, '2.00')]

  await cancelTransaction(staff, { id: fast.id })
  const first = await publishedEvents(here)
  await cancelTransaction(staff, { id: slow.id })
  const events = [...first, ...(await publishedEvents(here))]

  for (const { id } of [slow, fast])
    expect(events.filter(({ aggregateId }) => aggregateId === id).map(({ type }) => type)).toEqual([
      'core.transaction_created',
      'core.transaction_cancelled',
    ])
  const [created, cancelled] = events
    .filter(({ aggregateId }) => aggregateId === slow.id)
    .map(({ data }) => data)
  expect(created).toMatchObject({
    status: 'PENDING',
    customerId: account.customerId,
    sourceBankCode: '999999',
    destAccountNum: '9000000007',
    destBankCode: '000013',
    completedAt: null,
  })
  expect(cancelled).toMatchObject({
    status: 'CANCELLED',
    amount: '1.00',
    channel: 'API',
    reversedTxnId: expect.any(String),
  })
})
