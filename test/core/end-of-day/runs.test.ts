import { beforeAll, expect, test } from '@jest/globals'
import { randomInt } from 'node:crypto'
import { newId } from '#kernel/id.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { closeDays, startDayClosing } from '#core/jobs/close-days.ts'
import { END_OF_DAY_STEPS } from '#core/end-of-day/steps.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { setDayClosing } from '#core/operations/end-of-day/set-day-closing.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import { endOfDayRun } from '#core/queries/end-of-day/runs.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import {
  accrueDay,
  afterPosting,
  NOTHING_ACCRUED,
  type AccrualState,
  type AccrualTerms,
} from '#core/rules/interest/accrual.ts'
import { isEndOfPeriod, type DayCount, type InterestPeriod } from '#core/rules/interest/day-count.ts'
import { accrualTermsOf } from '#core/rules/interest/terms.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL } from '#test/e2e/support/rest.ts'
import { workerOn } from '#test/support/world.ts'
import { closeThrough, runsEnd } from './close-through.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

const DAY_MS = 24 * 3_600_000

/** Waits for the run by the job that closes days. */
async function ended(id: string): Promise<Record<string, unknown>> {
  for (;;) {
    await closeDays.run(workerOn(desk.demo.platform))
    const run = await desk.done(`GET /eod/runs/${id}`)
    if (run.status !== 'RUNNING') return run
  }
}

test('an administrator closes the open date over REST, one run at a time, and reads the run with its steps', async () => {
  const { body: before } = await desk.call('GET /business-date', { as: 'viewer' })
  const { id: productId } = await desk.done('POST /products', {
    as: 'admin',
    body: {
      code: newId().replaceAll('-', ''),
      name: 'Daily',
      category: 'SAVINGS',
      currency: 'NGN',
      interest: { rate: 36.5, posting: 'DAILY' },
    },
  })
  await desk.done(`POST /products/${productId}/activate`, { as: 'admin' })
  const { id: customerId } = await desk.done('POST /customers', {
    body: { first_name: 'Ada', last_name: 'Obi' },
  })
  const { id: accountId } = await desk.done('POST /accounts', {
    body: { customer_id: customerId, account_type: 'SAVINGS', currency: 'NGN', product_id: productId },
  })
  await desk.done('POST /deposits', { body: await desk.cash(accountId, 1000) })

  const through = daysAfter(before.business_date, 1)
  const started = await desk.call('POST /eod/run', { as: 'admin', body: { through } })
  const again = await desk.call('POST /eod/run', { as: 'admin', body: {} })
  const run = await ended(started.body.id)

  expect(before).toEqual({
    business_date: before.calendar_date,
    calendar_date: before.calendar_date,
    mode: 'AUTOMATIC',
  })
  expect([started.status, started.body]).toEqual([
    202,
    { id: expect.any(String), status: 'RUNNING', from: before.business_date, through },
  ])
  expect([again.status, again.body.code]).toEqual([409, 'EOD_RUNNING'])
  expect(run).toMatchObject({
    status: 'COMPLETED',
    business_date: daysAfter(through, 1),
    failures: [],
    failure_reason: null,
  })
  expect(run['steps']).toHaveLength(2 * END_OF_DAY_STEPS.length)
  expect(run['steps']).toContainEqual({
    business_date: before.business_date,
    name: 'INTEREST_POSTING',
    status: 'COMPLETED',
    processed: 1,
    failed: 0,
  })
  expect((await desk.done('GET /eod/runs?limit=1')).runs).toMatchObject([
    { id: started.body.id, status: 'COMPLETED' },
  ])
  expect(await desk.done(`GET /accounts/${accountId}`)).toMatchObject({
    ledger_balance: 1002,
    accrued_interest: 0,
  })
  expect(
    (await desk.done(`GET /accounts/${accountId}/accruals?from=${before.business_date}&to=${through}`))
      .accruals,
  ).toEqual([
    { date: before.business_date, value_date: before.business_date, balance: 1000, amount: 1 },
    { date: through, value_date: through, balance: 1001, amount: 1.001 },
  ])
  const statement = await desk.done(`GET /accounts/${accountId}/statement?from=${through}&to=${through}`)
  expect([statement.opening_balance, statement.closing_balance]).toEqual([1001, 1002])
  expect(statement.lines).toMatchObject([
    { transaction_type: 'INTEREST', booking_date: through, value_date: daysAfter(through, 1), credit: 1 },
  ])
})

test('runs are refused with the reason: rights, dates that are over or too many, unknown runs and accounts', async () => {
  const { business_date: date } = await desk.done('GET /business-date')
  const refusal = async (route: string, request: Parameters<Desk['call']>[1]): Promise<unknown[]> => {
    const { status, body } = await desk.call(route, request)
    return [status, body.code, ...(body.details ?? []).map((each: { field: string }) => each.field)]
  }
  const run = (body: unknown): Promise<unknown[]> => refusal('POST /eod/run', { as: 'admin', body })
  const accountId = await desk.account()
  const { body: own } = await desk.call('GET /eod/runs?limit=1', { as: 'viewer' })

  expect(await refusal('POST /eod/run', { as: 'manager', body: {} })).toEqual([403, 'FORBIDDEN'])
  expect(await refusal('PATCH /business-date', { as: 'manager', body: { mode: 'MANUAL' } })).toEqual([
    403,
    'FORBIDDEN',
  ])
  expect(await run({ through: daysAfter(date, -1) })).toEqual([400, 'VALIDATION_ERROR', 'through'])
  expect(await run({ through: daysAfter(date, 400) })).toEqual([400, 'VALIDATION_ERROR', 'through'])
  expect(await run({ through: '2026-02-30' })).toEqual([400, 'VALIDATION_ERROR', 'through'])
  expect(await run({ days: 3 })).toEqual([400, 'VALIDATION_ERROR', 'days'])
  expect(await refusal(`GET /eod/runs/${newId()}`, {})).toEqual([404, 'EOD_RUN_NOT_FOUND'])
  expect(await refusal(`GET /eod/runs/${own.runs[0].id}`, { tenant: RIVAL })).toEqual([
    404,
    'EOD_RUN_NOT_FOUND',
  ])
  expect(
    await refusal(`GET /accounts/${accountId}/accruals?from=${date}&to=${daysAfter(date, -1)}`, {}),
  ).toEqual([400, 'VALIDATION_ERROR', 'to'])
  expect(
    await refusal(`GET /accounts/${accountId}/accruals?from=${date}&to=${daysAfter(date, 400)}`, {}),
  ).toEqual([400, 'VALIDATION_ERROR', 'to'])
  expect(await refusal(`GET /accounts/${newId()}/accruals?from=${date}&to=${date}`, {})).toEqual([
    404,
    'ACCOUNT_NOT_FOUND',
  ])
})

test('the past dates of a workspace are closed automatically, unless it closes them on request', async () => {
  const [automatic, manual] = [await setting(), await setting()]
  const today = (await businessDate(automatic.viewer())).businessDate
  await setDayClosing(manual.staff('admin')(), { mode: 'MANUAL' })
  automatic.clock.offsetMs += 3 * DAY_MS

  await startDayClosing.run(workerOn(automatic.platform))
  await runsEnd(automatic)

  expect(await businessDate(automatic.viewer())).toEqual({
    businessDate: daysAfter(today, 3),
    calendarDate: daysAfter(today, 3),
    mode: 'AUTOMATIC',
  })
  expect(await businessDate(manual.viewer())).toEqual({
    businessDate: today,
    calendarDate: daysAfter(today, 3),
    mode: 'MANUAL',
  })
  expect((await automatic.published()).map(({ type }) => type)).toContain('core.eod_completed')
  automatic.clock.offsetMs -= 3 * DAY_MS
})

test('production does not run ahead of the calendar', async () => {
  const here = await setting()
  const admin = here.as({
    kind: 'staff',
    roles: ['admin'],
    environment: 'production',
    workspaceId: here.production.workspaceId,
  })

  await expect(runEndOfDay(admin, {})).rejects.toMatchObject({ code: 'BUSINESS_DATE_AHEAD', kind: 'refused' })
})

/** A savings product with these terms, and an account under it. */
async function account(here: Setting, interest: Record<string, unknown>): Promise<string> {
  const admin = here.staff('admin')
  const { id: productId } = await createProduct(admin(), {
    code: newId(),
    name: 'Product',
    category: 'SAVINGS',
    currency: 'NGN',
    overdraftLimit: '100000.00',
    overdraftRate: '18.25',
    interest: interest as { rate: string },
  })
  await activateProduct(admin(), { id: productId })
  return (await here.account({ productId })).id
}

const pick = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)]!

test('accruals in the database equal those of the rules, whatever the terms and balances', async () => {
  const here = await setting()
  const accounts = new Map<string, AccrualTerms>()
  for (let number = 0; number < 12; number++) {
    const terms = {
      ...(number % 2 === 0
        ? { rate: String(randomInt(1, 40)) }
        : {
            tiers: [
              { from: '0', rate: '3.3333' },
              { from: '100.00', rate: String(randomInt(1, 40)) },
              { from: '500.00', rate: '0' },
            ],
          }),
      calculationMethod: pick(['DAILY_BALANCE', 'AVERAGE_DAILY', 'MINIMUM']),
      dayCount: pick<DayCount>(['ACTUAL_365', 'ACTUAL_360', 'THIRTY_360', 'ACTUAL_ACTUAL']),
      compounding: pick<InterestPeriod>(['DAILY', 'MONTHLY']),
      posting: pick<InterestPeriod>(['DAILY', 'MONTHLY', 'QUARTERLY']),
      withholdingTaxRate: pick(['0', '10']),
    }
    accounts.set(
      await account(here, terms),
      accrualTermsOf({ rate: null, tiers: null, ...terms }, '18.25', 'NGN'),
    )
  }
  await openBusinessDate(here, '2028-02-26')
  for (let day = 0; day < 6; day++) {
    for (const id of accounts.keys())
      if (Math.random() < 0.5)
        await here.deposit(id, `${randomInt(1, 1000)}.${String(randomInt(100)).padStart(2, '0')}`)
      else await here.withdraw(id, `${randomInt(1, 1000)}.00`)
    await closeThrough(here, daysAfter('2028-02-26', day))
  }

  for (const [id, terms] of accounts) {
    const rows = await here.asAdmin(
      `select to_char(accrual_date, 'YYYY-MM-DD') as date, balance_minor, amount, charge, accrued, charged, compounded_minor, lowest_minor, parts,
         coalesce(posted_minor, 0) as posted, coalesce(charged_minor, 0) as taken
       from core.accruals accrual
       left join core.interest_postings posting on posting.workspace_id = accrual.workspace_id
         and posting.account_id = accrual.account_id and posting.booking_date = accrual.accrual_date
       where accrual.account_id = $1 order by accrual_date`,
      [id],
    )
    let state: AccrualState = NOTHING_ACCRUED
    for (const row of rows) {
      const date = row['date'] as string
      const day = accrueDay(terms, date, BigInt(row['balance_minor'] as string), state)
      expect({ id, date, ...stored(row) }).toEqual({ id, date, ...day })
      state = isEndOfPeriod(terms.posting, date)
        ? afterPosting(day, BigInt(row['posted'] as string), BigInt(row['taken'] as string))
        : day
    }
    expect(rows.length).toBeGreaterThan(3)
  }
}, 60_000)

const stored = (row: Record<string, unknown>): Record<string, unknown> => ({
  amount: BigInt(row['amount'] as string),
  charge: BigInt(row['charge'] as string),
  accrued: BigInt(row['accrued'] as string),
  charged: BigInt(row['charged'] as string),
  compoundedMinor: BigInt(row['compounded_minor'] as string),
  lowestMinor: row['lowest_minor'] === null ? null : BigInt(row['lowest_minor'] as string),
  parts: row['parts'],
})

test('several workers that are cut short at any point close each date once and pay each interest once', async () => {
  const here = await setting()
  const ids = [
    await account(here, { rate: '36.5', posting: 'DAILY' }),
    await account(here, { rate: '36.5', posting: 'DAILY' }),
  ]
  await openBusinessDate(here, '2027-03-01')
  for (const id of ids) await here.deposit(id, '1000.00')
  const { id: runId } = await runEndOfDay(here.staff('admin')(), { through: '2027-03-10' })
  const worker = workerOn(here.platform, {
    // A third of the parts finds its deadline passed before its commit, as if the process had been killed.
    contextIn: async workspaceId => {
      const ctx = await here.platform.contextIn(workspaceId)
      let isShort = randomInt(3) === 0
      return Object.defineProperty({ ...ctx }, 'deadlineAt', {
        get: () => (isShort && randomInt(4) === 0 ? ((isShort = false), 0) : ctx.deadlineAt),
      }) as typeof ctx
    },
  })

  for (let status = 'RUNNING'; status === 'RUNNING';) {
    await Promise.all([1, 2, 3].map(() => closeDays.run(worker)))
    status = (await endOfDayRun(here.viewer(), runId))!.status
    here.clock.offsetMs += 60_000
  }

  expect(await endOfDayRun(here.viewer(), runId)).toMatchObject({ status: 'COMPLETED' })
  expect((await businessDate(here.viewer())).businessDate).toBe('2027-03-11')
  for (const id of ids) {
    const rows = await here.asAdmin(
      `select to_char(booking_date, 'DD') as day, count(*)::int as postings from core.transactions
       where credit_account_id = $1 and type = 'INTEREST' group by 1 order by 1`,
      [id],
    )
    expect(rows).toEqual(
      Array.from({ length: 10 }, (_, day) => ({ day: String(day + 1).padStart(2, '0'), postings: 1 })),
    )
  }
  const { checks } = await ledgerIntegrity(here.viewer(), { full: false })
  expect(checks.filter(({ broken }) => broken > 0n)).toEqual([])
}, 60_000)
