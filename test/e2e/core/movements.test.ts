import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { newId } from '#kernel/id.ts'
import { DEMO, RIVAL } from '../support/rest.ts'
import { openDescribedCore, TRANSACTION, type DescribedCore } from '../support/described-core.ts'

let core: DescribedCore

beforeAll(async () => {
  core = await openDescribedCore()
})

test('a deposit, a transfer and a withdrawal return the documented Transaction, and a repeat returns the same bytes', async () => {
  const [a, b] = [await core.account(), await core.account()]

  const paidIn = await core.call('POST /deposits', { body: core.cash(a, 100.1) })
  const key = randomUUID()
  const moved = await core.call('POST /transfers/internal', { body: core.order(a, b, 0.2), key })
  const repeat = await core.call('POST /transfers/internal', { body: core.order(a, b, 0.2), key })
  const other = await core.call('POST /transfers/internal', { body: core.order(a, b, 0.3), key })
  const taken = await core.call('POST /withdrawals', { body: core.cash(a, 99.9) })

  for (const { status, body } of [paidIn, moved, taken]) {
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(TRANSACTION)
  }
  expect(moved.body).toMatchObject({
    tenant_id: DEMO.id,
    transaction_type: 'TRANSFER',
    transfer_type: 'INTERNAL',
    status: 'COMPLETED',
    amount: 0.2,
    fee: 0,
    vat: 0,
    total_amount: 0.2,
    source_account_id: a,
    dest_account_id: b,
    initiated_by: core.tellerId,
  })
  expect([repeat.text, repeat.headers['idempotent-replayed'], moved.headers['idempotent-replayed']]).toEqual([
    moved.text,
    'true',
    undefined,
  ])
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  expect((await core.call('GET /accounts/{id}', { path: `/accounts/${a}` })).body.ledger_balance).toBe(0)
})

test('an amount keeps all its digits in request and response', async () => {
  const a = await core.account()

  const { text } = await core.call('POST /deposits', {
    payload: `{"account_id":"${a}","amount":90071992547409.93,"channel":"BRANCH","narration":"Cash","initiated_by":"${core.tellerId}"}`,
  })

  expect(text).toContain('"amount":90071992547409.93,')
})

test('each missing field is reported by its name, and invalid amounts and narrations are refused', async () => {
  const [a, b] = [await core.account(), await core.account()]
  const bodies: [string, Record<string, unknown>][] = [
    ['POST /deposits', core.cash(a, 1)],
    ['POST /withdrawals', core.cash(a, 1)],
    ['POST /transfers/internal', core.order(a, b, 1)],
  ]

  for (const [route, body] of bodies)
    for (const field of Object.keys(body)) {
      const { [field]: _, ...rest } = body
      const {
        status,
        body: { code, details },
      } = await core.call(route, { body: rest })
      expect([route, field, status, code, details]).toEqual([
        route,
        field,
        400,
        'VALIDATION_ERROR',
        [{ field, reason: 'is required', value: null }],
      ])
    }
  for (const more of [
    { amount: 0 },
    { amount: -1 },
    { amount: 1.001 },
    { amount: '1' },
    { narration: '' },
    { narration: 'x'.repeat(101) },
    { channel: 'PIGEON' },
    { currency: 'XXX' },
    { initiated_by: 'me' },
    { unknown: 1 },
  ])
    expect((await core.call('POST /transfers/internal', { body: core.order(a, b, 1, more) })).status).toBe(
      400,
    )
  expect(
    (await core.call('POST /transfers/internal', { body: core.order(a, b, 1), key: null })).body.code,
  ).toBe('IDEMPOTENCY_KEY_REQUIRED')
  expect((await core.call('POST /transfers/internal', { body: core.order(a, newId(), 1) })).status).toBe(404)
  expect((await core.call('POST /transfers/internal', { body: core.order(a, b, 1) })).body).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    message: 'The account has 0.00 NGN available, and 1.00 NGN is needed.',
  })
  expect(
    (await core.call('POST /transfers/internal', { body: core.order(a, b, 1), as: 'viewer' })).status,
  ).toBe(403)
})

test('a bulk returns one result per item: a transaction or an error code', async () => {
  const [a, b] = [await core.account(), await core.account()]
  await core.call('POST /deposits', { body: core.cash(a, 100) })
  const key = randomUUID()
  const body = { items: [core.order(a, b, 60), core.order(a, b, 60)] }

  const bulk = await core.call('POST /transfers/bulk', { body, key })
  const atomic = await core.call('POST /transfers/bulk', {
    body: { items: [core.order(a, b, 40), core.order(a, b, 1)], atomic: true },
  })

  expect([
    bulk.status,
    bulk.body.items.map(({ index, status, error }: Record<string, unknown>) => [index, status, error]),
  ]).toEqual([
    200,
    [
      [0, 'COMPLETED', null],
      [
        1,
        'FAILED',
        {
          code: 'INSUFFICIENT_FUNDS',
          details: [],
          message: 'The account has 40.00 NGN available, and 60.00 NGN is needed.',
        },
      ],
    ],
  ])
  expect(Object.keys(bulk.body.items[0].transaction)).toEqual(TRANSACTION)
  expect((await core.call('POST /transfers/bulk', { body, key })).text).toBe(bulk.text)
  expect(atomic.body.items.map(({ error }: { error: { code: string } }) => error.code)).toEqual([
    'BULK_ROLLED_BACK',
    'INSUFFICIENT_FUNDS',
  ])
  expect(
    (await core.call('POST /transfers/bulk', { body: { items: [core.order(a, b, 0)] } })).body.details,
  ).toEqual([{ field: 'items[0].amount', reason: 'must be more than 0', value: 0 }])
  expect(
    (
      await core.call('POST /transfers/bulk', {
        body: { items: Array.from({ length: 1_001 }, () => core.order(a, b, 1)) },
      })
    ).status,
  ).toBe(400)
})

test('transactions can be filtered and read with their history', async () => {
  const [a, b] = [await core.account(), await core.account()]
  await core.call('POST /deposits', { body: core.cash(a, 100) })
  const { body: moved } = await core.call('POST /transfers/internal', { body: core.order(a, b, 5) })
  const { body: adjusted } = await core.call('POST /adjustments', {
    body: { account_id: a, direction: 'CREDIT', amount: 1.5, reason: 'A charge too many' },
    as: 'admin',
  })

  const page = await core.call('GET /transactions', {
    path: `/transactions?account_id=${a}&limit=2`,
    as: 'viewer',
  })
  const rest = await core.call('GET /transactions', {
    path: `/transactions?account_id=${a}&limit=2&cursor=${page.body.next_cursor}`,
    as: 'viewer',
  })
  const filtered = await core.call('GET /transactions', {
    path: `/transactions?account_id=${b}&type=TRANSFER&status=COMPLETED&channel=API&min_amount=5&max_amount=5.00&currency=NGN&from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z&reference=${moved.transaction_ref}`,
  })

  expect([page.body.transactions.map(({ id }: { id: string }) => id), page.body.has_more]).toEqual([
    [adjusted.id, moved.id],
    true,
  ])
  expect([rest.body.transactions.length, rest.body.has_more]).toEqual([1, false])
  expect(filtered.body.transactions).toEqual([moved])
  expect(
    (await core.call('GET /transactions/{id}', { path: `/transactions/${moved.id}` })).body,
  ).toMatchObject({
    ...moved,
    fee_txn_id: null,
    parent_txn_id: null,
    history: [{ status: 'COMPLETED', actor_kind: 'staff', actor_id: core.tellerId }],
  })
  expect((await core.call('GET /transfers/{id}', { path: `/transfers/${moved.id}` })).body).toMatchObject(
    moved,
  )
  expect((await core.call('GET /transfers/{id}', { path: `/transfers/${adjusted.id}` })).body.code).toBe(
    'TRANSACTION_NOT_FOUND',
  )
  expect(
    (await core.call('GET /transactions/{id}', { path: `/transactions/${moved.id}`, tenant: RIVAL })).status,
  ).toBe(404)
  for (const query of [
    'limit=0',
    'limit=201',
    'cursor=abc',
    'type=GIFT',
    'min_amount=-1',
    'currency=NAIRA',
    'from=yesterday',
    `cursor=${page.body.next_cursor}`,
  ])
    expect((await core.call('GET /transactions', { path: `/transactions?${query}` })).status).toBe(400)
  expect(
    (
      await core.call('POST /transfers/name-enquiry', {
        body: { account_number: moved.dest_account_num },
        key: null,
      })
    ).body,
  ).toEqual({ account_number: moved.dest_account_num, bank_code: null, account_name: 'Ada Obi' })
})
