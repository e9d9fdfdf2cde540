import { expect, test } from '@jest/globals'
import { demoWorld } from '#test/support/world.ts'
import { bearer, exchanging, posting } from '#tools/traffic/exchange.ts'
import { RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { codesOf, enrolled, request, skipOf } from './history.ts'

const asRival = async (path: string, body: unknown) =>
  exchanging((await demoWorld()).app)(
    posting(`/sentinel/api/v1${path}`, bearer('test_sentinel_rival', RIVAL.id), body),
  )

test('a transaction is stored once: a repeat returns the first evaluation, other content is refused', async () => {
  const customer = await enrolled()
  const transaction = customer.debit(0, { type: 'CRYPTO', amount: '300.00' })

  const first = await customer.send(transaction)
  const again = await customer.send({ ...transaction, amount: '300' })
  const other = await customer.send({ ...transaction, amount: '301.00' })

  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    transaction_id: transaction['transaction_id'],
    profile_id: customer.profileId,
    decision: 'ALLOW',
    hold_id: null,
  })
  expect(Object.keys(first.body)).toEqual([
    'transaction_id',
    'profile_id',
    'decision',
    'hold_id',
    'signals',
    'skipped_rules',
  ])
  expect(codesOf(first)).toContain('STD-F3-CRYPTO')
  expect(skipOf(first, 'STD-DRAIN')).toBe('INSUFFICIENT_HISTORY')
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(409)
  expect(other.headers['x-error-code']).toBe('TRANSACTION_CONFLICT')
})

test('twenty equal transactions at once are stored once', async () => {
  const customer = await enrolled()
  const transaction = customer.debit(0, { type: 'CRYPTO' })

  const responses = await Promise.all(Array.from({ length: 20 }, () => customer.send(transaction)))

  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array<number>(19).fill(200), 201])
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
})

test('transactions of two customers with the same id at once: one is stored, the others are refused', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => enrolled()))

  const responses = await Promise.all(
    customers.map(customer => customer.send(customer.debit(0, { transaction_id: 'shared' }))),
  )

  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
})

test('a customer without a profile is refused, and so is one of another tenant', async () => {
  const customer = await enrolled()
  const unknown = await request('/transactions', customer.debit(0, { customer_id: 'nobody' }))
  const rival = await asRival('/transactions', customer.debit(0))
  const event = await asRival('/account-events', {
    event_id: 'e-1',
    customer_id: customer.customerId,
    type: 'LOGIN',
  })

  for (const response of [unknown, rival, event]) {
    expect(response.status).toBe(404)
    expect(response.headers['x-error-code']).toBe('PROFILE_NOT_FOUND')
  }
})

test('the message names every invalid field', async () => {
  const customer = await enrolled()
  const bad = await customer.send(
    customer.debit(0, { amount: '0.00', balance_after: '1.234', occurred_at: '2999-01-01T00:00:00Z' }),
  )
  const early = await customer.send(customer.debit(0, { occurred_at: '1969-12-31T00:00:00Z' }))
  const large = await customer.send(customer.debit(0, { amount: '99999999999999999999' }))
  const late = await request('/account-events', {
    event_id: 'e-2',
    customer_id: customer.customerId,
    type: 'LOGIN',
    occurred_at: '2999-01-01T00:00:00Z',
    details: { country: 'Narnia', device_id: 7 },
  })
  const batch = await request('/transactions/batch', {
    transactions: [customer.debit(0), customer.debit(0, { amount: '-1' })],
  })
  const empty = await request('/transactions/batch', { transactions: [] })

  expect(bad.body.message).toMatch(/amount.*balance_after.*occurred_at/)
  expect(early.body.message).toContain('occurred_at must not be before 1970')
  expect(late.body.message).toMatch(/occurred_at.*details/)
  expect(batch.body.message).toContain('transactions[1].amount')
  for (const { status, headers } of [bad, early, large, late, batch, empty]) {
    expect(status).toBe(400)
    expect(headers['x-error-code']).toBe('VALIDATION_ERROR')
  }
})

test('a batch answers for each transaction in order', async () => {
  const [one, two] = await Promise.all([enrolled(), enrolled()])
  const stored = two.debit(3)
  await two.load([stored])
  const first = one.debit(2, { type: 'CRYPTO' })
  const transactions = [
    first,
    two.debit(1, { customer_id: 'nobody' }),
    stored,
    { ...stored, amount: '9.00' },
    first,
    two.debit(0),
  ]

  const { status, body } = await request('/transactions/batch', { transactions })
  const again = await request('/transactions/batch', { transactions })

  expect(status).toBe(200)
  expect(body.results).toEqual(
    [
      ['STORED', null],
      ['REJECTED', 'PROFILE_NOT_FOUND'],
      ['DUPLICATE', null],
      ['REJECTED', 'TRANSACTION_CONFLICT'],
      ['DUPLICATE', null],
      ['STORED', null],
    ].map(([itemStatus, code], index) => ({
      transaction_id: transactions[index]!['transaction_id'],
      status: itemStatus,
      code,
      signal_ids: expect.any(Array),
    })),
  )
  expect(body.results[0].signal_ids).toHaveLength(1)
  expect(again.body.results.map((each: { status: string }) => each.status)).toEqual([
    'DUPLICATE',
    'REJECTED',
    'DUPLICATE',
    'REJECTED',
    'DUPLICATE',
    'DUPLICATE',
  ])
  expect(again.body.results[0].signal_ids).toEqual(body.results[0].signal_ids)
})

test('a late transaction is evaluated as of its own time', async () => {
  const customer = await enrolled()
  const giftCard = { type: 'GIFT_CARD', amount: '500.00' }
  await customer.load([customer.debit(0, giftCard), customer.debit(20, giftCard)])

  const late = await customer.send(customer.debit(19.5, giftCard))
  const before = await customer.send(customer.debit(30, giftCard))

  expect(codesOf(late)).toContain('STD-F2-GIFT-CARDS')
  expect(codesOf(before)).not.toContain('STD-F2-GIFT-CARDS')
})

test('transactions of a profile that is not watched are stored and not evaluated', async () => {
  const customer = await enrolled({ status: 'PENDING_CONSENT' })
  const transaction = customer.debit(0, { type: 'CRYPTO' })

  const { status, body } = await customer.send(transaction)
  await request(`/profiles/${customer.profileId}/status`, { status: 'ACTIVE' }, 'PUT')
  const repeat = await customer.send(transaction)

  expect(status).toBe(201)
  expect(body).toMatchObject({ decision: 'ALLOW', hold_id: null, signals: [], skipped_rules: [] })
  expect(repeat.body).toEqual(body)
})

test('a reported death makes the profile DECEASED, and every further debit is a signal', async () => {
  const customer = await enrolled()

  const death = await customer.event('DEATH_REPORTED', 1)
  const profile = await request(`/profiles/${customer.profileId}`, undefined, 'GET')
  const debit = await customer.send(customer.debit(0))
  const credit = await customer.send(customer.debit(0, { direction: 'CREDIT' }))
  const fee = await customer.send(customer.debit(0, { type: 'FEE' }))

  expect(death.status).toBe(201)
  expect(profile.body.status).toBe('DECEASED')
  expect(codesOf(debit)).toEqual(['STD-POST-DEATH'])
  expect(codesOf(credit)).toEqual([])
  expect(codesOf(fee)).toEqual([])
})

test('an account event is stored once: a repeat returns the first evaluation, other content is refused', async () => {
  const customer = await enrolled()
  const event = {
    event_id: 'event-once',
    customer_id: customer.customerId,
    type: 'PHONE_CHANGED',
    details: { a: '1', b: '2' },
  }

  const first = await request('/account-events', event)
  const again = await request('/account-events', { ...event, details: { b: '2', a: '1' } })
  const other = await request('/account-events', { ...event, type: 'EMAIL_CHANGED' })

  expect(first.status).toBe(201)
  expect(codesOf(first)).toEqual(['STD-B1-CONTACT'])
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(409)
  expect(other.headers['x-error-code']).toBe('EVENT_CONFLICT')
})
