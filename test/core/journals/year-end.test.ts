import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL, type Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'

let desk: Desk
let lastYear: number

const as = 'admin' as const
const reason = { reason: 'An audit adjustment' }

const post = (
  debit: string,
  credit: string,
  amount: number,
  given: object = {},
  transaction_date = `${lastYear}-06-30`,
  branch_id?: string,
): Promise<Json> =>
  desk.done('POST /journals', {
    body: {
      journal_type: 'GENERAL',
      description: 'History',
      transaction_date,
      branch_id,
      requires_approval: false,
      entries: [
        [debit, 'debit'],
        [credit, 'credit'],
      ].map(([account_code, entry_type]) => ({
        account_code,
        amount,
        entry_type,
        currency_code: 'NGN',
        ...given,
      })),
    },
  })
const close = (body: object): Promise<Json> =>
  desk.done('POST /fiscal-periods/year-end-close', { as, body: { year: lastYear, ...body } })
const codeOf = async (
  route: string,
  body: object,
  role: 'admin' | 'manager' = as,
): Promise<[number, string]> => {
  const { status, body: response } = await desk.call(route, { as: role, body })
  return [status, response.code]
}
const statuses = async (): Promise<string[]> => [
  ...new Set<string>(
    (await desk.done(`GET /fiscal-periods?year=${lastYear}`)).fiscal_periods.map(
      ({ status }: Json) => status,
    ),
  ),
]

/** Debits less credits of journals in minor units by account and currency, of the accounts that a close moves. */
const balances = (): Promise<Record<string, string>> =>
  inDatabase(desk.demo.databaseName, async admin => {
    const { rows } = await admin.query<{ name: string; minor: string }>(
      `select account.code || ' ' || sums.currency as name, sum(debit_minor - credit_minor)::text as minor from core.gl_sums sums
       join core.gl_accounts account on account.workspace_id = sums.workspace_id and account.id = sums.gl_account_id
       where grain = 'MONTH' and source = 'JOURNALS' group by 1 having sum(debit_minor - credit_minor) <> 0 order by 1`,
    )
    return Object.fromEntries(rows.map(({ name, minor }) => [name, minor]))
  })

beforeAll(async () => {
  desk = await openDesk()
  lastYear = Number((await desk.done('GET /business-date')).business_date.slice(0, 4)) - 1
  await post('1000', '3000', 1_000_000)
  await post('1000', '4100', 300)
  await post('5200', '1000', 120)
  await post('1200', '4200', 10, { currency_code: 'USD' })
})

test('years are closed in their order, by administrators, once nothing waits', async () => {
  const route = 'POST /fiscal-periods/year-end-close'
  expect(await codeOf(route, { year: lastYear }, 'manager')).toEqual([403, 'FORBIDDEN'])
  expect(await codeOf(route, { year: lastYear + 1 })).toEqual([409, 'EARLIER_YEAR_OPEN'])
  expect(await codeOf(route, { year: lastYear + 5 })).toEqual([404, 'FISCAL_PERIOD_NOT_FOUND'])
  const { gl_accounts: accounts } = await desk.done('GET /gl-accounts?code=1000')
  expect(await codeOf(route, { year: lastYear, retained_earnings_account_id: accounts[0].id })).toEqual([
    400,
    'VALIDATION_ERROR',
  ])
  expect(await codeOf(route, { year: lastYear, retained_earnings_account_id: randomUUID() })).toEqual([
    404,
    'GL_ACCOUNT_NOT_FOUND',
  ])
  const pending = await desk.done('POST /journals', {
    as: 'officer',
    body: {
      journal_type: 'ACCRUAL',
      description: 'Rent',
      transaction_date: `${lastYear}-12-31`,
      entries: ['debit', 'credit'].map(entry_type => ({
        account_code: '1000',
        amount: 1,
        entry_type,
        currency_code: 'NGN',
      })),
    },
  })
  expect(await codeOf(route, { year: lastYear })).toEqual([409, 'CHECKLIST_FAILED'])
  await desk.done(`POST /journals/${pending.id}/reject`, { body: reason })
})

test('a close moves the result to retained earnings in every currency, and its reversal takes it back', async () => {
  const before = await balances()
  const trial = await close({ dry_run: true })
  expect(trial).toMatchObject({
    id: null,
    year: lastYear,
    status: 'DRY_RUN',
    net_income: 16_180,
    journals: [],
  })
  expect(await balances()).toEqual(before)
  expect(await statuses()).toEqual(['OPEN'])

  const closed = await close({})
  expect(closed).toMatchObject({ status: 'CLOSED', net_income: 16_180 })
  expect(closed.checks.every(({ passed }: Json) => passed)).toBe(true)
  expect(
    closed.journals.map((each: Json) => [
      each.journal_type,
      each.status,
      each.effective_date,
      each.entries.length,
    ]),
  ).toEqual([
    ['CLOSING', 'POSTED', `${lastYear}-12-31`, 5],
    ['CLOSING', 'POSTED', `${lastYear}-12-31`, 4],
  ])
  expect(await balances()).toEqual({
    ...Object.fromEntries(Object.entries(before).filter(([name]) => !/^[45]/.test(name))),
    '3100 NGN': '-18000',
    '3100 USD': '-1000',
  })
  expect(await statuses()).toEqual(['CLOSED'])
  expect(await codeOf('POST /fiscal-periods/year-end-close', { year: lastYear })).toEqual([
    409,
    'INVALID_STATE',
  ])
  const [january] = (await desk.done(`GET /fiscal-periods?year=${lastYear}`)).fiscal_periods
  expect(await codeOf(`POST /fiscal-periods/${january.id}/reopen`, reason)).toEqual([409, 'INVALID_STATE'])
  expect(await codeOf(`POST /journals/${closed.journals[0].id}/reverse`, reason)).toEqual([
    422,
    'JOURNAL_TYPE_NOT_MANUAL',
  ])

  expect(await desk.done(`GET /fiscal-periods/year-end-close/${closed.id}`, { as: 'viewer' })).toEqual(closed)
  const route = `POST /fiscal-periods/year-end-close/${closed.id}/reverse`
  expect((await desk.call(route, { as, body: reason, tenant: RIVAL })).status).toBe(404)
  expect(await desk.done(route, { as, body: reason })).toMatchObject({
    id: closed.id,
    status: 'REVERSED',
    journals: [{ status: 'REVERSED' }, { status: 'REVERSED' }],
  })
  expect(await balances()).toEqual(before)
  expect(await statuses()).toEqual(['OPEN'])
  expect(await codeOf(route, reason)).toEqual([409, 'INVALID_STATE'])
  expect(await desk.isClean()).toBe(true)
})

test('a close of a later year is reversed first, and a new close follows a reversal', async () => {
  const closed = await close({})
  expect(closed.net_income).toBe(16_180)
  const early = await desk.call('POST /fiscal-periods/year-end-close', { as, body: { year: lastYear + 1 } })
  expect([early.status, early.body.code]).toEqual([409, 'CHECKLIST_FAILED'])
  expect(early.body.message).toMatch(/^The business date is .*, and the period ends on .*-12-31\.$/)
  await desk.done(`POST /fiscal-periods/year-end-close/${closed.id}/reverse`, { as, body: reason })
})

test('the running year can be tried once the year before is closed, and shows what keeps it from its close', async () => {
  const closed = await close({})
  await post('1000', '4100', 70, {}, `${lastYear + 1}-01-31`)

  const trial = await close({ year: lastYear + 1, dry_run: true })

  expect(trial).toMatchObject({ id: null, status: 'DRY_RUN', net_income: 70, journals: [] })
  expect(trial.checks.filter(({ passed }: Json) => !passed)).toEqual([
    { name: 'checklist: END_OF_DAY', passed: false, left: 0, right: 0 },
  ])
  await desk.done(`POST /fiscal-periods/year-end-close/${closed.id}/reverse`, { as, body: reason })
})

test('a year cannot be opened again while a later one is closed, and a close shows its first journals', async () => {
  await desk.done('POST /fiscal-periods/generate', { as, body: { year: lastYear - 1 } })
  expect(await codeOf('POST /fiscal-periods/year-end-close', { year: lastYear })).toEqual([
    409,
    'EARLIER_YEAR_OPEN',
  ])
  const { fiscal_periods: periods } = await desk.done(`GET /fiscal-periods?year=${lastYear}`)
  for (let number = 1; number <= 10; number++) {
    const { id } = await desk.done('POST /branches', {
      as,
      body: { code: `Y${number}`, name: `Branch ${number}` },
    })
    await post('1000', '4100', number, {}, `${lastYear}-03-31`, id)
  }
  const earlier = await close({ year: lastYear - 1 })
  const later = await close({})

  expect(earlier).toMatchObject({ net_income: 0, journals: [], journal_count: 0 })
  expect([later.net_income, later.journals.length, later.journal_count]).toEqual([16_180 + 55, 20, 22])
  const { journals } = await desk.done(
    `GET /journals?journal_type=CLOSING&status=POSTED&fiscal_period_id=${periods.at(-1)!.id}`,
  )
  const posted = journals.filter(({ is_reversal }: Json) => !is_reversal)
  expect(posted).toHaveLength(22)
  expect(later.journals).toEqual(posted.toReversed().slice(0, 20))
  const reverse = (id: string) => `POST /fiscal-periods/year-end-close/${id}/reverse`
  const refused = await desk.call(reverse(earlier.id), { as, body: reason })
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'INVALID_STATE',
    `The fiscal year ${lastYear} is closed. Reverse its close first.`,
  ])
  await desk.done(reverse(later.id), { as, body: reason })
  expect((await desk.done(reverse(earlier.id), { as, body: reason })).status).toBe('REVERSED')
  expect(await desk.isClean()).toBe(true)
})
