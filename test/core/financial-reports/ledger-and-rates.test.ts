import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { runWorker } from '#test/support/world.ts'
import { postedJournal } from './posted-journal.ts'

let desk: Desk
let worker: ReturnType<typeof runWorker>
let today: string
let year: number

beforeAll(async () => {
  desk = await openDesk()
  worker = runWorker(desk.demo)
  today = (await desk.done('GET /business-date')).business_date
  year = Number(today.slice(0, 4)) - 1
}, 120_000)
afterAll(() => worker.stop())

const report = (path: string): Promise<Json> => desk.done(`GET /reports/${path}`)
const passed = ({ checks }: Json): boolean => checks.every((one: Json) => one.passed)
const withoutTime = (given: Json): Json => ({ ...given, generated_at: null })
const post = (date: string, debit: string, credit: string, amount: number, given: Json = {}): Promise<Json> =>
  postedJournal(desk, { date: `${year}-${date}`, debit, credit, amount, ...given })

test('the general ledger states balances and sums, which the activity of each account explains', async () => {
  for (const [day, amount] of [
    ['04-30', 100],
    ['05-02', 40],
    ['05-05', 30.25],
    ['05-31', 20],
  ] as const)
    await post(day, '1100', '2600', amount)
  await post('05-05', '2600', '1100', 10)
  const may = `from=${year}-05-01&to=${year}-05-31`

  const ledger = await report(`general-ledger?${may}`)
  expect(ledger).toMatchObject({ report: 'GENERAL_LEDGER', currency: 'NGN', from: `${year}-05-01` })
  expect(passed(ledger)).toBe(true)
  expect(ledger.totals.debit).toBe(ledger.totals.credit)
  const line = ledger.lines.find(({ code }: Json) => code === '2600')
  expect(line).toMatchObject({ opening: 100, debit: 10, credit: 90.25, closing: 180.25 })
  const one = await report(`general-ledger?${may}&account_id=${line.account_id}`)
  expect(one.lines).toEqual([line])

  const activity = `account-activity?${may}&code=2600&limit=2`
  const pages = [await report(activity)]
  await post('05-03', '1100', '2600', 5)
  while (pages.at(-1)!.has_more) pages.push(await report(`${activity}&cursor=${pages.at(-1)!.next_cursor}`))
  expect(pages.flatMap(({ lines }) => lines.map((each: Json) => `${each.date} ${each.balance}`))).toEqual([
    `${year}-05-02 140`,
    `${year}-05-05 170.25`,
    `${year}-05-05 160.25`,
    `${year}-05-31 180.25`,
  ])
  expect(pages.map(({ totals }) => totals)).toEqual(
    pages.map(() => ({ opening: 100, debit: 10, credit: 90.25, closing: 180.25 })),
  )
  expect(pages.at(-1)!.checks).toMatchObject([{ passed: true, left: 180.25 }])
  const [latest, earlier] = await Promise.all(
    ['', `&ledger_sequence=${pages[0]!.ledger_sequence}`].map(then => report(activity + then)),
  )
  expect(latest.totals.closing).toBe(185.25)
  expect(withoutTime({ ...earlier, next_cursor: null })).toEqual(
    withoutTime({ ...pages[0], next_cursor: null }),
  )
})

test('a range begins with the balances that end the day before it, on any days of a month', async () => {
  for (const [day, amount] of [
    ['07-01', 1],
    ['07-10', 2],
    ['07-20', 4],
    ['07-31', 8],
  ] as const)
    await post(day, '1100', '2500', amount)
  const lineOf = ({ lines }: Json): Json => lines.find(({ code }: Json) => code === '2500')
  const balanceOn = async (day: string): Promise<number> =>
    lineOf(await report(`trial-balance?as_of=${year}-${day}&include_zero=true`)).credit
  const before = await balanceOn('06-30')

  for (const [dayBefore, from, to] of [
    ['07-04', '07-05', '07-12'],
    ['07-09', '07-10', '07-25'],
    ['07-19', '07-20', '07-30'],
    ['07-28', '07-29', '07-31'],
    ['07-22', '07-23', '08-20'],
  ] as const) {
    const ledger = await report(`general-ledger?from=${year}-${from}&to=${year}-${to}&include_zero=true`)
    expect(passed(ledger)).toBe(true)
    const { opening, credit, closing } = lineOf(ledger)
    expect([from, opening, closing]).toEqual([from, await balanceOn(dayBefore), await balanceOn(to)])
    expect(opening + credit).toBe(closing)
  }
  expect([await balanceOn('07-25'), await balanceOn('07-31')]).toEqual([before + 7, before + 15])
})

test('the activity of an account sums the postings of a date', async () => {
  const account = await desk.account(1)
  const path = `account-activity?code=1000&currency=NGN&from=${today}&to=${today}&limit=200`
  const before = await report(path)
  await desk.done('POST /deposits', { body: await desk.cash(account, 75.5) })
  const after = await report(path)
  const postings = after.lines.find(({ source }: Json) => source === 'POSTINGS')
  expect(postings).toMatchObject({ date: today, journal_id: null })
  expect(after.totals.debit).toBeCloseTo(before.totals.debit + 75.5, 2)
  expect(after.lines.at(-1).balance).toBe(after.totals.closing)
  expect(passed(after)).toBe(true)
  const again = await report(`${path}&ledger_sequence=${before.ledger_sequence}`)
  expect(withoutTime(again)).toEqual(withoutTime(before))
})

test('by booking date a journal counts when it was posted', async () => {
  const paths = {
    effective: `trial-balance?as_of=${year}-12-31`,
    then: `trial-balance?as_of=${year}-12-31&basis=booking`,
    now: 'trial-balance?basis=booking',
    income: `income-statement?from=${today}&to=${today}&basis=booking`,
    incomeThen: `income-statement?fiscal_year=${year}&basis=booking`,
    flow: `cash-flow?from=${today}&to=${today}&basis=booking`,
  }
  const readAll = async (suffix = ''): Promise<Record<keyof typeof paths, Json>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(paths).map(async ([name, path]) => [name, await report(path + suffix)]),
      ),
    )
  const before = await readAll()
  await post('07-01', '1000', '4300', 33)
  const after = await readAll()
  const penalties = ({ lines }: Json): number => {
    const line = lines.find(({ code }: Json) => code === '4300')
    return line ? (line.amount ?? line.credit - line.debit) : 0
  }
  const changed = (name: keyof typeof paths): number => penalties(after[name]) - penalties(before[name])
  expect(Object.values(after).every(passed)).toBe(true)
  expect(changed('effective')).toBe(33)
  expect(changed('then')).toBe(0)
  expect(changed('now')).toBe(33)
  expect(changed('income')).toBe(33)
  expect(changed('incomeThen')).toBe(0)
  expect(after.income.basis).toBe('booking')
  expect(after.flow.totals.net_change).toBeCloseTo(before.flow.totals.net_change + 33, 2)
  const again = await readAll(`&ledger_sequence=${before.now.ledger_sequence}`)
  for (const name of Object.keys(paths) as (keyof typeof paths)[])
    expect(withoutTime(again[name])).toEqual(withoutTime(before[name]))

  const activity = await report(`account-activity?code=4300&from=${today}&to=${today}&basis=booking`)
  expect(activity.lines).toMatchObject([{ date: today, credit: 33, balance: activity.totals.closing }])
  expect(activity.totals.credit).toBe(33)
  const { fiscal_periods: periods } = await desk.done(`GET /fiscal-periods?year=${year}`)
  const last = periods.at(-1).id as string
  const { status } = await desk.call(`GET /reports/balance-sheet?fiscal_period_id=${last}&basis=booking`)
  expect(status).toBe(400)
})

test('rates that change while cash is held are in the cash flow, and later rates leave earlier reports as they are', async () => {
  const publish = (rate: number, date: string): Promise<Json> =>
    desk.done('POST /exchange-rates', {
      as: 'admin',
      body: {
        base_currency: 'CHF',
        quote_currency: 'NGN',
        rate_type: 'MID',
        rate,
        effective_from: `${date}T09:00:00.000Z`,
      },
    })
  await publish(1000, `${year}-08-01`)
  await publish(1200, `${year}-09-10`)
  const flow = (from: string, to: string, suffix = ''): Promise<Json> =>
    report(`cash-flow?from=${year}-${from}&to=${year}-${to}${suffix}`)
  const [oldAugust, oldSeptember] = [await flow('08-01', '08-31'), await flow('09-01', '09-30')]
  await post('08-10', '1200', '3000', 10, { currency: 'CHF' })
  await post('09-20', '1200', '3000', 1, { currency: 'CHF', journal_type: 'SHARE_ISSUE' })

  const august = await flow('08-01', '08-31')
  const september = await flow('09-01', '09-30')
  expect(august.totals.financing - oldAugust.totals.financing).toBeCloseTo(10_000, 2)
  expect(august.totals.fx_effect).toBe(oldAugust.totals.fx_effect)
  expect(september.totals.opening_cash).toBe(august.totals.closing_cash)
  expect(september.totals.fx_effect - oldSeptember.totals.fx_effect).toBeCloseTo(2_000, 2)
  expect(september.totals.financing - oldSeptember.totals.financing).toBeCloseTo(1_200, 2)
  expect(september.totals.closing_cash).toBeCloseTo(
    september.totals.opening_cash + september.totals.net_change,
    2,
  )
  const october = await flow('10-01', '10-31')
  expect(october.totals.opening_cash).toBe(september.totals.closing_cash)
  const equity = await report(`changes-in-equity?from=${year}-09-01&to=${year}-09-30`)
  expect(equity.lines.find(({ row }: Json) => row === 'OTHER').amounts.share_capital).toBe(2_000)
  expect([august, september, october, equity].every(passed)).toBe(true)

  await publish(1500, `${year}-09-15`)
  const revised = await flow('09-01', '09-30')
  expect(revised.totals.fx_effect - oldSeptember.totals.fx_effect).toBeCloseTo(5_000, 2)
  expect(BigInt(revised.ledger_sequence)).toBeGreaterThan(BigInt(september.ledger_sequence))
  const again = await flow('09-01', '09-30', `&ledger_sequence=${september.ledger_sequence}`)
  expect(withoutTime(again)).toEqual(withoutTime(september))
})

test.each(['0001-01-01', '9999-12-31'])('reports reach the date %s', async date => {
  const range = `from=${date}&to=${date}`
  const paths = [
    `cash-flow?${range}`,
    `cash-flow?${range}&basis=booking`,
    `trial-balance?as_of=${date}&basis=booking`,
    `changes-in-equity?${range}`,
    `general-ledger?${range}`,
    `account-activity?code=1000&${range}&basis=booking`,
    `consolidated/balance-sheet?as_of=${date}`,
    `comparative/balance-sheet?as_of=${date}&compare_to=${date}`,
    `comparative/income-statement?${range}&compare_to=${date}..${date}`,
  ]
  for (const path of paths) expect([path, passed(await report(path))]).toEqual([path, true])
})
