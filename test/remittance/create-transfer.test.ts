import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { insertTransfer } from '#remittance/operations/transfers/insert-transfer.ts'
import { updateRecipient } from '#remittance/operations/recipients/update-recipient.ts'
import { deactivateRecipient } from '#remittance/operations/recipients/deactivate-recipient.ts'
import { transfer as readTransfer, type TransferRow } from '#remittance/queries/transfers.ts'
import { partiesOfTransfer } from '#remittance/sealed-parties.ts'
import { claim, setting, type Setting } from './given.ts'

interface Screening extends Record<string, unknown> {
  payment_id: string
  outcome: string
  voided_at: Date | null
}

const screenings = ({ database, workspaceId }: Setting): Promise<Screening[]> =>
  database.read<Screening>(
    workspaceId,
    'select payment_id, outcome, voided_at from compliance.payment_screenings where workspace_id = $1 order by created_at',
    [workspaceId],
  )

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

test('a blocked transfer leaves its screening and nothing else', async () => {
  const here = await setting()
  const { transfer, recipient, published } = here
  const blocked = await recipient({ firstName: 'Blöcked', lastName: 'PERSON' })

  await expect(transfer({ recipientId: blocked.id })).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })

  expect(await screenings(here)).toEqual([expect.objectContaining({ outcome: 'BLOCKED', voided_at: null })])
  expect((await published()).map(({ type }) => type)).not.toContain('remittance.transfer_created')
})

test("an expired quote is refused, an unknown one and another user's or tenant's is not found", async () => {
  const { quote, transfer, customer, clock } = await setting()
  const rival = await setting()
  const other = await customer()
  const foreign = [
    newId(),
    (await quote({ by: other.session })).id,
    (await rival.quote({ by: rival.key })).id,
  ]
  const old = await quote()

  for (const quoteId of foreign)
    await expect(transfer({ quoteId })).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND', kind: 'not-found' })
  clock.offsetMs += 600_001
  await expect(transfer({ quoteId: old.id })).rejects.toMatchObject({
    code: 'QUOTE_EXPIRED',
    kind: 'refused',
  })
})

test("a recipient that is unknown, deleted, another user's or another tenant's is not found", async () => {
  const { sender, recipient, transfer, customer } = await setting()
  const rival = await setting()
  const other = await customer()
  const deleted = await recipient()
  await deactivateRecipient(sender(), { id: deleted.id })
  const foreign = [
    newId(),
    deleted.id,
    (await recipient({ by: other.session })).id,
    (await rival.recipient()).id,
  ]

  for (const recipientId of foreign)
    await expect(transfer({ recipientId })).rejects.toMatchObject({
      code: 'RECIPIENT_NOT_FOUND',
      kind: 'not-found',
    })
})

test('a recipient that is deactivated while the transfer is being screened is not found, and the quote stays free', async () => {
  const here = await setting()
  const wanted = await here.order()
  let deactivated: Promise<unknown> | undefined
  const database: Database = {
    ...here.database,
    async transaction(workspaceId, work) {
      await (deactivated ??= deactivateRecipient(here.sender(), { id: wanted.recipientId }))
      return here.database.transaction(workspaceId, work)
    },
  }

  await expect(createTransfer(here.sender({ database }), wanted)).rejects.toMatchObject({
    code: 'RECIPIENT_NOT_FOUND',
  })

  const { id: recipientId } = await here.recipient()
  expect((await here.transfer({ ...wanted, recipientId })).quoteId).toBe(wanted.quoteId)
})

test('a recipient in another country or currency, or with a payout method outside the corridor, is refused', async () => {
  const { recipient, transfer, quote } = await setting()
  const kenyan = await recipient({
    country: 'KE',
    currency: 'KES',
    bankCode: '01100',
    accountNumber: '1234567890',
  })
  const cash = await recipient({
    payoutMethod: 'CASH_PICKUP',
    country: 'DE',
    currency: 'EUR',
    bankCode: null,
    accountNumber: null,
  })
  const german = await quote({ receiveCurrency: 'EUR', destinationCountry: 'DE' })

  await expect(transfer({ recipientId: kenyan.id })).rejects.toMatchObject({
    code: 'RECIPIENT_MISMATCH',
    kind: 'refused',
  })
  await expect(transfer({ recipientId: cash.id, quoteId: german.id })).rejects.toMatchObject({
    code: 'RECIPIENT_MISMATCH',
    message: expect.stringContaining('CASH_PICKUP'),
  })
})

test('a wallet or a signature that does not exist is refused', async () => {
  const { transfer } = await setting()

  await expect(transfer({ walletId: newId() })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  await expect(transfer({ signedAgreementId: newId() })).rejects.toMatchObject({
    code: 'AGREEMENT_NOT_FOUND',
  })
})

test('an unverified sender is refused before anything is screened', async () => {
  const here = await setting()
  const { transfer, customer } = here
  const stranger = await customer({ kyc: 'UNVERIFIED' })

  await expect(transfer({ by: stranger.session })).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
    kind: 'refused',
  })

  expect(await screenings(here)).toEqual([])
})

test('the sender is screened as well', async () => {
  const { transfer, customer } = await setting()
  const blocked = await customer({ firstName: 'Blocked', lastName: 'Person' })

  await expect(transfer({ by: blocked.session })).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })
})

test('without identity no transfer is created and the quote stays unused', async () => {
  const { sender, order, away } = await setting()
  const wanted = await order()

  away.add('identity')
  await expect(createTransfer(sender(), wanted)).rejects.toMatchObject({
    code: 'ASKED_DOMAIN_UNAVAILABLE',
    kind: 'unavailable',
  })
  away.delete('identity')

  expect((await createTransfer(sender(), wanted)).quoteId).toBe(wanted.quoteId)
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

test('a refusal is repeated under its key, even after its cause has gone', async () => {
  const { transfer, order, customer } = await setting()
  const stranger = await customer({ kyc: 'UNVERIFIED' })
  const wanted = await order({ by: stranger.session })
  const ask = (): Promise<TransferRow> =>
    createTransfer(stranger.session({ idempotency: claim('t2') }), wanted)

  await expect(ask()).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  await expect(ask()).rejects.toMatchObject({ code: 'KYC_REQUIRED', kind: 'refused' })
  await expect(transfer({ by: stranger.session })).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
})

test('only a user creates a transfer', async () => {
  const { key, staff, order } = await setting()
  const wanted = await order()

  await expect(createTransfer(key(), wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(createTransfer(staff(), wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a transfer keeps the recipient data of its creation', async () => {
  const { sender, recipient, transfer, keys } = await setting()
  const payee = await recipient()
  const made = await transfer({ recipientId: payee.id })

  await updateRecipient(sender(), { id: payee.id, input: { firstName: 'Eve', accountNumber: '0000000220' } })

  const kept = await readTransfer(sender(), made.id)
  expect(kept.recipientName).toBe('Ada Obi')
  expect(partiesOfTransfer(keys, kept).beneficiary).toMatchObject({
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

  const made = await Promise.allSettled(
    quotes.map(({ id: quoteId }) => insert(sender(), { ...first, id: newId(), quoteId })),
  )

  const references = made
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
