import { expect, test } from '@jest/globals'
import { monitoredTransactions } from '#compliance/queries/monitoring/monitored-transactions.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { requeryTransaction } from '#core/operations/transfers/requery-transaction.ts'
import { transferMessage } from '#core/queries/international/transfer-message.ts'
import { bank, SOUND, timesSent } from '../bank.ts'
import { analyst, claim, closeAllCases, givenRule, judgedBy } from '../decided-transfers.ts'
import { broken, dollars, hasSchema, send, settle, systemSums, trading, validate } from './sending.ts'

if (!hasSchema)
  test.skip('pacs.008 is checked against its schema only with WATCHLIST_TEST_DATA', () => undefined)

test('a transfer abroad is booked with a UETR and its arrival, sent once, and completes', async () => {
  const at = await bank()
  await at.fee('INTERNATIONAL', 1_000n, 75_000n)
  const source = await at.account(100_000n)

  const booked = await send(at, source)
  const before = await at.accountState(source)
  await at.work(3_000)
  const sent = await at.status(booked.id)
  await expect(cancelTransaction(at.staff('manager'), { id: booked.id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  const requeried = await requeryTransaction(at.staff('officer'), { id: booked.id })
  await settle(at)

  expect(booked).toMatchObject({
    transferType: 'INTERNATIONAL',
    postedStatus: 'PENDING',
    amountMinor: 10_000n,
    feeMinor: 1_000n,
    vatMinor: 75n,
    otherAccountNumber: 'DE89370400440532013000',
    otherBankCode: 'COBADEFFXXX',
  })
  expect(booked.externalReference).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(before.balance).toBe(88_925n)
  expect([sent, requeried.progress!.status, await at.status(booked.id)]).toEqual([
    'PROCESSING',
    'PROCESSING',
    'COMPLETED',
  ])
  expect((await at.found(booked.id)).progress).toMatchObject({ dueAt: null, externalReference: null })
  expect(await timesSent(at, booked.reference)).toBe(1)
  expect(await systemSums(at)).toEqual({
    'CORRESPONDENT_SETTLEMENT NGN': '10000',
    'FEE_INCOME NGN': '1000',
    'VAT_PAYABLE NGN': '75',
  })
  expect(await at.proof()).toEqual(SOUND)
  const { data } = await at.ask<{ transaction: Record<string, unknown> }>(
    'query($id: UUID!) { transaction(id: $id) { externalRef destAccountNum destBankCode totalAmount metadata } }',
    { id: booked.id },
    at.staff('viewer'),
  )
  expect(data!.transaction).toEqual({
    externalRef: booked.externalReference,
    destAccountNum: 'DE89370400440532013000',
    destBankCode: 'COBADEFFXXX',
    totalAmount: '110.75',
    metadata: {
      paymentId: expect.any(String),
      estimated_arrival: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      charge_bearer: 'SHA',
      purpose: 'SUPP',
      destination_country: 'DE',
      destination_bank_name: 'Commerzbank',
      destination_currency: 'NGN',
    },
  })
})

test.each([
  ['COBADEFFREJ', 'FAILED', 'Wrong account number (AC01)', null],
  ['COBADEFFUNK', 'COMPLETED', null, null],
  ['COBADEFFRET', 'REVERSED', null, 'Account closed (AC04)'],
] as const)(
  'a converted transfer with charges for both sides to %s ends %s, with every balance exact',
  async (destinationBankCode, status, failureReason, reversalReason) => {
    const at = await trading()
    const source = await dollars(at)
    const booked = await send(at, source, {
      destinationBankCode,
      currency: 'USD',
      destinationCurrency: 'EUR',
      chargeBearer: 'OUR',
    })
    await at.work(3_000)
    const first = await at.status(booked.id)
    await settle(at)
    const { progress } = await at.found(booked.id)

    // 100.00 at 1590 / 1750 are 90.85 EUR.
    expect(booked.metadata).toMatchObject({ conversion: { convertedMinor: '9085' } })
    expect(booked).toMatchObject({ amountMinor: 10_000n, feeMinor: 2_500n, vatMinor: 0n })
    expect(first).toBe(status === 'FAILED' ? 'FAILED' : 'PROCESSING')
    expect(progress).toMatchObject({ status, failureReason, reversalReason, dueAt: null })
    const isBack = status !== 'COMPLETED'
    expect((await at.accountState(source)).balance).toBe(isBack ? 100_000n : 87_500n)
    expect(await systemSums(at)).toEqual(
      isBack
        ? {}
        : {
            'CORRESPONDENT_SETTLEMENT EUR': '9085',
            'CORRESPONDENT_SETTLEMENT USD': '2500',
            'FX_POSITION USD': '10000',
            'FX_POSITION EUR': '-9085',
            'FX_COUNTER_VALUE NGN': expect.any(String),
            'FX_INCOME NGN': expect.any(String),
          },
    )
    expect(await timesSent(at, booked.reference)).toBe(1)
    expect(await at.proof()).toEqual(SOUND)
    expect(await broken(at)).toEqual([])
  },
)

test('a cancelled transfer returns the amount, the fee and the charges, and is not sent', async () => {
  const at = await trading()
  const source = await dollars(at)
  const { id, reference } = await send(at, source, {
    currency: 'USD',
    destinationCurrency: 'EUR',
    chargeBearer: 'OUR',
  })

  const cancelled = await cancelTransaction(at.staff('manager'), { id })
  await settle(at)

  expect(cancelled.progress).toMatchObject({ status: 'CANCELLED', dueAt: null })
  expect(await timesSent(at, reference)).toBe(0)
  expect((await at.accountState(source)).balance).toBe(100_000n)
  expect(await systemSums(at)).toEqual({})
  expect(await broken(at)).toEqual([])
})

test('the payee who bears the charges gets what they leave, and the message states them', async () => {
  const at = await trading()
  await at.fee('INTERNATIONAL', 1_000n, 75_000n)
  const source = await at.account(100_000_000n)
  const { id } = await send(at, source, {
    amount: '160000.00',
    destinationCurrency: 'USD',
    destinationCountry: 'US',
    destinationBankCode: 'CHASUS33',
    destinationAccountNum: '000123456789',
    chargeBearer: 'BEN',
    purpose: 'Family support',
  })
  const { text, contentType } = await transferMessage(at.staff('viewer'), { id })

  // 10.75 are taken out of 160,000.00; 159,989.25 at 1610 are 99.37 USD.
  expect((await at.accountState(source)).balance).toBe(100_000_000n - 16_000_000n)
  expect(contentType).toBe('application/xml')
  expect(text).toContain('<IntrBkSttlmAmt Ccy="USD">99.37</IntrBkSttlmAmt>')
  expect(text).toContain('<InstdAmt Ccy="NGN">160000.00</InstdAmt><XchgRate>0.000621118</XchgRate>')
  expect(text).toContain('<ChrgBr>CRED</ChrgBr><ChrgsInf><Amt Ccy="NGN">10.75</Amt>')
  expect(text).toContain('<CdtrAcct><Id><Othr><Id>000123456789</Id></Othr></Id></CdtrAcct>')
  expect(text).toContain('<Purp><Prtry>Family support</Prtry></Purp>')
  validate(text)
  await expect(send(at, source, { amount: '10.75', chargeBearer: 'BEN' })).rejects.toMatchObject({
    code: 'AMOUNT_BELOW_CHARGES',
  })
})

test.each([
  ['OUR', 'DEBT'],
  ['SHA', 'SHAR'],
] as const)(
  'the message of a transfer without conversion has no rate; %s is %s',
  async (chargeBearer, code) => {
    const at = await bank()
    const source = await at.account(100_000_000n)
    const { id, externalReference, reference } = await send(at, source, { chargeBearer })
    const { text } = await transferMessage(at.staff('viewer'), { id })

    expect(text).toContain(`<UETR>${externalReference}</UETR>`)
    expect(text).toContain(`<EndToEndId>${reference}</EndToEndId>`)
    expect(text).toContain(`<ChrgBr>${code}</ChrgBr>`)
    expect(text).toContain('<CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt>')
    expect(text).toContain('<Cdtr><Nm>Jurgen Muller + Co</Nm>')
    expect(text).toContain('<IBAN>DE89370400440532013000</IBAN>')
    expect(text).not.toMatch(/XchgRate|InstdAmt|ChrgsInf/)
    validate(text)
  },
)

test('compliance sees the country and the bank; a blocked transfer is refused, and a held one waits', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  await givenRule(at, 'BLOCK', '900')
  await expect(send(at, source, { amount: '900.00' })).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })
  await givenRule(at, 'HOLD')
  const { id, reference } = await send(at, source)
  await at.work(60_000)
  const held = [await at.status(id), await timesSent(at, reference)]
  await closeAllCases(at, 'TRUE_POSITIVE')
  await at.work(60_000)

  expect(held).toEqual(['PENDING', 0])
  expect(await at.status(id)).toBe('FAILED')
  const { nodes } = await monitoredTransactions(analyst(at), { first: 5 })
  expect(nodes.map(({ decision, counterparty }) => [decision, counterparty])).toMatchObject([
    ['HOLD', { account: 'DE89370400440532013000', country: 'DE', bankBic: 'COBADEFFXXX' }],
    ['BLOCK', { country: 'DE' }],
  ])
  expect((await at.accountState(source)).balance).toBe(100_000n)
  expect(await at.proof()).toEqual(SOUND)
})

test('a repeat under one key returns the first transfer, and refusals move nothing', async () => {
  const at = await bank()
  await at.dailyLimit(20_000n)
  const source = await at.account(30_000n)
  const first = await send(at, source, {}, claim('once'))
  const repeat = await send(at, source, {}, claim('once'))

  expect(repeat).toMatchObject({ id: first.id, externalReference: first.externalReference })
  const refusals = [
    [{ amount: '150.00' }, 'LIMIT_EXCEEDED'],
    [{ amount: '99.99', chargeBearer: 'OUR' }, 'INSUFFICIENT_FUNDS'],
    [{ currency: 'USD' }, 'CURRENCY_MISMATCH'],
    [{ destinationCurrency: 'EUR' }, 'CORRIDOR_NOT_AVAILABLE'],
    [{ destinationBankCode: 'CHASUS33' }, 'VALIDATION_ERROR'],
    [{ destinationAccountNum: 'DE89370400440532013001' }, 'VALIDATION_ERROR'],
    [{ sourceAccountId: first.id }, 'ACCOUNT_NOT_FOUND'],
  ] as const
  for (const [given, code] of refusals) await expect(send(at, source, given)).rejects.toMatchObject({ code })
  await expect(transferMessage(at.staff('viewer'), { id: source })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  })
  const [cash] = await at.rows<{ id: string }>(
    `select id from core.transactions where workspace_id = $1 and type = 'DEPOSIT'`,
  )
  await expect(transferMessage(at.staff('viewer'), { id: cash!.id })).rejects.toMatchObject({
    code: 'TRANSFER_MESSAGE_NOT_FOUND',
  })
  expect((await at.accountState(source)).balance).toBe(20_000n)
  expect((await judgedBy(at)).filter(({ isVoided }) => !isVoided)).toHaveLength(1)
  expect(await at.proof()).toEqual(SOUND)
})
