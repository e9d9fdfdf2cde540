import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, send, type RestResponse, type Headers } from '../support/rest.ts'

const CORE = '/api/v1/cba'

let demo: TestPlatform
let token: Headers
let accountId: string

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
  accountId = randomUUID()
  await withClient(adminOf(demo.databaseName), client =>
    client.query(
      `
    insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
    select id, $2, '7000000013', 'Ada Obi', 'ada obi', $2, $2, 1, 'SAVINGS', 'NGN', 'ACTIVE', now() from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
      [DEMO.id, accountId],
    ),
  )
  const { body: viewer } = await send(demo.app, {
    base: '',
    method: 'POST',
    path: '/graphql',
    headers: token,
    body: { query: '{ viewer { subjectId } }' },
  })
  const cash = { account_id: accountId, channel: 'BRANCH', initiated_by: viewer.data.viewer.subjectId }
  for (const [kind, amount, narration] of [
    ['deposits', 100.1, '=HYPERLINK("x")'],
    ['withdrawals', 0.3, 'Cash, "small"'],
  ] as const)
    expect((await core('POST', `/${kind}`, { ...cash, amount, narration })).status).toBe(201)
})

test('a list of accounts has the documented form, and invalid filters are refused with their field', async () => {
  const { status, body } = await core('GET', '/accounts?account_number=7000000013&q=OBI&limit=1')

  expect([status, body]).toEqual([
    200,
    {
      accounts: [
        expect.objectContaining({
          id: accountId,
          tenant_id: DEMO.id,
          account_number: '7000000013',
          ledger_balance: 99.8,
          available_balance: 99.8,
          held_balance: 0,
        }),
      ],
      has_more: false,
      next_cursor: null,
    },
  ])
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1e2', 'limit'],
    ['status=OPEN', 'status'],
    ['q=a', 'q'],
    ['account_number=1', 'account_number'],
    ['customer=1', 'customer'],
  ] as const)
    expect([query, (await core('GET', `/accounts?${query}`)).body]).toMatchObject([
      query,
      { code: 'VALIDATION_ERROR', details: [{ field }] },
    ])
  expect((await core('GET', '/accounts?cursor=xyz')).body.code).toBe('CURSOR_INVALID')
})

test('a statement adds up as JSON, and has the same lines as CSV, without formulas', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format()
  const path = `/accounts/${accountId}/statement?from=2026-01-01&to=2999-12-31`

  const { body } = await core('GET', path)
  const csv = await core('GET', `${path}&format=csv`)

  expect(body).toMatchObject({
    opening_balance: 0,
    total_in: 100.1,
    total_out: 0.3,
    closing_balance: 99.8,
    currency: 'NGN',
    account_number: '7000000013',
  })
  expect(body.lines).toMatchObject([
    { credit: 100.1, debit: null, balance: 100.1, transaction_type: 'DEPOSIT' },
    { credit: null, debit: 0.3, balance: 99.8, transaction_type: 'WITHDRAWAL' },
  ])
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  expect(csv.text.split('\r\n').map(line => line.replace(/^[^,]*,[^,]*,[^,]*,[^,]*,/, ''))).toEqual([
    'transaction_ref,transaction_type,channel,counterparty_account_num,narration,debit,credit,balance',
    expect.stringMatching(/^TRN\d{16},DEPOSIT,BRANCH,,"'=HYPERLINK\(""x""\)",,100\.10,100\.10$/),
    expect.stringMatching(/^TRN\d{16},WITHDRAWAL,BRANCH,,"Cash, ""small""",0\.30,,99\.80$/),
    '',
  ])
  expect((await core('GET', `/accounts/${accountId}/balance?as_of=${today}`)).body).toMatchObject({
    account_id: accountId,
    ledger_balance: 99.8,
  })
  expect((await core('GET', `/accounts/${accountId}/balance?as_of=soon`)).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ field: 'as_of' }],
  })
  expect((await core('GET', `/accounts/${accountId}/transactions?limit=1`)).body).toMatchObject({
    transactions: [{ transaction_type: 'WITHDRAWAL', amount: 0.3, total_amount: 0.3 }],
    has_more: true,
  })
  expect((await core('GET', `/accounts/${accountId}/limits`)).body).toEqual({ limits: [] })
})

test('a change takes effect once per key, a repeat gets the same bytes, and a change that the state forbids is a conflict', async () => {
  const path = (what: string): string => `/accounts/${accountId}/${what}`
  const key = { 'idempotency-key': randomUUID() }

  const [first, second] = [
    await core('POST', path('freeze'), { reason: 'Order' }, key),
    await core('POST', path('freeze'), { reason: 'Order' }, key),
  ]
  const again = await core('POST', path('freeze'), { reason: 'Order' })
  const conflict = await core('POST', path('freeze'), { reason: 'Another' }, key)
  const without = await send(demo.app, {
    base: CORE,
    method: 'POST',
    path: path('freeze'),
    headers: token,
    body: { reason: 'Order' },
  })

  expect([first.status, first.body.status, second.text, second.headers['idempotent-replayed']]).toEqual([
    200,
    'FROZEN',
    first.text,
    'true',
  ])
  expect([
    again.status,
    again.body.code,
    conflict.status,
    conflict.body.code,
    without.status,
    without.body.code,
  ]).toEqual([409, 'INVALID_STATE', 409, 'IDEMPOTENCY_CONFLICT', 400, 'IDEMPOTENCY_KEY_REQUIRED'])
  expect((await core('POST', path('unfreeze'), { reason: 'Ended' })).body.status).toBe('ACTIVE')
  expect(
    (await core('POST', path('restrictions'), { restriction: 'PND', reason: 'Check' })).body.restriction,
  ).toBe('PND')
  expect((await core('POST', path('close'), { reason: 'Wish' })).body).toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
    message: "The account's balance is 99.80 NGN; it must be zero.",
  })
  expect(
    (await core('GET', path('history'))).body.changes.map(
      ({ change, reason }: { change: string; reason: string }) => [change, reason],
    ),
  ).toEqual([
    ['RESTRICTED', 'Check'],
    ['UNFROZEN', 'Ended'],
    ['FROZEN', 'Order'],
  ])
})
