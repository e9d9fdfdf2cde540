import { expect, test } from '@jest/globals'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { setTransferSettings } from '#core/operations/pricing/set-transfer-settings.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { transferMessage } from '#core/queries/international/transfer-message.ts'
import { previewTransfer, type TransferPreviewed } from '#core/queries/transfer-preview.ts'
import type { TransferSettings } from '#core/queries/transfer-settings.ts'
import { bank, SOUND } from '../bank.ts'
import { storedWebhooks, storeWebhooks } from '../transaction-events.ts'
import { broken, dollars, send, settle, systemSums, trading, validate } from './sending.ts'

test('a converted transfer that comes back in part is reversed, and the sender pays what the correspondent kept', async () => {
  const at = await trading()
  await storeWebhooks(at, ['transaction.reversed'])
  const source = await dollars(at)
  const booked = await send(at, source, {
    destinationBankCode: 'COBADEFFRTP',
    currency: 'USD',
    destinationCurrency: 'EUR',
    chargeBearer: 'OUR',
  })
  await settle(at)

  expect((await at.found(booked.id)).progress).toMatchObject({
    status: 'REVERSED',
    reversalReason: 'Account closed (AC04), less charges of 20.00 EUR',
    returnedMinor: 7_798n,
  })
  // 20.00 of 90.85 EUR are 22.02 of 100.00 USD, rounded up.
  expect((await at.accountState(source)).balance).toBe(100_000n - 2_202n)
  expect(await systemSums(at)).toEqual({
    'CORRESPONDENT_SETTLEMENT EUR': '2000',
    'FX_POSITION USD': '2202',
    'FX_POSITION EUR': '-2000',
    'FX_COUNTER_VALUE NGN': '-53200',
    'FX_INCOME NGN': '53200',
  })
  expect((await storedWebhooks(at)).map(({ data }) => data['metadata'])).toMatchObject([
    { returned_amount: '77.98' },
  ])
  expect(await at.proof()).toEqual(SOUND)
  expect(await broken(at)).toEqual([])
})

test('a transfer without conversion comes back in part to an account that is frozen by then', async () => {
  const at = await bank()
  await at.fee('INTERNATIONAL', 1_000n, 75_000n)
  const source = await at.account(11_075n)
  const { id } = await send(at, source, { destinationBankCode: 'COBADEFFRTP' })
  await at.database.transaction(at.workspaceId, session =>
    session.commit({
      text: `update core.accounts set status = 'FROZEN' where workspace_id = $1 and id = $2`,
      values: [at.workspaceId, source],
    }),
  )
  await settle(at)

  const { data } = await at.ask<{ transaction: Record<string, unknown> }>(
    'query($id: UUID!) { transaction(id: $id) { status reversalReason metadata } }',
    { id },
    at.staff('viewer'),
  )
  expect(data!.transaction).toMatchObject({
    status: 'REVERSED',
    reversalReason: 'Account closed (AC04), less charges of 50.00 NGN',
    metadata: { returned_amount: '50.00' },
  })
  expect((await at.accountState(source)).balance).toBe(6_075n)
  expect(await systemSums(at)).toEqual({ 'CORRESPONDENT_SETTLEMENT NGN': '5000' })
  expect(await at.proof()).toEqual(SOUND)
})

test('a transfer that came back is not reversed again, and its account stays open until then', async () => {
  const at = await bank()
  const source = await at.account(10_000n)
  const { id } = await send(at, source, { destinationBankCode: 'COBADEFFRET' })
  await at.work(3_000)
  await at.work(2_000)
  const completed = await at.status(id)

  await expect(closeAccount(at.staff('manager'), { id: source, reason: 'Moved' })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
  })
  const reversal = await reverseTransaction(at.staff('manager'), { id, reason: 'Recalled' })
  await settle(at)

  expect([completed, await at.status(id)]).toEqual(['COMPLETED', 'REVERSED'])
  expect((await at.found(id)).progress).toMatchObject({ reversedById: reversal.id, dueAt: null })
  expect((await at.accountState(source)).balance).toBe(10_000n)
  expect(await at.proof()).toEqual(SOUND)
})

test('the message names the tenant by its BIC, or its name beside its bank code, as when the transfer was booked', async () => {
  const at = await bank()
  const source = await at.account(100_000_000n)
  const name = (institution: Pick<TransferSettings, 'institutionBic' | 'institutionName'>) =>
    setTransferSettings(at.staff('admin'), { decidesInternalTransfers: false, ...institution })
  const agents = async ({ id }: { id: string }): Promise<(string | undefined)[]> => {
    const { text } = await transferMessage(at.staff('viewer'), { id })
    validate(text)
    return ['InstgAgt', 'DbtrAgt', 'Agt'].map(
      each => new RegExp(`<${each}><FinInstnId>(.*?)</FinInstnId>`).exec(text)?.[1],
    )
  }
  const bankCode = '<ClrSysMmbId><MmbId>999999</MmbId></ClrSysMmbId>'

  const unnamed = await send(at, source, { chargeBearer: 'BEN' })
  await name({ institutionBic: null, institutionName: 'Ábac & Sons' })
  const named = await send(at, source, { chargeBearer: 'BEN' })
  await name({ institutionBic: 'FDDBNGL0XXX', institutionName: 'Ábac & Sons' })
  const withBic = await send(at, source, { chargeBearer: 'BEN' })
  await name({ institutionBic: 'FDDBNGLAXXX', institutionName: null })

  expect(await agents(unnamed)).toEqual([bankCode, bankCode, bankCode])
  expect(await agents(named)).toEqual(Array(3).fill(`${bankCode}<Nm>Abac + Sons</Nm>`))
  expect(await agents(withBic)).toEqual(Array(3).fill('<BICFI>FDDBNGL0XXX</BICFI>'))
})

test('a preview shows the cost, the rate and the arrival of the transfer itself, and why it would be refused', async () => {
  const at = await trading()
  await at.fee('INTERNATIONAL', 1_000n, 75_000n)
  const source = await at.account(20_000_000n)
  const preview = (given: Partial<TransferPreviewed> = {}) =>
    previewTransfer(at.staff('viewer'), {
      transferType: 'INTERNATIONAL',
      sourceAccountId: source,
      destinationCurrency: 'USD',
      chargeBearer: 'SHA',
      amount: '16100.00',
      currency: 'NGN',
      ...given,
    })
  for (const chargeBearer of ['OUR', 'SHA', 'BEN'] as const) {
    const shown = await preview({ chargeBearer })
    const sent = await send(at, source, { chargeBearer, amount: '16100.00', destinationCurrency: 'USD' })
    const { conversion, international } = sent.metadata as {
      conversion: { convertedMinor: string; exchangeRate: string }
      international: { estimatedArrival: string; correspondentMinor: string }
    }
    expect(shown).toMatchObject({
      amountMinor: sent.amountMinor,
      feeMinor: sent.feeMinor,
      vatMinor: sent.vatMinor,
      refusal: undefined,
      international: {
        orderedMinor: 1_610_000n,
        deductedMinor: 1_610_000n - sent.amountMinor,
        correspondentMinor: BigInt(international.correspondentMinor),
        arrivingMinor: BigInt(conversion.convertedMinor),
        conversion: { exchangeRate: conversion.exchangeRate },
        estimatedArrival: international.estimatedArrival,
      },
    })
  }
  expect(await preview({ destinationCurrency: 'NGN' })).toMatchObject({
    international: { conversion: null, arrivingMinor: 1_610_000n },
  })
  for (const [given, code] of [
    [{ amount: '10.75', chargeBearer: 'BEN' }, 'AMOUNT_BELOW_CHARGES'],
    [{ amount: '0.01' }, 'AMOUNT_OUT_OF_RANGE'],
    [{ destinationCurrency: 'CHF' }, 'CORRIDOR_NOT_AVAILABLE'],
    [{ amount: '9000000.00' }, 'INSUFFICIENT_FUNDS'],
  ] as const)
    expect((await preview(given)).refusal).toMatchObject({ code })
  for (const given of [
    { destinationCurrency: null },
    { chargeBearer: null },
    {
      destinationAccountNum: 'DE89370400440532013001',
      destinationBankCode: 'COBADEFF',
      destinationCountry: 'DE',
    },
    { transferType: 'NIP', destinationAccountNum: 'DE89370400440532013000' },
    { transferType: 'NIP', destinationBankCode: 'COBADEFF' },
  ] as const)
    await expect(preview(given)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
})
