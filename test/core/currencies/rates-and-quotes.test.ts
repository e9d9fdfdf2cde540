import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import {
  createConversionCorridor,
  type CreateConversionCorridor,
} from '#core/operations/currencies/create-conversion-corridor.ts'
import { setExchangeRate, type SetExchangeRate } from '#core/operations/currencies/set-exchange-rate.ts'
import { updateConversionCorridor } from '#core/operations/currencies/update-conversion-corridor.ts'
import { setFee } from '#core/operations/pricing/set-fee.ts'
import { setTransferSettings } from '#core/operations/pricing/set-transfer-settings.ts'
import {
  quoteCrossCurrency,
  type ConversionQuoteRow,
} from '#core/operations/transfers/quote-cross-currency.ts'
import { conversionCorridors } from '#core/queries/currencies/conversion-corridors.ts'
import { exchangeRateHistory, exchangeRates } from '#core/queries/currencies/exchange-rates.ts'
import { purgeQuotes } from '#core/jobs/purge-quotes.ts'
import { workerOn } from '#test/support/world.ts'
import { claim, movementSetting, type MovementSetting } from '../movement-setting.ts'
import { brokenChecks, convert, converting, fxBalances } from './converting.ts'

const HOUR_MS = 3_600_000

const published = (at: MovementSetting, given: Partial<SetExchangeRate> = {}) =>
  setExchangeRate(at.admin(), {
    baseCurrency: 'USD',
    quoteCurrency: 'NGN',
    rateType: 'MID',
    rate: '1600',
    ...given,
  })

const corridor = (at: MovementSetting, given: Partial<CreateConversionCorridor> = {}) =>
  createConversionCorridor(at.admin(), { sourceCurrency: 'USD', targetCurrency: 'NGN', ...given })

const quoted = (
  at: MovementSetting,
  source: string,
  destination: string,
  amount = '100.00',
): Promise<ConversionQuoteRow> =>
  quoteCrossCurrency(at.teller(), { sourceAccountId: source, destinationAccountId: destination, amount })

/** A tenant with the demo's rates, an account with 1,000.00 USD, and one in naira. */
async function accounts(): Promise<{ at: MovementSetting; usd: string; ngn: string }> {
  const at = await converting()
  return { at, usd: await at.account('1000.00', { currency: 'USD' }), ngn: await at.account() }
}

const ORDER = { amount: '100.00', currency: 'USD' }

test('the rate in force is the newest one that has taken effect, and the history keeps them all', async () => {
  const at = await movementSetting()
  const viewer = at.staff('viewer')
  const now = at.platformContext.now().getTime()
  const tomorrow = new Date(now + 24 * HOUR_MS)
  await published(at, { rate: '1600.50', effectiveFrom: new Date(now - 2 * HOUR_MS) })
  await published(at, { rate: '1650', effectiveFrom: tomorrow })
  const last = await published(at, { rate: '1610', source: 'Treasury' })
  await published(at, { rateType: 'BUY', rate: '1590' })
  await published(at, { baseCurrency: 'EUR', rate: '1735' })

  const inForce = async (args: Parameters<typeof exchangeRates>[1]) =>
    (await exchangeRates(viewer(), args)).map(
      ({ baseCurrency, rateType, rate }) => `${baseCurrency} ${rateType} ${rate}`,
    )
  expect(await inForce({})).toEqual(['EUR MID 1735', 'USD BUY 1590', 'USD MID 1610'])
  expect(await inForce({ baseCurrency: 'USD', rateType: 'MID', at: tomorrow })).toEqual(['USD MID 1650'])
  expect(await inForce({ quoteCurrency: 'NGN', at: new Date(now - HOUR_MS) })).toEqual(['USD MID 1600.5'])
  const first = await exchangeRateHistory(viewer(), { pair: 'USD-NGN', first: 3 })
  const second = await exchangeRateHistory(viewer(), {
    pair: 'USD-NGN',
    first: 3,
    after: first.pageInfo.endCursor,
  })
  expect([...first.nodes, ...second.nodes].map(({ rate }) => rate)).toEqual([
    '1650',
    '1590',
    '1610',
    '1600.5',
  ])
  expect(second.pageInfo.hasNextPage).toBe(false)
  await expect(exchangeRateHistory(viewer(), { pair: 'USD/NGN', first: 3 })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  expect((await at.published()).filter(({ aggregateId }) => aggregateId === last.id)).toMatchObject([
    { type: 'core.exchange_rate_set', data: { rate: '1610', rateType: 'MID', source: 'Treasury' } },
  ])
  expect(await exchangeRates((await movementSetting()).staff('viewer')(), {})).toEqual([])
})

test('rates that cross, rates of the opposite pair and rates that are none are refused', async () => {
  const at = await movementSetting()
  await published(at, { rateType: 'BUY', rate: '1590' })
  await published(at, { rateType: 'SELL', rate: '1610' })

  await expect(published(at, { rate: '1611' })).rejects.toMatchObject({
    code: 'RATES_CROSSED',
    message: 'MID 1611 crosses SELL 1610 of USD/NGN; the rates must satisfy BUY <= MID <= SELL.',
  })
  await expect(published(at, { rateType: 'BUY', rate: '1610.01' })).rejects.toMatchObject({
    code: 'RATES_CROSSED',
  })
  await expect(published(at, { baseCurrency: 'NGN', quoteCurrency: 'USD' })).rejects.toMatchObject({
    code: 'RATE_PAIR_REVERSED',
    kind: 'conflict',
  })
  for (const [given, field] of [
    [{ rate: '0.00' }, 'rate'],
    [{ rate: '1.2345678901234' }, 'rate'],
    [{ quoteCurrency: 'USD' }, 'quoteCurrency'],
  ] as const)
    await expect(published(at, given)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [expect.objectContaining({ field })],
    })
  await expect(
    setExchangeRate(at.staff('manager')(), {
      baseCurrency: 'USD',
      quoteCurrency: 'NGN',
      rateType: 'MID',
      rate: '1600',
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('of two administrators who publish rates that cross, one is refused', async () => {
  const at = await movementSetting()

  const results = await Promise.allSettled([
    published(at, { rateType: 'BUY', rate: '1620' }),
    published(at, { rateType: 'SELL', rate: '1610' }),
  ])

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a corridor is created once, keeps what a change leaves out, and counts its versions', async () => {
  const at = await movementSetting()
  const made = await corridor(at, { spreadBps: 50, minAmount: '10.00', maxAmount: '100.00' })

  await expect(corridor(at)).rejects.toMatchObject({ code: 'CORRIDOR_EXISTS' })
  const changed = await updateConversionCorridor(at.admin(), { id: made.id, maxAmount: null })
  expect(changed).toMatchObject({
    spreadBps: 50,
    minAmountMinor: 1_000n,
    maxAmountMinor: null,
    enabled: true,
    version: 2,
  })
  await expect(
    updateConversionCorridor(at.admin(), { id: made.id, maxAmount: '9.99' }),
  ).rejects.toMatchObject({ issues: [{ field: 'maxAmount', reason: 'must be at least 10.00' }] })
  await expect(corridor(at, { sourceCurrency: 'JPY', minAmount: '0.5' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await expect(corridor(at, { targetCurrency: 'USD' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  for (const caller of [at.admin(), (await movementSetting()).admin()])
    await expect(updateConversionCorridor(caller, { id: newId() })).rejects.toMatchObject({
      code: 'CORRIDOR_NOT_FOUND',
    })
  await expect(
    updateConversionCorridor((await movementSetting()).admin(), { id: made.id }),
  ).rejects.toMatchObject({ code: 'CORRIDOR_NOT_FOUND' })
  await expect(updateConversionCorridor(at.teller(), { id: made.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect((await conversionCorridors(at.staff('viewer')(), { first: 10 })).nodes).toEqual([changed])
})

test('a conversion needs an enabled corridor, an amount within its bounds, and rates', async () => {
  const at = await movementSetting()
  const [usd, ngn] = [await at.account('1000.00', { currency: 'USD' }), await at.account()]

  await expect(convert(at, usd, ngn, ORDER)).rejects.toMatchObject({ code: 'CORRIDOR_NOT_AVAILABLE' })
  const { id } = await corridor(at, { spreadBps: 100, minAmount: '10.00', maxAmount: '100.00' })
  await expect(convert(at, usd, ngn, ORDER)).rejects.toMatchObject({ code: 'RATE_UNAVAILABLE' })
  await published(at)
  for (const amount of ['9.99', '100.01'])
    await expect(convert(at, usd, ngn, { ...ORDER, amount })).rejects.toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    })
  await updateConversionCorridor(at.admin(), { id, enabled: false })
  await expect(convert(at, usd, ngn, ORDER)).rejects.toMatchObject({ code: 'CORRIDOR_NOT_AVAILABLE' })
  await updateConversionCorridor(at.admin(), { id, enabled: true })
  await convert(at, usd, ngn, ORDER)

  expect(await at.balance(ngn)).toBe(15_840_000n)
  expect((await fxBalances(at))['FX_INCOME NGN']).toBe(160_000n)
  expect(await brokenChecks(at)).toEqual([])
})

test('a rate is refused when it is older than the setting allows, and used again without one', async () => {
  const at = await movementSetting()
  const [usd, ngn] = [await at.account('1000.00', { currency: 'USD' }), await at.account()]
  await corridor(at)
  await published(at, { effectiveFrom: new Date(at.platformContext.now().getTime() - 25 * HOUR_MS) })

  await expect(convert(at, usd, ngn, ORDER)).rejects.toMatchObject({ code: 'RATE_STALE' })
  await expect(quoted(at, usd, ngn)).rejects.toMatchObject({ code: 'RATE_STALE' })
  const settings = { decidesInternalTransfers: false }
  expect(await setTransferSettings(at.admin(), { ...settings, rateTtlHours: 26 })).toMatchObject({
    ...settings,
    rateTtlHours: 26,
  })
  await convert(at, usd, ngn, ORDER)
  await setTransferSettings(at.admin(), { ...settings, rateTtlHours: null })
  expect(await setTransferSettings(at.admin(), settings)).toMatchObject({ ...settings, rateTtlHours: null })
  await convert(at, usd, ngn, ORDER)
})

test('a quote keeps its rate and its fee although both have changed, and is used once', async () => {
  const { at, usd, ngn } = await accounts()
  const fee = {
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    currency: 'USD',
    feeType: 'FLAT',
  } as const
  await setFee(at.admin(), { ...fee, feeValue: '2.00', vatRate: '7.5' })
  const quote = await quoted(at, usd, ngn)
  await published(at, { rateType: 'BUY', rate: '1500' })
  await setFee(at.admin(), { ...fee, feeValue: '3.00' })

  const posted = await convert(at, usd, ngn, { ...ORDER, quoteId: quote.id })

  expect(quote).toMatchObject({ feeMinor: 200n, vatMinor: 15n, conversion: { rateType: 'BUY' } })
  expect(posted).toMatchObject({ feeMinor: 200n, vatMinor: 15n })
  expect([await at.balance(usd), await at.balance(ngn)]).toEqual([100_000n - 10_215n, 15_900_000n])
  await expect(convert(at, usd, ngn, { ...ORDER, quoteId: quote.id })).rejects.toMatchObject({
    code: 'QUOTE_ALREADY_USED',
    kind: 'conflict',
  })
  expect(await brokenChecks(at)).toEqual([])
})

test('a repeat of a transfer with a quote returns the transfer, also when the quote has expired', async () => {
  const { at, usd, ngn } = await accounts()
  const order = { ...ORDER, quoteId: (await quoted(at, usd, ngn)).id }
  const first = await convert(at, usd, ngn, order, { idempotency: claim('quoted') })
  at.clock.offsetMs += 120_000

  expect(await convert(at, usd, ngn, order, { idempotency: claim('quoted') })).toEqual(first)
  at.clock.offsetMs -= 120_000
})

test('of concurrent transfers with one quote, one is made', async () => {
  const { at, usd, ngn } = await accounts()
  const { id } = await quoted(at, usd, ngn)

  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => convert(at, usd, ngn, { ...ORDER, quoteId: id })),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await at.balance(ngn)).toBe(15_900_000n)
})

test('a quote is not used late, for something else, by another tenant, or after its corridor was disabled', async () => {
  const { at, usd, ngn } = await accounts()
  const { offsetMs } = at.clock
  const other = await at.account()
  const { id, conversion } = await quoted(at, usd, ngn)
  const use = (given: { amount?: string; quoteId?: string } = {}, destination = ngn) =>
    convert(at, usd, destination, { ...ORDER, quoteId: id, ...given })

  await expect(use({ quoteId: newId() })).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  await expect(use({ amount: '100.01' })).rejects.toMatchObject({ code: 'QUOTE_MISMATCH' })
  await expect(use({}, other)).rejects.toMatchObject({ code: 'QUOTE_MISMATCH' })
  const elsewhere = await accounts()
  await expect(
    convert(elsewhere.at, elsewhere.usd, elsewhere.ngn, { ...ORDER, quoteId: id }),
  ).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  await updateConversionCorridor(at.admin(), { id: conversion.corridorId, enabled: false })
  await expect(use()).rejects.toMatchObject({ code: 'CORRIDOR_NOT_AVAILABLE' })
  await updateConversionCorridor(at.admin(), { id: conversion.corridorId, enabled: true })
  at.clock.offsetMs += 60_000
  await expect(use()).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  at.clock.offsetMs += 24 * HOUR_MS + 1
  while ((await purgeQuotes.run(workerOn(at.platform))) > 0) {
    /* until none is left */
  }
  await expect(use()).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  at.clock.offsetMs = offsetMs
  expect(await at.balance(usd)).toBe(100_000n)
})
