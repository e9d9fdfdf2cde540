import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL, type Json } from '#test/e2e/support/rest.ts'

let desk: Desk
let year: number

beforeAll(async () => {
  desk = await openDesk()
  year = Number((await desk.done('GET /business-date')).business_date.slice(0, 4)) - 1
})

const post = (
  date: string,
  debit: string,
  credit: string,
  amount: number,
  { currency = 'NGN', ...given }: Json = {},
): Promise<Json> =>
  desk.done('POST /journals', {
    body: {
      journal_type: 'GENERAL',
      description: 'History',
      transaction_date: `${year}-${date}`,
      requires_approval: false,
      ...given,
      entries: [
        [debit, 'debit'],
        [credit, 'credit'],
      ].map(([account_code, entry_type]) => ({
        account_code,
        amount,
        entry_type,
        currency_code: currency,
      })),
    },
  })
const report = (path: string): Promise<Json> => desk.done(`GET /reports/${path}`)
const codeOf = async (path: string): Promise<[number, string]> => {
  const { status, body } = await desk.call(`GET /reports/${path}`)
  return [status, body.code]
}
const passed = ({ checks }: Json): boolean => checks.length > 0 && checks.every((one: Json) => one.passed)
/** Amounts of the accounts in the lines, by code; the result that is not closed yet is `result`. */
const amounts = ({ lines }: Json): Record<string, number> =>
  Object.fromEntries(
    lines.map((line: Json) => [line.code ?? 'result', line.amount ?? line.debit - line.credit]),
  )
/** What changed between two reports, by code. */
function changed(before: Json, after: Json): Record<string, number> {
  const [old, now] = [amounts(before), amounts(after)]
  const codes = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort()
  return Object.fromEntries(
    codes
      .map(code => [code, Number(((now[code] ?? 0) - (old[code] ?? 0)).toFixed(2))] as const)
      .filter(([, amount]) => amount !== 0),
  )
}

test('reports state journals in the periods to which they belong, and an earlier sequence states them as before', async () => {
  const { fiscal_periods: periods } = await desk.done(`GET /fiscal-periods?year=${year}`)
  const idOf = (number: number): string => periods.find((one: Json) => one.period_number === number).id
  const paths = {
    before: `trial-balance?as_of=${year}-05-19`,
    unadjusted: `trial-balance?fiscal_year=${year}&stage=UNADJUSTED`,
    adjusted: `trial-balance?fiscal_year=${year}`,
    sheet: `balance-sheet?as_of=${year}-12-31`,
    december: `balance-sheet?fiscal_period_id=${idOf(12)}`,
    income: `income-statement?fiscal_year=${year}`,
    may: `profit-and-loss?from=${year}-05-01&to=${year}-05-31`,
    adjustments: `income-statement?fiscal_period_id=${idOf(13)}`,
  }
  const readAll = async (suffix = ''): Promise<Record<keyof typeof paths, Json>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(paths).map(async ([name, path]) => [name, await report(path + suffix)]),
      ),
    )
  const before = await readAll()
  const sequence = before.adjusted.ledger_sequence as string

  await post('05-20', '1000', '4100', 300.5)
  await post('05-31', '5200', '1000', 120.25)
  await post('12-31', '5300', '2900', 50, { fiscal_period_id: idOf(13) })

  const after = await readAll()
  const change = (name: keyof typeof paths): Record<string, number> => changed(before[name], after[name])
  const months = { 1000: 180.25, 4100: -300.5, 5200: 120.25 }
  expect(Object.values(after).every(passed)).toBe(true)
  expect(change('before')).toEqual({})
  expect(change('unadjusted')).toEqual(months)
  expect(change('adjusted')).toEqual({ ...months, 2900: -50, 5300: 50 })
  expect(change('sheet')).toEqual({ 1000: 180.25, 2900: 50, result: 130.25 })
  expect(change('december')).toEqual({ 1000: 180.25, result: 180.25 })
  expect(change('income')).toEqual({ 4100: 300.5, 5200: 120.25, 5300: 50 })
  expect(change('may')).toEqual({ 4100: 300.5, 5200: 120.25 })
  expect(after.adjustments).toMatchObject({
    report: 'INCOME_STATEMENT',
    currency: 'NGN',
    from: `${year}-12-31`,
    to: `${year}-12-31`,
    basis: 'effective',
    lines: [{ code: '5300', name: 'Operating costs', type: 'EXPENSE', amount: 50 }],
    totals: { income: 0, expense: 50, net_income: -50 },
  })
  expect(after.may.report).toBe('PROFIT_AND_LOSS')
  expect(BigInt(after.adjusted.ledger_sequence)).toBe(BigInt(sequence) + 3n)

  const again = await readAll(`&ledger_sequence=${sequence}`)
  for (const name of Object.keys(paths) as (keyof typeof paths)[])
    expect({ ...again[name], generated_at: null }).toEqual({ ...before[name], generated_at: null })
})

test('the trial balance contains what was posted a moment before, by branch', async () => {
  const { id: branch } = await desk.done('POST /branches', {
    as: 'admin',
    body: { code: 'REP', name: 'Reports' },
  })
  const path = `trial-balance?branch_id=${branch}`
  expect((await report(path)).lines).toEqual([])
  await post('06-30', '1100', '3000', 1_000, { branch_id: branch })
  const balance = await report(path)
  expect(balance).toMatchObject({
    report: 'TRIAL_BALANCE',
    stage: 'ADJUSTED',
    branch_id: branch,
    totals: { debit: 1_000, credit: 1_000 },
  })
  expect(amounts(balance)).toEqual({ 1100: 1_000, 3000: -1_000 })
  const chart = await report(`${path}&include_zero=true`)
  expect(chart.lines.map(({ code }: Json) => code)).toEqual(
    expect.arrayContaining(['1000', '1100', '3900', '5900']),
  )
  expect(chart.totals).toEqual(balance.totals)
})

test('balances in another currency count at MID, and stay even', async () => {
  const path = `balance-sheet?as_of=${year}-07-01`
  const before = await report(path)
  await post('07-01', '1200', '4200', 10, { currency: 'USD' })
  const after = await report(path)
  expect(passed(after)).toBe(true)
  const { 1200: money, result } = changed(before, after)
  expect(money).toBeGreaterThan(10)
  expect(result).toBe(money)
})

test('after the close of a year its result is part of equity', async () => {
  const before = await report(`balance-sheet?fiscal_year=${year}`)
  await desk.done('POST /fiscal-periods/year-end-close', { as: 'admin', body: { year } })
  const closed = await report(`trial-balance?fiscal_year=${year}&stage=POST_CLOSING`)
  const sheet = await report(`balance-sheet?fiscal_year=${year}`)
  const income = await report(`income-statement?fiscal_year=${year}`)
  expect([closed, sheet, income].every(passed)).toBe(true)
  expect(amounts(sheet).result).toBeUndefined()
  expect(amounts(sheet)['3100']).toBe(income.totals.net_income)
  expect(sheet.totals.liabilities).toBe(before.totals.liabilities)
})

test('wrong dates, periods, branches and sequences are refused', async () => {
  const invalid = [400, 'VALIDATION_ERROR']
  expect(await codeOf(`trial-balance?as_of=${year}-01-31&fiscal_year=${year}`)).toEqual(invalid)
  expect(await codeOf(`balance-sheet?from=${year}-02-01&to=${year}-01-31`)).toEqual(invalid)
  expect(await codeOf('balance-sheet?ledger_sequence=999999999')).toEqual(invalid)
  expect(await codeOf('trial-balance?stage=LATER')).toEqual(invalid)
  expect(await codeOf('income-statement?fiscal_year=1999')).toEqual([404, 'FISCAL_PERIOD_NOT_FOUND'])
  expect(await codeOf(`income-statement?fiscal_period_id=${randomUUID()}`)).toEqual([
    404,
    'FISCAL_PERIOD_NOT_FOUND',
  ])
  expect(await codeOf(`trial-balance?branch_id=${randomUUID()}`)).toEqual([404, 'BRANCH_NOT_FOUND'])
  const { body } = await desk.call(`GET /reports/trial-balance?as_of=${year}-12-31`, { tenant: RIVAL })
  expect(body.lines).toEqual([])
})
