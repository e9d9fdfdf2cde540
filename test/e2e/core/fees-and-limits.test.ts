import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { RIVAL, type Json } from '../support/rest.ts'
import { openDescribedCore, type DescribedCore } from '../support/described-core.ts'

let core: DescribedCore

beforeAll(async () => {
  core = await openDescribedCore()
})

test('fees are calculated exactly, and an administrator can set, list and end them', async () => {
  const calculated = await core.call('POST /fees/calculate', {
    body: { transaction_type: 'TRANSFER', transfer_type: 'NIP', amount: 5000.5 },
    as: 'viewer',
    key: null,
  })
  expect(calculated.text).toBe(
    '{"amount":5000.50,"currency":"NGN","fee":25.00,"vat":1.88,"total_amount":5027.38}',
  )

  const terms = {
    transaction_type: 'PAYMENT',
    currency: 'KWD',
    min_amount: 1.001,
    max_amount: 10,
    fee_type: 'PERCENTAGE',
    fee_value: 0.0001,
    min_fee: 0.001,
    max_fee: 1,
    vat_rate: 7.5,
  }
  const set = await core.call('POST /fee-configs', { body: terms, as: 'admin' })
  expect([set.status, set.body]).toMatchObject([
    201,
    { ...terms, transfer_type: null, version: 1, replaced_at: null },
  ])
  expect(set.text).toContain('"fee_value":0.0001,"min_fee":0.001,"max_fee":1.000,"vat_rate":7.5,')
  expect((await core.call('POST /fee-configs', { body: terms, as: 'admin' })).body.version).toBe(2)
  expect(
    (await core.call('POST /fee-configs', { body: { ...terms, max_amount: 9 }, as: 'admin' })).body.code,
  ).toBe('FEE_BANDS_OVERLAP')
  expect(
    (await core.call('POST /fee-configs', { body: { ...terms, vat_rate: 101 }, as: 'admin' })).body,
  ).toMatchObject({ message: 'vat_rate must be at most 100 percent.', details: [{ field: 'vat_rate' }] })
  expect((await core.call('POST /fee-configs', { body: terms, as: 'manager' })).status).toBe(403)
  const {
    body: {
      fee_configs: [latest],
      has_more,
    },
  } = await core.call('GET /fee-configs', { path: '/fee-configs?limit=1', as: 'viewer' })
  expect([latest.version, has_more]).toEqual([2, true])
  expect(
    (await core.call('DELETE /fee-configs/{id}', { path: `/fee-configs/${latest.id}`, as: 'admin' })).body
      .replaced_at,
  ).not.toBeNull()
})

test('a limit refuses with the remaining amount, and checks and previews write nothing', async () => {
  const a = await core.account(RIVAL)
  const bounds = { transaction_type: 'TRANSFER', transfer_type: 'INTERNAL', single_limit: 10.5 }
  const b = await core.account(RIVAL)
  const as = { tenant: RIVAL, as: 'admin' }

  expect((await core.call('POST /limits', { ...as, body: bounds })).body).toMatchObject({
    ...bounds,
    account_type: null,
    currency: 'NGN',
    daily_limit: null,
    version: 1,
  })
  const { body: set } = await core.call('POST /limits', { ...as, body: { ...bounds, daily_limit: 50 } })
  const check = await core.call('POST /limits/check', {
    ...as,
    body: { account_id: a, transaction_type: 'TRANSFER', transfer_type: 'INTERNAL', amount: 10.51 },
    key: null,
  })
  const preview = await core.call('POST /transfers/preview', {
    ...as,
    body: { transfer_type: 'INTERNAL', ...core.order(a, b, 10.51) },
    key: null,
  })

  expect(set.version).toBe(2)
  expect(check.body).toEqual({
    allowed: false,
    exceeded: { limit_id: set.id, window: 'SINGLE', limit: 10.5, used: 0, remaining: 10.5 },
    limits: [
      { limit_id: set.id, window: 'SINGLE', limit: 10.5, used: 0, remaining: 10.5 },
      { limit_id: set.id, window: 'DAILY', limit: 50, used: 0, remaining: 50 },
    ],
  })
  expect(preview.body).toMatchObject({
    possible: false,
    refusal: { code: 'LIMIT_EXCEEDED' },
    limit: { window: 'SINGLE' },
    fee: 0,
    total_amount: 10.51,
    available_balance: 0,
    available_after: null,
  })
  expect((await core.call('GET /limits', as)).body.limits).toHaveLength(1)
  await core.call('POST /limits', { ...as, body: bounds })
})

test('a refusal by a limit names the limit and what remains of it, on every path and in each repeat', async () => {
  const [a, b] = [await core.account(), await core.account()]
  const as = { as: 'admin' }
  const bounds = { transaction_type: 'TRANSFER', transfer_type: 'INTERNAL' }
  await core.call('POST /deposits', { ...as, body: core.cash(a, 500) })
  await core.call('POST /limits', { ...as, body: { ...bounds, single_limit: 60, daily_limit: 100.5 } })
  const pay = (amount: number, key: string = randomUUID()) =>
    core.call('POST /transfers/internal', { ...as, body: core.order(a, b, amount), key })
  const single = { field: 'single_limit', reason: 'is 60.00 NGN', value: 60 }
  const daily = {
    field: 'daily_limit',
    reason: 'is 100.50 NGN, of which 40.25 NGN remains',
    value: 40.25,
  }

  expect((await pay(60.01)).body).toMatchObject({ code: 'LIMIT_EXCEEDED', details: [single] })
  expect((await pay(60.25)).body.details).toEqual([single])
  await core.call('POST /limits', { ...as, body: { ...bounds, single_limit: 60.25, daily_limit: 100.5 } })
  expect((await pay(60.25)).status).toBe(201)
  const key = randomUUID()
  const refused = await pay(40.26, key)
  const items = [core.order(a, b, 40.26), core.order(a, b, 60.26)]
  const preview = await core.call('POST /transfers/preview', {
    ...as,
    body: { transfer_type: 'INTERNAL', ...core.order(a, b, 40.26) },
    key: null,
  })
  const bulks = [false, true].map(atomic => ({ ...as, body: { items, atomic }, key: randomUUID() }))
  const errors = []
  for (const bulk of [...bulks, ...bulks])
    errors.push(
      (await core.call('POST /transfers/bulk', bulk)).body.items.map(({ error }: Json) => error.details),
    )
  await core.call('POST /limits', { ...as, body: { ...bounds, single_limit: 1_000 } })
  const repeat = await pay(40.26, key)

  expect([refused.status, refused.body.details]).toEqual([422, [daily]])
  expect(refused.text).toContain('"value":40.25}')
  expect([repeat.text, repeat.headers['idempotent-replayed']]).toEqual([refused.text, 'true'])
  expect(preview.body.refusal).toMatchObject({ code: 'LIMIT_EXCEEDED', details: [daily] })
  const single6025 = { ...single, reason: 'is 60.25 NGN', value: 60.25 }
  expect(errors).toEqual(Array(4).fill([[daily], [single6025]]))
})

test('a refused deposit or transfer returns the same bytes to each repeat, whatever has changed since', async () => {
  const as = { as: 'admin' }
  const [a, b] = [await core.account(), await core.account()]
  const nip = {
    source_account_id: a,
    destination_account_num: '0123456789',
    destination_bank_code: '000013',
    destination_account_name: 'Chidi Okafor',
    amount: 20,
    currency: 'NGN',
    channel: 'API',
    narration: 'Rent',
    initiated_by: core.tellerId,
  }
  await core.call('POST /limits', { ...as, body: { transaction_type: 'DEPOSIT', single_limit: 100 } })
  const requests = [
    ['POST /deposits', core.cash(a, 101)],
    ['POST /withdrawals', core.cash(a, 1)],
    ['POST /transfers/internal', core.order(a, b, 20)],
    ['POST /transfers/nip', nip],
    ['POST /transfers/interbank', nip],
  ].map(([route, body]) => [route as string, { ...as, body, key: randomUUID() }] as const)
  const firsts = []
  for (const [route, request] of requests) firsts.push(await core.call(route, request))
  await core.call('POST /limits', { ...as, body: { transaction_type: 'DEPOSIT', single_limit: 10_000 } })
  await core.call('POST /deposits', { ...as, body: core.cash(a, 1_000) })

  const repeats = []
  for (const [route, request] of requests) repeats.push(await core.call(route, request))

  expect(firsts.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'LIMIT_EXCEEDED'],
    ...Array(4).fill([422, 'INSUFFICIENT_FUNDS']),
  ])
  expect(repeats.map(({ text, headers }) => [text, headers['idempotent-replayed']])).toEqual(
    firsts.map(({ text }) => [text, 'true']),
  )
})

test('a movement refused before it reaches the ledger returns the same bytes to each repeat as well', async () => {
  const { body: customer } = await core.call('POST /customers', {
    as: 'admin',
    body: { type: 'INDIVIDUAL', first_name: 'Ada', last_name: 'Obi', country_code: 'NG' },
  })
  const change = (action: 'suspend' | 'activate') =>
    core.call(`POST /customers/{id}/${action}`, {
      as: 'admin',
      path: `/customers/${customer.id}/${action}`,
      ...(action === 'suspend' && { body: { reason: 'Checks' } }),
    })
  const a = await core.account()
  const body = { ...core.cash(a, 1), initiated_by: customer.id }
  const key = randomUUID()
  await change('suspend')

  const first = await core.call('POST /deposits', { body, key })
  const repeat = await core.call('POST /deposits', { body, key })
  await change('activate')
  const late = await core.call('POST /deposits', { body, key })
  const other = await core.call('POST /deposits', { body: { ...body, amount: 2 }, key })
  const next = await core.call('POST /deposits', { body })

  expect([first.status, first.body.code, first.headers['idempotent-replayed']]).toEqual([
    422,
    'CUSTOMER_NOT_ACTIVE',
    undefined,
  ])
  for (const { text, headers } of [repeat, late])
    expect([text, headers['idempotent-replayed']]).toEqual([first.text, 'true'])
  expect(other.body.code).toBe('IDEMPOTENCY_CONFLICT')
  expect([next.status, next.body.amount]).toEqual([201, 1])
  expect((await core.call('GET /accounts/{id}', { path: `/accounts/${a}` })).body.ledger_balance).toBe(1)
})
