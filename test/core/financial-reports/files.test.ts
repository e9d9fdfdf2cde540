import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { readPdf } from '#test/core/statements/readers.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, type Json } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const NAME = '=Fees, "cards" of ₦'

let desk: Desk
let year: number
let token: string

beforeAll(async () => {
  desk = await openDesk()
  token = await staffToken(desk.demo.app, DEMO, 'viewer')
  year = Number((await desk.done('GET /business-date')).business_date.slice(0, 4)) - 1
  await desk.done('POST /gl-accounts', { as: 'admin', body: { code: '4990', name: NAME, type: 'INCOME' } })
  for (const [date, journal_type, debit, credit, amount] of [
    ['02-20', 'GENERAL', '1000', '4990', 34.5],
    ['05-20', 'SHARE_ISSUE', '1000', '3000', 1_000_000],
    ['05-20', 'GENERAL', '1000', '4990', 1_234.5],
    ['05-20', 'GENERAL', '5200', '1000', 200],
  ] as const)
    await desk.done('POST /journals', {
      body: {
        journal_type,
        description: 'History',
        transaction_date: `${year}-${date}`,
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

const NUMBERS = ['line_number', 'variance_percent']
const cellOf = (value: unknown, field = ''): string => {
  if (value === null) return ''
  return typeof value === 'number' && !NUMBERS.includes(field) ? value.toFixed(2) : String(value)
}
/** A line of JSON as the cells of its row in CSV. */
const cellsOf = ({ amounts, ...line }: Json): Json =>
  Object.fromEntries(
    Object.entries({ ...line, ...amounts }).map(([field, value]) => [
      field,
      value === NAME ? `'${NAME}` : cellOf(value, field),
    ]),
  )

/** The totals of JSON as the cells of their rows in CSV. */
function totalsOf(totals: Json): string[][] {
  const isOneRow = Object.keys(totals).join() === 'debit,credit' && typeof totals.debit === 'number'
  if (isOneRow) return [['total', cellOf(totals.debit), cellOf(totals.credit)]]
  return Object.entries(totals as Record<string, unknown>).map(([field, total]) => [
    field,
    ...(typeof total === 'number'
      ? [cellOf(total)]
      : Object.entries(total as Json).map(([name, value]) => cellOf(value, name))
    ).filter(cell => cell !== ''),
  ])
}

const grouped = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test.each([
  ['trial-balance', 'Trial balance', ['Total', 'Debit']],
  ['income-statement', 'Income statement', ['Income', 'Expense', 'Net income']],
  ['profit-and-loss', 'Profit and loss', ['Income', 'Expense', 'Net income']],
  ['balance-sheet', 'Balance sheet', ['Assets', 'Liabilities', 'Equity']],
  ['cash-flow', 'Cash flow', ['Operating', 'FX effect', 'Closing cash']],
  ['changes-in-equity', 'Changes in equity', ['Opening', 'Change', 'Closing', 'Share capital', 'OCI']],
  ['general-ledger', 'General ledger', ['Total', 'Opening', 'Closing']],
  ['account-activity', 'Account activity', ['Account', `4990, ${NAME}`, 'Opening', 'Journal number']],
  ['comparative/trial-balance', 'Comparative trial balance', ['Compared with', 'Variance percent']],
  ['comparative/income-statement', 'Comparative income statement', ['Comparative', 'Net income']],
  ['comparative/balance-sheet', 'Comparative balance sheet', ['Variance', 'Liabilities']],
  ['comparative/cash-flow', 'Comparative cash flow', ['Method', 'Closing cash']],
  ['comparative/changes-in-equity', 'Comparative changes in equity', ['Variance', 'OCI']],
  ['consolidated/trial-balance', 'Consolidated trial balance', ['Total', 'HO']],
  ['consolidated/income-statement', 'Consolidated income statement', ['Net income', 'HO']],
  ['consolidated/balance-sheet', 'Consolidated balance sheet', ['Assets', 'HO']],
])('%s is the same report as JSON, CSV and PDF', async (report, title, words) => {
  const options = {
    comparative: `&compare_to=${year}-01-01..${year}-04-30`,
    'account-activity': '&code=4990',
  }[report.replace(/\/.*/, '')]
  const path = `${report}?fiscal_year=${year}${options ?? ''}`
  const json = await desk.done(`GET /reports/${path}`)
  const csv = await file(`${path}&format=csv&ledger_sequence=${json.ledger_sequence}`)
  const pdf = await file(`${path}&format=pdf&ledger_sequence=${json.ledger_sequence}`)

  const name = `${title.toLowerCase().replaceAll(' ', '-')}-${json.as_of ?? `${json.from}-${json.to}`}`
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}.csv"`,
  })
  const rows = parse(csv.bytes, { columns: true }) as Record<string, string>[]
  const ofType = (type: string): Json[] =>
    rows
      .filter(({ record_type }) => record_type === type)
      .map(({ record_type: _, branch: __, ...cells }) => cells)
  const shown = (type: string): string[][] =>
    ofType(type).map(total => (Object.values(total) as string[]).filter(cell => cell !== ''))
  expect(ofType('LINE')).toEqual(json.lines.map(cellsOf))
  expect(json.lines.length).toBeGreaterThan(0)
  expect(shown('TOTAL')).toEqual(totalsOf(json.totals))
  const entities: Json[] = json.entities ?? []
  expect(shown('BRANCH_TOTAL')).toEqual(entities.flatMap(({ totals }) => totalsOf(totals)))
  expect(ofType('ELIMINATION')).toHaveLength((json.eliminations ?? []).length)

  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'content-length': String(pdf.bytes.length),
  })
  const texts = readPdf(pdf.bytes).map(({ text }) => text)
  const totals = Object.values(json.totals as Record<string, number | Json>)
  expect(texts).toEqual(
    expect.arrayContaining([
      ...[title, 'Currency', 'NGN', 'All branches', json.ledger_sequence, ...words],
      ...[json.as_of ?? `${json.from} to ${json.to}`],
      ...json.lines.flatMap((line: Json) => (line.name === undefined ? [] : [line.name])),
      ...totals.map(total => grouped(typeof total === 'number' ? total : total.amount)),
    ]),
  )
})

test('a file has the options of its report, and a wrong format is refused', async () => {
  const before = await file(`trial-balance?as_of=${year}-02-19&format=csv`)
  const texts = readPdf((await file('cash-flow?method=direct&format=pdf')).bytes).map(({ text }) => text)
  const unknown = await file('trial-balance?format=xlsx')
  const activity = await file(`account-activity?code=1000&limit=1&fiscal_year=${year}&format=csv`)

  expect((parse(before.bytes, { columns: true }) as Json[]).map(row => row.code)).not.toContain('4990')
  expect(texts).toEqual(expect.arrayContaining(['Method', 'Direct']))
  expect(texts).not.toContain('Net income')
  expect((parse(activity.bytes, { columns: true }) as Json[]).length).toBeGreaterThan(1 + 4)
  expect(unknown.status).toBe(400)
  expect(JSON.parse(unknown.bytes.toString())).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ field: 'format', reason: 'must be one of json, csv, pdf' }],
  })
})

test('the graph refuses a file of a report that cannot be compared or consolidated', async () => {
  const refusalOf = async (args: string): Promise<[string, string[]]> => {
    const { errors } = await ask(
      desk.demo.app,
      `{ financialReportFile(format: CSV, ${args}) { fileName } }`,
      { headers: bearer(token, DEMO.id) },
    )
    const [{ extensions }] = errors as [Json]
    return [extensions.code, extensions.issues.map(({ field }: Json) => field)]
  }

  expect(await refusalOf('report: GENERAL_LEDGER, compareTo: "PREVIOUS_YEAR"')).toEqual([
    'VALIDATION_ERROR',
    ['compareTo'],
  ])
  expect(
    await refusalOf(
      `report: GENERAL_LEDGER, isConsolidated: true, branchId: "${randomUUID()}", compareTo: "2026"`,
    ),
  ).toEqual(['VALIDATION_ERROR', ['compareTo', 'isConsolidated', 'branchId']])
})
