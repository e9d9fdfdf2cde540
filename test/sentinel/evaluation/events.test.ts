import { expect, test } from '@jest/globals'
import { codesOf, enrolled, request, signalOf } from '../history.ts'
import { enabledRule, verdictOf } from './test-rules.ts'

test('ACCOUNT_CHANGE reports each change with the category of the event', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'ACCOUNT_CHANGE')
  const categories = []
  for (const type of [
    ...['PHONE_CHANGED', 'BENEFICIARY_CHANGED', 'AUTHORIZED_USER_ADDED', 'POWER_OF_ATTORNEY_ADDED'],
    ...['TRUST_CHANGED', 'PASSWORD_RESET', 'LOGIN', 'REMOTE_ACCESS'],
  ])
    categories.push(verdictOf(await customer.event(type, 0), code))

  expect(categories).toEqual([
    ...['CONTACT_CHANGE', 'BENEFICIARY_CHANGE', 'NEW_AUTHORIZED_USER', 'POA_ABUSE', 'POA_ABUSE'],
    ...[null, null, null],
  ])
})

test('ACCOUNT_CHANGE with a new device or country fires in either order of change and login or debit', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => enrolled()))
  const [loginAfter, debitAfter, loginBefore, knownDevice, tooLate, atHome] = customers as [
    (typeof customers)[0],
    ...typeof customers,
  ]
  const code = await enabledRule(loginAfter, 'ACCOUNT_CHANGE', { foreign_device_hours: 72 })
  await Promise.all(
    customers.map(customer => customer.load([customer.debit(20, { device_id: 'known', country: 'US' })])),
  )

  await loginAfter.event('PHONE_CHANGED', 2)
  const first = await loginAfter.event('LOGIN', 1, { device_id: 'other' })
  await debitAfter!.event('EMAIL_CHANGED', 2)
  const second = await debitAfter!.send(debitAfter!.debit(1, { country: 'RO' }))
  await loginBefore!.event('LOGIN', 2, { country: 'RO' })
  const third = await loginBefore!.event('PHONE_CHANGED', 1)
  await knownDevice!.event('LOGIN', 2, { device_id: 'known', country: 'US' })
  const known = await knownDevice!.event('PHONE_CHANGED', 1)
  await tooLate!.event('LOGIN', 5, { device_id: 'other' })
  const late = await tooLate!.event('PHONE_CHANGED', 1)
  await atHome!.event('PHONE_CHANGED', 1)
  const home = await atHome!.event('LOGIN', 0, { country: 'US' })

  expect([first, second, third].map(response => verdictOf(response, code))).toEqual(
    Array<string>(3).fill('CONTACT_CHANGE'),
  )
  for (const response of [known, late, home]) expect(verdictOf(response, code)).toBeNull()
})

test('CHANGE_THEN_TRANSFER reports a debit of the upper quantile after a change', async () => {
  const [customer, young] = await Promise.all([enrolled(), enrolled()])
  const code = await enabledRule(customer, 'CHANGE_THEN_TRANSFER', { quantile: 0.9 })
  await customer.load(
    Array.from({ length: 101 }, (_, index) => customer.debit(60 + index, { amount: `${index + 100}.00` })),
  )

  const without = await customer.send(customer.debit(6, { amount: '500.00' }))
  await customer.event('POWER_OF_ATTORNEY_ADDED', 5)
  await young.event('TRUST_CHANGED', 5)
  const below = await customer.send(customer.debit(1, { amount: '189.99' }))
  const at = await customer.send(customer.debit(0, { amount: '190.00' }))
  const skipped = await young.send(young.debit(0, { amount: '500.00' }))

  expect(verdictOf(without, code)).toBeNull()
  expect(verdictOf(below, code)).toBeNull()
  expect(verdictOf(at, code)).toBe('POA_ABUSE')
  expect(signalOf(at, code)!.observed).toMatchObject({
    event: 'POWER_OF_ATTORNEY_ADDED',
    baseline: { n: 101, quantile: 0.9, value: '190' },
  })
  expect(verdictOf(skipped, code)).toBe('INSUFFICIENT_HISTORY')
})

test('NSF reports failures in a month after a year without', async () => {
  const [customer, frequent] = await Promise.all([enrolled(), enrolled()])
  const code = await enabledRule(customer, 'NSF')
  await customer.event('NSF', 100)
  for (const daysAgo of [200, 100]) await frequent.event('NSF', daysAgo)

  const first = await customer.event('NSF', 10)
  const second = await customer.event('NSF', 0)
  await frequent.event('NSF', 10)
  const usual = await frequent.event('NSF', 0)

  expect(verdictOf(first, code)).toBeNull()
  expect(verdictOf(second, code)).toBe('NSF_PATTERN')
  expect(signalOf(second, code)!.observed).toEqual({ count: 2, count_before: 1 })
  expect(verdictOf(usual, code)).toBeNull()
})

test('EARLY_WITHDRAWAL needs a penalty above zero', async () => {
  const customer = await enrolled()
  const code = await enabledRule(customer, 'EARLY_WITHDRAWAL')
  const closed = async (details?: Record<string, string>) =>
    verdictOf(await customer.event('TERM_DEPOSIT_CLOSED', 0, details), code)

  expect(await closed({ penalty: '0.01' })).toBe('EARLY_CLOSURE_PENALTY')
  expect(await closed({ penalty: '0.00' })).toBeNull()
  expect(await closed({ penalty: 'none' })).toBeNull()
  expect(await closed()).toBeNull()
})

test('DEVICE_ANOMALY reports a new device where another one is known, and debits after remote access', async () => {
  const [customer, unknown, remote] = await Promise.all([enrolled(), enrolled(), enrolled()])
  const code = await enabledRule(customer, 'DEVICE_ANOMALY', { min_amount: '10' })
  await customer.load([
    customer.debit(400, { device_id: 'forgotten' }),
    customer.debit(20, { device_id: 'known' }),
  ])
  await remote.event('REMOTE_ACCESS', 3)
  await unknown.event('LOGIN', 2, { device_id: 'first' })

  const known = await customer.send(customer.debit(3, { device_id: 'known' }))
  const small = await customer.send(customer.debit(2, { device_id: 'new', amount: '9.99' }))
  const fresh = await customer.send(customer.debit(1, { device_id: 'newer' }))
  const forgotten = await customer.send(customer.debit(0, { device_id: 'forgotten' }))
  const login = await unknown.send(unknown.debit(1, { device_id: 'first' }))
  const only = await unknown.send(unknown.debit(0, { device_id: 'second' }))
  const within = await remote.send(remote.debit(0.1))
  const after = await remote.send(remote.debit(0))

  expect(verdictOf(known, code)).toBeNull()
  expect(verdictOf(small, code)).toBeNull()
  expect(verdictOf(fresh, code)).toBe('REMOTE_ACCESS')
  expect(verdictOf(forgotten, code)).toBe('REMOTE_ACCESS')
  expect(verdictOf(login, code)).toBeNull()
  expect(verdictOf(only, code)).toBe('REMOTE_ACCESS')
  expect(verdictOf(within, code)).toBe('REMOTE_ACCESS')
  expect(verdictOf(after, code)).toBeNull()
})

test('COMPOSITE needs signals of several categories that were not dismissed, one of them new', async () => {
  const customer = await enrolled()
  const threshold = await enabledRule(customer, 'AMOUNT_THRESHOLD', { amount: '7777' })
  const code = await enabledRule(customer, 'COMPOSITE', {
    categories: ['LARGE_TRANSFER', 'EARLY_CLOSURE_PENALTY'],
  })

  const one = await customer.event('TERM_DEPOSIT_CLOSED', 29, { penalty: '5' })
  const both = await customer.send(customer.debit(0, { amount: '7777.00' }))
  const later = await customer.send(customer.debit(-0.1, { amount: '1.00' }))
  const expired = await customer.send(customer.debit(100, { amount: '7777.00' }))

  expect(codesOf(one)).toContain('STD-F12-DEPOSIT')
  expect(verdictOf(one, code)).toBeNull()
  expect(verdictOf(both, threshold)).toBe('LARGE_TRANSFER')
  expect(verdictOf(both, code)).toBe('OTHER')
  expect(signalOf(both, code)!.observed).toEqual({ categories: ['LARGE_TRANSFER', 'EARLY_CLOSURE_PENALTY'] })
  expect(verdictOf(later, code)).toBeNull()
  expect(verdictOf(expired, code)).toBeNull()
})

test('a customer without a profile is refused', async () => {
  const { status, headers } = await request('/account-events', {
    event_id: 'x',
    customer_id: 'nobody',
    type: 'LOGIN',
  })

  expect(status).toBe(404)
  expect(headers['x-error-code']).toBe('PROFILE_NOT_FOUND')
})
