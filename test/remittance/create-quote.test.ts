import { expect, test } from '@jest/globals'
import { createQuote } from '#remittance/operations/quotes/create-quote.ts'
import { corridors } from '#remittance/queries/corridors.ts'
import { quote as readQuote } from '#remittance/queries/quotes.ts'
import { claim, setting } from './given.ts'

const USD_TO_NG = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}

test('a quote locks the bid less the margin and a fee on top of the amount, for ten minutes', async () => {
  const { sender, senderId, published } = await setting()

  const quote = await createQuote(sender(), USD_TO_NG)

  expect(quote).toMatchObject({
    customerId: senderId,
    sendAmountMinor: 10_000n,
    feeMinor: 249n,
    exchangeRate: '1437.760449',
    receiveAmountMinor: 14_377_604n,
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    destinationCountry: 'NG',
    usedByTransferId: null,
  })
  expect(quote.expiresAt.getTime() - quote.createdAt.getTime()).toBe(600_000)
  expect(await published()).toContainEqual(
    expect.objectContaining({ type: 'remittance.quote_created', aggregateId: quote.id }),
  )
})

test('every enabled corridor of the demonstration quotes with at least eight significant digits', async () => {
  const { key } = await setting()
  const open = (await corridors(key())).filter(({ isEnabled }) => isEnabled)

  expect(open.length).toBeGreaterThanOrEqual(12)
  for (const corridor of open) {
    const { exchangeRate } = await createQuote(key(), { ...corridor, sendAmount: '250.00' })
    expect(exchangeRate.replace('.', '').replace(/^0+/, '').length).toBeGreaterThanOrEqual(8)
  }
})

test('a currency without decimals receives whole units', async () => {
  const { key } = await setting()

  const quote = await createQuote(key(), { ...USD_TO_NG, receiveCurrency: 'JPY', destinationCountry: 'JP' })

  expect(quote).toMatchObject({ exchangeRate: '153.9313616', receiveAmountMinor: 15_393n })
})

test('a quote made with the key can be used by any sender, one made in a session only by that user', async () => {
  const { key, sender, customer, quote, staff } = await setting()
  const other = await customer()
  const open = await quote({ by: key })
  const own = await quote({ by: sender })

  expect(open.customerId).toBeNull()
  expect((await readQuote(other.session(), open.id)).id).toBe(open.id)
  await expect(readQuote(other.session(), own.id)).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  expect((await readQuote(key(), own.id)).id).toBe(own.id)
  expect((await readQuote(staff(), own.id)).id).toBe(own.id)
})

test('another tenant finds neither the quote nor the corridors', async () => {
  const { quote } = await setting()
  const rival = await setting()
  const { id } = await quote()

  await expect(readQuote(rival.key(), id)).rejects.toMatchObject({
    code: 'QUOTE_NOT_FOUND',
    kind: 'not-found',
  })
})

test.each([
  ['zero', '0.00', 'AMOUNT_OUT_OF_RANGE'],
  ['below the minimum', '0.99', 'AMOUNT_OUT_OF_RANGE'],
  ['above the maximum', '10000.01', 'AMOUNT_OUT_OF_RANGE'],
  ['larger than a database number', '999999999999999.99', 'AMOUNT_OUT_OF_RANGE'],
  ['finer than its currency', '1.001', 'VALIDATION_ERROR'],
])('an amount that is %s is refused', async (_, sendAmount, code) => {
  const { sender } = await setting()

  await expect(createQuote(sender(), { ...USD_TO_NG, sendAmount })).rejects.toMatchObject({ code })
})

test('the issue of an amount names its field', async () => {
  const { sender } = await setting()

  const issues = [{ field: 'sendAmount', reason: 'has 1 decimals, JPY has 0' }]
  await expect(
    createQuote(sender(), { ...USD_TO_NG, sendCurrency: 'JPY', sendAmount: '100.5' }),
  ).rejects.toMatchObject({ kind: 'invalid', issues })
})

test.each([
  ['no corridor has this country', { destinationCountry: 'GH' }],
  ['the currency is not paid there', { receiveCurrency: 'USD' }],
  ['the corridor is disabled', { sendCurrency: 'CAD', receiveCurrency: 'ZAR', destinationCountry: 'ZA' }],
])('no quote is created when %s', async (_, way) => {
  const { sender } = await setting()

  await expect(createQuote(sender(), { ...USD_TO_NG, ...way })).rejects.toMatchObject({
    code: 'CORRIDOR_NOT_AVAILABLE',
    kind: 'refused',
  })
})

test('the same idempotency key returns the same quote and creates one', async () => {
  const { sender, published } = await setting()

  const first = await createQuote(sender({ idempotency: claim('q1') }), USD_TO_NG)
  const second = await createQuote(sender({ idempotency: claim('q1') }), USD_TO_NG)

  expect(second).toEqual(first)
  expect((await published()).filter(({ type }) => type === 'remittance.quote_created')).toHaveLength(1)
  await expect(createQuote(sender({ idempotency: claim('q1', 'another') }), USD_TO_NG)).rejects.toMatchObject(
    { code: 'IDEMPOTENCY_CONFLICT' },
  )
})

test('credentials without access cannot create quotes or see corridors', async () => {
  const { as, staff } = await setting()
  const reading = as({ kind: 'tenant_key', scopes: ['remittance:read'] })
  const foreign = as({ kind: 'tenant_key', scopes: ['compliance:*'] })

  await expect(createQuote(reading, USD_TO_NG)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(createQuote(staff(), USD_TO_NG)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(createQuote(as({ kind: 'anonymous' }), USD_TO_NG)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await expect((async () => corridors(foreign))()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await corridors(reading)).toContainEqual(expect.objectContaining({ isEnabled: false }))
})
