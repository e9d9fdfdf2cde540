import { expect, test } from '@jest/globals'
import { createQuote } from '#remittance/operations/quotes/create-quote.ts'
import { publishRate } from '#remittance/operations/corridors/publish-rate.ts'
import { setCorridor, type SetCorridor } from '#remittance/operations/corridors/set-corridor.ts'
import { corridors } from '#remittance/queries/corridors.ts'
import { claim } from './given.ts'
import { world, type World } from '#test/support/world.ts'

const TERMS: SetCorridor = {
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
  enabled: true,
  minimumAmount: '5.00',
  maximumAmount: '500.00',
  marginPpm: 10_000,
  feeFixed: '1.00',
  feePpm: 0,
  lockSeconds: 60,
  payoutMethods: ['BANK_ACCOUNT'],
}
const QUOTE = { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG' }

const staffOf = ({ as }: World) => as({ kind: 'staff', scopes: ['remittance:write'] })
const keyOf = ({ as }: World) => as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:*'] })

test('a new tenant creates a corridor, publishes a rate, and creates quotes on these terms', async () => {
  const here = await world()

  await setCorridor(staffOf(here), TERMS)
  await publishRate(staffOf(here), {
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    bid: '1500',
    offer: '1510',
  })
  const quote = await createQuote(keyOf(here), QUOTE)

  expect(quote).toMatchObject({ exchangeRate: '1485', receiveAmountMinor: 14_850_000n, feeMinor: 100n })
  expect((await here.published()).map(({ type }) => type)).toEqual([
    'remittance.corridor_set',
    'remittance.rate_published',
    'remittance.quote_created',
  ])
})

test('a change of terms updates the corridor, and existing quotes keep their terms', async () => {
  const here = await world()
  await publishRate(staffOf(here), {
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    bid: '1500',
    offer: '1510',
  })
  const first = await setCorridor(staffOf(here), TERMS)
  const before = await createQuote(keyOf(here), QUOTE)

  const second = await setCorridor(staffOf(here), { ...TERMS, enabled: false, marginPpm: 0 })

  expect(second.id).toBe(first.id)
  expect(await corridors(keyOf(here))).toHaveLength(1)
  expect(before.exchangeRate).toBe('1485')
  await expect(createQuote(keyOf(here), QUOTE)).rejects.toMatchObject({ code: 'CORRIDOR_NOT_AVAILABLE' })
})

test('new quotes use the newest rate', async () => {
  const here = await world()
  await setCorridor(staffOf(here), { ...TERMS, marginPpm: 0 })
  await publishRate(staffOf(here), {
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    bid: '1500',
    offer: '1500',
  })
  here.clock.offsetMs += 1_000

  await publishRate(staffOf(here), {
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    bid: '1600.5',
    offer: '1601',
  })

  expect(await createQuote(keyOf(here), QUOTE)).toMatchObject({ exchangeRate: '1600.5' })
})

test.each([
  ['an amount with too many decimals', { minimumAmount: '5.001' }, ['minimumAmount']],
  ['a minimum of zero', { minimumAmount: '0' }, ['minimumAmount']],
  ['a maximum below the minimum', { maximumAmount: '4.99' }, ['maximumAmount']],
  [
    'the same currency on both sides, and no payout method',
    { receiveCurrency: 'USD', payoutMethods: [] },
    ['receiveCurrency', 'payoutMethods'],
  ],
] as const)('terms with %s are refused and no corridor is created', async (_, change, fields) => {
  const here = await world()

  const refused = setCorridor(staffOf(here), { ...TERMS, ...change })

  await expect(refused).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: fields.map(field => expect.objectContaining({ field })),
  })
  expect(await corridors(keyOf(here))).toEqual([])
})

test('a rate of zero, or an offer below the bid, is not published', async () => {
  const here = await world()

  await expect(
    publishRate(staffOf(here), { sendCurrency: 'USD', receiveCurrency: 'NGN', bid: '0.000', offer: '1' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(
    publishRate(staffOf(here), { sendCurrency: 'USD', receiveCurrency: 'NGN', bid: '2', offer: '1.9' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })

  expect(await here.published()).toEqual([])
})

test('only staff with write access set terms, and another tenant does not see them', async () => {
  const here = await world()
  const other = await world()
  const reader = here.as({ kind: 'staff', scopes: ['remittance:read'] })

  await expect(setCorridor(reader, TERMS)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(setCorridor(keyOf(here), TERMS)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(
    publishRate(keyOf(here), { sendCurrency: 'USD', receiveCurrency: 'NGN', bid: '1', offer: '1' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(
    publishRate(reader, { sendCurrency: 'USD', receiveCurrency: 'NGN', bid: '1', offer: '1' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await setCorridor(staffOf(here), TERMS)

  expect(await corridors(keyOf(other))).toEqual([])
})

test('a repeat with the same key sets the terms once', async () => {
  const here = await world()
  const repeat = () =>
    setCorridor(
      here.as(
        { kind: 'staff', subjectId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f', scopes: ['remittance:write'] },
        { idempotency: claim('terms') },
      ),
      TERMS,
    )

  const [first, second] = [await repeat(), await repeat()]

  expect(second).toEqual(first)
  expect(await here.published()).toHaveLength(1)
})
