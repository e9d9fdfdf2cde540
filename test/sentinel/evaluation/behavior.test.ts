import { expect, test } from '@jest/globals'
import { enrolled, signalOf } from '../history.ts'
import { enabledRule, verdictOf } from './test-rules.ts'

test('CHANNEL_SHIFT reports a channel that the baseline hardly has', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'CHANNEL_SHIFT')
  const skipped = await customer.send(customer.debit(399, { channel: 'PHONE' }))
  await customer.loadOrdinaryHistory()
  await customer.load([customer.debit(50, { channel: 'MAIL' }), customer.debit(51, { channel: 'MAIL' })])

  const usual = await customer.send(customer.debit(0))
  const seldom = await customer.send(customer.debit(0, { channel: 'MAIL' }))
  const never = await customer.send(customer.debit(0, { channel: 'PHONE' }))

  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(usual, code)).toBeNull()
  // 3 of 130 is above 0.02, 1 of 130 is not.
  expect(verdictOf(seldom, code)).toBeNull()
  expect(verdictOf(never, code)).toBe('ACCOUNT_TAKEOVER')
  expect(signalOf(never, code)!.observed).toMatchObject({
    channel: 'PHONE',
    probability: Number((1 / 130).toFixed(6)),
    baseline: { n: 122, count: 0 },
  })
})

test('TIME_OF_DAY counts debits within an hour in the time zone of the profile, across midnight', async () => {
  const customer = await enrolled({ time_zone: 'America/Chicago' })
  const code = await enabledRule(customer, 'TIME_OF_DAY')
  const at = (daysAgo: number, clock: string) => ({
    occurred_at: `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)}T${clock}:00Z`,
  })
  // Between 5:30 and 6:30 UTC it is midnight in Chicago.
  await customer.load(
    Array.from({ length: 60 }, (_, index) =>
      customer.debit(0, at(10 + index * 4, index % 2 ? '05:30' : '06:30')),
    ),
  )

  const midnight = await customer.send(customer.debit(0, at(2, '06:10')))
  const before = await customer.send(customer.debit(0, at(2, '04:50')))
  const noon = await customer.send(customer.debit(0, at(2, '18:00')))

  expect(verdictOf(midnight, code)).toBeNull()
  expect(verdictOf(before, code)).toBeNull()
  expect(verdictOf(noon, code)).toBe('ACCOUNT_TAKEOVER')
})

test('GEO_DEVIATION needs the country of the transaction and of the baseline', async () => {
  const [customer, unknown] = await Promise.all([enrolled(), enrolled()])
  const code = await enabledRule(customer, 'GEO_DEVIATION')
  await customer.loadOrdinaryHistory()
  await unknown.loadOrdinaryHistory({ country: null })

  const none = await customer.send(customer.debit(0))
  const usual = await customer.send(customer.debit(0, { country: 'US' }))
  const abroad = await customer.send(customer.debit(0, { country: 'RO' }))
  const first = await unknown.send(unknown.debit(0, { country: 'US' }))

  expect(verdictOf(none, code)).toBe('NO_COUNTRY')
  expect(verdictOf(usual, code)).toBeNull()
  expect(verdictOf(abroad, code)).toBe('ACCOUNT_TAKEOVER')
  expect(verdictOf(first, code)).toBe('INSUFFICIENT_HISTORY')
})

test('GIFT_CARD counts purchases by type, merchant category, merchant and memo', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'GIFT_CARD', { count_threshold: 4, window_hours: 48 })
  await customer.load([
    customer.debit(2, { type: 'GIFT_CARD' }),
    customer.debit(1.9, { merchant: { mcc: '6540' } }),
    customer.debit(1, { merchant: { name: 'Gift Cards & More' } }),
  ])

  const usual = await customer.send(customer.debit(0))
  const third = await customer.send(customer.debit(0, { memo: 'prepaid card' }))
  const fourth = await customer.send(customer.debit(0, { type: 'GIFT_CARD' }))

  expect(verdictOf(usual, code)).toBeNull()
  expect(verdictOf(third, code)).toBeNull()
  expect(verdictOf(fourth, code)).toBe('GIFT_CARD_PURCHASE')
  expect(signalOf(fourth, code)!.transaction_ids).toHaveLength(4)
})

test('CRYPTO reports the first purchase, and later ones by their share of the balance', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'CRYPTO')
  const quasiCash = { merchant: { mcc: '6051' } }

  const first = await customer.send(
    customer.debit(5, { type: 'CRYPTO', amount: '1.00', balance_after: '9999.00' }),
  )
  const small = await customer.send(
    customer.debit(4, { ...quasiCash, amount: '99.99', balance_after: '900.01' }),
  )
  const large = await customer.send(
    customer.debit(3, { ...quasiCash, amount: '100.00', balance_after: '900.00' }),
  )
  const unknown = await customer.send(customer.debit(2, { type: 'CRYPTO' }))
  const overdrawn = await customer.send(
    customer.debit(1, { type: 'CRYPTO', amount: '5.00', balance_after: '-20.00' }),
  )

  expect(verdictOf(first, code)).toBe('CRYPTO_PURCHASE')
  expect(signalOf(first, code)!.observed).toMatchObject({ is_first: true })
  expect(verdictOf(small, code)).toBeNull()
  expect(verdictOf(large, code)).toBe('CRYPTO_PURCHASE')
  expect(signalOf(large, code)!.observed).toMatchObject({ is_first: false, share_of_balance: 0.1 })
  expect(verdictOf(unknown, code)).toBe('NO_BALANCE')
  expect(verdictOf(overdrawn, code)).toBe('CRYPTO_PURCHASE')
})

test('INTERNATIONAL_TRANSFER reports the first transfer abroad, and later ones by amount and balance', async () => {
  const customer = await enrolled({ country: 'US' })
  const code = await enabledRule(customer, 'INTERNATIONAL_TRANSFER')
  const fromMexico = await enabledRule(customer, 'INTERNATIONAL_TRANSFER', { home_country: 'MX' })
  const abroad = { type: 'WIRE', channel: 'ONLINE', counterparty: { id: 'p', country: 'MX' } }

  const home = await customer.send(customer.debit(9, { type: 'WIRE', counterparty: { country: 'US' } }))
  const first = await customer.send(customer.debit(8, abroad))
  const skipped = await customer.send(customer.debit(7, abroad))
  await customer.loadOrdinaryHistory()
  const usual = await customer.send(customer.debit(4, { ...abroad, balance_after: '950.00' }))
  const noBalance = await customer.send(customer.debit(3, abroad))
  const large = await customer.send(customer.debit(2, { ...abroad, balance_after: '150.00' }))
  const unusual = await customer.send(customer.debit(1, { ...abroad, amount: '900.00' }))
  const card = await customer.send(customer.debit(0, { counterparty: { country: 'FR' } }))

  expect(verdictOf(home, code)).toBeNull()
  expect(verdictOf(home, fromMexico)).toBe('WIRE_ABROAD')
  expect(verdictOf(first, code)).toBe('WIRE_ABROAD')
  expect(verdictOf(first, fromMexico)).toBeNull()
  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
  expect(verdictOf(usual, code)).toBeNull()
  expect(verdictOf(noBalance, code)).toBe('NO_BALANCE')
  expect(signalOf(large, code)!.observed).toMatchObject({ is_first: false, share_of_balance: 0.25 })
  expect(verdictOf(unusual, code)).toBe('WIRE_ABROAD')
  expect(verdictOf(card, code)).toBeNull()
})

test('DORMANCY_BREAK reports an account that wakes, even after more than a year, and no new or busy one', async () => {
  const [silent, ancient, young, busy] = await Promise.all([enrolled(), enrolled(), enrolled(), enrolled()])
  const code = await enabledRule(silent, 'DORMANCY_BREAK')
  await silent.load([
    silent.debit(200),
    silent.debit(100, { account_id: 'other' }),
    silent.debit(100, { direction: 'CREDIT' }),
    silent.debit(10),
  ])
  await ancient.load([ancient.debit(900), ancient.debit(2), ancient.debit(1)])
  await young.load([young.debit(2), young.debit(1)])
  await busy.load([busy.debit(179), busy.debit(2), busy.debit(1)])

  const second = await silent.send(silent.debit(9))
  const third = await silent.send(silent.debit(0))
  const late = await silent.send(silent.debit(-0.2))
  const [afterYears, never, awake] = await Promise.all(
    [ancient, young, busy].map(customer => customer.send(customer.debit(0))),
  )

  expect(verdictOf(second, code)).toBeNull()
  expect(verdictOf(third, code)).toBe('DORMANT_REACTIVATION')
  expect(signalOf(third, code)!.observed).toEqual({ count: 3, inactive_days: 190 })
  expect(verdictOf(late, code)).toBe('DORMANT_REACTIVATION')
  expect(verdictOf(afterYears!, code)).toBe('DORMANT_REACTIVATION')
  expect(verdictOf(never!, code)).toBeNull()
  expect(verdictOf(awake!, code)).toBeNull()
})

test('MEMO_KEYWORD finds whole words without case and accents, and takes the category of the keyword', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'MEMO_KEYWORD')
  const memo = async (text: string, more = {}) =>
    verdictOf(await customer.send(customer.debit(0, { memo: text, ...more })), code)

  expect(await memo('For Téch SUPPORT, thanks')).toBe('TECH_SUPPORT_SCAM')
  expect(await memo('Back-taxes 2025')).toBe('IMPOSTER_SCAM')
  expect(await memo('mon amour')).toBe('ROMANCE_SCAM')
  expect(await memo('bailiff')).toBeNull()
  expect(await memo('firs tree')).toBeNull()
  expect(await memo('winnings', { direction: 'CREDIT' })).toBeNull()
})
