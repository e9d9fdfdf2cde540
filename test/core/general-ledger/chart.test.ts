import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { openDesk, type Desk, type DeskRequest } from '#test/e2e/support/core-desk.ts'
import { DEMO, RIVAL, type Json } from '#test/e2e/support/rest.ts'

let desk: Desk

beforeAll(async () => {
  desk = await openDesk()
}, 120_000)

let codes = 60_000
const create = (given: object = {}, request: DeskRequest = {}) =>
  desk.call('POST /gl-accounts', {
    as: 'admin',
    body: { code: String(++codes), name: 'Travel', type: 'EXPENSE', ...given },
    ...request,
  })
const created = async (given: object = {}): Promise<Json> => (await create(given)).body
const change = (id: string, body: object) => desk.call(`PATCH /gl-accounts/${id}`, { as: 'admin', body })
const deactivate = (id: string) => desk.call(`POST /gl-accounts/${id}/deactivate`, { as: 'admin' })
const accountWithCode = async (code: string, tenant = DEMO): Promise<Json> =>
  (await desk.done(`GET /gl-accounts?code=${code}`, { tenant })).gl_accounts[0]
const fieldsOf = ({ body }: { body: Json }): string[] => body.details.map(({ field }: Json) => field)

test('a tenant starts with the standard chart, listed by code and filtered by type', async () => {
  const { gl_accounts: all } = await desk.done('GET /gl-accounts?limit=200', { tenant: RIVAL, as: 'viewer' })
  const { gl_accounts: equity } = await desk.done('GET /gl-accounts?type=EQUITY', { tenant: RIVAL })

  const listed = all.map(({ code }: Json) => code as string)
  expect(listed).toEqual([...listed].sort())
  expect(listed).toEqual(expect.arrayContaining(['1000', '1300', '2000', '2300', '3900', '5900']))
  expect(equity.map(({ code }: Json) => code)).toEqual(['3000', '3100', '3200', '3300', '3900'])
  expect(all.find(({ code }: Json) => code === '2000')).toMatchObject({
    name: 'Savings accounts',
    type: 'LIABILITY',
    usage: 'DETAIL',
    normal_balance: 'CREDIT',
    parent_id: null,
    currency: null,
    allow_manual: false,
    is_control: true,
    cash_flow_class: 'OPERATING',
    equity_component: null,
    status: 'ACTIVE',
  })
})

test('an account is added with its terms, and is found by its id and its code', async () => {
  const header = await created({ usage: 'HEADER' })
  const given = {
    code: '5350',
    name: 'Rent of offices',
    type: 'EXPENSE',
    usage: 'DETAIL',
    parent_id: header.id,
    currency: 'NGN',
    allow_manual: true,
    is_control: false,
    cash_flow_class: 'OPERATING',
  }

  const { status, body } = await create(given)

  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ ...given, normal_balance: 'DEBIT', status: 'ACTIVE', version: 1 }),
  ])
  expect(await desk.done(`GET /gl-accounts/${body.id}`)).toEqual(body)
  expect(await accountWithCode('5350')).toEqual(body)
  expect(header.allow_manual).toBe(false)
})

test('a code is used once, and by each tenant separately', async () => {
  const body = { code: '5360', name: 'Travel', type: 'EXPENSE' }

  const [first, second] = [await create(body), await create(body)]
  const theirs = await create(body, { tenant: RIVAL, body })

  expect([first.status, second.status, second.body.code]).toEqual([201, 409, 'GL_ACCOUNT_EXISTS'])
  expect(theirs.status).toBe(201)
})

test('terms that contradict each other are refused with the field', async () => {
  const detail = await created()

  expect(fieldsOf(await create({ code: '53A0' }))).toEqual(['code'])
  expect(fieldsOf(await create({ usage: 'HEADER', allow_manual: true }))).toEqual(['allow_manual'])
  expect(fieldsOf(await create({ is_control: true, allow_manual: true }))).toEqual(['allow_manual'])
  expect(fieldsOf(await create({ equity_component: 'SHARE_CAPITAL' }))).toEqual(['equity_component'])
  expect(fieldsOf(await create({ cash_flow_class: 'CASH' }))).toEqual(['cash_flow_class'])
  expect(fieldsOf(await create({ parent_id: detail.id }))).toEqual(['parent_id'])
  expect(fieldsOf(await create({ parent_id: newId() }))).toEqual(['parent_id'])
})

test('an account is renamed, moved and cleared; what is left out keeps its value', async () => {
  const header = await created({ usage: 'HEADER', type: 'EQUITY', cash_flow_class: 'NONE' })
  const reserve = await created({
    type: 'EQUITY',
    cash_flow_class: 'NONE',
    equity_component: 'OTHER_RESERVES',
  })

  const moved = await change(reserve.id, { name: 'Translation reserve', parent_id: header.id })
  const cleared = await change(reserve.id, { parent_id: null, equity_component: null })
  const below = await change(header.id, { parent_id: header.id })

  expect(moved.body).toEqual({
    ...reserve,
    name: 'Translation reserve',
    parent_id: header.id,
    version: 2,
  })
  expect(cleared.body).toEqual({ ...moved.body, parent_id: null, equity_component: null, version: 3 })
  expect(fieldsOf(below)).toEqual(['parent_id'])
})

test('a control account that postings reach remains one', async () => {
  const savings = await accountWithCode('2000')

  const { status, body } = await change(savings.id, { is_control: false })
  const renamed = await change(savings.id, { name: 'Savings' })

  expect([status, body.code]).toEqual([409, 'GL_ACCOUNT_IN_USE'])
  expect([renamed.status, renamed.body.name, renamed.body.is_control]).toEqual([200, 'Savings', true])
})

test('an account is deactivated unless the platform posts to it or it has active accounts below', async () => {
  const header = await created({ usage: 'HEADER' })
  const detail = await created({ parent_id: header.id })
  const [cash, rounding] = [await accountWithCode('1000'), await accountWithCode('5900')]

  for (const { id } of [cash, rounding, header])
    expect((await deactivate(id)).body.code).toBe('GL_ACCOUNT_IN_USE')
  const first = await deactivate(detail.id)
  const again = await deactivate(detail.id)
  const last = await deactivate(header.id)

  expect(first.body).toEqual({ ...detail, status: 'INACTIVE', version: 2 })
  expect([again.body.version, last.body.status]).toEqual([2, 'INACTIVE'])
  expect(fieldsOf(await create({ parent_id: header.id }))).toEqual(['parent_id'])
})

test('a deactivated account keeps its balance in reports, and takes no further entry', async () => {
  const { id, code } = await created({ allow_manual: true })
  const { business_date: transaction_date } = await desk.done('GET /business-date')
  const entries = [
    { account_code: code, entry_type: 'debit' },
    { account_code: '1000', entry_type: 'credit' },
  ].map(entry => ({ ...entry, amount: 75.5, currency_code: 'NGN' }))
  const body = { journal_type: 'GENERAL', description: 'A trip', transaction_date, entries }
  const post = () => desk.call('POST /journals', { body: { ...body, requires_approval: false } })
  expect((await post()).status).toBe(201)

  const { status } = await deactivate(id)
  const refused = await post()

  expect([status, refused.status, refused.body.code]).toEqual([200, 422, 'GL_ACCOUNT_NOT_POSTABLE'])
  expect(await desk.done(`GET /gl-accounts/${id}/balance`)).toMatchObject({ balance: 75.5, currency: 'NGN' })
  const { lines, checks } = await desk.done('GET /reports/trial-balance')
  expect(lines.find((line: Json) => line.code === code)).toMatchObject({ debit: 75.5, credit: 0 })
  expect(checks.every(({ passed }: Json) => passed)).toBe(true)
})

test("another tenant's account does not exist, and only administrators change the chart", async () => {
  const { id } = await created()

  for (const [route, body] of [
    [`GET /gl-accounts/${id}`],
    [`PATCH /gl-accounts/${id}`, { name: 'Mine' }],
    [`POST /gl-accounts/${id}/deactivate`],
    [`GET /gl-accounts/${id}/balance`],
    [`GET /gl-accounts/${id}/balances?from=2026-01-01&to=2026-01-31`],
    [`GET /gl-accounts/${id}/ledger`],
  ] as const) {
    const foreign = await desk.call(route, { as: 'admin', tenant: RIVAL, body })
    expect([route, foreign.status, foreign.body.code]).toEqual([route, 404, 'GL_ACCOUNT_NOT_FOUND'])
  }
  for (const refused of [
    await create({}, { as: 'manager' }),
    await desk.call(`PATCH /gl-accounts/${id}`, { body: { name: 'Mine' } }),
    await desk.call(`POST /gl-accounts/${id}/deactivate`),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
})
