import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL, type Json } from '#test/e2e/support/rest.ts'

let desk: Desk
let today: string
let year: number

const entries = ['debit', 'credit'].map(entry_type => ({
  account_code: '1000',
  amount: 12.5,
  entry_type,
  currency_code: 'NGN',
}))
const journal = (transaction_date: string, given: object = {}): object => ({
  journal_type: 'ADJUSTMENT',
  description: 'Correction',
  transaction_date,
  entries,
  ...given,
})
const periodsOf = async (of: number): Promise<Json[]> =>
  (await desk.done(`GET /fiscal-periods?year=${of}`, { as: 'viewer' })).fiscal_periods
const periodOf = async (of: number, number: number): Promise<Json> => (await periodsOf(of))[number - 1]!
const codeOf = async (
  route: string,
  request: Parameters<Desk['call']>[1] = {},
): Promise<[number, string]> => {
  const { status, body } = await desk.call(route, request)
  return [status, body.code]
}

beforeAll(async () => {
  desk = await openDesk()
  today = (await desk.done('GET /business-date')).business_date
  year = Number(today.slice(0, 4))
})

test('both demo tenants have this calendar year and the one before, with all thirteen periods open', async () => {
  for (const tenant of [undefined, RIVAL])
    for (const each of [year - 1, year]) {
      const { fiscal_periods: periods } = await desk.done(`GET /fiscal-periods?year=${each}`, {
        ...(tenant && { tenant }),
      })
      expect(periods).toHaveLength(13)
      for (const period of periods) expect(period).toMatchObject({ fiscal_year: each, status: 'OPEN' })
    }
})

test('a year is generated once, and adjoins the years that exist', async () => {
  const generate = (body: object): Promise<[number, string]> =>
    codeOf('POST /fiscal-periods/generate', { as: 'admin', body })
  expect(await generate({ year })).toEqual([409, 'FISCAL_YEAR_EXISTS'])
  expect(await generate({ year: year + 2 })).toEqual([422, 'FISCAL_YEAR_NOT_ADJOINING'])
  expect(await generate({ year: year + 1, start_month: 2 })).toEqual([422, 'FISCAL_YEAR_NOT_ADJOINING'])
  expect(await generate({ year: year + 1, start_month: 13 })).toEqual([400, 'VALIDATION_ERROR'])
  expect((await codeOf('POST /fiscal-periods/generate', { body: { year: year + 1 } }))[0]).toBe(403)

  const { fiscal_periods: next } = await desk.done('POST /fiscal-periods/generate', {
    as: 'admin',
    body: { year: year + 1 },
  })
  expect(next.map(({ period_number: number, type, status }: Json) => [number, type, status])).toEqual(
    Array.from({ length: 13 }, (_, index) => [index + 1, index < 12 ? 'REGULAR' : 'ADJUSTMENT', 'FUTURE']),
  )
  expect(next[1]).toMatchObject({
    name: `${year + 1}-02`,
    start_date: `${year + 1}-02-01`,
    closed_by: null,
    closed_at: null,
  })
  expect(next[12]).toMatchObject({ start_date: `${year + 1}-12-31`, end_date: `${year + 1}-12-31` })
  const [before] = (
    await desk.done('POST /fiscal-periods/generate', { as: 'admin', body: { year: year - 2 } })
  ).fiscal_periods
  expect(before).toMatchObject({ start_date: `${year - 2}-01-01`, status: 'OPEN' })
  expect(await desk.done(`GET /fiscal-periods/${before.id}`)).toEqual(before)
})

test('a soft-closed period takes journals of managers, a closed one none, and a locked one is final', async () => {
  const { id, start_date: day } = await periodOf(year - 1, 2)
  const path = `/fiscal-periods/${id}`
  const post = (as: 'officer' | 'manager'): Promise<[number, string]> =>
    codeOf('POST /journals', { as, body: journal(day, { requires_approval: as === 'officer' }) })
  expect(await codeOf(`POST ${path}/soft-close`, { as: 'officer' })).toEqual([403, 'FORBIDDEN'])
  expect(await desk.done(`POST ${path}/soft-close`)).toMatchObject({
    status: 'SOFT_CLOSED',
    closed_by: await desk.initiator(),
  })
  expect(await post('officer')).toEqual([422, 'PERIOD_CLOSED'])
  expect((await post('manager'))[0]).toBe(201)

  expect(await desk.done(`POST ${path}/close`)).toMatchObject({ status: 'CLOSED' })
  expect(await post('manager')).toEqual([422, 'PERIOD_CLOSED'])
  expect(await codeOf(`POST ${path}/soft-close`)).toEqual([409, 'INVALID_STATE'])
  const body = { reason: 'A late invoice' }
  expect(await codeOf(`POST ${path}/reopen`, { body })).toEqual([403, 'FORBIDDEN'])
  expect(await desk.done(`POST ${path}/reopen`, { as: 'admin', body })).toMatchObject({
    status: 'OPEN',
    closed_by: null,
    reopen_reason: body.reason,
  })
  expect((await post('officer'))[0]).toBe(201)
  const [pending] = (await desk.done(`GET /journals?fiscal_period_id=${id}&status=PENDING`)).journals
  await desk.done(`POST /journals/${pending.id}/reject`, { body })

  await desk.done(`POST ${path}/close`)
  expect(await desk.done(`POST ${path}/lock`)).toMatchObject({ status: 'LOCKED' })
  expect(await codeOf(`POST ${path}/reopen`, { as: 'admin', body })).toEqual([409, 'INVALID_STATE'])
})

test('a period is closed only once its checklist has passed', async () => {
  const { id, start_date: day } = await periodOf(year - 1, 3)
  const { id: journalId } = await desk.done('POST /journals', { as: 'officer', body: journal(day) })

  const checklist = (): Promise<Json> => desk.done(`GET /fiscal-periods/${id}/checklist`, { as: 'viewer' })
  expect((await checklist()).items).toEqual([
    { name: 'JOURNALS', passed: false, detail: '1 journal waits for approval or posting.' },
    ...['CONTROL_ACCOUNTS', 'END_OF_DAY', 'TRIAL_BALANCE'].map(name => ({
      name,
      passed: true,
      detail: expect.any(String),
    })),
  ])
  const refused = await desk.call(`POST /fiscal-periods/${id}/close`)
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    409,
    'CHECKLIST_FAILED',
    [{ field: 'journals', reason: '1 journal waits for approval or posting.', value: null }],
  ])
  await desk.done(`POST /journals/${journalId}/approve`)
  expect(await codeOf(`POST /fiscal-periods/${id}/close`)).toEqual([409, 'CHECKLIST_FAILED'])
  await desk.done(`POST /journals/${journalId}/post`)
  expect(await desk.done(`POST /fiscal-periods/${id}/close`)).toMatchObject({ status: 'CLOSED' })
})

test('control accounts equal the accounts of customers, also before the relay has added the postings', async () => {
  await desk.account(1_250.5)
  await desk.account(99.95, 'USD')
  const { id } = await periodOf(year, Number(today.slice(5, 7)))

  const { items } = await desk.done(`GET /fiscal-periods/${id}/checklist`)

  expect(items.find(({ name }: Json) => name === 'CONTROL_ACCOUNTS')).toMatchObject({ passed: true })
  // The business date of the period is open, so its postings are not complete.
  expect(items.find(({ name }: Json) => name === 'END_OF_DAY')).toMatchObject({ passed: false })
  expect(await codeOf(`POST /fiscal-periods/${id}/close`)).toEqual([409, 'CHECKLIST_FAILED'])
})

test('the adjustment period takes journals of managers that name it', async () => {
  const last = `${year - 1}-12-31`
  const [december, adjustments] = [await periodOf(year - 1, 12), await periodOf(year - 1, 13)]
  const body = journal(last, { fiscal_period_id: adjustments.id })
  expect(await codeOf('POST /journals', { as: 'officer', body })).toEqual([403, 'FORBIDDEN'])
  expect(await desk.done('POST /journals', { body })).toMatchObject({ fiscal_period_id: adjustments.id })
  expect(await desk.done('POST /journals', { as: 'officer', body: journal(last) })).toMatchObject({
    fiscal_period_id: december.id,
  })
  const outside = journal(`${year - 1}-12-30`, { fiscal_period_id: adjustments.id })
  expect(await codeOf('POST /journals', { body: outside })).toEqual([400, 'VALIDATION_ERROR'])
  const unknown = journal(last, { fiscal_period_id: randomUUID() })
  expect(await codeOf('POST /journals', { body: unknown })).toEqual([404, 'FISCAL_PERIOD_NOT_FOUND'])
})

test('a period of another tenant does not exist', async () => {
  const { id } = await periodOf(year, 1)
  for (const route of [
    `GET /fiscal-periods/${id}`,
    `GET /fiscal-periods/${id}/checklist`,
    ...['open', 'soft-close', 'close', 'lock'].map(move => `POST /fiscal-periods/${id}/${move}`),
  ])
    expect([route, ...(await codeOf(route, { tenant: RIVAL }))]).toEqual([
      route,
      404,
      'FISCAL_PERIOD_NOT_FOUND',
    ])
})
