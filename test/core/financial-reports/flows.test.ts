import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { runWorker } from '#test/support/world.ts'

let desk: Desk
let worker: ReturnType<typeof runWorker>
let year: number

const post = (journal_type: string, debit: string, credit: string, amount: number): Promise<Json> =>
  desk.done('POST /journals', {
    body: {
      journal_type,
      description: 'History',
      transaction_date: `${year}-05-20`,
      requires_approval: false,
      entries: [
        [debit, 'debit'],
        [credit, 'credit'],
      ].map(([account_code, entry_type]) => ({ account_code, amount, entry_type, currency_code: 'NGN' })),
    },
  })
const report = (path: string): Promise<Json> => desk.done(`GET /reports/${path}`)
const may = (): string => `from=${year}-05-20&to=${year}-05-20`
const passed = ({ checks }: Json): boolean => checks.every((one: Json) => one.passed)
const flows = ({ lines }: Json): string[] =>
  lines.map(({ section, code, name, amount }: Json) => `${section} ${code ?? name} ${amount}`)

beforeAll(async () => {
  desk = await openDesk()
  worker = runWorker(desk.demo)
  year = Number((await desk.done('GET /business-date')).business_date.slice(0, 4)) - 1
}, 120_000)
afterAll(() => worker.stop())

test('cash flows and changes in equity follow the types of journals', async () => {
  const [before, equity] = await Promise.all([
    report(`cash-flow?${may()}`),
    report(`changes-in-equity?${may()}`),
  ])
  expect(before.totals).toMatchObject({ net_change: 0, closing_cash: before.totals.opening_cash })
  const opening = before.totals.opening_cash as number
  const sequence = before.ledger_sequence as string

  await post('SHARE_ISSUE', '1000', '3000', 1000)
  await post('GENERAL', '1000', '2500', 400)
  await post('GENERAL', '1500', '1000', 200)
  await post('GENERAL', '1000', '4100', 300)
  await post('GENERAL', '5300', '1000', 120)
  await post('ACCRUAL', '5300', '1500', 20)
  await post('DIVIDEND', '3100', '1000', 50)
  await post('RESERVE_TRANSFER', '3100', '3200', 30)

  const direct = await report(`cash-flow?method=direct&${may()}`)
  expect(direct).toMatchObject({
    report: 'CASH_FLOW',
    method: 'direct',
    totals: {
      operating: 180,
      investing: -200,
      financing: 1350,
      fx_effect: 0,
      net_change: 1330,
      opening_cash: opening,
      closing_cash: opening + 1330,
    },
  })
  const others = ['INVESTING 1500 -200', 'FINANCING 2500 400', 'FINANCING 3000 1000', 'FINANCING 3100 -50']
  expect(flows(direct)).toEqual(['OPERATING 4100 300', 'OPERATING 5300 -120', ...others])
  const indirect = await report(`cash-flow?${may()}`)
  const addedBack = ['1500 20', '3100 -30', '3200 30'].map(line => `OPERATING ${line}`)
  expect(flows(indirect)).toEqual(['OPERATING Net income 160', ...addedBack, ...others])
  expect(indirect.totals).toEqual(direct.totals)

  const changes = await report(`changes-in-equity?${may()}`)
  const rows = Object.fromEntries(changes.lines.map(({ row, amounts }: Json) => [row, amounts]))
  expect(rows).toMatchObject({
    PROFIT: { retained_earnings: 160 },
    DIVIDENDS: { retained_earnings: -50 },
    SHARE_ISSUE: { share_capital: 1000 },
    TRANSFERS: { retained_earnings: -30, statutory_reserve: 30 },
    OTHER: { share_capital: 0, retained_earnings: 0, other_reserves: 0 },
  })
  const { totals } = await report(`balance-sheet?as_of=${year}-05-20`)
  expect(changes.totals).toEqual({
    opening: equity.totals.closing,
    change: 1110,
    closing: totals.equity,
  })
  expect([direct, indirect, changes].every(passed)).toBe(true)

  const again = await report(`changes-in-equity?${may()}&ledger_sequence=${sequence}`)
  expect({ ...again, generated_at: null }).toEqual({ ...equity, generated_at: null })
})

test('the close of a year changes neither its cash flows nor its changes in equity', async () => {
  const read = (): Promise<Json[]> =>
    Promise.all(['cash-flow', 'changes-in-equity'].map(path => report(`${path}?fiscal_year=${year}`)))
  const before = await read()
  await desk.done('POST /fiscal-periods/year-end-close', { as: 'admin', body: { year } })
  const after = await read()
  expect(after.map(({ lines, totals }) => [lines, totals])).toEqual(
    before.map(({ lines, totals }) => [lines, totals]),
  )
  expect(after.every(passed)).toBe(true)
})

test('cash paid in a moment before is a flow', async () => {
  const account = await desk.account(1)
  const { business_date: today } = await desk.done('GET /business-date')
  const path = `cash-flow?method=direct&from=${today}&to=${today}`
  const before = await report(path)
  await desk.done('POST /deposits', { body: await desk.cash(account, 250.25) })
  const after = await report(path)
  expect(after.totals.net_change).toBeCloseTo(before.totals.net_change + 250.25, 2)
  expect(after.totals.closing_cash).toBeCloseTo(before.totals.closing_cash + 250.25, 2)
  expect([before, after].every(passed)).toBe(true)
})
