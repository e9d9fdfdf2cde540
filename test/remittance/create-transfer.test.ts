import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { insertTransfer } from '#remittance/operations/transfers/insert-transfer.ts'
import { updateRecipient } from '#remittance/operations/recipients/update-recipient.ts'
import { transfer as readTransfer, type TransferRow } from '#remittance/queries/transfers.ts'
import { partiesOfTransfer } from '#remittance/sealed-parties.ts'
import { claim, setting } from './given.ts'
import { screenings } from './payment-screenings.ts'

test('a transfer takes everything from its quote, its recipient and the session', async () => {
  const here = await setting()
  const { sender, senderId, quote, recipient, published } = here
  const [locked, payee] = [await quote(), await recipient()]

  const transfer = await createTransfer(sender(), {
    quoteId: locked.id,
    recipientId: payee.id,
    channel: 'MOBILE',
    transferReason: 'education',
    sourceOfFunds: 'savings',
    relationshipToRecipient: 'sibling',
  })

  expect(transfer).toMatchObject({
    reference: expect.stringMatching(/^TXN-[0-9A-HJKMNP-TV-Z]{8}$/),
    status: 'CREATED',
    hold: null,
    customerId: senderId,
    quoteId: locked.id,
    recipientId: payee.id,
    recipientName: 'Ada Obi',
    channel: 'MOBILE',
    transferReason: 'education',
    sendAmountMinor: locked.sendAmountMinor,
    receiveAmountMinor: locked.receiveAmountMinor,
    exchangeRate: locked.exchangeRate,
    feeMinor: locked.feeMinor,
    payoutDetails: null,
  })
  expect(partiesOfTransfer(here.keys, transfer).beneficiary).toEqual({
    name: 'Ada Obi',
    account: '0000014579',
    address: null,
    country: 'NG',
    payoutMethod: 'BANK_ACCOUNT',
    bankCode: '011',
    accountNumber: '0000014579',
    iban: null,
    bic: null,
    phone: null,
  })
  expect(await published()).toContainEqual({
    type: 'remittance.transfer_created',
    aggregateId: transfer.id,
    data: expect.objectContaining({ status: 'CREATED', sendAmount: '100.00', previousStatus: null }),
  })
  expect(await screenings(here)).toEqual([{ payment_id: transfer.id, outcome: 'CLEAR', voided_at: null }])
})

test('a quote made with the key serves any sender, but only one of them', async () => {
  const { key, quote, transfer, customer } = await setting()
  const other = await customer()
  const { id: quoteId } = await quote({ by: key })

  await transfer({ by: other.session, quoteId })

  await expect(transfer({ quoteId })).rejects.toMatchObject({ code: 'QUOTE_ALREADY_USED' })
})

test('of twenty concurrent transfers that use one quote exactly one is created', async () => {
  const here = await setting()
  const { sender, order, database, workspaceId } = here
  const wanted = await order()

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => createTransfer(sender(), wanted)),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'QUOTE_ALREADY_USED', kind: 'conflict' })
  expect(
    await database.read(workspaceId, 'select 1 from remittance.transfers where workspace_id = $1', [
      workspaceId,
    ]),
  ).toHaveLength(1)
  // Attempts that were screened but lost the race have voided their screening.
  expect((await screenings(here)).filter(({ voided_at }) => voided_at === null)).toHaveLength(1)
})

test('a quote is not used by a transfer that is refused', async () => {
  const { quote, transfer, recipient } = await setting()
  const { id: quoteId } = await quote()
  const blocked = await recipient({ firstName: 'Person', lastName: 'Blocked' })

  await expect(transfer({ quoteId, recipientId: blocked.id })).rejects.toMatchObject({
    code: 'SCREENING_BLOCKED',
    kind: 'refused',
  })

  expect((await transfer({ quoteId })).quoteId).toBe(quoteId)
})

test('a blocked transfer leaves only its screening', async () => {
  const here = await setting()
  const { transfer, recipient, published } = here
  const blocked = await recipient({ firstName: 'Blöcked', lastName: 'PERSON' })

  await expect(transfer({ recipientId: blocked.id })).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })

  expect(await screenings(here)).toEqual([expect.objectContaining({ outcome: 'BLOCKED', voided_at: null })])
  expect((await published()).map(({ type }) => type)).not.toContain('remittance.transfer_created')
})

test('the sender is screened as well', async () => {
  const { transfer, customer } = await setting()
  const blocked = await customer({ firstName: 'Blocked', lastName: 'Person' })

  await expect(transfer({ by: blocked.session })).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })
})

test('without compliance a transfer is accepted and held', async () => {
  const { sender, order, away } = await setting()
  const wanted = await order()

  away.add('compliance')
  const transfer = await createTransfer(sender(), wanted)
  away.delete('compliance')

  expect(transfer).toMatchObject({ status: 'CREATED', hold: 'SCREENING_PENDING' })
})

test('the same idempotency key returns the same transfer, even for twenty concurrent requests', async () => {
  const here = await setting()
  const { sender, order, database, workspaceId } = here
  const wanted = await order()

  const transfers = await Promise.all(
    Array.from({ length: 20 }, () => createTransfer(sender({ idempotency: claim('t1') }), wanted)),
  )

  expect(new Set(transfers.map(({ id }) => id)).size).toBe(1)
  expect(
    await database.read(workspaceId, 'select 1 from remittance.transfers where workspace_id = $1', [
      workspaceId,
    ]),
  ).toHaveLength(1)
  expect((await screenings(here)).filter(({ voided_at }) => voided_at === null)).toHaveLength(1)
})

test('a transfer keeps the recipient data of its creation', async () => {
  const { sender, recipient, transfer, keys } = await setting()
  const payee = await recipient()
  const created = await transfer({ recipientId: payee.id })

  await updateRecipient(sender(), { id: payee.id, input: { firstName: 'Eve', accountNumber: '0000000220' } })

  const stored = await readTransfer(sender(), created.id)
  expect(stored.recipientName).toBe('Ada Obi')
  expect(partiesOfTransfer(keys, stored).beneficiary).toMatchObject({
    name: 'Ada Obi',
    accountNumber: '0000014579',
  })
})

test('a used reference is skipped for an unused one', async () => {
  const { sender, transfer, quote } = await setting()
  const first = await transfer()
  const { id: quoteId } = await quote()
  const draw = [first.reference, first.reference, 'TXN-FREEFREE']
  const insert = command((tx, row: TransferRow) => insertTransfer(tx, row, () => draw.shift()!))

  const second = await insert(sender(), { ...first, id: newId(), quoteId })

  expect(second.reference).toBe('TXN-FREEFREE')
})

test('concurrent transfers with few possible references still get one each', async () => {
  const { sender, transfer, quote } = await setting()
  const first = await transfer()
  const quotes = await Promise.all(Array.from({ length: 12 }, () => quote()))
  const insert = command((tx, row: TransferRow) =>
    insertTransfer(tx, row, () => `TXN-${'0'.repeat(7)}${Math.floor(Math.random() * 32).toString(32)}`),
  )

  const created = await Promise.allSettled(
    quotes.map(({ id: quoteId }) => insert(sender(), { ...first, id: newId(), quoteId })),
  )

  const references = created
    .filter(outcome => outcome.status === 'fulfilled')
    .map(({ value }) => value.reference)
  expect(references.length).toBeGreaterThan(1)
  expect(new Set(references).size).toBe(references.length)
})

test('the same reference may exist in two workspaces', async () => {
  const [one, other] = [await setting(), await setting()]
  const [first, second] = [await one.transfer(), await other.transfer()]
  const insert = command((tx, row: TransferRow) => insertTransfer(tx, row, () => first.reference))

  const same = await insert(other.sender(), { ...second, id: newId(), quoteId: (await other.quote()).id })

  expect(same.reference).toBe(first.reference)
})
