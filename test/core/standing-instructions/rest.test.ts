import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL } from '#test/e2e/support/rest.ts'

const ROUTE = '/standing-instructions'

let desk: Desk
let source: string
let destination: string
let foreign: string
let today: string

const rent = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  source_account_id: source,
  destination_account_id: destination,
  amount_type: 'FIXED',
  amount: 250,
  currency: 'NGN',
  frequency: 'MONTHLY',
  start_date: '2099-01-31',
  narration: 'Rent',
  on_failure: 'RETRY',
  ...given,
})
const outside = { destination_account_id: undefined, destination_account_num: '0123456789' }
const bank = { ...outside, destination_bank_code: '000013', destination_account_name: 'Chidi Okafor' }

beforeAll(async () => {
  desk = await openDesk()
  source = await desk.account(1_000)
  destination = await desk.account()
  foreign = await desk.account(0, 'USD')
  today = (await desk.done('GET /business-date')).business_date as string
})

test('an instruction is created, changed, paused, resumed and cancelled by an officer, and read by a viewer', async () => {
  const created = await desk.done(`POST ${ROUTE}`, { as: 'officer', body: rent({ max_executions: 12 }) })
  const { id } = created
  expect(created).toMatchObject({
    ...rent({ max_executions: 12 }),
    interval: 1,
    end_date: null,
    status: 'ACTIVE',
    next_due_date: '2099-01-31',
    execution_count: 0,
    destination_account_num: null,
    created_by: expect.any(String),
  })
  const as = 'officer' as const
  const change = { amount: 275.5, narration: 'New rent', end_date: '2099-06-30', max_executions: null }
  expect(await desk.done(`PATCH ${ROUTE}/${id}`, { as, body: change })).toMatchObject(change)
  const paused = await desk.done(`POST ${ROUTE}/${id}/pause`, { as })
  expect(paused).toMatchObject({ status: 'PAUSED', next_due_date: null })
  expect((await desk.call(`POST ${ROUTE}/${id}/pause`, { as })).body.code).toBe('INVALID_STATE')
  expect(await desk.done(`POST ${ROUTE}/${id}/resume`, { as })).toMatchObject({
    status: 'ACTIVE',
    next_due_date: '2099-01-31',
  })
  expect(await desk.done(`POST ${ROUTE}/${id}/cancel`, { as })).toMatchObject({ status: 'CANCELLED' })
  for (const route of [
    `PATCH ${ROUTE}/${id}`,
    ...['pause', 'resume', 'cancel'].map(name => `POST ${ROUTE}/${id}/${name}`),
  ])
    expect([
      route,
      (await desk.call(route, { as, ...(route.startsWith('PATCH') && { body: { amount: 1 } }) })).status,
    ]).toEqual([route, 409])

  expect(await desk.done(`GET ${ROUTE}/${id}`, { as: 'viewer' })).toMatchObject({ status: 'CANCELLED' })
  expect(await desk.done(`GET ${ROUTE}/${id}/executions`, { as: 'viewer' })).toEqual({
    executions: [],
    has_more: false,
    next_cursor: null,
  })
})

test('a repeat under one key creates one instruction', async () => {
  const [key, body] = [randomUUID(), rent({ narration: 'Once' })]
  const [one, other] = [
    await desk.done(`POST ${ROUTE}`, { key, body }),
    await desk.done(`POST ${ROUTE}`, { key, body }),
  ]

  expect(other.id).toBe(one.id)
})

test('an end before the next due date completes the instruction', async () => {
  const { id } = await desk.done(`POST ${ROUTE}`, { body: rent({ start_date: today, frequency: 'DAILY' }) })
  const later = await desk.done(`POST ${ROUTE}`, { body: rent({ start_date: '2099-01-01' }) })

  expect(await desk.done(`PATCH ${ROUTE}/${id}`, { body: { end_date: today } })).toMatchObject({
    status: 'ACTIVE',
  })
  expect((await desk.call(`PATCH ${ROUTE}/${later.id}`, { body: { end_date: '2098-12-31' } })).status).toBe(
    400,
  )
  await desk.done(`POST ${ROUTE}/${id}/cancel`)
})

test('lists are filtered by account and status, and paged', async () => {
  const account = await desk.account()
  const made: unknown[] = []
  for (let n = 0; n < 3; n++)
    made.unshift((await desk.done(`POST ${ROUTE}`, { body: rent({ source_account_id: account }) })).id)
  await desk.done(`POST ${ROUTE}/${made[1] as string}/pause`)
  const list = async (query: string) => desk.done(`GET ${ROUTE}?${query}`, { as: 'viewer' })

  const first = await list(`account_id=${account}&limit=2`)
  const second = await list(`account_id=${account}&limit=2&cursor=${first.next_cursor as string}`)

  const ids = (page: typeof first): unknown[] =>
    (page.standing_instructions as { id: string }[]).map(({ id }) => id)
  expect([...ids(first), ...ids(second)]).toEqual(made)
  expect([first.has_more, second.has_more]).toEqual([true, false])
  expect(ids(await list(`account_id=${account}&status=PAUSED`))).toEqual([made[1]])
  expect((await desk.call(`GET ${ROUTE}?account_id=${randomUUID()}`)).body.code).toBe('ACCOUNT_NOT_FOUND')
})

test('what cannot be executed is refused', async () => {
  const cases: [Record<string, unknown>, number, string, string?][] = [
    [{ start_date: '2020-01-01' }, 400, 'VALIDATION_ERROR', 'start_date'],
    [{ start_date: '2099-02-30' }, 400, 'VALIDATION_ERROR'],
    [{ end_date: '2099-01-30' }, 400, 'VALIDATION_ERROR', 'end_date'],
    [{ amount: 0 }, 400, 'VALIDATION_ERROR', 'amount'],
    [{ amount: 1.005 }, 400, 'VALIDATION_ERROR', 'amount'],
    [{ interval: 0 }, 400, 'VALIDATION_ERROR', 'interval'],
    [{ interval: 101 }, 400, 'VALIDATION_ERROR', 'interval'],
    [{ max_executions: 0 }, 400, 'VALIDATION_ERROR', 'max_executions'],
    [{ narration: '' }, 400, 'VALIDATION_ERROR', 'narration'],
    [{ frequency: 'HOURLY' }, 400, 'VALIDATION_ERROR'],
    [{ destination_account_id: undefined }, 400, 'VALIDATION_ERROR', 'destination_account_num'],
    [outside, 400, 'VALIDATION_ERROR', 'destination_bank_code'],
    [{ destination_account_num: '0123456789' }, 400, 'VALIDATION_ERROR', 'destination_account_num'],
    [{ destination_account_id: source }, 422, 'SAME_ACCOUNT'],
    [{ destination_account_id: foreign }, 422, 'CURRENCY_MISMATCH'],
    [{ currency: 'USD' }, 422, 'CURRENCY_MISMATCH'],
    [{ ...bank, destination_bank_code: '123456' }, 422, 'BANK_UNKNOWN'],
    [{ source_account_id: randomUUID() }, 404, 'ACCOUNT_NOT_FOUND'],
    [{ destination_account_id: randomUUID() }, 404, 'ACCOUNT_NOT_FOUND'],
  ]
  for (const [given, status, code, field] of cases) {
    const refused = await desk.call(`POST ${ROUTE}`, { body: rent(given) })
    expect([given, refused.status, refused.body.code]).toEqual([given, status, code])
    if (field) expect(JSON.stringify(refused.body.details)).toContain(`"${field}"`)
  }
  const toBank = await desk.done(`POST ${ROUTE}`, {
    body: rent({ ...bank, amount_type: 'BALANCE_ABOVE', amount: 0 }),
  })
  expect(toBank).toMatchObject({ destination_bank_code: '000013', destination_account_id: null, amount: 0 })
})

test('tellers cannot write, and another tenant finds nothing', async () => {
  const { id } = await desk.done(`POST ${ROUTE}`, { body: rent() })
  const writes = [
    [`POST ${ROUTE}`, rent()],
    [`PATCH ${ROUTE}/${id}`, { amount: 1 }],
    ...['pause', 'resume', 'cancel'].map(name => [`POST ${ROUTE}/${id}/${name}`, undefined]),
  ] as [string, unknown][]

  for (const [route, body] of writes) {
    expect([route, (await desk.call(route, { as: 'teller', body })).status]).toEqual([route, 403])
    expect([route, (await desk.call(route, { tenant: RIVAL, body })).status]).toEqual([route, 404])
  }
  for (const route of [`GET ${ROUTE}/${id}`, `GET ${ROUTE}/${id}/executions`])
    expect((await desk.call(route, { tenant: RIVAL })).status).toBe(404)
  expect((await desk.done(`GET ${ROUTE}`, { tenant: RIVAL })).standing_instructions).toEqual([])
})
