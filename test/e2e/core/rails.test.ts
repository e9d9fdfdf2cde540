import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, send, type RestResponse, type Headers } from '../support/rest.ts'

const CORE = '/api/v1/cba'

let demo: TestPlatform
let token: Headers
let initiator: string

const core = (method: string, path: string, body?: unknown, headers: Headers = {}): Promise<RestResponse> =>
  send(demo.app, {
    base: CORE,
    method,
    path,
    headers: { ...token, ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...headers },
    ...(body !== undefined && { body }),
  })

beforeAll(async () => {
  demo = await demoWorld()
  const { body } = await send(demo.app, {
    base: CORE,
    method: 'POST',
    path: '/auth/token',
    headers: { 'x-tenant-id': DEMO.id },
    body: { grant_type: 'password', username: 'manager@demo.example', password: 'demo-password-1' },
  })
  token = bearer(body.access_token, DEMO.id)
  initiator = (
    await send(demo.app, {
      base: '',
      method: 'POST',
      path: '/graphql',
      headers: token,
      body: { query: '{ viewer { subjectId } }' },
    })
  ).body.data.viewer.subjectId
})

let numbers = 0

async function account(amount?: number): Promise<string> {
  const id = randomUUID()
  await withClient(adminOf(demo.databaseName), client =>
    client.query(
      `
    insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
    select id, $2, $3, 'Ada Obi', 'ada obi', $2, $2, 1, 'SAVINGS', 'NGN', 'ACTIVE', now()
    from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
      [DEMO.id, id, String(8_500_000_000 + ++numbers)],
    ),
  )
  if (amount !== undefined)
    expect(
      (
        await core('POST', '/deposits', {
          account_id: id,
          amount,
          channel: 'BRANCH',
          narration: 'Cash',
          initiated_by: initiator,
        })
      ).status,
    ).toBe(201)
  return id
}

const order = (source: string, given: object = {}): Record<string, unknown> => ({
  source_account_id: source,
  destination_account_num: '0123456789',
  destination_bank_code: '000013',
  destination_account_name: 'Chidi Okafor',
  amount: 100.5,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: initiator,
  ...given,
})

test('a transfer to another bank is pending, a repeat returns the same bytes, and a cancellation returns the money', async () => {
  const source = await account(1_000)
  const key = { 'idempotency-key': randomUUID() }
  const body = order(source, { destination_account_num: '9000000007' })

  const [first, second] = [
    await core('POST', '/transfers/nip', body, key),
    await core('POST', '/transfers/nip', body, key),
  ]
  const cancelled = await core('POST', `/transactions/${first.body.id}/cancel`)
  const reversal = await core('GET', `/transactions/${cancelled.body.reversed_txn_id}`)

  expect([first.status, first.body]).toEqual([
    201,
    expect.objectContaining({
      transaction_type: 'TRANSFER',
      transfer_type: 'NIP',
      status: 'PENDING',
      source_account_id: source,
      dest_account_id: null,
      dest_account_num: '9000000007',
      dest_bank_code: '000013',
      dest_account_name: 'Chidi Okafor',
      amount: 100.5,
      processed_at: null,
      completed_at: null,
      failure_reason: null,
      external_ref: null,
      session_id: expect.stringMatching(/^[0-9]{30}$/),
      reversed_txn_id: null,
      metadata: { paymentId: expect.any(String) },
    }),
  ])
  expect([second.status, second.text, second.headers['idempotent-replayed']]).toEqual([
    201,
    first.text,
    'true',
  ])
  expect([cancelled.status, cancelled.body.status, cancelled.body.reversed_txn_id]).toEqual([
    200,
    'CANCELLED',
    expect.any(String),
  ])
  expect(reversal.body.reversal_reason).toBe('Cancelled before submission to the rail')
  expect((await core('POST', `/transactions/${first.body.id}/requery`)).body).toMatchObject({
    code: 'INVALID_STATE',
  })
  expect((await core('GET', `/accounts/${source}`)).body.ledger_balance).toBe(1_000)
})

test('issues of a transfer to another bank are reported field by field', async () => {
  const source = await account(1_000)

  for (const [given, field] of [
    [{ destination_account_num: '12345' }, 'destination_account_num'],
    [{ destination_bank_code: 'GTB' }, 'destination_bank_code'],
    [{ narration: 'x'.repeat(101) }, 'narration'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
  ] as const)
    expect([given, (await core('POST', '/transfers/interbank', order(source, given))).body]).toMatchObject([
      given,
      { code: 'VALIDATION_ERROR', details: [{ field }] },
    ])
  const none = await core('POST', '/transfers/interbank', {})
  expect([none.status, none.body.details]).toEqual([
    400,
    expect.arrayContaining([
      expect.objectContaining({ field: 'destination_bank_code', reason: 'is required' }),
    ]),
  ])
  expect(none.body.details).toHaveLength(9)
  expect([
    (await core('POST', '/transfers/nip', order(source, { destination_bank_code: '123456' }))).body.code,
    (await core('POST', '/transfers/nip', order(randomUUID()))).status,
  ]).toEqual(['BANK_UNKNOWN', 404])
})

test('a reversal returns the reversing transaction, and the two reference each other', async () => {
  const [payer, payee] = [await account(1_000), await account()]
  const { body: created } = await core('POST', '/transfers/internal', {
    source_account_id: payer,
    destination_account_id: payee,
    destination_account_name: 'Ada Obi',
    amount: 250.75,
    currency: 'NGN',
    channel: 'WEB',
    narration: 'Rent',
    initiated_by: initiator,
  })

  const reversed = await core('POST', `/transactions/${created.id}/reverse`, { reason: 'Sent twice' })
  const again = await core('POST', `/transactions/${created.id}/reverse`, { reason: 'Sent twice' })

  expect([reversed.status, reversed.body]).toEqual([
    201,
    expect.objectContaining({
      transaction_type: 'REVERSAL',
      status: 'COMPLETED',
      amount: 250.75,
      reversed_txn_id: created.id,
      reversal_reason: 'Sent twice',
      source_account_id: payee,
      dest_account_id: payer,
    }),
  ])
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_REVERSED'])
  const {
    body: { data },
  } = await send(demo.app, {
    base: '',
    method: 'POST',
    path: '/graphql',
    headers: token,
    body: { query: `{ transaction(id: "${created.id}") { status reversedTxnId reversalReason } }` },
  })
  expect(data.transaction).toEqual({
    status: 'REVERSED',
    reversedTxnId: reversed.body.id,
    reversalReason: 'Sent twice',
  })
})

test('holds can be placed, listed, extended, released and captured over REST', async () => {
  const [payer, payee] = [await account(1_000), await account()]
  const placed = await core('POST', `/accounts/${payer}/holds`, {
    amount: 400.25,
    reason: 'Hotel',
    type: 'AUTHORIZATION',
    expires_at: '2099-01-01T00:00:00Z',
    reference: randomUUID(),
  })
  const path = (what: string): string => `/holds/${placed.body.id}/${what}`

  expect([placed.status, placed.body]).toEqual([
    201,
    expect.objectContaining({
      account_id: payer,
      status: 'ACTIVE',
      amount: 400.25,
      remaining_amount: 400.25,
      captured_amount: 0,
      expires_at: '2099-01-01T00:00:00.000Z',
      captured_transaction_id: null,
    }),
  ])
  expect((await core('GET', `/accounts/${payer}`)).body).toMatchObject({
    ledger_balance: 1_000,
    held_balance: 400.25,
    available_balance: 599.75,
  })
  expect((await core('GET', `/accounts/${payer}/holds?status=ACTIVE&limit=1`)).body).toEqual({
    holds: [placed.body],
    has_more: false,
    next_cursor: null,
  })
  expect((await core('POST', path('extend'), { expires_at: '2098-01-01T00:00:00Z' })).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ field: 'expires_at' }],
  })
  expect((await core('POST', path('extend'), { expires_at: '2099-06-01T00:00:00Z' })).body.expires_at).toBe(
    '2099-06-01T00:00:00.000Z',
  )
  expect((await core('POST', path('release'), { amount: 100.25 })).body).toMatchObject({
    status: 'PARTIALLY_RELEASED',
    remaining_amount: 300,
  })
  const captured = await core('POST', path('capture'), { amount: 250, destination_account_id: payee })
  expect([captured.status, captured.body]).toEqual([
    200,
    expect.objectContaining({
      status: 'CAPTURED',
      remaining_amount: 0,
      captured_amount: 250,
      captured_transaction_id: expect.any(String),
    }),
  ])
  expect([
    (await core('POST', path('release'))).body.code,
    (await core('GET', `/holds/${randomUUID()}`)).status,
  ]).toEqual(['INVALID_STATE', 404])
  expect((await core('GET', `/accounts/${payer}`)).body).toMatchObject({
    ledger_balance: 750,
    held_balance: 0,
    available_balance: 750,
  })
})

test('the reason of a cancellation is in the status history and in the reversal', async () => {
  const source = await account(1_000)
  const { body } = await core(
    'POST',
    '/transfers/nip',
    order(source, { destination_account_num: '9000000007' }),
  )

  const tooLong = await core('POST', `/transactions/${body.id}/cancel`, { reason: 'x'.repeat(201) })
  const cancelled = await core('POST', `/transactions/${body.id}/cancel`, { reason: 'Asked for by Ada' })

  const { history } = (await core('GET', `/transactions/${body.id}`)).body
  const reversal = await core('GET', `/transactions/${cancelled.body.reversed_txn_id}`)
  expect([tooLong.status, tooLong.body.details[0].field]).toEqual([400, 'reason'])
  expect(history.at(-1)).toMatchObject({ status: 'CANCELLED', reason: 'Asked for by Ada' })
  expect(reversal.body).toMatchObject({ transaction_type: 'REVERSAL', reversal_reason: 'Asked for by Ada' })
})
