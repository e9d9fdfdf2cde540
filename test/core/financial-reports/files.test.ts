import { beforeAll, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { readPdf } from '#test/core/statements/readers.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, type Json } from '#test/e2e/support/rest.ts'
import { staffToken } from '#test/e2e/support/tokens.ts'

const NAME = '=Fees, "cards" of ₦'

let desk: Desk
let year: number
let token: string

beforeAll(async () => {
  desk = await openDesk()
  token = await staffToken(desk.demo.app, DEMO, 'viewer')
  year = Number((await desk.done('GET /business-date')).business_date.slice(0, 4)) - 1
  await desk.done('POST /gl-accounts', { as: 'admin', body: { code: '4990', name: NAME, type: 'INCOME' } })
  for (const [journal_type, debit, credit, amount] of [
    ['SHARE_ISSUE', '1000', '3000', 1_000_000],
    ['GENERAL', '1000', '4990', 1_234.5],
    ['GENERAL', '5200', '1000', 200],
  ] as const)
    await desk.done('POST /journals', {
      body: {
        journal_type,
        description: 'History',
        transaction_date: `${year}-05-20`,
        requires_approval: false,
        entries: [
          { account_code: debit, amount, entry_type: 'debit', currency_code: 'NGN' },
          { account_code: credit, amount, entry_type: 'credit', currency_code: 'NGN' },
        ],
      },
    })
})

async function file(path: string) {
  const headers = bearer(token, DEMO.id)
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await desk.demo.app.inject({
    method: 'GET',
    url: `/api/v1/cba/reports/${path}`,
    headers,
  })
  return { status: statusCode, headers: sent, bytes: rawPayload }
}

const cellOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'number' ? value.toFixed(2) : String(value)
/** A line of JSON as the cells of its row in CSV. */
const cellsOf = ({ amounts, ...line }: Json): Json =>
  Object.fromEntries(Object.entries({ ...line, ...amounts }).map(([field, value]) => [field, cellOf(value)]))

const REPORTS = [
  ['trial-balance', 'Trial balance', []],
  ['income-statement', 'Income statement', ['Income', 'Expense', 'Net income']],
  ['profit-and-loss', 'Profit and loss', ['Income', 'Expense', 'Net income']],
  ['balance-sheet', 'Balance sheet', ['Assets', 'Liabilities', 'Equity']],
  ['cash-flow', 'Cash flow', ['Operating', 'FX effect', 'Closing cash']],
  ['changes-in-equity', 'Changes in equity', ['Opening', 'Change', 'Closing', 'Share capital', 'OCI']],
] as const

test.each(REPORTS)('%s is the same report as CSV and as a PDF', async (report, title, words) => {
  const path = `${report}?fiscal_year=${year}`
  const json = await desk.done(`GET /reports/${path}`)
  const dates = json.as_of ?? `${json.from}-${json.to}`
  const csv = await file(`${path}&format=csv&ledger_sequence=${json.ledger_sequence}`)
  const pdf = await file(`${path}&format=pdf&ledger_sequence=${json.ledger_sequence}`)

  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${report}-${dates}.csv"`,
  })
  const rows = parse(csv.bytes, { columns: true }) as Record<string, string>[]
  const ofType = (type: string): Json[] =>
    rows.filter(({ record_type }) => record_type === type).map(({ record_type: _, ...cells }) => cells)
  const lines = json.lines
    .map(cellsOf)
    .map((line: Json) => (line.name === NAME ? { ...line, name: `'${NAME}` } : line))
  expect(lines.length).toBeGreaterThan(1)
  expect(ofType('LINE')).toEqual(lines)
  const totals = ofType('TOTAL').map(total => Object.values(total).filter(cell => cell !== ''))
  expect(totals).toEqual(
    report === 'trial-balance'
      ? [['total', cellOf(json.totals.debit), cellOf(json.totals.credit)]]
      : Object.entries(json.totals).map(([field, amount]) => [field, cellOf(amount)]),
  )

  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${report}-${dates}.pdf"`,
    'content-length': String(pdf.bytes.length),
  })
  const texts = readPdf(pdf.bytes).map(({ text }) => text)
  const grouped = (amount: number): string =>
    amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  expect(texts).toEqual(
    expect.arrayContaining([
      ...[title, 'Currency', 'NGN', 'All branches', json.ledger_sequence, ...words],
      ...json.lines.flatMap(({ name }: Json) => (name === undefined ? [] : [name])),
      ...Object.values(json.totals as Record<string, number>).map(grouped),
    ]),
  )
  expect(texts).toContain(json.as_of ?? `${json.from} to ${json.to}`)
})

test('a file has the options of its report, and a wrong format is refused', async () => {
  const before = await file(`trial-balance?as_of=${year}-05-19&format=csv`)
  const texts = readPdf((await file('cash-flow?method=direct&format=pdf')).bytes).map(({ text }) => text)
  const unknown = await file('trial-balance?format=xlsx')

  expect((parse(before.bytes, { columns: true }) as Json[]).map(row => row.code)).not.toContain('4990')
  expect(texts).toEqual(expect.arrayContaining(['Method', 'Direct']))
  expect(texts).not.toContain('Net income')
  expect(unknown.status).toBe(400)
  expect(JSON.parse(unknown.bytes.toString())).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ field: 'format', reason: 'must be one of json, csv, pdf' }],
  })
})
