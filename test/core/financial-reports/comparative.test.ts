import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, type Json } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { runWorker } from '#test/support/world.ts'
import { postedJournal } from './posted-journal.ts'

let desk: Desk
let worker: ReturnType<typeof runWorker>
let year: number

beforeAll(async () => {
  desk = await openDesk()
  worker = runWorker(desk.demo)
  year = Number((await desk.done('GET /business-date')).business_date.slice(0, 4)) - 1
}, 120_000)
afterAll(() => worker.stop())

const report = (path: string): Promise<Json> => desk.done(`GET /reports/${path}`)
const passed = ({ checks }: Json): boolean => checks.length > 0 && checks.every((one: Json) => one.passed)
const codeOf = async (path: string): Promise<[number, string]> => {
  const { status, body } = await desk.call(`GET /reports/${path}`)
  return [status, body.code]
}

test('a report beside another states the amounts of both, as of one change of the ledger', async () => {
  const { id: branch } = await desk.done('POST /branches', {
    as: 'admin',
    body: { code: 'CMP', name: 'Compared' },
  })
  const post = (date: string, debit: string, credit: string, amount: number): Promise<Json> =>
    postedJournal(desk, { date: `${year}-${date}`, debit, credit, amount, branch_id: branch })
  await post('02-10', '1000', '4100', 200)
  await post('02-12', '5300', '1000', 50)
  await post('03-10', '1000', '4100', 150)
  await post('03-11', '1000', '3000', 1_000)
  const in_branch = `branch_id=${branch}`

  const income = await report(`comparative/income-statement?from=${year}-03-01&to=${year}-03-31&${in_branch}`)
  expect(income).toMatchObject({
    report: 'INCOME_STATEMENT',
    from: `${year}-03-01`,
    comparative_from: `${year}-02-01`,
    comparative_to: `${year}-02-28`,
    lines: [
      { code: '4100', amount: 150, comparative: 200, variance: -50, variance_percent: -25 },
      { code: '5300', amount: 0, comparative: 50, variance: -50, variance_percent: -100 },
    ],
    totals: {
      income: { amount: 150, comparative: 200, variance: -50, variance_percent: -25 },
      expense: { amount: 0, comparative: 50 },
      net_income: { amount: 150, comparative: 150, variance: 0, variance_percent: 0 },
    },
  })
  const sheet = await report(`comparative/balance-sheet?as_of=${year}-03-31&${in_branch}`)
  expect(sheet).toMatchObject({
    as_of: `${year}-03-31`,
    comparative_as_of: `${year}-02-28`,
    lines: [
      { code: '1000', amount: 1_300, comparative: 150, variance: 1_150, variance_percent: 766.67 },
      { code: '3000', amount: 1_000, comparative: 0, variance: 1_000, variance_percent: null },
      { code: null, amount: 300, comparative: 150 },
    ],
  })
  const balance = await report(
    `comparative/trial-balance?as_of=${year}-03-31&compare_to=${year}-01-31&${in_branch}`,
  )
  expect(balance.lines.map(({ code, variance }: Json) => `${code} ${variance}`)).toEqual([
    '1000 1300',
    '3000 -1000',
    '4100 -350',
    '5300 50',
  ])
  const flow = await report(
    `comparative/cash-flow?method=direct&from=${year}-03-01&to=${year}-03-31&compare_to=${year}-02-01..${year}-02-15&${in_branch}`,
  )
  expect(flow.totals).toMatchObject({
    operating: { amount: 150, comparative: 150 },
    financing: { amount: 1_000, comparative: 0, variance_percent: null },
    closing_cash: { amount: 1_300, comparative: 150 },
  })
  const equity = await report(
    `comparative/changes-in-equity?from=${year}-03-01&to=${year}-03-31&${in_branch}`,
  )
  expect(equity.lines.find(({ row }: Json) => row === 'PROFIT')).toMatchObject({
    total: 150,
    comparative: 150,
    variance: 0,
  })
  const years = await report(`comparative/profit-and-loss?fiscal_year=${year + 1}&compare_to=previous_year`)
  expect(years).toMatchObject({ report: 'PROFIT_AND_LOSS', comparative_from: `${year}-01-01` })
  const reports = [income, sheet, balance, flow, equity, years]
  expect(reports.every(passed)).toBe(true)
  expect(
    reports.every(({ checks }) => checks.some(({ name }: Json) => name.startsWith('comparative: '))),
  ).toBe(true)

  await post('02-20', '1000', '4100', 7)
  const again = await report(
    `comparative/balance-sheet?as_of=${year}-03-31&${in_branch}&ledger_sequence=${sheet.ledger_sequence}`,
  )
  expect({ ...again, generated_at: null }).toEqual({ ...sheet, generated_at: null })
})

test('the graph compares and consolidates the same reports', async () => {
  const dates = `asOf: "${year}-03-31"`
  const { data } = await ask(
    desk.demo.app,
    `{
      comparativeBalanceSheet(${dates}, compareTo: "PREVIOUS_YEAR") { comparativeAsOf totals { assets { amount variance variancePercent } } }
      consolidatedBalanceSheet(${dates}) { totals { assets } entities { code totals { assets } } eliminations { branchId amount } }
    }`,
    { headers: bearer(await staffToken(desk.demo.app, DEMO, 'manager'), DEMO.id) },
  )
  const sheet = await report(`balance-sheet?as_of=${year}-03-31`)
  expect(data.comparativeBalanceSheet.comparativeAsOf).toBe(`${year - 1}-03-31`)
  expect(Number(data.comparativeBalanceSheet.totals.assets.amount)).toBe(sheet.totals.assets)
  expect(Number(data.consolidatedBalanceSheet.totals.assets)).toBe(sheet.totals.assets)
})

test('a consolidated report leaves out what branches owe each other', async () => {
  const { id: branch } = await desk.done('POST /branches', {
    as: 'admin',
    body: { code: 'DUE', name: 'Owing' },
  })
  const { id: customer_id } = await desk.done('POST /customers', {
    body: { first_name: 'Ada', last_name: `Obi ${randomUUID()}` },
  })
  const open = async (given: Json): Promise<string> =>
    (
      await desk.done('POST /accounts', {
        body: { customer_id, account_type: 'SAVINGS', currency: 'NGN', ...given },
      })
    ).id
  const [source, destination] = [await open({}), await open({ branch_id: branch })]
  await desk.done('POST /deposits', { body: await desk.cash(source, 500) })
  await desk.done('POST /transfers/inter-branch', { body: await desk.order(source, destination, 120.5) })
  await postedJournal(desk, {
    date: `${year}-06-30`,
    debit: '1200',
    credit: '4200',
    amount: 10.01,
    currency: 'USD',
    branch_id: branch,
  })

  const [all, own, plain, income] = await Promise.all(
    [
      'consolidated/trial-balance',
      `trial-balance?branch_id=${branch}`,
      'trial-balance',
      `consolidated/income-statement?fiscal_year=${year}`,
    ].map(report),
  )
  expect([all, own, plain, income].every(passed)).toBe(true)
  const debt = own.lines.find(({ code }: Json) => code === '1700')
  expect(debt).toMatchObject({ debit: 120.5, credit: 0 })
  expect(all.eliminations).toEqual(
    expect.arrayContaining([
      { branch_id: branch, code: '1700', name: 'Due between branches', amount: -120.5 },
      expect.objectContaining({ code: '1700', amount: 120.5 }),
    ]),
  )
  expect(all.lines.map(({ code }: Json) => code)).not.toContain('1700')
  expect(all.lines).toEqual(plain.lines.filter(({ code }: Json) => code !== '1700'))
  const codes = all.entities.map(({ code }: Json) => code)
  expect(codes).toEqual([...codes].sort())
  expect(all.entities.find(({ code }: Json) => code === 'DUE')).toEqual({
    branch_id: branch,
    code: 'DUE',
    name: 'Owing',
    totals: own.totals,
  })
  const sum = income.entities.reduce((total: number, { totals }: Json) => total + totals.net_income, 0)
  expect(sum).toBeCloseTo(income.totals.net_income, 2)

  const [flows, flowsOfBranch, plainFlows, equity, equityOfBranch, plainEquity] = await Promise.all(
    ['cash-flow', 'changes-in-equity'].flatMap(type =>
      [`consolidated/${type}`, `${type}?branch_id=${branch}`, type].map(report),
    ),
  )
  expect([flows, flowsOfBranch, equity, equityOfBranch].every(passed)).toBe(true)
  expect([flows.lines, flows.totals]).toEqual([plainFlows.lines, plainFlows.totals])
  expect([equity.lines, equity.totals]).toEqual([plainEquity.lines, plainEquity.totals])
  expect(flows.eliminations).toContainEqual({
    branch_id: branch,
    code: '1700',
    name: 'Due between branches',
    amount: -120.5,
  })
  expect(equity.eliminations).toEqual([])
  const totalsOfBranch = ({ entities }: Json): Json =>
    entities.find(({ branch_id }: Json) => branch_id === branch).totals
  expect(totalsOfBranch(flows)).toEqual(flowsOfBranch.totals)
  expect(totalsOfBranch(equity)).toEqual(equityOfBranch.totals)
})

test('reports that cannot be compared or consolidated are refused', async () => {
  expect(await codeOf('comparative/balance-sheet?compare_to=LAST_MONTH')).toEqual([400, 'VALIDATION_ERROR'])
  expect(await codeOf(`comparative/balance-sheet?compare_to=${year}-02-30`)).toEqual([
    400,
    'VALIDATION_ERROR',
  ])
  expect(await codeOf('comparative/income-statement?fiscal_year=1999')).toEqual([
    404,
    'FISCAL_PERIOD_NOT_FOUND',
  ])
  expect(await codeOf('comparative/income-statement?compare_to=1999')).toEqual([
    404,
    'FISCAL_PERIOD_NOT_FOUND',
  ])
  expect(await codeOf('comparative/general-ledger')).toEqual([404, 'NOT_FOUND'])
  expect(await codeOf('consolidated/general-ledger')).toEqual([404, 'NOT_FOUND'])
  expect((await codeOf(`consolidated/trial-balance?branch_id=${randomUUID()}`))[0]).toBe(400)
})
