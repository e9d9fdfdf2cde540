import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, RIVAL, type Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'

let desk: Desk
let today: string

const line = (account_code: string, entry_type: string, amount: number, given: object = {}): Json => ({
  account_code,
  amount,
  entry_type,
  currency_code: 'NGN',
  ...given,
})
const salaries = (given: object = {}): Json => ({
  journal_type: 'GENERAL',
  description: 'Salaries',
  transaction_date: today,
  entries: [line('5200', 'debit', 1_250.25, { description: 'Gross' }), line('1000', 'credit', 1_250.25)],
  ...given,
})
const create = (given: object = {}, as: 'officer' | 'manager' = 'officer'): Promise<Json> =>
  desk.done('POST /journals', { as, body: salaries(given) })
const codeOf = async (
  route: string,
  request: Parameters<Desk['call']>[1] = {},
): Promise<[number, string]> => {
  const { status, body } = await desk.call(route, request)
  return [status, body.code]
}

/** Debits less credits of an account in the general ledger, in minor units, by currency. */
const ledgerOf = async (code: string): Promise<Record<string, string>> =>
  inDatabase(desk.demo.databaseName, async admin => {
    const { rows } = await admin.query<{ currency: string; minor: string }>(
      `select sums.currency, sum(debit_minor - credit_minor)::text as minor from core.gl_sums sums
       join core.gl_accounts account on account.workspace_id = sums.workspace_id and account.id = sums.gl_account_id
       where grain = 'DAY' and source = 'JOURNALS' and account.code = $1 group by 1`,
      [code],
    )
    return Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor]))
  })

beforeAll(async () => {
  desk = await openDesk()
  today = (await desk.done('GET /business-date')).business_date
})

test('a journal has exactly the documented fields', async () => {
  const created = await create({ source_system: 'payroll', source_reference: 'PR-7' })

  expect(created).toEqual({
    id: expect.any(String),
    journal_number: expect.stringMatching(new RegExp(`^JNL${today.replaceAll('-', '').slice(2)}[0-9]{6}$`)),
    journal_type: 'GENERAL',
    description: 'Salaries',
    fiscal_period_id: expect.any(String),
    transaction_date: today,
    effective_date: today,
    status: 'PENDING',
    source_system: 'payroll',
    source_reference: 'PR-7',
    source_transaction_id: null,
    requires_approval: true,
    is_reversal: false,
    is_memo: false,
    created_by: expect.any(String),
    approved_by: null,
    entries: [
      {
        id: expect.any(String),
        line_number: 1,
        account_id: expect.any(String),
        amount: 1_250.25,
        entry_type: 'debit',
        currency_code: 'NGN',
        exchange_rate: 1,
        base_currency_amount: 1_250.25,
        description: 'Gross',
      },
      expect.objectContaining({ line_number: 2, entry_type: 'credit', description: null }),
    ],
  })
  expect(await desk.done(`GET /journals/${created.id}`, { as: 'viewer' })).toEqual(created)
})

test('a journal counts from its posting, which another person approves, and its reversal takes it back', async () => {
  const before = await ledgerOf('5200')
  const { id } = await create()
  expect(await codeOf(`POST /journals/${id}/post`)).toEqual([409, 'INVALID_STATE'])
  expect(await codeOf(`POST /journals/${id}/approve`, { as: 'officer' })).toEqual([403, 'FORBIDDEN'])
  const own = await create({}, 'manager')
  expect(await codeOf(`POST /journals/${own.id}/approve`)).toEqual([403, 'SELF_APPROVAL_FORBIDDEN'])
  expect(await desk.done(`POST /journals/${id}/approve`)).toMatchObject({
    status: 'APPROVED',
    approved_by: await desk.initiator(),
  })
  expect(await ledgerOf('5200')).toEqual(before)
  expect(await desk.done(`POST /journals/${id}/post`)).toMatchObject({ status: 'POSTED' })
  expect(await ledgerOf('5200')).toEqual({ NGN: String(Number(before['NGN'] ?? 0) + 125_025) })

  const body = { reason: 'Entered twice' }
  const reversed = await desk.call(`POST /journals/${id}/reverse`, { body })
  expect([reversed.status, reversed.body]).toMatchObject([
    201,
    {
      status: 'POSTED',
      is_reversal: true,
      journal_type: 'GENERAL',
      effective_date: today,
      entries: [{ entry_type: 'credit', amount: 1_250.25 }, { entry_type: 'debit' }],
    },
  ])
  expect(await ledgerOf('5200')).toEqual({ NGN: String(before['NGN'] ?? 0) })
  expect(await desk.done(`GET /journals/${id}`)).toMatchObject({ status: 'REVERSED' })
  expect(await codeOf(`POST /journals/${id}/reverse`, { body })).toEqual([409, 'ALREADY_REVERSED'])

  const query = `{ journal(id: "${id}") { reversalReason ledgerSequence reversedBy { id reverses { id } } fiscalPeriod { status } branch { code } entries(first: 1) { lineNumber } } }`
  const headers = bearer(await staffToken(desk.demo.app, DEMO, 'viewer'), DEMO.id)
  expect((await ask(desk.demo.app, query, { headers })).data.journal).toEqual({
    reversalReason: 'Entered twice',
    ledgerSequence: expect.stringMatching(/^[1-9][0-9]*$/),
    reversedBy: { id: reversed.body.id, reverses: { id } },
    fiscalPeriod: { status: 'OPEN' },
    branch: { code: 'HO' },
    entries: [{ lineNumber: 1 }],
  })
})

test('a rejected journal is final, and a pending one cannot be reversed', async () => {
  const { id } = await create()
  const body = { reason: 'Wrong amount' }
  expect(await codeOf(`POST /journals/${id}/reverse`, { body })).toEqual([409, 'INVALID_STATE'])
  expect(await desk.done(`POST /journals/${id}/reject`, { body })).toMatchObject({ status: 'REJECTED' })
  for (const [move, more] of [
    ['approve', {}],
    ['post', {}],
    ['reject', { body }],
    ['reverse', { body }],
  ] as const)
    expect([move, ...(await codeOf(`POST /journals/${id}/${move}`, more))]).toEqual([
      move,
      409,
      'INVALID_STATE',
    ])
})

test('only managers post without an approval, and a memo journal never counts', async () => {
  const before = await ledgerOf('5300')
  const entries = [line('5300', 'debit', 5), line('1000', 'credit', 5)]
  const body = salaries({ entries, requires_approval: false })
  expect(await codeOf('POST /journals', { as: 'officer', body })).toEqual([403, 'FORBIDDEN'])
  expect(await create({ entries, requires_approval: false, is_memo: true }, 'manager')).toMatchObject({
    status: 'POSTED',
    is_memo: true,
  })
  expect(await ledgerOf('5300')).toEqual(before)
  await create({ entries, requires_approval: false }, 'manager')
  expect(await ledgerOf('5300')).toEqual({ NGN: String(Number(before['NGN'] ?? 0) + 500) })
})

test('amounts in other currencies are valued at the given rate or at MID, and the rest goes to 5900', async () => {
  const usd = { currency_code: 'USD' }
  const given = { ...usd, exchange_rate: 1_582.3375 }
  const thirds = await create({
    entries: [
      line('5300', 'debit', 0.03, given),
      ...[1, 2, 3].map(() => line('1200', 'credit', 0.01, given)),
      line('5200', 'debit', 7),
      line('1000', 'credit', 7),
    ],
  })
  expect(
    thirds.entries.map((each: Json) => [each.amount, each.base_currency_amount, each.entry_type]),
  ).toEqual([
    [0.03, 47.47, 'debit'],
    [0.01, 15.82, 'credit'],
    [0.01, 15.82, 'credit'],
    [0.01, 15.82, 'credit'],
    [7, 7, 'debit'],
    [7, 7, 'credit'],
    [0, 0.01, 'credit'],
  ])
  const atMid = await create({
    entries: [line('5300', 'debit', 10, usd), line('1200', 'credit', 10, usd)],
  })
  expect(atMid.entries[0]).toMatchObject({ exchange_rate: 1_600, base_currency_amount: 16_000 })
  const yen = { currency_code: 'JPY' }
  const inYen = await create({
    entries: [line('5300', 'debit', 1_000, yen), line('1200', 'credit', 1_000, yen)],
  })
  expect(inYen.entries[0]).toMatchObject({ amount: 1_000, base_currency_amount: 10_400 })
})

test('what cannot be posted is refused', async () => {
  const swiss = { currency_code: 'CHF' }
  const pair = (debit: Json, credit: Json): Json => ({ entries: [debit, credit] })
  const cash = line('1000', 'credit', 5)
  const cases: [object, number, string, string?][] = [
    [{ entries: [] }, 400, 'VALIDATION_ERROR', 'entries'],
    [{ entries: [cash] }, 400, 'VALIDATION_ERROR', 'entries'],
    [pair(line('5200', 'debit', 0), cash), 400, 'VALIDATION_ERROR', 'entries[0].amount'],
    [pair(line('5200', 'debit', 5.005), cash), 400, 'VALIDATION_ERROR', 'entries[0].amount'],
    [
      pair({ ...line('5200', 'debit', 5), account_id: randomUUID() }, cash),
      400,
      'VALIDATION_ERROR',
      'entries[0].account_id',
    ],
    [pair({ ...cash, account_code: undefined }, cash), 400, 'VALIDATION_ERROR', 'entries[0].account_id'],
    [
      pair(line('5200', 'debit', 5, { exchange_rate: 2 }), cash),
      400,
      'VALIDATION_ERROR',
      'entries[0].exchange_rate',
    ],
    [pair(line('9999', 'debit', 5), cash), 404, 'GL_ACCOUNT_NOT_FOUND'],
    [pair(line('2000', 'debit', 5), cash), 422, 'GL_ACCOUNT_NOT_MANUAL'],
    [pair(line('3900', 'debit', 5), cash), 422, 'GL_ACCOUNT_NOT_MANUAL'],
    [pair(line('5200', 'debit', 5.01), cash), 422, 'JOURNAL_UNBALANCED'],
    [pair(line('5200', 'debit', 5, { currency_code: 'USD' }), cash), 422, 'JOURNAL_UNBALANCED'],
    [pair(line('5200', 'debit', 5, swiss), { ...cash, ...swiss }), 422, 'RATE_UNAVAILABLE'],
    [{ journal_type: 'CLOSING' }, 422, 'JOURNAL_TYPE_NOT_MANUAL'],
    [{ journal_type: 'SUBLEDGER' }, 422, 'JOURNAL_TYPE_NOT_MANUAL'],
    [{ branch_id: randomUUID() }, 404, 'BRANCH_NOT_FOUND'],
    [{ transaction_date: '1999-01-31' }, 422, 'PERIOD_CLOSED'],
    [{ nonsense: 1 }, 400, 'VALIDATION_ERROR'],
  ]
  for (const [given, status, code, field] of cases) {
    const { status: found, body } = await desk.call('POST /journals', { body: salaries(given) })
    expect([given, found, body.code]).toEqual([given, status, code])
    if (field) expect(body.details[0].field).toBe(field)
  }
})

test('headers, inactive accounts and accounts of another currency take no entries', async () => {
  await inDatabase(desk.demo.databaseName, admin =>
    admin.query(
      `insert into core.gl_accounts (workspace_id, id, code, name, type, usage, currency, allow_manual, is_control, cash_flow_class, status, version, created_at)
       select workspace_id, gen_random_uuid(), given.code, 'Special', 'EXPENSE', given.usage, given.currency, given.usage = 'DETAIL', false, 'OPERATING', given.status, 1, now()
       from core.gl_accounts cash, (values ('58001', 'HEADER', null, 'ACTIVE'), ('58002', 'DETAIL', null, 'INACTIVE'), ('58003', 'DETAIL', 'USD', 'ACTIVE'))
         as given (code, usage, currency, status) where cash.code = '1000'`,
    ),
  )
  for (const code of ['58001', '58002', '58003']) {
    const entries = [line(code, 'debit', 5), line('1000', 'credit', 5)]
    const { status, body } = await desk.call('POST /journals', { body: salaries({ entries }) })
    expect([code, status, body.code, body.details[0].field]).toEqual([
      code,
      422,
      'GL_ACCOUNT_NOT_POSTABLE',
      'entries[0]',
    ])
  }
})

test('an account that was deactivated after the approval takes no posting', async () => {
  const entries = [line('2600', 'debit', 5), line('1000', 'credit', 5)]
  const { id } = await create({ entries })
  await desk.done(`POST /journals/${id}/approve`)
  const setStatus = (status: string): Promise<unknown> =>
    inDatabase(desk.demo.databaseName, admin =>
      admin.query(`update core.gl_accounts set status = $1 where code = '2600'`, [status]),
    )
  await setStatus('INACTIVE')
  expect(await codeOf(`POST /journals/${id}/post`)).toEqual([422, 'GL_ACCOUNT_NOT_POSTABLE'])
  await setStatus('ACTIVE')
  expect((await codeOf(`POST /journals/${id}/post`))[0]).toBe(200)
})

test('lists are filtered by status, type, period and effective date, newest first, and paged', async () => {
  const dates = ['2026-02-03', '2026-02-04', '2026-02-05'].map(
    date => `${Number(today.slice(0, 4)) - 1}${date.slice(4)}`,
  )
  const made: string[] = []
  for (const transaction_date of dates) {
    const { id, fiscal_period_id } = await create({ journal_type: 'OCI', transaction_date })
    made.unshift(id)
    expect(fiscal_period_id).toEqual(expect.any(String))
  }
  const list = async (query: string): Promise<Json> => desk.done(`GET /journals?${query}`, { as: 'viewer' })
  const ids = ({ journals }: Json): string[] => journals.map(({ id }: Json) => id)

  const first = await list('journal_type=OCI&limit=2')
  const second = await list(`journal_type=OCI&limit=2&cursor=${first.next_cursor}`)
  expect([...ids(first), ...ids(second)]).toEqual(made)
  expect([first.has_more, second.has_more]).toEqual([true, false])
  expect(ids(await list(`from=${dates[1]}&to=${dates[1]}`))).toEqual([made[1]])
  const { fiscal_period_id } = await desk.done(`GET /journals/${made[0]!}`)
  expect(ids(await list(`fiscal_period_id=${fiscal_period_id}&journal_type=OCI`))).toEqual(made)
  expect(ids(await list(`status=POSTED&journal_type=OCI`))).toEqual([])
})

test('a repeat under one key creates one journal, and a journal of another tenant does not exist', async () => {
  const [key, body] = [randomUUID(), salaries()]
  const [one, other] = [
    await desk.done('POST /journals', { key, body }),
    await desk.done('POST /journals', { key, body }),
  ]
  expect(other).toEqual(one)
  for (const route of [
    `GET /journals/${one.id}`,
    `POST /journals/${one.id}/approve`,
    `POST /journals/${one.id}/post`,
  ])
    expect([route, ...(await codeOf(route, { tenant: RIVAL }))]).toEqual([route, 404, 'JOURNAL_NOT_FOUND'])
})
