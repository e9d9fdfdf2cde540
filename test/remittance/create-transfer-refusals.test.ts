import { expect, test } from '@jest/globals'
import type { Database } from '#kernel/database/database.ts'
import { newId } from '#kernel/id.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { deactivateRecipient } from '#remittance/operations/recipients/deactivate-recipient.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { claim, setting } from './given.ts'
import { screenings } from './payment-screenings.ts'

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
  const unverified = await customer({ kyc: 'UNVERIFIED' })

  await expect(transfer({ by: unverified.session })).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
    kind: 'refused',
  })

  expect(await screenings(here)).toEqual([])
})

test('without identity no transfer is created and the quote stays unused', async () => {
  const { sender, order, away } = await setting()
  const wanted = await order()

  away.add('identity')
  await expect(createTransfer(sender(), wanted)).rejects.toMatchObject({
    code: 'DOMAIN_UNAVAILABLE',
    kind: 'unavailable',
  })
  away.delete('identity')

  expect((await createTransfer(sender(), wanted)).quoteId).toBe(wanted.quoteId)
})

test('a refusal is repeated under its key, even after its cause has been removed', async () => {
  const { transfer, order, customer } = await setting()
  const unverified = await customer({ kyc: 'UNVERIFIED' })
  const wanted = await order({ by: unverified.session })
  const ask = (): Promise<TransferRow> =>
    createTransfer(unverified.session({ idempotency: claim('t2') }), wanted)

  await expect(ask()).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
  await expect(ask()).rejects.toMatchObject({ code: 'KYC_REQUIRED', kind: 'refused' })
  await expect(transfer({ by: unverified.session })).rejects.toMatchObject({ code: 'KYC_REQUIRED' })
})

test('only a user creates a transfer', async () => {
  const { key, staff, order } = await setting()
  const wanted = await order()

  await expect(createTransfer(key(), wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(createTransfer(staff(), wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
