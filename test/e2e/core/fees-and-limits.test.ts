import { beforeAll, expect, test } from '@jest/globals'
import { RIVAL } from '../support/rest.ts'
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
